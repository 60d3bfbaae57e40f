"""The table of screenshots: what to start, in which terminal, and which keys to press."""

from __future__ import annotations

import dataclasses
import enum
import pathlib

from palette import GROUNDS


class Source(enum.Enum):
    """Where the program's data comes from."""

    # Only the data that ships in the program.
    BUNDLE = "bundle"
    # The stand-ins of `make demo`, with pictures.
    LIVE = "live"
    # Services that can't be reached.
    UNREACHABLE = "unreachable"


CAPTAIN_AMERICA, BATMAN, DOLLAR = "marvel/1009220", "superheroes/70", "bitcoin/USD"
CREW = str(pathlib.Path(__file__).parents[2] / "Fixtures/Own/crew.jsonl")
MEMBERS = (CAPTAIN_AMERICA, "superheroes/620", "starwars/people/1", "bitcoin/EUR")
SMALL, MEDIUM, LARGE = (80, 24), (120, 40), (160, 50)


@dataclasses.dataclass(frozen=True)
class Shot:
    """A screen of the program. Keys that are not bound leave the screen as it is."""

    name: str
    argument: str
    keys: tuple[str, ...] = ()
    # Text to wait for, if the intended screen takes a while.
    until: str = ""
    size: tuple[int, int] = MEDIUM
    # The terminal's colours, and the program's theme if it has themes.
    ground: str = "dark"
    # A theme other than the one for the terminal's background.
    theme: str | None = None
    source: Source = Source.BUNDLE
    is_truecolor: bool = False
    members: tuple[str, ...] = MEMBERS
    options: tuple[str, ...] = ()
    environment: tuple[tuple[str, str], ...] = ()

    @property
    def file(self) -> str:
        """The picture's file name without extension, which tells its contents."""
        parts = [self.name]
        if self.source is not Source.BUNDLE:
            parts.append(self.source.value)
        if self.is_truecolor:
            parts.append("true")
        parts += [self.theme or self.ground, "%dx%d" % self.size]
        return "-".join(parts)


CATALOGUES = (
    Shot("marvel", CAPTAIN_AMERICA),
    Shot("superheroes", BATMAN),
    Shot("starwars", "starwars/films/1"),
    Shot("bitcoin", DOLLAR),
)

# Each view over the bundle, on both backgrounds at 120×40.
VIEWS = (
    Shot("people", "starwars/people/1"),
    Shot("detail", CAPTAIN_AMERICA, ("Tab",)),
    Shot("cast", "starwars/films/1", ("Enter", "Enter")),
    Shot("strip", CAPTAIN_AMERICA, ("0",)),
    Shot("search", "marvel", ("/", "cap am")),
    Shot("search-nothing", "marvel", ("/", "zzz")),
    Shot("chart-90-days", DOLLAR, ("+",), source=Source.LIVE),
    Shot("chart-year", DOLLAR, ("+", "+"), source=Source.LIVE),
    Shot("grid", CAPTAIN_AMERICA, ("v",)),
    Shot("compare", BATMAN, ("c",)),
    Shot("help", CAPTAIN_AMERICA, ("?",)),
    Shot("removal", CAPTAIN_AMERICA, ("x",)),
    Shot("recruited", "marvel/1009368", ("Space",)),
    Shot("palette", CAPTAIN_AMERICA, (":", "the")),
    Shot("themes", CAPTAIN_AMERICA, ("T",)),
    Shot("inspector", CAPTAIN_AMERICA, ("j", "j", "I")),
    Shot("empty-squad", "marvel", members=()),
    Shot("own", "open", options=(CREW,)),
    Shot("own-fields", "open", (":", "fields", "Enter"), options=(CREW,)),
    Shot("failure", CAPTAIN_AMERICA, until="R to retry", source=Source.UNREACHABLE),
)

# Views that depend on the available room, or on pictures.
SIZES = (
    *(Shot("help", CAPTAIN_AMERICA, ("?",), size=size) for size in (SMALL, LARGE)),
    *(Shot("chart-year", DOLLAR, ("+", "+"), size=size, source=Source.LIVE)
      for size in (SMALL, LARGE)),
    *(Shot("removal", CAPTAIN_AMERICA, ("x",), size=size) for size in (SMALL, (46, 20))),
    *(Shot("grid", BATMAN, ("v",), size=size, source=Source.LIVE, is_truecolor=True)
      for size in (SMALL, MEDIUM, LARGE)),
    *(Shot("compare", BATMAN, ("c",), size=size, source=Source.LIVE, is_truecolor=True)
      for size in (SMALL, MEDIUM, LARGE)),
    *(Shot("marvel", CAPTAIN_AMERICA, size=size)
      for size in ((100, 30), (60, 20), (46, 20), (30, 10))),
    *(Shot("superheroes", BATMAN, size=size) for size in ((100, 30), (60, 20), (46, 20))),
)

# Other looks of the same screens.
LOOKS = (
    *(dataclasses.replace(shot, theme=theme)
      for shot in CATALOGUES for theme in ("contrast", "mono", "terminal")),
    Shot("ascii", CAPTAIN_AMERICA, options=("--ascii",)),
    Shot("ascii-chart", DOLLAR, options=("--ascii",), source=Source.LIVE),
    Shot("no-color", CAPTAIN_AMERICA, environment=(("NO_COLOR", "1"),)),
    Shot("16-colors", BATMAN, options=("--color", "16"), source=Source.LIVE),
)


def in_grounds(*shots: Shot) -> list[Shot]:
    """Each in a dark and in a light terminal."""
    return [dataclasses.replace(shot, ground=ground) for shot in shots for ground in GROUNDS]


def table() -> list[Shot]:
    """All shots, catalogues first."""
    bundled = [
        dataclasses.replace(shot, size=size)
        for shot in CATALOGUES for size in (MEDIUM, LARGE, SMALL)
    ]
    live = [
        dataclasses.replace(shot, size=size, source=Source.LIVE, is_truecolor=is_truecolor)
        for shot in CATALOGUES
        for size, is_truecolor in ((MEDIUM, True), (LARGE, True), (SMALL, True), (MEDIUM, False))
    ]
    return [*in_grounds(*bundled, *live, *VIEWS), *SIZES, *LOOKS]
