"""strace kills the program, or makes the call fail, at every system call that writes."""

from __future__ import annotations

import contextlib
import pathlib
import re
import shutil
import sqlite3
import unittest

from program import Home, ProofCase, Result, catalogue, often

HEROES = catalogue("marvel")
RELEASES = pathlib.Path(__file__).parents[2] / "Fixtures/Releases"
CALLS = [
    "write", "pwrite64", "fdatasync", "fsync", "rename", "unlink", "ftruncate", "link", "mkdir",
    "flock",
]
# Steps between the calls that the short form tries, for the frequent kinds.
STEPS = {"pwrite64": 6, "fdatasync": 2, "unlink": 2}


def make_older(file: pathlib.Path, script: str) -> None:
    """Makes a file as an older release left it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.executescript((RELEASES / script).read_text())
        database.execute("PRAGMA journal_mode = WAL")


def visitor_members(file: pathlib.Path) -> list[tuple[int, str, str]]:
    """The members of all squads in a kiosk's file of any release; raises if it is damaged."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        verdict = database.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise AssertionError(f"the file is damaged: {verdict}")
        is_older = database.execute("PRAGMA user_version").fetchone()[0] == 1
        table = "visitor_member ORDER BY visitor" if is_older else "member ORDER BY squad"
        return database.execute(
            f"SELECT position, catalogue, entry FROM {table}, position").fetchall()


@unittest.skipUnless(shutil.which("strace"), "strace is Linux's")
class InjectionTests(ProofCase):
    def inject(self, call: str, what: str, number: int, *more: str) -> list[str]:
        return [
            "strace", "-f", "-qqq", "-o", "/dev/null", *more,
            "-e", f"trace={call}", "-e", f"inject={call}:{what}:when={number}"]

    def check(self, home: Home, result: Result, before: list[str], hero: str) -> None:
        self.assertFalse(result.crashed, result)
        joined = result.status == 0 or "joined" in result.output
        self.check_nothing_lost(home, {*before, *([hero] if joined else [])}, {*before, hero})
        # The next command works, and no file is left behind.
        home.fill([HEROES[9]])
        self.assertIn(HEROES[9], home.stored())
        names = [name for name in home.names if not name.endswith(".before-7")]
        self.assertEqual(names, [home.file.name])

    def try_all(
            self, members: int, *more: str, calls: list[str] = CALLS, is_older: bool = False) -> int:
        """Kills a recruit at each call of each kind; returns the number of kills."""
        killed = 0
        for call in calls:
            for number in self.numbers(STEPS.get(call, 1)):
                home = self.home()
                before = HEROES[:members]
                if is_older:
                    make_older(home.file, "own.sql")
                    before = home.stored()
                elif before:
                    home.fill(before)
                options = [option.format(home=home) for option in more]
                result = home.run(
                    "recruit", HEROES[5], before=self.inject(call, "signal=KILL", number, *options))
                with self.subTest(call=call, number=number, members=members):
                    self.check(home, result, before, HEROES[5])
                if not result.was_killed:
                    break
                killed += 1
        return killed

    def test_a_migration(self) -> None:
        self.assertGreater(self.try_all(0, is_older=True), often(10, 40))

    def test_a_migration_of_a_kiosk_file(self) -> None:
        killed = 0
        for call in CALLS:
            for number in self.numbers(3 * STEPS.get(call, 1)):
                home = self.home()
                file = home.data / "squads.sqlite3"
                make_older(file, "kiosk.sql")
                before = visitor_members(file)
                copy = ("store", "copy", str(home.data))
                result = home.run(
                    *copy, str(home.folder / "killed"),
                    before=self.inject(call, "signal=KILL", number))
                with self.subTest(call=call, number=number):
                    self.assertFalse(result.crashed, result)
                    whole = home.folder / "whole"
                    self.assertEqual(home.run(*copy, str(whole)).status, 0)
                    self.assertEqual(visitor_members(whole / file.name), before)
                    self.assertEqual(visitor_members(file), before)
                if not result.was_killed:
                    break
                killed += 1
        self.assertGreater(killed, often(2, 20))

    def test_the_first_start(self) -> None:
        self.assertGreater(self.try_all(0), often(10, 40))

    def test_a_recruit(self) -> None:
        self.assertGreater(self.try_all(3), often(6, 20))

    def test_a_checkpoint(self) -> None:
        # The log has a path of its own, so these calls are the checkpoint's.
        only = ("-P", "{home.file}")
        calls = ["pwrite64", "fdatasync", "ftruncate"]
        self.assertGreater(self.try_all(3, *only, calls=calls), 0)

    def test_a_log_is_recovered_though_the_recovery_is_killed_too(self) -> None:
        killed = 0
        for call in ["pwrite64", "fdatasync", "ftruncate", "unlink"]:
            for number in self.numbers(STEPS.get(call, 1)):
                home = self.home()
                home.fill(HEROES[:3])
                home.leave_in_log(HEROES[5])
                result = home.run("roster", before=self.inject(call, "signal=KILL", number))
                killed += result.was_killed
                with self.subTest(call=call, number=number):
                    self.check(home, result._replace(status=0), HEROES[:3], HEROES[5])
                if not result.was_killed:
                    break
        self.assertGreater(killed, often(1, 8))

    def test_a_disk_that_is_full_or_fails_from_any_call_on(self) -> None:
        failed = 0
        for call, error in [("pwrite64", "ENOSPC"), ("pwrite64", "EIO"), ("fdatasync", "EIO"),
                            ("ftruncate", "ENOSPC"), ("fsync", "EIO"), ("rename", "ENOSPC"),
                            ("unlink", "EIO"), ("mkdir", "ENOSPC")]:
            for members in (0, 3):
                for number in self.numbers(STEPS.get(call, 1)):
                    home = self.home()
                    before = HEROES[:members]
                    if before:
                        home.fill(before)
                    result = home.run(
                        "recruit", HEROES[5],
                        before=self.inject(call, f"error={error}", f"{number}+"))
                    with self.subTest(call=call, error=error, number=number, members=members):
                        self.assertLessEqual(len(result.errors.splitlines()), 1, result.errors)
                        if result.status != 0:
                            self.assertRegex(result.errors, r"^squad: .{10,}")
                        self.check(home, result, before, HEROES[5])
                    if result.status == 0:
                        break
                    failed += 1
        self.assertGreater(failed, often(8, 40))


