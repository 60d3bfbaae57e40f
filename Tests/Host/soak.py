#!/usr/bin/env python3
"""Holds squad over SSH against its bounds, on an sshd of its own: python3 Tests/Host/soak.py

usage: soak.py [--sessions N[,N…]] [--cycles N] [--only NAME[,NAME…]]

It prints a table and ends with status 1 where a bound is missed. All of it takes some ten minutes
on two quiet processors; the tests run few sessions, few cycles and the faults that take a second.
Each wait has a limit.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import pathlib
import subprocess
import sys
import tempfile
from typing import Callable, Iterator

import cycles
import failures
import frames
import host
import processes
import scheduling
from host import Host
from table import Row, percentile

sys.path.append(str(host.ROOT / "Tests/StandIn"))
from bitcoin import Bitcoin  # noqa: E402
from demo import DemoHeroes, DemoMarvel  # noqa: E402
from server import StandIn  # noqa: E402
from starwars import StarWars  # noqa: E402

PARTS = "latency,memory,wire,frames,cycles,faults"
HERE = pathlib.Path(__file__).resolve().parent
# The last bytes of the first screen, in English; a colour may change before them.
MARK = "quit"
# Nothing listens there.
NOWHERE = dict.fromkeys(
    ("marvel", "superheroes", "starwars", "bitcoin", "bitcoinHistory"), "http://127.0.0.1:9/")
KEYS_A_SECOND = 4
# Number of logins within a second whose first screens must be in time; more are only reported.
AT_ONCE = 50
# Moves, opens and closes the detail, sorts, and goes through all lists. From the third row on every
# key changes the screen in every list; a key without a response would be given a later frame's
# time.
TYPED = "jkjklhjsGgSGgj]jkjk]jkjk]jkjk]jkjk1"
# Every catalogue with its rows, sorts, the grid of pictures and an entry.
EVERYTHING = "".join(f"{digit}jjjjsjjsjjvjjjvl$jjhS" for digit in "1234") + "3]jjsjv" + "jv1"


class Typists:
    """Typing visitors, all read by one process: see typist.c."""

    def __init__(
        self, one: Host, sessions: int, span: float, limit: float, is_synchronised: bool = False
    ) -> None:
        self.host, self.sessions = one, sessions
        for number in range(sessions):
            one.key(str(number))
        command = one.ssh("-tt", key="{n}", is_made=False)
        self.process = subprocess.Popen(
            [str(build("typist", one.folder)), *(["-s"] if is_synchronised else []), str(sessions),
             str(span), MARK, str(int(limit)), *command],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=host.ENVIRONMENT)

    def __enter__(self) -> Typists:
        self.logins = self.answer()["logins"]
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        host.wait_for("end of the sessions", lambda: not self.host.sessions())

    def answer(self) -> dict:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise host.Stuck(f"the typist ended with {self.process.wait(5)}")
        return json.loads(line)

    def type(self, rate: float, count: int, keys: str) -> dict:
        assert self.process.stdin
        self.process.stdin.write(f"{rate} {count} {keys}\n")
        self.process.stdin.flush()
        return self.answer()


def build(name: str, folder: pathlib.Path) -> pathlib.Path:
    """Compiles a C file beside this one."""
    path = folder / name
    if not path.exists():
        subprocess.run(
            ["clang", "-O1", "-Wall", "-Wextra", "-Werror", str(HERE / f"{name}.c"),
             "-o", str(path), "-lutil"], check=True)
    return path


@contextlib.contextmanager
def echo_host(group: pathlib.Path | None) -> Iterator[Host]:
    """The same sshd with a minimal echo program in squad's place."""
    with tempfile.TemporaryDirectory() as name:
        with Host(build("echo", pathlib.Path(name)), group=group) as one:
            yield one


