"""Acknowledged changes are in the one file: checks copies of it, and kills between COMMIT and
exit."""

from __future__ import annotations

import contextlib
import os
import pathlib
import shutil
import signal
import sqlite3
import unittest

from program import Home, ProofCase, catalogue, often
from session import Session

HEROES = catalogue("marvel")
PAGE = 4096
# More members would only be slower.
FULL = 250


class AcknowledgedTests(ProofCase):
    def open(self, home: Home, hero: str) -> Session:
        session = home.browse(hero)
        self.addCleanup(session.__exit__)
        session.wait_until("the first screen", lambda: "q quit" in session.text)
        # The terminal's reply about its background is saved too.
        session.settle()
        return session

    def members_of_copy(self, home: Home) -> list[str]:
        """The members in a copy of just the one file, read by SQLite."""
        copy = home.folder / "copy.sqlite3"
        shutil.copy(home.file, copy)
        with contextlib.closing(sqlite3.connect(copy)) as database:
            rows = database.execute("SELECT catalogue, entry FROM member ORDER BY position")
            return [f"{catalogue}/{entry}" for catalogue, entry in rows]

    def test_each_recruit_of_a_browser_is_in_a_copy_of_the_one_file(self) -> None:
        for number in range(often(50, 1_000)):
            at = number % FULL
            if at == 0:
                home = self.home()
                session = self.open(home, HEROES[0])
            session.press(" ")
            session.wait_until(
                f"member {at + 1}", lambda: f"My squad {at + 1}" in session.text)
            self.assertEqual(self.members_of_copy(home), HEROES[:at + 1])
            session.press("j")

    def test_a_browser_killed_after_an_acknowledgement_leaves_an_empty_log(self) -> None:
        home = self.home()
        for number in range(often(5, 100)):
            session = self.open(home, HEROES[number])
            session.press(" ")
            session.wait_until(
                "the recruit", lambda: f"My squad {number + 1}" in session.text)
            os.kill(session.process.pid, signal.SIGKILL)
            session.process.wait()
            self.assertEqual(home.log.stat().st_size, 0)
            self.assertEqual(self.members_of_copy(home), HEROES[:number + 1])


@unittest.skipUnless(shutil.which("strace"), "strace is Linux's")
class KilledFireTests(ProofCase):
    """A firing from a squad of 300 rewrites most of its pages."""

    def setUp(self) -> None:
        super().setUp()
        self.members = HEROES[:300]
        self.fired = self.random.choice(self.members)
        self.model = self.home()
        self.model.fill(self.members)

    def test_each_leftover_page_damaged_after_a_kill_at_each_write(self) -> None:
        killed = damaged = 0
        for call in ("pwrite64", "fdatasync", "ftruncate"):
            for number in self.numbers({"pwrite64": 9}.get(call, 1)):
                home = self.copy(self.model)
                result = home.run("fire", self.fired, before=[
                    "strace", "-f", "-qqq", "-o", "/dev/null",
                    "-P", str(home.file), "-P", str(home.log), "-e", f"trace={call}",
                    "-e", f"inject={call}:signal=KILL:when={number}"])
                if not result.was_killed:
                    break
                killed += 1
                self.assertEqual(result.output, "")
                left = [(file, offset) for file in (home.file, home.log)
                        for offset in range(0, file.stat().st_size, PAGE)]
                for file, offset in self.some(left, 3):
                    damaged += 1
                    with self.subTest(call=call, number=number, file=file.name, offset=offset):
                        self.check(home, file, offset)
                shutil.rmtree(home.folder)
        self.assertGreater(killed, often(3, 30))
        self.assertGreater(damaged, often(9, 300))

    def check(self, home: Home, file: pathlib.Path, offset: int) -> None:
        """Checks that no member is lost without a message, at the next start and at the next
        change."""
        other = self.copy(home)
        with (other.data / file.name).open("r+b") as stream:
            stream.seek(offset)
            stream.write(self.random.choice([bytes(PAGE), self.random.randbytes(PAGE)]))
        said = ""
        for arguments in (["roster"], ["recruit", HEROES[310]], ["roster"]):
            result = other.run(*arguments)
            self.assertFalse(result.crashed or result.was_killed, result)
            said += result.errors
            if arguments == ["roster"] and not said:
                found = {line.split("\t")[0] for line in result.output.splitlines()}
                self.assertLessEqual({*self.members} - {self.fired}, found)
        shutil.rmtree(other.folder)


if __name__ == "__main__":
    unittest.main()
