"""A program in a pseudo-terminal: keys in, a screen out."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pathlib
import select
import struct
import subprocess
import termios
import time
from typing import Callable

from palette import RGB
from terminal import Terminal

# Time limit for things that should take milliseconds, since the machine may be busy.
LIMIT = 30.0
# A screen is done if nothing has come for this long and nothing runs: longer than any delay in the
# program between a key and its effect.
QUIET = 0.25
KEYS = {
    "Enter": "\r", "Escape": "\x1b", "Tab": "\t", "BTab": "\x1b[Z", "Space": " ", "BSpace": "\x7f",
    "Up": "\x1bOA", "Down": "\x1bOB", "Right": "\x1bOC", "Left": "\x1bOD",
    "Home": "\x1bOH", "End": "\x1bOF", "PageUp": "\x1b[5~", "PageDown": "\x1b[6~",
}


class Stuck(Exception):
    """A wait that timed out."""


class Session:
    """The program and its terminal, which replies to queries at once."""

    def __init__(
        self, command: list[str], environment: dict[str, str], columns: int, rows: int,
        background: RGB, folder: pathlib.Path | None = None,
    ) -> None:
        self.terminal = Terminal(columns, rows, background)
        self.master, slave = os.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            command, env=environment, cwd=folder, stdin=slave, stdout=slave, stderr=slave,
            start_new_session=True)
        os.close(slave)

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.master)
        self.process.kill()
        self.process.wait()

    def press(self, key: str) -> None:
        """Sends a key by its name, or text literally."""
        os.write(self.master, KEYS.get(key, key).encode())

    def read(self, seconds: float) -> bool:
        """Feeds output to the terminal and replies to queries; returns whether any came within that
        time."""
        if not select.select([self.master], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self.master, 1 << 16)
        except OSError:
            data = b""
        if not data:
            raise Stuck(f"the program ended with {self.process.wait()}")
        self.terminal.feed(data)
        if self.terminal.replies:
            os.write(self.master, self.terminal.replies)
            self.terminal.replies = b""
        return True

    @property
    def text(self) -> str:
        return self.terminal.screen.text

    def wait_until(self, what: str, condition: Callable[[], bool]) -> None:
        """Reads until the condition holds."""
        end = time.monotonic() + LIMIT
        while not condition():
            if time.monotonic() > end:
                raise Stuck(f"waited in vain for {what!r}")
            self.read(0.02)

    def settle(self, is_busy: Callable[[], bool] = lambda: False) -> None:
        """Reads until nothing has come for a while, during which neither the program nor the
        services that it waits for were busy."""
        end = time.monotonic() + LIMIT
        since = time.monotonic()
        while time.monotonic() - since < QUIET:
            if time.monotonic() > end:
                raise Stuck("the screen never comes to rest")
            if self.read(0.02) or is_busy() or self.is_running():
                since = time.monotonic()

    def is_running(self) -> bool:
        """Whether a thread of the program is running or waits for a processor; false where the
        system doesn't tell."""
        for file in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/stat"):
            with contextlib.suppress(OSError):
                if file.read_text().rpartition(")")[2].split()[0] in "RD":
                    return True
        return False
