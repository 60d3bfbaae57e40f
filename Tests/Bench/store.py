#!/usr/bin/env python3
"""Measures a squad on a PostgreSQL server beside one in a file: first paint, a change, memory; and
many clients at once beside pgbench with the same statements.

usage: store.py [path of squad [path of store-bench]]

The server is one of the bench's own, at a port of this machine, with a password and durable
commits. Nothing here passes or fails: times are to be read as ratios.
"""

import contextlib
import fcntl
import os
import pathlib
import pty
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import termios
import time

from bench import Driver, environment_in, median, percentile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Proof"))

from test_store import LIMIT, Server, program  # noqa: E402

STARTS, CHANGES = 40, 100
CLIENTS, SECONDS, ROUNDS = 50, 5, 3

# A change as squad makes it: recruits a member, then fires it.
BEGIN = r"""
\set id random(0, 9999999999999999)
BEGIN ISOLATION LEVEL READ COMMITTED \; SELECT pg_catalog.set_config('search_path', 'squad', true),
  pg_catalog.set_config('lock_timeout', '2s', true),
  pg_catalog.set_config('statement_timeout', '10s', true),
  pg_catalog.set_config('idle_in_transaction_session_timeout', '10s', true),
  CASE pg_catalog.current_setting('synchronous_commit') WHEN 'off'
  THEN pg_catalog.set_config('synchronous_commit', 'on', true) END;
SELECT number, version, (SELECT count(*) FROM squad.migration WHERE version > 2)
  FROM squad.squad WHERE name = 'pgbench :client_id' FOR UPDATE \gset
UPDATE squad SET version = version + 1, seen = 9999999 WHERE number = :number;
SELECT id::text FROM change
  WHERE squad = :number AND id = ANY (ARRAY[lpad(:id::text, 32, '0')]::uuid[]);
"""
RECRUIT = """
INSERT INTO member (squad, position, catalogue, entry, title, badge, subtitle)
  VALUES (:number, 0, 'marvel', '1009368', 'Iron Man', 'IM', '2,680 comics');
INSERT INTO journal
  (squad, undone, kind, from_place, to_place, catalogue, entry, title, badge, subtitle)
  VALUES (:number, 0, 'recruited', NULL, 0, 'marvel', '1009368', 'Iron Man', 'IM', '2,680 comics');
"""
FIRE = """
DELETE FROM member WHERE squad = :number AND position >= 0 AND position < 1;
INSERT INTO journal
  (squad, undone, kind, from_place, to_place, catalogue, entry, title, badge, subtitle)
  VALUES (:number, 0, 'fired', 0, NULL, 'marvel', '1009368', 'Iron Man', 'IM', '2,680 comics');
"""
COMMIT = """
DELETE FROM change WHERE squad = :number AND made_at < now() - interval '24 hours';
INSERT INTO change (squad, id) SELECT :number, unnest(ARRAY[lpad(:id::text, 32, '0')]::uuid[]);
COMMIT;
"""


def first_paint(command, environment):
    """Milliseconds from the start to the last words of the first frame, whatever comes after it."""
    began = time.perf_counter()
    child, master = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        os.execvpe(command[0], command, environment)
    seen = b""
    while b"quit" not in seen:
        seen += os.read(master, 1 << 16)
    elapsed = (time.perf_counter() - began) * 1_000
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(master)
    return elapsed


def number_after(words, output):
    """The number after these words in a program's output."""
    return float(output.split(words, 1)[1].split()[0])


def many_clients(server, bench, folder, environment):
    """Runs squad's store and pgbench in turn, each with a thread a client, as sessions are, and
    prints both."""
    script = pathlib.Path(folder, "changes.sql")
    script.write_text(BEGIN + RECRUIT + COMMIT + BEGIN + FIRE + COMMIT)
    squads = pathlib.Path(folder, "squads.sql")
    squads.write_text(
        "INSERT INTO squad.squad (name, seen, version)"
        f" SELECT 'pgbench ' || n, 9999999, 0 FROM generate_series(0, {CLIENTS - 1}) n"
        " ON CONFLICT DO NOTHING;")
    clients, seconds = str(CLIENTS), str(SECONDS)

    def output(*command):
        return subprocess.run(
            command, env=environment, check=True, capture_output=True, text=True).stdout

    def pgbench(file, *options):
        return output(program("pgbench"), "-n", "-f", file, *options, server.address)

    ours, theirs = [], []
    for _ in range(ROUNDS):
        ours.append(number_after("changes ", output(bench, server.address, clients, seconds)))
        pgbench(squads, "-t", "1")
        rate = number_after("tps = ", pgbench(script, "-c", clients, "-j", clients, "-T", seconds))
        theirs.append(2 * rate)
    print(
        f"{CLIENTS} clients  {median(ours):.0f} changes a second, pgbench {median(theirs):.0f}, "
        f"ratio {median(ours) / median(theirs):.2f} (at least 0.9)")


def make_tables(squad, environment):
    """Makes the tables of the server, which may still be starting."""
    end = time.monotonic() + LIMIT
    while (done := subprocess.run(
            [squad, "store", "init"], env=environment, capture_output=True, text=True)).returncode:
        if time.monotonic() > end:
            sys.exit(done.stderr.strip())


def measure(squad, server):
    """Prints a file's and the server's figures, then those of many clients."""
    with tempfile.TemporaryDirectory() as folder:
        environment = environment_in(folder) | {"PGPASSFILE": str(server.passwords)}
        stored = {"SQUAD_STORE": server.address}
        make_tables(squad, environment | stored)
        driver = Driver(folder, environment)
        addresses = {f"SQUAD_{name}_URL": "http://127.0.0.1:1" for name in
                     ("SUPERHEROES", "STARWARS", "BITCOIN", "BITCOIN_HISTORY")}
        offline = [f"{name}={value}" for name, value in addresses.items()]
        prelude = " j" * (CHANGES + 10)

        def one(name, *variables):
            data = os.path.join(folder, name)
            command = ["env", *offline, *variables, squad, "--pictures", "never", "--data", data]
            return name, prelude, "u", [*command, "superheroes"]

        found = driver.run(
            "-k", CHANGES,
            programs=[one("file"), one("server", f"SQUAD_STORE={server.address}")])
        print("\033[K", end="", file=sys.stderr)
        starts = {"file": [], "server": []}
        for _ in range(STARTS):
            for name, more in (("file", {}), ("server", stored)):
                data = os.path.join(folder, name)
                command = [squad, "--pictures", "never", "--data", data, "superheroes"]
                starts[name].append(first_paint(command, environment | addresses | more))
        for name, times in found.items():
            print(
                f"{name:7}  first paint {median(starts[name]):5.2f} ms, "
                f"a change {median(times['times']):5.2f} ms, "
                f"p99 {percentile(times['times'], 0.99):5.2f} ms, "
                f"private memory {times['anonymous']:5.2f} MB")
        paint = median(starts["server"]) / median(starts["file"])
        memory = found["server"]["anonymous"] - found["file"]["anonymous"]
        print(
            f"server to file  first paint {paint:.2f} (at most 1.05), "
            f"private memory {memory:+.2f} MB, mostly libpq's (at most 1.3)")
        bench = os.path.join(os.path.dirname(squad), "store-bench")
        many_clients(server, sys.argv[2] if len(sys.argv) > 2 else bench, folder, environment)


def main():
    squad = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/squad")
    if not program("initdb"):
        sys.exit("store.py needs PostgreSQL's server (Debian's postgresql)")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    with contextlib.closing(Server(port)) as server:
        measure(squad, server)


if __name__ == "__main__":
    main()
