"""Two hosts keep one squad on a PostgreSQL server, while clients and the server are killed."""

from __future__ import annotations

import contextlib
import glob
import os
import pathlib
import random
import secrets
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
import unittest

from program import LIMIT, SEED, Home, ProofCase, catalogue, often

HEROES = catalogue("marvel")
NOBODY = 65534
NOWHERE = "http://127.0.0.1:1"
SERVICES = ["SUPERHEROES", "STARWARS", "BITCOIN", "BITCOIN_HISTORY"]


# PostgreSQL refuses to run as root.
USER = NOBODY if os.geteuid() == 0 else None


def program(name: str) -> str | None:
    """The path of a server program, installed or unpacked by the Makefile; None if the server's
    user can't reach it, as below root's home."""
    found = sorted(glob.glob(f".build/postgres/usr/lib/postgresql/*/bin/{name}"))
    found += sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"))
    for path in map(os.path.abspath, reversed(found)):
        with contextlib.suppress(OSError, subprocess.CalledProcessError):
            subprocess.run(
                [path, "--version"], user=USER, cwd="/", check=True, stdout=subprocess.DEVNULL)
            return path
    return None


class Server:
    """A server in a folder of its own, at a Unix socket, or at a port of this machine that asks for
    the password in the file `passwords`; never runs as root."""

    def __init__(self, port: int | None = None) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="squad-proof-store-"))
        self.passwords = self.folder / "passwords"
        password = secrets.token_hex()
        self.passwords.touch(0o600)
        # initdb reads the first line, and clients the second one.
        self.passwords.write_text(f"{password}\n*:*:*:*:{password}\n")
        if USER:
            for path in (self.folder, self.passwords):
                os.chown(path, NOBODY, NOBODY)
        self.run(
            "initdb", "-D", str(self.folder / "data"), "-U", "owner", "--auth-local=trust",
            "--auth-host=scram-sha-256", f"--pwfile={self.passwords}")
        if port:
            self.address = f"host=127.0.0.1 port={port} user=owner dbname=postgres"
            self.place = ["-h", "127.0.0.1", "-p", str(port)]
        else:
            self.address = f"host={self.folder} user=owner dbname=postgres passfile=/none"
            self.place = ["-h", ""]
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def run(self, name: str, *arguments: str) -> None:
        subprocess.run(
            [str(program(name)), *arguments], user=USER, cwd="/", check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def start(self) -> None:
        self.process = subprocess.Popen(
            [str(program("postgres")), "-D", str(self.folder / "data"), "-k", str(self.folder),
             *self.place],
            user=USER, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def restart(self) -> None:
        """Like `pg_ctl restart -m immediate`: without a checkpoint, interrupting everything."""
        self.stop()
        self.start()

    def clients(self) -> list[tuple[str, str]]:
        """State and title of each client's process on the server."""
        found = []
        for file in pathlib.Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):
                fields = file.read_text().rpartition(")")[2].split()
                title = (file.parent / "cmdline").read_text()
                if int(fields[1]) == self.process.pid and "[local]" in title:
                    found.append((fields[0], title))
        return found

    def is_busy(self) -> bool:
        """Whether a client's process on the server runs or waits for the disk."""
        return any(state in "RD" for state, _ in self.clients())

    def stop(self) -> None:
        if self.process:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(LIMIT)

    def close(self) -> None:
        """Ends the server and deletes its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@unittest.skipUnless(program("initdb"), "needs PostgreSQL's server, where its user can reach it")
class StoreTests(ProofCase):
    server: Server

    @classmethod
    def setUpClass(cls) -> None:
        cls.server = Server()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.server.close()

    def setUp(self) -> None:
        self.random = random.Random(SEED)

    def host(self, name: str) -> Home:
        home = self.home()
        home.more = {f"SQUAD_{service}_URL": NOWHERE for service in SERVICES}
        home.more |= {"SQUAD_STORE": self.server.address, "SQUAD_NAME": name}
        end = time.monotonic() + LIMIT
        # The server may still be starting.
        while home.run("store", "init").status != 0:
            self.assertLess(time.monotonic(), end)
        return home

    def members(self, home: Home) -> list[str]:
        end = time.monotonic() + LIMIT
        while (result := home.run("roster")).status != 0:
            self.assertLess(time.monotonic(), end, result)
        return [line.split("\t")[0] for line in result.output.splitlines()]

    def test_killed_clients_lose_nothing_that_was_acknowledged(self) -> None:
        home = self.host("killed")
        start = time.monotonic()
        self.assertEqual(home.run("recruit", HEROES[0]).status, 0)
        longest = 2 * (time.monotonic() - start)
        known = {HEROES[0]}
        number = killed = 0
        # About half of the clients end before they are killed, so this counts kills.
        while killed < often(6, 200):
            number += 1
            id = HEROES[number % len(HEROES)]
            verb, said = ("fire", "fired") if id in known else ("recruit", "joined")
            before = set(self.members(home))
            process = home.start(verb, id)
            try:
                output, _ = process.communicate(timeout=self.random.uniform(0, longest))
                longest *= 0.9
            except subprocess.TimeoutExpired:
                process.kill()
                output, _ = process.communicate()
                killed += process.returncode == -signal.SIGKILL
                longest *= 1.1
            # The server carries out what a killed client has sent, however late it gets to it.
            end = time.monotonic() + LIMIT
            while self.server.clients():
                self.assertLess(time.monotonic(), end)
            after = set(self.members(home))
            self.assertLessEqual(before ^ after, {id})
            if said in output:
                self.assertEqual(id in after, verb == "recruit", (number, output))
            known = after

    def test_restarts_of_the_server_lose_nothing_that_was_acknowledged(self) -> None:
        home = self.host("restarted")
        start = time.monotonic()
        self.assertEqual(home.run("recruit", HEROES[-1]).status, 0)
        # Eight clients at once share the cores, so each takes longer than the one measured.
        longest = 4 * (time.monotonic() - start)
        acknowledged = [HEROES[-1]]
        for number in range(often(2, 10)):
            ids = HEROES[number * 8:number * 8 + 8]
            processes = [home.start("recruit", id) for id in ids]
            time.sleep(self.random.uniform(0, longest))
            self.server.restart()
            for id, process in zip(ids, processes):
                output, errors = process.communicate(timeout=LIMIT)
                self.assertIn(process.returncode, (0, 1), errors)
                if "joined" in output:
                    acknowledged.append(id)
            members = self.members(home)
            self.assertEqual(len(members), len(set(members)))
            self.assertLessEqual(set(acknowledged), set(members))

    def test_two_hosts_by_random_keys_show_the_same(self) -> None:
        hosts = [self.host("shared"), self.host("shared")]
        sessions = [home.browse("marvel", columns=240) for home in hosts]

        for session in sessions:
            session.wait_until("the first screen", lambda: "q quit" in session.text)
        end = time.monotonic() + often(3, 60)
        while time.monotonic() < end:
            for session in sessions:
                keys = self.random.choices([" ", "x", "y", "n", "u", "\x12", "j", "k"], k=3)
                os.write(session.master, "".join(keys).encode())
                session.read(0.02)
        # Leaves any question, then presses a key after which each session checks the server.
        for session in sessions:
            session.settle(self.server.is_busy)
            os.write(session.master, b"n")
            session.settle(self.server.is_busy)
        count = len(self.members(hosts[0]))
        for session in sessions:
            os.write(session.master, b"j")
            session.wait_until("the squad", lambda: f"My squad {count} " in session.text)
            os.write(session.master, b"q")
            self.assertEqual(session.process.wait(LIMIT), 0)
            os.close(session.master)
        self.assertEqual(self.members(hosts[0]), self.members(hosts[1]))
        self.check_history(hosts[0])

    def check_history(self, home: Home) -> None:
        """Undoes the journal, newest change first: one that doesn't fit the members shows that a
        change or a member was lost."""
        copy = self.home()
        result = home.run("store", "copy", self.server.address, str(copy.data))
        self.assertEqual(result.status, 0, result)
        with contextlib.closing(sqlite3.connect(copy.file)) as database:
            members = database.execute(
                "SELECT catalogue, entry FROM member ORDER BY position").fetchall()
            changes = database.execute(
                "SELECT from_place, to_place, catalogue, entry FROM journal WHERE undone = 0"
                " ORDER BY number DESC").fetchall()
        for before, after, *member in changes:
            if after is not None:
                self.assertEqual(members.pop(after), tuple(member))
            if before is not None:
                members.insert(before, tuple(member))


if __name__ == "__main__":
    unittest.main()
