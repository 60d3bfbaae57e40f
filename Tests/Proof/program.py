"""The built program in a home of its own, and the contents of its file."""

from __future__ import annotations

import contextlib
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Iterable
from typing import NamedTuple, TypeVar

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Screenshots"))

from session import Session  # noqa: E402

BINARY = os.path.abspath(os.environ.get("SQUAD_BINARY", ".build/release/squad"))
# `make crash` runs the proofs at length; `make test` runs them for seconds.
IS_LONG = os.environ.get("SQUAD_PROOF") == "long"
SEED = int(os.environ.get("SQUAD_SEED", "14"))
LIMIT = 30
# Maximum number of calls of one kind in a command. Bounds loops that look for a call that may never
# come.
MOST = 200
Item = TypeVar("Item")


def often(short: int, long: int) -> int:
    """The number of attempts, by the form of the proof."""
    return long if IS_LONG else short


class Result(NamedTuple):
    """A command's exit status and output."""

    # Negative for a signal, as in subprocess.
    status: int
    output: str
    errors: str

    @property
    def was_killed(self) -> bool:
        """Whether the program was killed: strace ends by the same signal, or with 128 plus its
        number."""
        return self.status in (-signal.SIGKILL, 128 + signal.SIGKILL)

    @property
    def crashed(self) -> bool:
        return (self.status < 0 or self.status > 2) and not self.was_killed


class Home:
    """A home folder that contains at most the squad's own file."""

    def __init__(self) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="squad-proof-"))
        # So that a user without privileges can enter.
        self.folder.chmod(0o755)
        self.data = self.folder / "data"
        self.binary = BINARY
        # Further environment variables; with any, the program is online.
        self.more: dict[str, str] = {}

    def __enter__(self) -> Home:
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def file(self) -> pathlib.Path:
        return self.data / "squad.sqlite3"

    @property
    def log(self) -> pathlib.Path:
        return self.data / "squad.sqlite3-wal"

    @property
    def names(self) -> list[str]:
        return sorted(os.listdir(self.data)) if self.data.exists() else []

    @property
    def leftovers(self) -> list[str]:
        """Files other than the squad's own, SQLite's, and damaged ones that were set aside."""
        known = {self.file.name + suffix for suffix in ("", "-wal", "-shm")}
        return [
            name for name in self.names
            if name not in known and not name.startswith(self.file.name + ".damaged-")]

    @property
    def aside(self) -> list[pathlib.Path]:
        """Damaged files that were set aside, without their logs."""
        return [
            self.data / name for name in self.names
            if ".damaged-" in name and not name.endswith(("-wal", "-shm", "-journal"))]

    @property
    def environment(self) -> dict[str, str]:
        return {
            "HOME": str(self.folder), "PATH": os.environ["PATH"], "LANG": "C.UTF-8",
            "TERM": "xterm-256color", "TMPDIR": str(self.folder), **self.more,
        }

    def command(self, *arguments: str) -> list[str]:
        offline = [] if self.more else ["--offline"]
        return [self.binary, *offline, "--data", str(self.data), *arguments]

    def start(self, *arguments: str, before: list[str] | None = None) -> subprocess.Popen[str]:
        return subprocess.Popen(
            (before or []) + self.command(*arguments), env=self.environment, cwd=self.folder,
            text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            start_new_session=True)

    def run(
        self, *arguments: str, before: list[str] | None = None, user: int | None = None
    ) -> Result:
        """Runs the program to its end, optionally behind another command or as another user."""
        done = subprocess.run(
            (before or []) + self.command(*arguments), env=self.environment, cwd=self.folder,
            timeout=LIMIT,
            stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", user=user)
        return Result(done.returncode, done.stdout, done.stderr)

    def browse(
        self, *arguments: str, before: list[str] | None = None, columns: int = 100
    ) -> Session:
        return Session(
            (before or []) + self.command(*arguments), self.environment, columns, 30, (0, 0, 0),
            self.folder)

    def stored(self, is_sound: bool = True) -> list[str]:
        """The members, read by SQLite from a copy; raises if the file is damaged."""
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder) / self.file.name
            shutil.copy(self.file, copy)
            if self.log.exists():
                shutil.copy(self.log, folder)
            with contextlib.closing(sqlite3.connect(copy)) as database:
                if is_sound:
                    verdict = database.execute("PRAGMA integrity_check").fetchone()[0]
                    if verdict != "ok":
                        raise AssertionError(f"the file is not sound: {verdict}")
                rows = database.execute("SELECT catalogue, entry FROM member ORDER BY position")
                return [f"{catalogue}/{entry}" for catalogue, entry in rows]

    def leave_in_log(self, id: str) -> None:
        """Recruits a member, and kills the program after COMMIT, when the checkpoint starts to
        write."""
        result = self.run("recruit", id, before=[
            "strace", "-f", "-qqq", "-o", "/dev/null", "-P", str(self.file),
            "-e", "trace=pwrite64", "-e", "inject=pwrite64:signal=KILL:when=1"])
        if not result.was_killed or result.output or not self.log.stat().st_size:
            raise AssertionError(result)

    def fill(self, ids: list[str]) -> None:
        result = self.run("recruit", *ids)
        if result.status != 0:
            raise AssertionError(result.errors)


class ProofCase(unittest.TestCase):
    """A proof with homes of its own and reproducible random numbers."""

    def setUp(self) -> None:
        self.random = random.Random(f"{SEED} {self.id()}")

    def some(self, items: Iterable[Item], count: int) -> list[Item]:
        """A random sample of that many items in the short form, all of them in the long one."""
        items = list(items)
        return items if IS_LONG or count >= len(items) else self.random.sample(items, count)

    def numbers(self, step: int) -> range:
        """Numbers of calls to inject at: every one in the long form, else every `step`-th from a
        random one on."""
        step = often(step, 1)
        return range(1 + self.random.randrange(step), MOST, step)

    def home(self) -> Home:
        home = Home()
        self.addCleanup(home.__exit__)
        return home

    def copy(self, model: Home) -> Home:
        home = self.home()
        shutil.copytree(model.data, home.data)
        return home

    def roster(self, home: Home) -> list[str]:
        """The squad as the next start prints it, without any complaint."""
        result = home.run("roster")
        if "the squad is empty" in result.errors:
            return []
        self.assertEqual((result.status, result.errors), (0, ""))
        return [line.split("\t")[0] for line in result.output.splitlines()]

    def check_nothing_lost(self, home: Home, acknowledged: set[str], tried: set[str]) -> None:
        """Checks that the file is sound and holds all acknowledged members, and none that was never
        tried."""
        if home.file.exists():
            self.assertLessEqual(acknowledged, set(home.stored()))
        found = set(self.roster(home))
        self.assertLessEqual(acknowledged, found)
        self.assertLessEqual(found, tried | acknowledged)
        self.assertEqual(home.aside, [])


def catalogue(name: str) -> list[str]:
    """A list's ids, in its order on the screen."""
    with Home() as home:
        output = home.run("list", name).output
    return [line.split("\t")[0] for line in output.splitlines()]
