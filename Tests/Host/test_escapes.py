"""A table of escapes that a visitor may try, none of which gets anywhere."""

import contextlib
import os
import pathlib
import shutil
import socket
import sys
import tempfile
import time
import unittest

import host
import processes
from client import Client
from host import Host, listening, was_connected
from test_logins import Reported, report_program

sys.path.append(str(host.ROOT / "Tests/StandIn"))
from demo import DemoMarvel  # noqa: E402
from faults import Fault  # noqa: E402
from server import StandIn  # noqa: E402

# The content of a file on the host, which must never come out.
SECRET = "the host's own words"
ESCAPE_KEYS = ["-o", "EnableEscapeCommandline=yes"]

# Commands that name no place in squad. Each must print one line on stderr and exit with status 2.
COMMANDS = [
    "sh", "/bin/sh", "sh -c id", "marvel; id", "marvel && id", "marvel | id", "$(id)", "`id`",
    "marvel\nid", "marvel/../../etc/passwd", "../marvel", "/marvel", "marvel/", "marvel//1", "-h",
    "--help", "--data=/tmp", "--config /etc/passwd", "MARVEL", "m", "marvel/1009368/x/y",
    "marvel/\x1b[2J", "marvel/é", "marvel " * 2, "m" * 65, "m" * 100_000, "config example",
    "store init", "recruit marvel/1009368", "replay /etc/passwd", "rsync --server . /tmp",
    "git-upload-pack '/'", "scp -t /tmp", "/usr/lib/openssh/sftp-server",
]

# Bytes that a terminal sends only as replies, or never.
REPLIES = {
    "a window's title": b"\x1b]lid; touch owned\x1b\\\x1b]Ltouch owned\x1b\\",
    "a title to set": b"\x1b]0;touch owned\x07\x1b]2;owned\x1b\\",
    "a colour with a command": b"\x1b]11;rgb:$(id)/`id`/ffff\x1b\\\x1b]11;touch owned\x07",
    "a colour too long": b"\x1b]11;rgb:" + b"f" * 9_000 + b"\x1b\\",
    "attributes without end": b"\x1b[?" + b"1;" * 5_000 + b"c",
    "numbers too large": b"\x1b[?2026;99999999999999999999999999$y\x1b[99999999999999;1R",
    "a capability": b"\x1bP1+r524742=" + b"4141" * 2_000 + b"\x1b\\\x1bP0+r\x1b\\",
    "a string without end": b"\x1bP" + b"x" * 9_000 + b"\x18",
    "a clipboard": b"\x1b]52;c;dG91Y2ggb3duZWQ=\x1b\\",
    "a key of the kitty protocol": b"\x1b[99999;5u\x1b[27;5;122~\x1b[122;5u",
    "a mouse far away": b"\x1b[<0;99999;99999M\x1b[<64;0;0M\x1b[<-1;-1;-1m\x1b[M\xff\xff\xff",
    "a focus": b"\x1b[I\x1b[O",
    "bytes that are no UTF-8": bytes(range(0x80, 0x100)) * 20 + b"\xed\xa0\x80\xf4\x90\x80\x80",
}

# Keys for actions that only the host's own user may take.
KEYS = {
    "suspend": b"\x1a", "quit by signal": b"\x1c", "stop and go on": b"\x13\x11",
    "discard, literal next": b"\x0f\x16", "a link": b"o\r\r\x1b", "copy": b"y",
    "the inspector's file": b"Iw\x1b", "shells of other programs": b":!sh\r\x1b\x1b!id\r",
    "a file to open": b":e /etc/passwd\r\x1b\x1b", "crash files": b"I\x17w\x1b",
    "a paste": b"\x1b[200~:\rq\r!touch owned\r\x03\x1a\x1b[201~",
    "a paste without an end": b"\x1b[200~touch owned\r" + b"x" * 10_000 + b"\x1b[201~",
    "every control character": bytes(b for b in range(0x20) if b not in b"\x03\x1b") + b"\x7f",
}


