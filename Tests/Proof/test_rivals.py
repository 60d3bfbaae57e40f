"""Two browsers on one file by random keys, at once and in turn: both screens and the file agree."""

from __future__ import annotations

import os
import sys
import time
import unittest
from typing import Callable, NamedTuple

from program import IS_LONG, LIMIT, Home, ProofCase, often
from session import QUIET, Session, Stuck
from squad_model import Model
from test_input import cpu

# A strip this wide shows every squad of this test completely.
COLUMNS = 240
# Maximum number recruited at a time, from the top of each list.
OWN = 12
MOST = 4
UNDO, REDO = "u", "\x12"
TROUBLE = ("saved", "busy", "damaged", "set aside", "locked", "another program", "crash")
VERBS = {"recruited": "joined", "fired": "fired", "moved": "moved"}


class Storm(NamedTuple):
    """Keys for several changes, sent in one go."""

    keys: str
    # The expected members from its list after all changes.
    members: set[str]
    # Numbers of recruits and dismissals, and of moves, which do nothing at an end of the squad.
    sure: int
    moves: int


class Rival:
    """One of the browsers. Its list's digit brings the focus back there from anywhere."""

    def __init__(self, test: RivalTests, home: Home, digit: str, name: str) -> None:
        self.test = test
        self.digit = digit
        rows = [line.split("\t") for line in home.run("list", name).output.splitlines()[:OWN]]
        self.ids = [row[0] for row in rows]
        self.titles = {row[0]: row[1] for row in rows}
        self.session: Session = home.browse(name, columns=COLUMNS)
        self.wait("the first screen", lambda: "q quit" in self.footer)

    @property
    def lines(self) -> list[str]:
        return self.session.terminal.screen.lines

    @property
    def footer(self) -> str:
        return self.lines[-1]

    def press(self, keys: str) -> None:
        os.write(self.session.master, keys.encode())
        self.look()

    def look(self, seconds: float = 0) -> bool:
        """Reads output, waiting for it that long; fails if an error shows. Returns whether any
        came."""
        came = False
        while self.session.read(seconds):
            came = True
            for words in TROUBLE:
                self.test.assertNotIn(words, self.footer)
        return came

    def wait(self, what: str, condition: Callable[[], bool]) -> None:
        try:
            self.session.wait_until(what, condition)
        except Stuck as error:
            raise Stuck(f"{error}\n{self.session.text}") from None
        self.look()

    def to_row(self, id: str) -> str:
        return self.digit + "g" + "j" * self.ids.index(id)

    def to_place(self, place: int) -> str:
        return "0g" + "l" * place

    def shows(self, names: list[str]) -> bool:
        """Whether the strip shows exactly these names, in this order."""
        place = 0
        for name in names:
            place = self.lines[2].find(name[:14], place) + 1
            if place == 0:
                return False
        # A message still shown could be mistaken for the next key's.
        return f"My squad {len(names)} " in self.lines[1] and "✓" not in self.footer

    def storm(self, members: set[str]) -> Storm:
        """Some random changes, starting with these members of its list."""
        random, keys, sure, moves = self.test.random, "", 0, 0
        for _ in range(random.randrange(1, 8)):
            if members and random.random() < 0.3:
                keys += self.to_place(random.randrange(MOST)) + random.choice("HL")
                moves += 1
                continue
            if members and (len(members) == MOST or random.random() < 0.4):
                id = random.choice(sorted(members))
                keys += self.to_row(id) + random.choice(["xy", " y"])
                members = members - {id}
            else:
                id = random.choice([id for id in self.ids if id not in members])
                keys += self.to_row(id) + " "
                members = members | {id}
            sure += 1
        return Storm(keys, members, sure, moves)


