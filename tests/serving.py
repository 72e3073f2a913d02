"""A Streamlit script served for as long as a test or a measurement lasts."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent
APP = Path("trainer/app.py")
PATIENCE = 60.0


@contextmanager
def serving(script: Path = APP) -> Iterator[str]:
    """Serve a script, named from the root, in a home of its own; yields the address without a closing slash."""
    with TemporaryDirectory() as home, (Path(home) / "server.log").open("w+") as log:
        port = _free_port()
        process = subprocess.Popen(
            [sys.executable, "-m", "streamlit", "run", str(script), "--server.port", str(port)],
            cwd=ROOT,
            env=_environment(home),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            if not _healthy(address, process):
                log.seek(0)
                raise RuntimeError(f"{script} was not served: {log.read()[-2000:]}")
            yield address
        finally:
            process.kill()
            process.wait()


def _environment(home: str) -> dict[str, str]:
    """Nothing of whoever runs the tests but the path, the language and the place for temporary files."""
    kept = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR", "TZ") if name in os.environ}
    return kept | {"HOME": home, "PYTHONDONTWRITEBYTECODE": "1"}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _healthy(address: str, process: subprocess.Popen[bytes]) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urlopen(f"{address}/_stcore/health", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            time.sleep(0.05)
    return False
