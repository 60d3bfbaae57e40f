"""A squad and its journal by the rules of the contract, independent of the program's own code."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import NamedTuple

from program import Home


class Change(NamedTuple):
    """A change of the squad; places count from 0, and None stands for no place."""

    kind: str
    id: str
    origin: int | None
    target: int | None


class Model:
    """Members in order, changes that can be undone, and changes that can be redone, the next one
    last."""

    def __init__(self, members: list[str], done: list[Change], undone: list[Change]) -> None:
        self.members = members
        self.done = done
        self.undone = undone

    @classmethod
    def read(cls, home: Home) -> tuple[Model, int]:
        """The current contents of the file, while programs have it open, and the number of changes
        ever made."""
        if not home.file.exists():
            return cls([], [], []), 0
        with contextlib.closing(sqlite3.connect(f"file:{home.file}?mode=ro", uri=True)) as database:
            database.execute("BEGIN")
            members = database.execute("SELECT catalogue, entry FROM member ORDER BY position")
            ids = [f"{catalogue}/{entry}" for catalogue, entry in members]
            rows = database.execute(
                "SELECT kind, catalogue, entry, from_place, to_place, undone FROM journal"
                " ORDER BY number").fetchall()
            made = database.execute("SELECT seq FROM sqlite_sequence WHERE name = 'journal'")
            changes = [
                (Change(kind, f"{catalogue}/{entry}", origin, target), undone)
                for kind, catalogue, entry, origin, target, undone in rows]
            done = [change for change, undone in changes if not undone]
            undone = [change for change, undone in changes if undone]
            return cls(ids, done, undone[::-1]), (made.fetchone() or (0,))[0]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Model) and vars(self) == vars(other)

    def __repr__(self) -> str:
        return f"{self.members} after {self.done[-3:]}, before {self.undone[-3:]}"

    @property
    def history(self) -> list[Change]:
        """All changes, oldest first, including undone ones."""
        return self.done + self.undone[::-1]

    def recruit(self, id: str) -> Change:
        return self.record(Change("recruited", id, None, len(self.members)))

    def fire(self, id: str) -> Change:
        return self.record(Change("fired", id, self.members.index(id), None))

    def move(self, origin: int, target: int) -> Change:
        return self.record(Change("moved", self.members[origin], origin, target))

    def record(self, change: Change) -> Change:
        self.apply(change)
        self.undone = []
        self.done.append(change)
        return change

    def undo(self) -> Change | None:
        if not self.done:
            return None
        change = self.done.pop()
        self.revert(change)
        self.undone.append(change)
        return change

    def redo(self) -> Change | None:
        if not self.undone:
            return None
        change = self.undone.pop()
        self.apply(change)
        self.done.append(change)
        return change

    def apply(self, change: Change) -> None:
        if change.kind != "recruited":
            self.members.remove(change.id)
        if change.target is not None:
            self.members.insert(change.target, change.id)

    def revert(self, change: Change) -> None:
        if change.kind != "fired":
            self.members.remove(change.id)
        if change.origin is not None:
            self.members.insert(change.origin, change.id)
