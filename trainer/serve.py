"""Starts the app on a port of this machine, after making sure that the port is free."""

import os
import socket
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
HOST = "127.0.0.1"


def main() -> NoReturn:
    """Read the port from the command line and become the server, or leave with a sentence that says why not."""
    parser = ArgumentParser(prog="python -m trainer.serve", description=__doc__)
    parser.add_argument("--port", default="8501", help="the port to listen on, 1 to 65535 (default: 8501)")
    port = _free_port(parser.parse_args().port)
    print(f"The app opens at http://{HOST}:{port} (Ctrl+C ends it).", flush=True)
    os.chdir(ROOT)
    command = [sys.executable, "-m", "streamlit", "run", "trainer/app.py", "--server.address", HOST]
    os.execv(sys.executable, [*command, "--server.port", str(port), "--logger.hideWelcomeMessage", "true"])


def _free_port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        sys.exit(f"A port is a number from 1 to 65535, not {text!r}.")
    port = int(text)
    with socket.socket() as probe:
        # A port that was closed a moment ago counts as free, as it does for the server.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except PermissionError:
            sys.exit(f"Port {port} may not be opened by this user: choose one from 1024 on, as in make run PORT=8600.")
        except OSError:
            sys.exit(f"Port {port} is already in use: choose another one, as in make run PORT=8600.")
    return port


if __name__ == "__main__":
    main()
