#!/usr/bin/env python3
"""Draws screens of the real program, for people to look at.

    python3 Tests/Screenshots/screenshots.py BINARY FOLDER [PATTERN…]

Each shot of the table in shots.py starts the program in a pseudo-terminal, presses keys, waits
until the screen is at rest, and becomes FOLDER/NAME.png; FOLDER/index.html shows them all. With
patterns such as 'bitcoin*' only the shots whose names match are taken, and other pictures stay.
Needs Pillow and the DejaVu fonts.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import fnmatch
import functools
import os
import pathlib
import sys
from typing import NamedTuple

import sheet
from drawing import Glyphs, draw
from palette import GROUNDS
from session import Session, Stuck
from shots import Shot, table
from stage import Stage, can_take

# Text that is on every first screen of the program.
READY = "q quit"


class Outcome(NamedTuple):
    """The result of a shot."""

    name: str
    problem: str | None
    # Characters that no font has.
    missing: frozenset[str]


@functools.cache
def glyphs() -> Glyphs:
    return Glyphs()


def take(binary: str, folder: pathlib.Path, shot: Shot) -> Outcome:
    """Takes one shot; if it got stuck, draws the screen as it was then."""
    problem = None
    try:
        with Stage(binary, shot) as stage, stage.open() as session:
            try:
                play(session, stage)
            finally:
                image = draw(session.terminal, GROUNDS[shot.ground], glyphs())
                image.save(folder / f"{shot.file}.png")
    except Stuck as stuck:
        problem = str(stuck)
    return Outcome(shot.file, problem, frozenset(glyphs().missing))


def play(session: Session, stage: Stage) -> None:
    """Presses the shot's keys, waiting before each one and at the end until the screen is at
    rest."""
    session.wait_until(READY, lambda: READY in session.text)
    session.wait_until("a request", stage.has_begun)
    session.settle(stage.is_busy)
    for key in stage.keys:
        session.press(key)
        session.settle(stage.is_busy)
    session.wait_until(stage.shot.until, lambda: stage.shot.until in session.text)
    session.settle(stage.is_busy)


def chosen(binary: str, patterns: list[str]) -> list[Shot]:
    """The shots to take."""
    return [
        shot for shot in table()
        if can_take(binary, shot)
        and any(fnmatch.fnmatch(shot.file, pattern) for pattern in patterns or ["*"])
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="Draws screens of the real program.")
    parser.add_argument("binary")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("patterns", nargs="*")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    binary = os.path.abspath(options.binary)
    shots = chosen(binary, options.patterns)
    if not shots:
        sys.exit(f"no screenshot is named {' or '.join(options.patterns)}")
    # A shot mostly waits.
    workers = 2 * (os.cpu_count() or 1)
    try:
        pool = concurrent.futures.ProcessPoolExecutor(workers)
    except OSError as error:
        sys.exit(f"screenshots need a /dev/shm that can be written: {error.strerror}")
    with pool:
        outcomes = list(pool.map(functools.partial(take, binary, options.folder), shots))
    all_names = [shot.file for shot in table() if (options.folder / f"{shot.file}.png").exists()]
    sheet.write(options.folder, all_names)
    return report(options.folder, outcomes)


def report(folder: pathlib.Path, outcomes: list[Outcome]) -> int:
    """Prints which shots were taken and which were not."""
    failed = [outcome for outcome in outcomes if outcome.problem]
    for outcome in failed:
        print(f"{outcome.name}: {outcome.problem}", file=sys.stderr)
    missing = sorted(set().union(*(outcome.missing for outcome in outcomes)))
    if missing:
        print("In no font:", *(f"{one} U+{ord(one):04X}" for one in missing), file=sys.stderr)
    print(f"{len(outcomes) - len(failed)} of {len(outcomes)} screenshots: {folder}/index.html")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
