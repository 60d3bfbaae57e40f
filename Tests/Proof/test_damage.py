"""Overwrites every page of the file, and makes files and folders unwritable."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import unittest

from program import BINARY, Home, ProofCase, Result, catalogue, often

HEROES = catalogue("marvel")
PAGE = 4096
NOBODY = 65_534
# Steps between the calls that the short form tries, for the frequent kinds.
STEPS = {"pwrite64": 10, "rename": 1, "link": 1}


@unittest.skipUnless(shutil.which("strace"), "strace is Linux's")
class DamageTests(ProofCase):
    def model(self, members: int) -> Home:
        home = self.home()
        home.fill(HEROES[:members])
        return home

    def fillings(self, length: int) -> list[bytes]:
        return [bytes(length), self.random.randbytes(length)]

    def check_words(self, result: Result) -> None:
        self.assertFalse(result.crashed or result.was_killed, result)
        lines = [line for line in result.errors.splitlines() if "squad is empty" not in line]
        for line in lines:
            self.assertRegex(line, r"^squad: .{10,}")
        self.assertLessEqual(len(lines), 1, lines)

    def check(self, home: Home, members: list[str]) -> bool:
        """Reads and changes a damaged squad, which must lose no member; returns whether it was set
        aside."""
        damaged = home.file.read_bytes()
        first, second = home.run("roster"), home.run("recruit", HEROES[200])
        for result in (first, second):
            self.check_words(result)
            self.assertEqual(result.status, 0, result)
        # Pages that neither command reads, such as those of saved responses, may stay damaged.
        after = home.stored(is_sound=bool(home.aside))
        self.assertEqual([id for id in after if id != HEROES[200]], members)
        self.assertIn(HEROES[200], after)
        told = [one for one in (first, second) if "set aside" in one.errors]
        self.assertEqual(len(told), len(home.aside), (first.errors, second.errors, home.names))
        self.assertEqual(self.roster(home), after)
        if home.aside and told[0] is first:
            self.assertEqual(home.aside[0].read_bytes(), damaged)
        self.assertEqual(home.leftovers, [])
        return bool(home.aside)

    def overwrite(self, file: pathlib.Path, offset: int, filling: bytes) -> None:
        with file.open("r+b") as stream:
            stream.seek(offset)
            stream.write(filling)

    def test_each_page_of_the_file(self) -> None:
        members = HEROES[:120]
        model = self.model(len(members))
        aside = 0
        pages = model.file.stat().st_size // PAGE
        self.assertGreater(pages, 16)
        for page in self.some(range(pages), 9):
            for filling in self.some(self.fillings(PAGE), 1):
                home = self.copy(model)
                self.overwrite(home.file, page * PAGE, filling)
                with self.subTest(page=page, zeros=not any(filling)):
                    aside += self.check(home, members)
        self.assertGreater(aside, often(1, 12))

    def test_each_sector_of_each_page(self) -> None:
        members = HEROES[:60]
        model = self.model(len(members))
        length = 512
        everywhere = range(0, model.file.stat().st_size, length)
        for offset in self.some(everywhere, 12):
            home = self.copy(model)
            self.overwrite(home.file, offset, bytes(length))
            with self.subTest(offset=offset):
                self.check(home, members)

    def test_a_file_cut_anywhere(self) -> None:
        model = self.model(60)
        size = model.file.stat().st_size
        for _ in range(often(4, 100)):
            home = self.copy(model)
            os.truncate(home.file, self.random.randrange(1, size))
            results = [home.run("roster"), home.run("recruit", HEROES[200]), home.run("roster")]
            for result in results:
                self.check_words(result)
            self.assertIn(HEROES[200], home.stored())

    def damaged(self) -> tuple[list[str], Home]:
        """A squad with its newest member in the log and a zeroed page that the first reader
        notices."""
        members = HEROES[:80]
        model = self.model(len(members) - 1)
        model.leave_in_log(members[-1])
        for page in range(1, model.file.stat().st_size // PAGE):
            home = self.copy(model)
            self.overwrite(home.file, page * PAGE, bytes(PAGE))
            if "set aside" in home.run("roster").errors:
                self.overwrite(model.file, page * PAGE, bytes(PAGE))
                return members, model
        raise AssertionError("nobody finds a page of zeros")

    def test_a_salvage_that_is_killed_anywhere(self) -> None:
        members, model = self.damaged()
        killed = 0
        for call in ("rename", "link", "fsync", "unlink", "pwrite64", "fdatasync"):
            for number in self.numbers(STEPS.get(call, 3)):
                home = self.copy(model)
                result = home.run("roster", before=[
                    "strace", "-f", "-qqq", "-o", "/dev/null", "-e", f"trace={call}",
                    "-e", f"inject={call}:signal=KILL:when={number}"])
                with self.subTest(call=call, number=number):
                    self.assertFalse(result.crashed, result)
                    home.run("roster")
                    self.assertEqual(self.roster(home), members)
                    self.assertEqual(home.stored(), members)
                    self.assertEqual(len(home.aside), 1, home.names)
                    self.assertEqual(home.leftovers, [])
                if not result.was_killed:
                    break
                killed += 1
        self.assertGreater(killed, often(2, 20))

    def test_a_salvage_on_a_full_disk(self) -> None:
        members, model = self.damaged()
        for call, error in (("pwrite64", "ENOSPC"), ("fdatasync", "EIO"), ("rename", "EIO"),
                            ("link", "ENOSPC"), ("ftruncate", "ENOSPC"), ("fsync", "EIO")):
            for number in self.numbers(STEPS.get(call, 3)):
                home = self.copy(model)
                result = home.run("roster", before=[
                    "strace", "-f", "-qqq", "-o", "/dev/null", "-e", f"trace={call}",
                    "-e", f"inject={call}:error={error}:when={number}+"])
                with self.subTest(call=call, error=error, number=number):
                    self.check_words(result)
                    # Either all members, or one line if SQLite can't read the log on a full disk.
                    shown = len(result.output.splitlines())
                    self.assertEqual(shown, len(members) if result.status == 0 else 0)
                    home.run("roster")
                    self.assertEqual(self.roster(home), members)
                    self.assertEqual(home.stored(), members)
                if "set aside" in result.errors:
                    break


class RefusedTests(ProofCase):
    """Runs as a user without root's privileges."""

    def run_as_nobody(self, home: Home, *arguments: str) -> Result:
        if os.geteuid() != 0:
            return home.run(*arguments)
        # The build may be in a folder that only root can enter.
        home.binary = str(home.folder / "squad")
        if not os.path.exists(home.binary):
            shutil.copy(BINARY, home.binary)
        return home.run(*arguments, user=NOBODY)

    def squad(self) -> Home:
        home = self.home()
        home.fill(HEROES[:3])
        if os.geteuid() == 0:
            subprocess.run(["chown", "-R", str(NOBODY), str(home.folder)], check=True)
        return home

    def check(self, home: Home) -> None:
        before = home.file.read_bytes()
        roster = self.run_as_nobody(home, "roster")
        self.assertEqual(roster.status, 0, roster)
        self.assertEqual(len(roster.output.splitlines()), 3)
        for word, hero in (("recruit", HEROES[4]), ("fire", HEROES[0])):
            result = self.run_as_nobody(home, word, hero)
            self.assertEqual(result.status, 1, result)
            self.assertEqual(len(result.errors.splitlines()), 1)
            self.assertRegex(
                result.errors, r"can't write \S+: (Permission denied|the disk is read-only)")
        self.assertEqual(home.file.read_bytes(), before)
        self.assertEqual(home.stored(), HEROES[:3])

    def test_a_read_only_file(self) -> None:
        home = self.squad()
        home.file.chmod(0o400)
        self.check(home)

    def test_a_read_only_folder(self) -> None:
        home = self.squad()
        home.data.chmod(0o500)
        self.addCleanup(home.data.chmod, 0o700)
        self.check(home)

    def test_a_read_only_file_in_a_read_only_folder(self) -> None:
        home = self.squad()
        home.file.chmod(0o400)
        home.data.chmod(0o500)
        self.addCleanup(home.data.chmod, 0o700)
        self.check(home)

    def test_a_limit_on_the_size_of_files(self) -> None:
        home = self.home()
        home.fill(HEROES[:3])
        for blocks in (0, 1, 8, 40, 80):
            before = ["sh", "-c", f"trap '' XFSZ; ulimit -f {blocks}; exec \"$@\"", "sh"]
            result = home.run("recruit", HEROES[5 + blocks], before=before)
            self.assertFalse(result.crashed, result)
            self.assertLessEqual(len(result.errors.splitlines()), 1)
            self.assertLessEqual(set(HEROES[:3]), set(home.stored()))


if __name__ == "__main__":
    unittest.main()
