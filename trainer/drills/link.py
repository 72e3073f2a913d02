"""A scenario as the text of a link: versioned, language-free, safe to open whatever it holds."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from trainer.drills.scenario import LIMIT, Scenario, document, parse
from trainer.rulebook.refusal import Refused

VERSION = "1"
LONGEST = 8192
"""The longest link text that is opened, in characters."""
_ALPHABET = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def encode(scenario: Scenario) -> str:
    """Return the text that opens this scenario: the version, a dot, the document packed.

    >>> from trainer.drills.scenario import parse
    >>> decode(encode(parse('{"game": "mamma_mia", "question": "setup", "players": 3}'))).table
    SetupTable(players=3)
    """
    text = json.dumps(document(scenario), separators=(",", ":"), ensure_ascii=False)
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(text.encode("utf-8")) + packer.flush()
    return f"{VERSION}.{urlsafe_b64encode(packed).decode('ascii').rstrip('=')}"


def decode(text: str) -> Scenario:
    """Return the scenario that a link's text holds; raise `Refused` for one that is cut, foreign or of another version."""
    if len(text) > LONGEST:
        raise Refused("", "link_too_long")
    version, dot, packed = text.partition(".")
    if not dot or not version.isascii() or not version.isdigit() or len(version) > 6:
        raise Refused("", "link_foreign")
    if version != VERSION:
        raise Refused("", "link_version", version=version)
    if not packed or not _ALPHABET.issuperset(packed):
        raise Refused("", "link_broken")
    return parse(_unpack(packed))


def _unpack(packed: str) -> str:
    unpacker = zlib.decompressobj(wbits=-15)
    try:
        raw = unpacker.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LIMIT + 1)
        text = raw.decode("utf-8")
    except (ValueError, zlib.error) as fault:
        raise Refused("", "link_broken") from fault
    if not unpacker.eof or unpacker.unused_data:
        raise Refused("", "link_broken")
    return text