def latency(one: Host, sessions: int, seconds: float, name: str, is_bound: bool) -> list[Row]:
    """Logins within a second, then keys: to the last byte at the visitor's terminal.

    A bound holds for the key's own frame; what services and pictures add to it later is told.
    """
    with Typists(one, sessions, 1000, 60 + seconds * 2, is_synchronised=True) as typists:
        typists.type(KEYS_A_SECOND, 2, "j")
        typed = typists.type(KEYS_A_SECOND, int(seconds * KEYS_A_SECOND), "+" + TYPED)
        logins = typists.logins
    times, about = typed["frames"], f"{name}, {sessions} sessions"
    rows = [
        Row(f"{about}: served", typed["open"], "", least=sessions, most=sessions),
        Row(f"{about}: slowest on screen, all within a second", max(logins, default=1e9), "ms",
            4000 if is_bound and sessions <= AT_ONCE else None),
        Row(f"{about}: keys answered", len(times), "", least=len(times) // 2 + 1),
    ]
    for part, most in ((0.5, 2), (0.99, 15), (0.999, 50)):
        rows.append(Row(
            f"{about}: key to last byte of its frame, p{part * 100:g}", percentile(times, part),
            "ms", most if is_bound else None))
    for part in (0.5, 0.99, 0.999):
        rows.append(Row(
            f"{about}: with all that follows within 60 ms, p{part * 100:g}",
            percentile(typed["times"], part), "ms"))
    return rows


def memory(one: Host, sessions: int) -> list[Row]:
    """The memory of a session that has used everything, and of its sshd."""
    with Typists(one, sessions, 1000, 120) as typists:
        typists.type(8, len(EVERYTHING), EVERYTHING)
        squads = one.sessions()
        own, is_pss = [], True
        for pid in squads:
            size, could_tell = processes.memory(pid)
            own.append(size)
            is_pss &= could_tell
        listener = one.listener
        carriers = {up for pid in squads for up in processes.ancestors(pid, listener)} - {listener}
        sshd = sum(processes.memory(pid)[0] for pid in carriers) / max(1, len(squads))
    # Only root may read PSS. Without it, RSS counts shared memory once for each session.
    kind = "PSS" if is_pss else "RSS, as only root sees PSS"
    about = f"{sessions} sessions: {kind} a session"
    return [
        Row(f"{sessions} sessions: alive after every catalogue", len(own), "", least=sessions),
        Row(f"{about}, mean", sum(own) / max(1, len(own)), "MB", 10 if is_pss else None),
        Row(f"{about}, most", max(own, default=1e9), "MB", 16 if is_pss else None),
        Row(f"{sessions} sessions: sshd's beside it, mean", sshd, "MB"),
    ]


def wire(one: Host, keys: int) -> list[Row]:
    """Bytes a key, as they come out of a real ssh."""
    rows = []
    with Typists(one, 1, 0, 120 + keys) as typists:
        for name, lead, most in (
            # Films are too few, and so are currencies until the last row unfolds them.
            ("characters", "1g", 700), ("heroes", "2g", 1100), ("people", "3]g", 700),
            ("currencies", "4G$g", 700),
        ):
            typists.type(5, len(lead), lead)
            sizes = typists.type(10, keys, "j")["sizes"]
            rows.append(Row(f"{name}: bytes a j, mean", sum(sizes) / max(1, len(sizes)), "B", most))
            rows.append(Row(f"{name}: bytes a j, most", max(sizes, default=0), "B", 4000))
        sizes = typists.type(5, 8, "1tt2vvc4")["sizes"]
        rows.append(Row("a key that changes the whole screen, most", max(sizes), "B", 12_000))
    return rows


def parts(
    arguments: argparse.Namespace, one: Host, config: dict[str, object]
) -> Iterator[list[Row]]:
    """The requested measurements, made one by one. `config` is the host's."""
    wanted = arguments.only.split(",")
    for sessions in arguments.sessions:
        if "latency" in wanted:
            with echo_host(one.group) as plain:
                yield latency(plain, sessions, arguments.seconds, "an echo", False)
            # A picture follows its key's frame, and two cores draw and encrypt so many for fifty
            # sessions that the next keys wait: the bounds hold without pictures.
            bare = json.dumps(config | {"pictures": "never"})
            with Host(config=bare, group=one.group) as plain:
                yield latency(plain, sessions, arguments.seconds, "squad without pictures", True)
            yield latency(one, sessions, arguments.seconds, "squad", False)
        if "memory" in wanted:
            yield memory(one, sessions)
    if "wire" in wanted:
        # The promised time of a key is for bundled data without pictures.
        with Host(config=json.dumps({"pictures": "never", "services": NOWHERE})) as bundled:
            yield wire(bundled, arguments.keys)
    if "frames" in wanted:
        yield frames.measure(one, arguments.keys)
    if "cycles" in wanted:
        yield cycles.measure(one, arguments.cycles)
    if "faults" in wanted:
        yield failures.measure(one, arguments.stop, arguments.cut)


def run(arguments: argparse.Namespace, tell: Callable[[Row], None]) -> list[Row]:
    rows = []
    with services() as addresses:
        # More seats than sessions, as earlier ones may still be ending.
        visitors = max(arguments.sessions) * 2 + cycles.AT_ONCE
        config = {
            "kiosk": {"visitors": visitors, "sessionsPerKey": visitors}, "services": addresses}
        with scheduling.group() as group, Host(config=json.dumps(config), group=group) as one:
            if not group:
                print("without a scheduling group, which only root can make: a session that draws "
                      "takes as much as all that answer keys", file=sys.stderr)
            for found in parts(arguments, one, config):
                for row in found:
                    tell(row)
                rows += found
    return rows


@contextlib.contextmanager
def services() -> Iterator[dict[str, str]]:
    """The addresses of stand-ins for all services, with pictures, for the configuration.

    They give way to the host, as real ones have processors of their own.
    """
    with contextlib.ExitStack() as stack:
        marvel, heroes, films, rates = (
            stack.enter_context(StandIn(service, niceness=19)).url
            for service in (DemoMarvel(), DemoHeroes(), StarWars(), Bitcoin()))
        yield {
            "marvel": marvel, "superheroes": heroes, "starwars": films,
            "bitcoin": rates + "/rates", "bitcoinHistory": rates + "/history/{currency}",
        }


def known_parts(text: str) -> str:
    """Checks the names of parts: a run of a misspelled part would measure nothing and pass."""
    for name in text.split(","):
        if name not in PARTS.split(","):
            raise argparse.ArgumentTypeError(f"there is no part {name!r}; the parts are {PARTS}")
    return text


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Holds squad over SSH against its bounds.")
    parser.add_argument(
        "--sessions", type=lambda text: [int(word) for word in text.split(",")], default=[50, 100])
    parser.add_argument("--seconds", type=float, default=30, help="of typing")
    parser.add_argument("--keys", type=int, default=100, help="in each catalogue")
    parser.add_argument("--cycles", type=int, default=2000, help="of connecting and being killed")
    parser.add_argument("--stop", type=float, default=60, help="seconds of a stopped client")
    parser.add_argument("--cut", type=float, default=60, help="seconds for a cut network; 0: none")
    parser.add_argument("--only", type=known_parts, default=PARTS, help=PARTS)
    return parser


def main() -> int:
    rows = run(options().parse_args(), lambda row: print(row, flush=True))
    missed = [row for row in rows if not row.is_met]
    print(f"{len(rows)} figures, {len(missed)} out of bounds")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