class RivalTests(ProofCase):
    def test_random_keys_in_two_browsers(self) -> None:
        self.place = self.home()
        self.rivals = [
            Rival(self, self.place, "1", "marvel"), Rival(self, self.place, "2", "superheroes")]
        self.titles = {id: title for one in self.rivals for id, title in one.titles.items()}
        self.changes = rounds = 0
        begin = time.monotonic()
        try:
            # Beside busy processes, a fixed time could bring too few changes.
            while time.monotonic() < begin + often(4, 60) or self.changes <= 20:
                self.change_at_once()
                for _ in range(self.random.randrange(6)):
                    self.take_turn(self.random.choice(self.rivals))
                self.undo_at_once()
                rounds += 1
            self.check_end(time.monotonic() - begin)
        finally:
            for rival in self.rivals:
                rival.session.__exit__()
        if IS_LONG:
            print(f"{self.changes} changes in {rounds} rounds", file=sys.stderr)

    def change_at_once(self) -> None:
        """Each changes members of its own list at the same time as the other."""
        model, before = self.read()
        storms = [one.storm({id for id in model.members if id in one.ids}) for one in self.rivals]
        left = [storm.keys for storm in storms]
        while any(left):
            for index, rival in enumerate(self.rivals):
                count = self.random.choice((1, 3, 40, 200))
                rival.press(left[index][:count])
                left[index] = left[index][count:]
        self.assertEqual(
            set(self.agree().members), set().union(*(storm.members for storm in storms)), storms)
        sure = sum(storm.sure for storm in storms)
        made = self.read()[1] - before
        self.assertIn(made, range(sure, sure + sum(storm.moves for storm in storms) + 1))
        self.changes += made

    def undo_at_once(self) -> None:
        """Both undo and redo in their one history, which stays consistent."""
        before = self.read()[0]
        for _ in range(self.random.randrange(12)):
            self.random.choice(self.rivals).press(self.random.choice((UNDO, UNDO, REDO)))
        after = self.agree()
        self.assertEqual(after.history, before.history)
        while len(before.done) > len(after.done):
            before.undo()
        while len(before.done) < len(after.done):
            before.redo()
        self.assertEqual(after, before)

    def take_turn(self, rival: Rival) -> None:
        """One makes a change on top of the other's; once its screen shows it, the file must have
        it."""
        model = self.show()
        own = [id for id in model.members if id in rival.ids]
        kind = self.random.randrange(5)
        if kind < 2:
            keys, change = (UNDO, model.undo()) if kind == 0 else (REDO, model.redo())
            said = "Undone: " if kind == 0 else "Redone: "
            if change is None:
                return
        elif kind == 2 and len(model.members) > 1:
            origin = self.random.randrange(len(model.members))
            is_left = origin > 0 and (origin + 1 == len(model.members) or self.random.random() < 0.5)
            change = model.move(origin, origin - 1 if is_left else origin + 1)
            keys, said = rival.to_place(origin) + ("H" if is_left else "L"), ""
        elif own and (kind == 3 or len(own) == MOST):
            id = self.random.choice(own)
            keys, said, change = rival.to_row(id) + "xy", "", model.fire(id)
        else:
            id = self.random.choice([id for id in rival.ids if id not in own])
            keys, said, change = rival.to_row(id) + " ", "", model.recruit(id)
        # Text that tells namesakes apart may stand between the words.
        words = (said + self.titles[change.id], VERBS[change.kind] + " ")
        rival.press(keys)
        rival.wait(f"{words} after {keys!r}", lambda: all(word in rival.footer for word in words))
        self.assertEqual(self.read()[0], model)
        self.changes += 1

    def agree(self) -> Model:
        """The contents of the file once both are idle; both screens must show them."""
        self.settle()
        return self.show()

    def show(self) -> Model:
        """The contents of the file; both screens must show them."""
        for rival in self.rivals:
            # The next key shows the other's changes.
            rival.press(rival.digit)
        model = self.read()[0]
        names = [self.titles[id] for id in model.members]
        for rival in self.rivals:
            rival.wait(str(names), lambda: rival.shows(names))
        return model

    def settle(self) -> None:
        """Waits until both have been idle for a while; fails if either computes for ever."""
        end, since = time.monotonic() + LIMIT, time.monotonic()
        while time.monotonic() < since + QUIET:
            self.assertLess(time.monotonic(), end, "they never come to rest")
            for rival in self.rivals:
                if rival.look(0.005) or rival.session.is_running():
                    since = time.monotonic()

    def check_end(self, seconds: float) -> None:
        members = self.agree().members
        for rival in self.rivals:
            self.assertLess(cpu(rival.session.process.pid), seconds / 2)
        self.assertEqual(self.roster(self.place), members)
        for rival in self.rivals:
            # Nothing is read after it: the program may end before its output is.
            rival.session.press("q")
            self.assertEqual(rival.session.process.wait(LIMIT), 0)
        self.assertEqual(self.place.names, [self.place.file.name])
        self.assertEqual(self.place.stored(), members)
        self.assertEqual(self.roster(self.place), members)

    def read(self) -> tuple[Model, int]:
        """The current contents of the file, and the number of changes ever made."""
        return Model.read(self.place)


if __name__ == "__main__":
    unittest.main()
