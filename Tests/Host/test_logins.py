"""Checks who is let in, and as whom: python3 -m unittest discover Tests/Host"""

import contextlib
import json
import os
import pathlib
import shutil
import socket
import stat
import subprocess
import tempfile
import unittest

import host
import processes
from client import Client
from host import Host

# Prints its arguments and environment in one line, and ends with its input.
REPORT = """#!/usr/bin/env python3
import json, os, sys
print("report " + json.dumps([sys.argv[1:], dict(os.environ), os.isatty(0)]), flush=True)
sys.stdin.read() if "--wait" in os.environ.get("SSH_ORIGINAL_COMMAND", "") else None
"""


def report_program(folder: pathlib.Path) -> pathlib.Path:
    path = folder / "squad"
    path.write_text(REPORT)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


class Reported:
    """The arguments and environment of the program in squad's place."""

    def __init__(self, output: str) -> None:
        line = next(line for line in output.splitlines() if line.startswith("report "))
        self.arguments, self.environment, self.has_terminal = json.loads(line.removeprefix("report "))

    @property
    def name(self) -> str:
        """The visitor's name as squad gets it."""
        return self.arguments[self.arguments.index("--as") + 1]


@host.needs_sshd
class LoginsTest(unittest.TestCase):
    """A program in squad's place prints what sshd gives it."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        program = report_program(pathlib.Path(folder.name))
        cls.host = cls.enterClassContext(Host(program))

    def report(self, *arguments, **options):
        result = self.host.run(*arguments, **options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return Reported(result.stdout)

    def test_the_printed_line_to_try_connects(self):
        self.assertEqual(
            self.host.line, "ssh -p %d -o NoHostAuthenticationForLocalhost=yes %s@localhost" % (
                self.host.port, self.host.user))

    def test_any_key_is_a_name(self):
        first, other = (self.report(key=key).name for key in ("first", "other"))
        self.assertEqual(first, self.host.fingerprint("first"))
        self.assertEqual(other, self.host.fingerprint("other"))
        self.assertNotEqual(first, other)
        self.assertEqual(self.report(key="first").name, first)

    def test_every_kind_of_key_is_taken(self):
        for kind in ("ed25519", "ecdsa", "rsa"):
            path = self.host.folder / f"key-{kind}"
            subprocess.run(
                ["ssh-keygen", "-q", "-t", kind, "-N", "", "-f", str(path)], check=True)
            with self.subTest(kind):
                self.assertEqual(self.report(key=kind).name, self.host.fingerprint(kind))

    def test_a_visitor_without_a_key_has_no_name(self):
        if self.host.is_root:
            self.assertEqual(self.report(key=None).name, "")
        else:
            # Without root, sshd can't use PAM, and says so when it starts.
            self.assertEqual(self.host.run(key=None).returncode, 255)
            self.assertIn("only visitors with a key", self.host.log.read_text())

    def test_a_name_cannot_be_forged(self):
        forged = self.host.fingerprint("other")
        for option in (f"SetEnv=SQUAD_AS={forged}", "SendEnv=SQUAD_AS", "SendEnv=*"):
            for key in ("first", None) if self.host.is_root else ("first",):
                with self.subTest(option=option, key=key):
                    told = self.report("-o", option, key=key, environment={"SQUAD_AS": forged})
                    self.assertEqual(told.name, self.host.fingerprint(key) if key else "")

    def test_every_command_runs_the_hosts_program(self):
        told = self.report("--", "sh", "-c", "id")
        data = str(self.host.data)
        self.assertEqual(told.arguments, [
            "--kiosk", "--config", str(host.ROOT / "Packaging/kiosk/kiosk.json"), "--data", data,
            "--as", self.host.fingerprint("visitor")])
        self.assertEqual(told.environment["SSH_ORIGINAL_COMMAND"], "sh -c id")
        self.assertFalse(told.has_terminal)

    def test_a_visitor_can_request_a_terminal(self):
        with Client(self.host.ssh("-tt")) as client:
            client.wait_for("report ")
            self.assertEqual(client.end(), 0)
        self.assertIn("true]", client.text.replace("\n", ""))

    def test_silent_connections_from_one_address_block_no_other(self):
        with contextlib.ExitStack() as stack:
            for _ in range(420):
                silent = stack.enter_context(socket.socket())
                silent.bind(("127.0.0.2", 0))
                silent.connect(("127.0.0.1", self.host.port))
            self.assertEqual(self.report().name, self.host.fingerprint("visitor"))

    def test_few_variables_pass(self):
        wanted = {
            "LANG": "es_ES.UTF-8", "LC_TIME": "ja_JP.UTF-8", "COLORTERM": "truecolor",
            "NO_COLOR": "1", "TZ": "Asia/Tokyo",
        }
        refused = {
            "TERMINFO": "/tmp", "TERMINFO_DIRS": "/tmp", "LOCPATH": "/tmp", "LD_PRELOAD": "/tmp/x",
            "LD_LIBRARY_PATH": "/tmp", "SQUAD_DATA": "/tmp", "SQUAD_STORE": "postgresql://x",
            "http_proxy": "http://127.0.0.1:1", "SSL_CERT_FILE": "/tmp/x", "XDG_DATA_HOME": "/tmp",
            "PGHOST": "/tmp", "BASH_ENV": "/tmp/x", "ENV": "/tmp/x", "ACCESSIBLE_": "1",
        }
        sent = ["-o", "SetEnv=" + " ".join(f"{k}={v}" for k, v in (wanted | refused).items())]
        told = self.report(*sent).environment
        self.assertEqual({name: told.get(name) for name in wanted}, wanted)
        for name, value in refused.items():
            self.assertNotEqual(told.get(name), value, name)

    def test_only_the_owner_can_read_the_key_and_the_configuration(self):
        for path in [self.host.data, self.host.data.parent / "state/ssh_host_ed25519_key"]:
            self.assertEqual(os.stat(path).st_mode & 0o077, 0, path)


@host.needs_sshd
class AccessibleTest(unittest.TestCase):
    """An operator who lets one more variable pass."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        packaging = pathlib.Path(folder.name) / "kiosk"
        shutil.copytree(host.ROOT / "Packaging/kiosk", packaging)
        rules = packaging / "sshd_config"
        rules.write_text(rules.read_text().replace(" TZ\n", " TZ ACCESSIBLE\n"))
        cls.host = cls.enterClassContext(Host(packaging=packaging))

    def visit(self, value):
        return Client(self.host.ssh("-tt", "-o", f"SetEnv=ACCESSIBLE={value}"))

    def test_accessible_shows_squad_line_by_line(self):
        with self.visit("1") as client:
            client.wait_for("Marvel, list 1 of 5.")
            client.press("q")
            self.assertEqual(client.end(), 0)
        self.assertNotIn(b"\x1b", client.raw)

    def test_other_values_of_accessible_are_ignored(self):
        for value in ("0", "yes", "11", "$(id)"):
            with self.subTest(value), self.visit(value) as client:
                client.arrive().press("q")
                self.assertEqual(client.end(), 0)


@host.needs_sshd
class EndingTest(unittest.TestCase):
    def test_no_process_is_left_when_the_host_ends(self):
        with tempfile.TemporaryDirectory() as name:
            with Host(report_program(pathlib.Path(name))) as one:
                with Client(one.ssh("-tt", "--", "--wait")) as client:
                    client.wait_for("report ")
                    started = one.sessions() + [one.listener]
                    below = processes.descendants(one.process.pid)
                    one.stop()
                    host.wait_for(
                        "end of all", lambda: not any(map(processes.is_alive, started + below)))
                    self.assertEqual(list(one.folder.glob("tmp.*")), [])

    def test_two_hosts_cannot_have_one_port(self):
        with Host(pathlib.Path("/bin/true")) as one:
            folder = str(one.folder)
            again = host.run(
                [str(host.ROOT / "Packaging/kiosk/try.sh"), "/bin/true", str(one.port)],
                {"TMPDIR": folder, "HOME": folder})
            self.assertNotEqual(again.returncode, 0)
            self.assertIn(f"Bind to port {one.port} on 127.0.0.1 failed", again.stderr)
            self.assertNotIn("ssh -p", again.stdout)


if __name__ == "__main__":
    unittest.main()
