#!/usr/bin/env python3
"""Measures a squad on a PostgreSQL server beside one in a file: first paint, a change, memory.

usage: store.py [path of squad]

The server is one of the bench's own, at a Unix socket, with durable commits. Nothing here passes or
fails: times are to be read as ratios.
"""

import fcntl
import os
import pathlib
import pty
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

from bench import Driver, environment_in, median, percentile

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Proof"))

from test_store import Server, program  # noqa: E402

STARTS, CHANGES = 40, 100


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


def main():
    squad = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/squad")
    if not program("initdb"):
        sys.exit("store.py needs PostgreSQL's server (Debian's postgresql)")
    server = Server()
    with tempfile.TemporaryDirectory() as folder:
        environment = environment_in(folder)
        stored = {"SQUAD_STORE": server.address}
        while subprocess.run([squad, "store", "init"], env=environment | stored,
                             capture_output=True).returncode:
            pass
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
    server.stop()


if __name__ == "__main__":
    main()
