"""A visitor: ssh in a pseudo-terminal, with an emulator that reads its screen."""

from __future__ import annotations

import fcntl
import os
import pathlib
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from typing import Callable

import host

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Screenshots"))
from terminal import Terminal  # noqa: E402

# The end of the first screen, in English.
ARRIVED = "q quit"


class Client:
    """A program in a terminal that replies to its queries at once."""

    def __init__(
        self, command: list[str], environment: dict[str, str] | None = None,
        columns: int = 120, rows: int = 40, replies: bool = True,
    ) -> None:
        self.terminal = Terminal(columns, rows, (0, 0, 0))
        self.replies = replies
        self.raw = b""
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            command, env=host.ENVIRONMENT | (environment or {}), stdin=slave, stdout=slave,
            stderr=slave, start_new_session=True, preexec_fn=own_terminal)
        os.close(slave)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Closes the terminal, as when a window is closed."""
        if self.master >= 0:
            os.close(self.master)
            self.master = -1

    def press(self, keys: str | bytes) -> None:
        """Sends keys literally."""
        os.write(self.master, keys.encode() if isinstance(keys, str) else keys)

    def read(self, seconds: float) -> bytes:
        """The output of one read within that time; empty if there is none."""
        if not select.select([self.master], [], [], seconds)[0]:
            return b""
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return b""
        self.raw += data
        self.terminal.feed(data)
        if self.replies and self.terminal.replies:
            self.press(self.terminal.replies)
        self.terminal.replies = b""
        return data

    @property
    def text(self) -> str:
        return self.terminal.screen.text

    def wait_until(
        self, what: str, condition: Callable[[], object], limit: float = host.LIMIT,
    ) -> None:
        end = time.monotonic() + limit
        while not condition():
            if time.monotonic() > end:
                raise host.Stuck(f"no {what} within {limit:g} s; the screen is\n{self.text}")
            self.read(0.02)

    def wait_for(self, text: str, limit: float = host.LIMIT) -> None:
        self.wait_until(repr(text), lambda: text in self.text, limit)

    def arrive(self) -> Client:
        self.wait_for(ARRIVED)
        return self

    def settle(self, quiet: float = 0.25) -> bytes:
        """The output until none has come for that long."""
        before = len(self.raw)
        end = time.monotonic() + host.LIMIT
        while self.read(quiet) and time.monotonic() < end:
            pass
        return self.raw[before:]

    def end(self, limit: float = host.LIMIT) -> int:
        """The exit status; all output is read."""
        self.wait_until("end", lambda: self.process.poll() is not None, limit)
        self.settle(0.05)
        return self.process.returncode


def own_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