@unittest.skipUnless(shutil.which("strace"), "strace is Linux's")
class TraceTests(ProofCase):
    """The one file is on disk before a change is acknowledged."""

    def check_trace(self, lines: list[str], told: str) -> None:
        """Checks that before the message, the member was written to the file itself, followed by a
        successful fdatasync."""
        words = next(
            (at for at, line in enumerate(lines) if "write(" in line and told in line), None)
        self.assertIsNotNone(words, f"nothing was said of {told!r}")
        stored = [
            at for at, line in enumerate(lines[:words])
            if re.search(r"pwrite64\(\d+<[^>]*squad\.sqlite3>.*1009368", line)]
        self.assertTrue(stored, "the member wasn't written to the file")
        synced = [
            at for at, line in enumerate(lines[:words])
            if re.search(r"fdatasync(\(\d+<[^>]*squad\.sqlite3>\)| resumed>\)) += 0", line)]
        self.assertTrue(synced and synced[-1] > stored[-1], "\n".join(lines[stored[-1]:words + 1]))

    def trace(self, home: Home) -> list[str]:
        return [
            "strace", "-f", "-qqq", "-y", "-s", "8000", "-o",
            str(home.folder / "trace"), "-e", "trace=write,writev,pwrite64,fdatasync"]

    def lines(self, home: Home) -> list[str]:
        return (home.folder / "trace").read_text(errors="replace").splitlines()

    def test_a_recruit_is_on_disk_before_it_is_said(self) -> None:
        for members in (0, 3):
            home = self.home()
            if members:
                home.fill(HEROES[:members])
            result = home.run("recruit", "marvel/1009368", before=self.trace(home))
            self.assertEqual(result.status, 0)
            self.check_trace(self.lines(home), "Iron Man joined")

    def test_a_recruit_is_on_disk_before_it_is_shown(self) -> None:
        home = self.home()
        home.fill(HEROES[:3])
        with home.browse("marvel/1009368", before=self.trace(home)) as session:
            session.wait_until("the first screen", lambda: "q quit" in session.text)
            session.press(" ")
            session.wait_until("Iron Man joined", lambda: "Iron Man joined" in session.text)
            session.press("q")
            session.process.wait()
        self.check_trace(self.lines(home), "joined")


if __name__ == "__main__":
    unittest.main()
