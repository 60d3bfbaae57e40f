"""Random input of any kind: keys, replies, services' answers and sizes never stop the program."""

from __future__ import annotations

import contextlib
import fcntl
import http.server
import json
import os
import pathlib
import random
import resource
import signal
import struct
import sys
import termios
import threading
import time
import unittest
import urllib.error

from program import HERE, LIMIT, Home, ProofCase
from session import Session, Stuck

sys.path.insert(0, str(HERE.parent / "StandIn"))

from demo import DemoHeroes  # noqa: E402
from server import StandIn, open_directly  # noqa: E402
from starwars import StarWars  # noqa: E402

# CPU seconds for keys, and as many for all other input; `make fuzz` sets more.
SECONDS = float(os.environ.get("SQUAD_FUZZ_SECONDS", "1"))
LISTS = ["marvel", "superheroes", "starwars", "starwars/people", "bitcoin"]
KEYS = list(" jkhlgGHLJKsSnvciytTuxRIo?/:[]0123456789+-=<>\r\t\x1b\x08\x7f\x0f\x12\x15\x17\x0c")
REPLIES = [
    "\x1b]11;rgb:ffff/8080/0000\x1b\\", "\x1b]11;rgb:zz/\x07", "\x1b[?62;4;22c", "\x1b[?2026;2$y",
    "\x1bP1+r524742=382f382f38\x1b\\", "\x1bP0+r\x1b\\", "\x1b[3;7R", "\x1b[?1u", "\x1b[I", "\x1b[O",
    "\x1b]52;c;AAAA\x07", "\x1b]10;", "\x1bP", "\x1b_G", "\x1b^", "\x1b[?", "\x1b[", "\x1bO", "\x1b\x1b",
    "\x1b[999999999999999999999;1H", "\x1b[1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1m", "\x1b[<",
]
# Ends every kind of string and paste, then asks for a redraw.
WAKE = b"\x18\x1b\\\x1b[201~\x0c"


def cpu(pid: int) -> float:
    """CPU seconds that a process has used."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def piece(random: random.Random) -> bytes:
    """A few bytes: a key, noise, a mouse's report, a reply, a paste."""
    kind = random.randrange(9)
    if kind < 3:
        return random.choice(KEYS).encode() * random.choice((1, 1, 1, 30))
    if kind == 3:
        return random.randbytes(random.randrange(1, 40))
    if kind == 4:
        numbers = (random.choice((0, 1, 2, 32, 35, 64, 65, 999, -1)), random.randrange(-1, 320),
                   random.randrange(-1, 110))
        return ("\x1b[<%d;%d;%d" % numbers + random.choice("Mm")).encode()
    if kind == 5:
        reply = random.choice(REPLIES).encode()
        return reply[:random.randrange(1, len(reply) + 1)]
    if kind == 6:
        return b"\x1b[200~" + random.randbytes(random.randrange(3000)) + b"\x1b[201~"
    if kind == 7:
        return ("\x1b[%d;%d" % (random.randrange(40), random.randrange(300))
                + random.choice("~ABCDHFZPQRSu")).encode()
    return random.choice("é漢🦸‍♀️ａ\u202e\u0301\ufeff\U000e0041").encode() * random.randrange(1, 9)


def keeps_going(data: bytes) -> bytes:
    """The input without the keys that quit: q and Ctrl-C."""
    return data.replace(b"q", b"Q").replace(b"\x03", b"\x04")


