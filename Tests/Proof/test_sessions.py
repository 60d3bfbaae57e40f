"""Browsers and commands change one file at the same time."""

from __future__ import annotations

import threading
import time
import unittest

from program import Home, ProofCase, catalogue, often
from session import Session

TROUBLE = ("Not saved", "not saved", "busy", "damaged", "set aside", "locked")


class Browser:
    """A browser that recruits down its own list, and fires some again."""

    def __init__(self, test: SessionTests, home: Home, name: str) -> None:
        self.test = test
        self.ids = catalogue(name)
        self.squad: list[str] = []
        self.at = 0
        self.session: Session = home.browse(name)
        self.random = test.random
        self.session.wait_until("the first screen", lambda: "q quit" in self.session.text)
        self.press("g", "1 of ")

    def press(self, keys: str, shown: str) -> None:
        self.session.press(keys)
        self.session.wait_until(f"{shown} after {keys!r}", lambda: shown in self.session.text)
        for words in TROUBLE:
            self.test.assertNotIn(words, self.session.text)

    def step(self) -> None:
        self.press(" ", " joined")
        self.squad.append(self.ids[self.at])
        if self.random.random() < 0.4:
            self.press("x", "Fire ")
            self.press("y", " fired")
            self.squad.pop()
        self.at += 1
        self.press("j", f"{self.at + 1} of ")


class SessionTests(ProofCase):
    def test_two_browsers_and_two_loops_of_commands(self) -> None:
        home = self.home()
        end = time.monotonic() + often(5, 60)
        problems: list[str] = []
        kept: list[str] = []
        people = catalogue("starwars/people")

        def command(mine: list[str]) -> None:
            squad: set[str] = set()
            while time.monotonic() < end:
                for id in mine:
                    word = "fire" if id in squad else "recruit"
                    result = home.run(word, id)
                    if result.status != 0 or result.errors:
                        problems.append(f"{word} {id}: {result}")
                    squad ^= {id}
            kept.extend(squad)

        threads = [threading.Thread(target=command, args=(people[at::2][:9],)) for at in (0, 1)]
        for thread in threads:
            thread.start()
        browsers = [Browser(self, home, name) for name in ("marvel", "superheroes")]
        try:
            # At least a few changes each, however slow the machine is.
            while (time.monotonic() < end or browsers[0].at < 5) and browsers[0].at < 90:
                for browser in browsers:
                    browser.step()
            for browser in browsers:
                browser.session.press("q")
                self.assertEqual(browser.session.process.wait(20), 0)
        finally:
            for browser in browsers:
                browser.session.__exit__()
            for thread in threads:
                thread.join()
        self.assertEqual(problems, [])
        wanted = {*kept, *(id for browser in browsers for id in browser.squad)}
        self.assertEqual(set(self.roster(home)), wanted)
        self.assertEqual(set(home.stored()), wanted)
        self.assertEqual(home.names, [home.file.name])


if __name__ == "__main__":
    unittest.main()
