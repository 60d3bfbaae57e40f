"""The surroundings of a shot's program: a home of its own and stand-ins for services."""

from __future__ import annotations

import functools
import os
import pathlib
import subprocess
import sys
import tempfile
from types import TracebackType

from palette import GROUNDS
from session import Session, Stuck
from shots import Shot, Source

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "StandIn"))

from bitcoin import Bitcoin  # noqa: E402
from demo import DemoHeroes, DemoMarvel  # noqa: E402
from server import StandIn  # noqa: E402
from starwars import StarWars  # noqa: E402

MARVEL = "SQUAD_MARVEL_URL"
VARIABLES = (
    MARVEL, "SQUAD_SUPERHEROES_URL", "SQUAD_STARWARS_URL", "SQUAD_BITCOIN_URL",
    "SQUAD_BITCOIN_HISTORY_URL",
)
# Nothing listens there.
NOWHERE = "http://127.0.0.1:1"


class Services:
    """The stand-ins, which serve until this process ends."""

    def __init__(self) -> None:
        services = DemoMarvel(), DemoHeroes(), StarWars(), Bitcoin()
        self.servers = [StandIn(service).__enter__() for service in services]
        marvel, heroes, starwars, bitcoin = (server.url for server in self.servers)
        addresses = marvel, heroes, starwars, bitcoin + "/rates", bitcoin + "/history/{currency}"
        self.addresses = dict(zip(VARIABLES, addresses))

    @property
    def are_busy(self) -> bool:
        return any(server.concurrent for server in self.servers)

    @property
    def requests(self) -> int:
        """The number of requests so far."""
        return sum(len(server.requests) for server in self.servers)


@functools.cache
def services() -> Services:
    return Services()


@functools.cache
def has_themes(binary: str) -> bool:
    text = subprocess.run([binary, "--help"], capture_output=True, text=True, check=True).stdout
    return "--theme" in text


def can_take(binary: str, shot: Shot) -> bool:
    """Whether the program supports what the shot shows."""
    return shot.theme is None or has_themes(binary)


class Stage:
    """A temporary home folder for one shot."""

    def __init__(self, binary: str, shot: Shot) -> None:
        self.binary, self.shot = binary, shot
        self.folder = tempfile.TemporaryDirectory(prefix="squad-shot-")

    def __enter__(self) -> Stage:
        if self.shot.members:
            self.recruit()
        if self.is_live:
            self.earlier = services().requests
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.folder.cleanup()

    def recruit(self) -> None:
        """Puts the shot's members into the squad, as a person would from a shell."""
        result = subprocess.run(
            [self.binary, "recruit", *self.shot.members, "--offline", *self.data],
            env=self.environment, capture_output=True, text=True)
        if result.returncode:
            self.folder.cleanup()
            raise Stuck(f"recruit ended with {result.returncode}: {result.stderr.strip()}")

    @property
    def data(self) -> list[str]:
        return ["--data", self.folder.name + "/data"]

    @property
    def environment(self) -> dict[str, str]:
        """A small, known environment, which takes only PATH from the machine."""
        colors = {"COLORTERM": "truecolor"} if self.shot.is_truecolor else {}
        return {
            "HOME": self.folder.name, "LANG": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color",
            "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
            **colors, **self.addresses, **dict(self.shot.environment),
        }

    @property
    def addresses(self) -> dict[str, str]:
        if self.is_live:
            return services().addresses
        return {
            variable: NOWHERE for variable in VARIABLES
            if self.shot.source is Source.UNREACHABLE or variable != MARVEL
        }

    @property
    def is_offline(self) -> bool:
        """Whether the program needs `--offline` to stay with its bundle. For Marvel it doesn't,
        since it has no service there unless one is set."""
        return self.shot.source is Source.BUNDLE and not self.shot.argument.startswith("marvel")

    @property
    def keys(self) -> tuple[str, ...]:
        """The shot's keys, after two that clear the note about `--offline` and change nothing
        else."""
        return (("j", "k") if self.is_offline else ()) + self.shot.keys

    @property
    def command(self) -> list[str]:
        shot = self.shot
        offline = ["--offline"] if self.is_offline else []
        theme = ["--theme", shot.theme or shot.ground] if has_themes(self.binary) else []
        return [self.binary, shot.argument, *self.data, *offline, *theme, *shot.options]

    def open(self) -> Session:
        """Starts the program."""
        return Session(
            self.command, self.environment, *self.shot.size, GROUNDS[self.shot.ground].background)

    @property
    def is_live(self) -> bool:
        return self.shot.source is Source.LIVE

    def has_begun(self) -> bool:
        """Whether a service has been asked, if one will be."""
        return not self.is_live or services().requests > self.earlier

    def is_busy(self) -> bool:
        """Whether a service is yet to answer."""
        return self.is_live and services().are_busy
