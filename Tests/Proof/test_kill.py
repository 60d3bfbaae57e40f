"""kill -9 at any moment: acknowledged changes survive."""

from __future__ import annotations

import os
import re
import signal
import time
import unittest

from program import Home, ProofCase, Result, catalogue, often
from session import Stuck

HEROES = catalogue("marvel")
# More members would only be slower.
FULL = 60


def count(text: str) -> int:
    """The number of members in the strip's title."""
    found = re.search(r"My squad (\d+)", text)
    return int(found.group(1)) if found else 0


class KillTests(ProofCase):
    def duration(self) -> float:
        """The time that a recruit takes on this machine."""
        home = self.home()
        begin = time.monotonic()
        for hero in HEROES[:3]:
            home.fill([hero])
        return (time.monotonic() - begin) / 3

    def test_a_recruit_that_is_killed(self) -> None:
        home, squad = self.home(), set[str]()
        longest = 1.2 * self.duration()
        killed = 0
        for number in range(often(30, 800)):
            if number % FULL == 0:
                home, squad = self.home(), set()
            hero = HEROES[number % FULL]
            process = home.start("recruit", hero)
            time.sleep(self.random.uniform(0, longest))
            process.kill()
            output, errors = process.communicate()
            result = Result(process.returncode, output, errors)
            killed += result.was_killed
            # About half are killed, however busy the machine is by now.
            longest *= 1.1 if result.was_killed else 0.9
            self.assertEqual(errors, "")
            if result.status == 0 or "joined" in output:
                squad.add(hero)
            self.check_nothing_lost(home, squad, squad | {hero})
            # A recruit killed after the COMMIT has joined.
            squad = set(self.roster(home))
            self.assertEqual(home.leftovers if squad else [], [])
        self.assertGreater(killed, 0)

    def test_some_of_several_at_once_that_are_killed(self) -> None:
        home, squad = self.home(), set[str]()
        longest = 2 * self.duration()
        for number in range(often(8, 120)):
            if number % (FULL // 3) == 0:
                home, squad = self.home(), set()
            heroes = HEROES[number % (FULL // 3) * 3:][:3]
            processes = [home.start("recruit", hero) for hero in heroes]
            for process in self.random.sample(processes, self.random.randrange(1, 4)):
                time.sleep(self.random.uniform(0, longest / 3))
                process.kill()
            for hero, process in zip(heroes, processes):
                output, errors = process.communicate()
                self.assertEqual(errors, "")
                if process.returncode == 0 or "joined" in output:
                    squad.add(hero)
            self.check_nothing_lost(home, squad, {*squad, *heroes})
            squad = set(self.roster(home))

    def test_a_browser_that_is_killed_between_two_keys(self) -> None:
        home = self.home()
        for number in range(often(10, 200)):
            if number % 5 == 0:
                home = self.home()
            before = self.roster(home)
            seen = self.play(home, len(before))
            after = self.roster(home)
            self.assertGreaterEqual(len(after), seen)
            self.check_nothing_lost(home, set(before), set(HEROES))
            self.assertEqual(after, HEROES[:len(after)])

    def play(self, home: Home, members: int) -> int:
        """Recruits one entry after the other until the program is killed; returns the largest squad
        shown."""
        with home.browse("marvel/" + HEROES[members].split("/")[1]) as session:
            session.wait_until("the first screen", lambda: "q quit" in session.text)
            seen = members
            end = time.monotonic() + self.random.uniform(0, 0.12)
            while time.monotonic() < end:
                session.press(" j")
                session.read(self.random.uniform(0, 0.01))
                seen = max(seen, count(session.text))
            os.kill(session.process.pid, signal.SIGKILL)
            try:
                while session.read(1):
                    seen = max(seen, count(session.text))
            except Stuck:
                pass
            return seen


if __name__ == "__main__":
    unittest.main()