class InputTests(ProofCase):
    def play(self, session: Session, sent: list[bytes]) -> None:
        """Sends random input, waits until the program rests, and checks that it then redraws in
        time."""
        data = keeps_going(b"".join(piece(self.random) for _ in range(self.random.randrange(1, 60))))
        sent.append(data)
        for start in range(0, len(data), 1024):
            os.write(session.master, data[start:start + 1024])
            while session.read(0):
                pass
        if self.random.random() < 0.3:
            self.resize(session)
        while session.read(0.02) or session.is_running():
            pass
        sent.append(WAKE)
        os.write(session.master, WAKE)
        end = time.monotonic() + LIMIT
        while not session.read(0.05):
            self.assertLess(time.monotonic(), end, "it hangs")

    def resize(self, session: Session) -> None:
        """Many random sizes, from 0×0 to a wall of screens. The kernel sends the signal."""
        for _ in range(self.random.randrange(1, 12)):
            columns, rows = self.random.randrange(301), self.random.randrange(101)
            fcntl.ioctl(session.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            session.read(0)

    def check_end(self, session: Session, sent: list[bytes]) -> None:
        """Checks that the program ended only because Quit was chosen in the palette or by the
        mouse."""
        status = session.process.wait(LIMIT)
        recent = b"".join(sent[-6:])
        self.assertEqual(status, 0, f"it ended with {status} after {recent!r}")

    def test_random_bytes(self) -> None:
        used = 0.0
        sessions = inputs = 0
        while used < SECONDS:
            home = self.home()
            sessions += 1
            size = (self.random.randrange(301), self.random.randrange(101))
            with home.browse(self.random.choice(LISTS)) as session:
                fcntl.ioctl(
                    session.master, termios.TIOCSWINSZ,
                    struct.pack("HHHH", size[1], size[0], 0, 0))
                # Skips the emulator: only the arrival of output counts.
                session.terminal.feed = lambda data: None  # type: ignore[method-assign]
                sent: list[bytes] = []
                spent = 0.0
                try:
                    while spent < 3 and used + spent < SECONDS:
                        self.play(session, sent)
                        inputs += 1
                        spent = cpu(session.process.pid) or spent
                    os.write(session.master, b"\x18\x1b\\\x1b[201~\x03")
                    with contextlib.suppress(Stuck):
                        while session.read(LIMIT):
                            pass
                    self.check_end(session, sent)
                except (Stuck, OSError):
                    self.check_end(session, sent)
                used += max(spent, 0.05)
            self.assertEqual([name for name in home.names if name.startswith("actions-")], [])
            self.roster(home)
            home.__exit__()
        if SECONDS > 10:
            print(f"{inputs} inputs in {sessions} sessions, {used:.0f} s of CPU", file=sys.stderr)


def mutate(data: bytes, random: random.Random) -> bytes:
    """A few changes that matter to a parser."""
    data = bytearray(data)
    signs = [b"{", b"}", b"[", b"]", b'"', b"\\", b",", b":", b"null", b"-1", b"1e999", b"\x00",
             b"\xff", b"\xc3", b"\\ud83d", b"\x1b[2J", b"9" * 40, b"[" * 5000]
    for _ in range(random.randrange(1, 12)):
        place = random.randrange(len(data) + 1)
        match random.randrange(4):
            case 0: data[place:place + 1] = random.choice(signs)
            case 1: data[place:place] = random.choice(signs)
            case 2: del data[place:place + random.randrange(1, 200)]
            case 3: data[place:place] = data[place // 2:place // 2 + random.randrange(2000)]
    return bytes(data)


class Spoiled(http.server.ThreadingHTTPServer):
    """Forwards a stand-in's answers with random changes."""

    daemon_threads = True

    def __init__(self, url: str, random: random.Random) -> None:
        base = "/" + url.split("/", 3)[3] if url.count("/") > 2 else ""
        origin = url[:len(url) - len(base)]
        known: dict[str, bytes] = {}

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                try:
                    if self.path not in known:
                        with open_directly(origin + self.path) as answer:
                            known[self.path] = answer.read()
                    body, status = mutate(known[self.path], random), 200
                except urllib.error.HTTPError as error:
                    body, status = b"", error.code
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                with contextlib.suppress(OSError):
                    self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server_address[1]}{base}"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class JSONTests(ProofCase):
    def check(self, home: Home, *arguments: str) -> int:
        result = home.run(*arguments)
        self.assertIn(result.status, (0, 1, 2), result)
        for text in (result.output, result.errors):
            self.assertNotIn("\x1b", text)
            self.assertNotIn("Fatal error", text)
        return result.status

    def test_a_config(self) -> None:
        home = self.home()
        example = home.run("config", "example").output.encode()
        config = home.folder / "config.json"
        end = cpu_of_children() + SECONDS / 2
        while cpu_of_children() < end:
            config.write_bytes(mutate(example, self.random))
            for command in (["config", "check"], ["list", "bitcoin", "--limit", "2"]):
                self.check(home, "--config", str(config), *command)
        with home.browse("--config", str(config)) as session:
            session.wait_until("the first screen", lambda: "squad" in session.text)
            session.press("\x03")
            session.process.wait(LIMIT)
            self.assertEqual(session.process.returncode, 0)

    def test_a_recording(self) -> None:
        home = self.home()
        tour = (HERE.parent.parent / "Fixtures" / "Recordings" / "tour.jsonl").read_bytes()
        recording, cast = home.folder / "r.jsonl", home.folder / "r.cast"
        lines = tour.splitlines(True)
        end = cpu_of_children() + SECONDS / 2
        while cpu_of_children() < end:
            # Changes within a line: damaged line ends would leave few lines to play.
            number = self.random.randrange(len(lines))
            broken = [*lines[:number], mutate(lines[number], self.random), *lines[number + 1:]]
            key = json.dumps({"t": 42_000, "key": self.random.choice(["<space>", "c", ":", "?", "v"])})
            recording.write_bytes(b"".join(broken) + key.encode() + b"\n")
            self.check(home, "replay", str(recording), "--cast", str(cast))

    def test_a_service_s_responses(self) -> None:
        with StandIn(DemoHeroes()) as heroes, StandIn(StarWars()) as films:
            with Spoiled(heroes.url, self.random) as first, Spoiled(films.url, self.random) as second:
                self.ask(first, second)
                first.shutdown()
                second.shutdown()

    def ask(self, heroes: Spoiled, films: Spoiled) -> None:
        end = cpu_of_children() + SECONDS / 2
        while cpu_of_children() < end:
            home = self.home()
            home.more = {"SQUAD_SUPERHEROES_URL": heroes.url, "SQUAD_STARWARS_URL": films.url}
            for arguments in (["list", "superheroes"], ["show", "superheroes/70"],
                              ["list", "starwars"], ["show", "starwars/films/1"]):
                self.check(home, *arguments)
                json.loads(home.run(*arguments, "--json").output or "null")
            home.__exit__()


def cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    unittest.main()