@host.needs_sshd
class ForwardingTest(unittest.TestCase):
    """ssh's requests other than a program. The program in squad's place prints what it got."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = pathlib.Path(folder.name)
        cls.host = cls.enterClassContext(Host(report_program(cls.folder)))
        (cls.folder / "secret").write_text(SECRET)

    def setUp(self):
        self.target = self.enterContext(listening())
        self.port = self.target.getsockname()[1]
        self.addCleanup(lambda: self.assertFalse(was_connected(self.target)))

    def refuses(self, *arguments, says=""):
        """Checks that ssh fails with its own status."""
        result = self.host.run("-o", "ExitOnForwardFailure=yes", *arguments)
        self.assertEqual(result.returncode, 255, result.stdout + result.stderr)
        self.assertIn(says, result.stderr)
        self.assertNotIn(SECRET, result.stdout)

    def test_copying_files(self):
        shutil.copy(self.folder / "secret", self.folder / "offered")
        options = ["-o" + word for word in self.host.options()[3::2]]
        there, taken = f"{self.host.address}:{self.folder}", self.folder / "taken"
        for command in [
            ["scp", "-F", "none", *options, f"{there}/secret", str(taken)],
            ["scp", "-O", "-F", "none", *options, f"{there}/secret", str(taken)],
            ["scp", "-F", "none", *options, str(self.folder / "offered"), f"{there}/put"],
            ["scp", "-O", "-F", "none", *options, str(self.folder / "offered"), f"{there}/put"],
            ["sftp", "-F", "none", *options, f"{there}/secret", str(taken)],
        ]:
            with self.subTest(command=command[:2]):
                self.assertNotEqual(host.run(command).returncode, 0)
                self.assertFalse(taken.exists())
                self.assertFalse((self.folder / "put").exists())

    def test_subsystems(self):
        for name in ("sftp", "netconf", "sh"):
            self.refuses("-s", "--", name, says="subsystem request failed")

    def test_connecting_through_the_host(self):
        self.refuses("-W", f"127.0.0.1:{self.port}", says="stdio forwarding failed")

    def test_ports_and_sockets_of_the_host(self):
        port = self.enterContext(host.held_port())
        self.refuses("-N", "-R", f"127.0.0.1:{port}:127.0.0.1:{self.port}", says="forwarding failed")
        self.refuses("-N", "-R", f"{self.folder}/socket:127.0.0.1:{self.port}")
        self.assertFalse((self.folder / "socket").exists())
        with self.assertRaises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port), 5)

    def test_a_network_device(self):
        before = sorted(os.listdir("/sys/class/net"))
        self.refuses("-N", "-w", "any:any")
        self.assertEqual(sorted(os.listdir("/sys/class/net")), before)

    def test_ports_of_the_visitor_lead_nowhere(self):
        port = self.enterContext(host.held_port())
        request = b"\x05\x01\x00\x05\x01\x00\x01\x7f\x00\x00\x01" + self.port.to_bytes(2, "big")
        for option, greeting in [
            (["-L", f"{port}:127.0.0.1:{self.port}"], b"hello"),
            (["-L", f"{port}:/var/run/docker.sock"], b"hello"),
            (["-D", f"127.0.0.1:{port}"], request),
        ]:
            with self.subTest(option), Client(self.host.ssh("-tt", *option, "--", "--wait")) as client:
                client.wait_until("report", lambda: b"report " in client.raw)
                with socket.create_connection(("127.0.0.1", port), host.LIMIT) as visitor:
                    visitor.settimeout(host.LIMIT)
                    visitor.sendall(greeting)
                    answer = b""
                    with contextlib.suppress(ConnectionResetError):
                        while data := visitor.recv(100):
                            answer += data
                # A SOCKS server accepts the method in its own protocol before it closes.
                self.assertIn(answer, (b"", b"\x05\x00", b"\x05\x00" + b"\x05\x00\x00\x01" + bytes(6)))

    def test_an_agent_and_a_display_are_not_seen(self):
        with contextlib.closing(socket.socket(socket.AF_UNIX)) as agent:
            path = str(self.folder / "agent")
            agent.bind(path)
            agent.listen()
            agent.setblocking(False)
            told = Reported(self.host.run(
                "-o", f"ForwardAgent={path}", "-o", "ForwardX11=yes", "-o", "ForwardX11Trusted=yes",
                environment={"DISPLAY": f"127.0.0.1:{self.port - 6000}"}).stdout).environment
            self.assertNotIn("SSH_AUTH_SOCK", told)
            self.assertNotIn("DISPLAY", told)
            self.assertFalse(was_connected(agent))

    def test_one_connection_holds_one_session(self):
        path = f"{self.folder}/master"
        master = ["-o", "ControlMaster=yes", "-o", f"ControlPath={path}"]
        with Client(self.host.ssh("-tt", *master, "--", "--wait")) as client:
            client.wait_until("report", lambda: b"report " in client.raw)
            second = host.run([
                "ssh", "-F", "none", "-o", f"ControlPath={path}", "-o", "ProxyCommand=false",
                "-o", "IdentityFile=none", self.host.address, "id"])
            self.assertEqual(second.returncode, 255)
            self.assertNotIn("report ", second.stdout)
            self.assertIn("refused", second.stderr)

    def test_a_forwarding_asked_for_later(self):
        port = self.enterContext(host.held_port())
        with Client(self.host.ssh("-tt", *ESCAPE_KEYS, "--", "--wait")) as client:
            client.wait_until("report", lambda: b"report " in client.raw)
            client.press("\r~C")
            client.wait_until("prompt", lambda: b"ssh> " in client.raw)
            client.press(f"-L {port}:127.0.0.1:{self.port}\r")
            visitor = host.wait_for("forwarding", lambda: connected(port))
            with visitor:
                visitor.settimeout(host.LIMIT)
                with contextlib.suppress(ConnectionResetError):
                    self.assertEqual(visitor.recv(100), b"")
            client.press("\r~C")
            client.wait_until("prompt", lambda: client.raw.count(b"ssh> ") == 2)
            client.press(f"-R {self.folder}/later:127.0.0.1:{self.port}\r")
            client.settle()
            self.assertFalse((self.folder / "later").exists())


def connected(port):
    """A connection to a port of this machine; None if nothing listens."""
    try:
        return socket.create_connection(("127.0.0.1", port), 5)
    except ConnectionRefusedError:
        return None


@host.needs_sshd
class NoSessionTest(unittest.TestCase):
    def test_a_visitor_who_runs_no_program_is_disconnected(self):
        with tempfile.TemporaryDirectory() as name:
            with Host(report_program(pathlib.Path(name))) as one:
                begin = time.monotonic()
                result = one.run("-N", limit=40)
                self.assertEqual(result.returncode, 255)
                self.assertLess(time.monotonic() - begin, 25)
                # A client that never authenticates is cut off after LoginGraceTime.
                self.assertEqual(one.sessions(), [])


@host.needs_sshd
class ProgramTest(unittest.TestCase):
    """squad itself, the only program that a visitor reaches."""

    @classmethod
    def setUpClass(cls):
        marvel = cls.enterClassContext(StandIn(DemoMarvel()))
        marvel.add(Fault.from_text("escape-codes"))
        cls.host = cls.enterClassContext(
            Host(config='{ "services": { "marvel": "%s" } }' % marvel.url))
        cls.host.key("visitor")
        cls.marvel = marvel

    def setUp(self):
        self.before = self.files()
        self.addCleanup(lambda: self.assertEqual(self.files(), self.before))

    def files(self):
        """The host's files, and those that the commands above would leave elsewhere."""
        # Other tests write to /tmp at the same time.
        elsewhere = [pathlib.Path.home(), pathlib.Path("/tmp"), host.ROOT]
        owned = [path for folder in elsewhere for path in folder.glob("*owned*")]
        return sorted(map(str, [*self.host.folder.iterdir(), *owned]))

    def session(self):
        """The only squad, once those of earlier visitors have ended."""
        host.wait_for("single session", lambda: len(self.host.sessions()) == 1)
        return self.host.sessions()[0]

    def is_well(self, client):
        """Checks that squad runs without children, isn't stopped, and obeys keys."""
        session = self.session()
        self.assertEqual(processes.descendants(session), [])
        self.assertNotIn(processes.fields(session)[0], "TtZ")
        client.press("\x1b\x1b\x1b\x1b1")
        client.settle(0.05)
        client.press("?")
        client.wait_for("Ctrl-C")
        client.press("\x1b")
        client.settle(0.05)

    def test_commands_other_than_a_place_are_refused(self):
        for number, command in enumerate(COMMANDS):
            for terminal in ("-T", "-tt") if number % 6 == 0 else ("-T",):
                with self.subTest(command=command[:70], terminal=terminal):
                    result = self.host.run(terminal, "--", command)
                    self.assertEqual(result.returncode, 2)
                    said = result.stderr if terminal == "-T" else result.stdout
                    self.assertEqual(said.count("\n"), 1, said)
                    self.assertNotIn("\x1b", result.stdout + result.stderr)
                    self.assertNotIn("uid=", result.stdout)

    def test_a_place_without_a_terminal_is_printed(self):
        result = self.host.run("--", "bitcoin/EUR")
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertTrue(result.stdout.startswith("EUR\nEuro\n"), result.stdout)

    def test_a_place_with_a_terminal_is_opened(self):
        with Client(self.host.ssh("-tt", "--", "starwars/films/1")) as client:
            client.arrive()
            client.wait_for("A New Hope")

    def test_keys_and_pastes(self):
        with Client(self.host.ssh("-tt")) as client:
            client.arrive()
            for name, keys in KEYS.items():
                with self.subTest(name):
                    client.press(keys)
                    client.settle(0.1)
                    self.is_well(client)
            client.press("q")
            self.assertEqual(client.end(), 0)

    def test_replies_of_a_terminal(self):
        with Client(self.host.ssh("-tt"), replies=False) as client:
            client.arrive()
            for name, data in REPLIES.items():
                with self.subTest(name):
                    for start in range(0, len(data), 1000):
                        client.press(data[start:start + 1000])
                        client.read(0)
                    client.settle(0.1)
                    self.is_well(client)
            client.press("\x03")
            self.assertEqual(client.end(), 0)

    def test_names_with_paths(self):
        with tempfile.TemporaryDirectory() as name:
            # Opening this named pipe would block for ever.
            trap = pathlib.Path(name) / "xterm"
            os.mkfifo(trap)
            for sent in (f"TZ=:{trap}", f"TZ={trap}", f"TZ=../../../..{trap}", f"LC_ALL={name}",
                         f"LC_ALL=../../../..{name}", f"LANG={trap}", f"LC_CTYPE={name}/xterm",
                         f"TERMINFO={name}", f"LC_ALL=C.UTF-8{'x' * 5000}", "COLORTERM=\x1b[2J"):
                with self.subTest(sent), Client(
                    self.host.ssh("-tt", "-o", f"SetEnv={sent}"), {"LC_ALL": "C"},
                ) as client:
                    client.arrive()
                    client.press("q")
                    self.assertEqual(client.end(), 0)

    def test_terminals_with_paths(self):
        for name in ("../../../etc/passwd", "/etc/passwd", "x" * 65, "xterm;id", "x\x1b[2J"):
            with self.subTest(name), Client(self.host.ssh("-tt"), {"TERM": name}) as client:
                client.arrive()
                client.press("q")
                self.assertEqual(client.end(), 0)

    def test_text_of_a_service(self):
        with Client(self.host.ssh("-tt")) as client:
            client.arrive()
            client.wait_until("request", lambda: self.marvel.requests)
            client.press("1")
            client.settle(0.5)
            client.press("GgRjjj")
            client.settle(0.5)
            for bad in (b"\x1b]0;", b"\x1b]2;", b"\xc2\x9b", b"\x1b[31m", b"\x00"):
                self.assertNotIn(bad, client.raw)
            self.is_well(client)

    def test_suspending_the_client(self):
        ssh = " ".join(f"'{word}'" for word in self.host.ssh("-tt"))
        script = f"set -m; {ssh}; echo at the shell; read line; fg >/dev/null"
        with Client(["bash", "-c", script]) as client:
            client.arrive()
            client.press("\r~\x1a")
            client.wait_until("shell", lambda: b"at the shell" in client.raw)
            session = self.session()
            host.wait_for("rest", lambda: processes.load(session, 0.5) < 0.1)
            client.press("\n")
            client.settle()
            self.is_well(client)


if __name__ == "__main__":
    unittest.main()
