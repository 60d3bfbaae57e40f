"""Writes down which functions squad runs, for the linker to put side by side.

Code comes from the disk and into the processor's caches in pages. A start and a key run some six
thousand functions out of a hundred thousand; scattered over the binary they bring most of its pages
along, side by side a quarter of them. callgrind tells which functions ran:

    python3 order.py BINARY FUNCTIONS

The binary needs its symbols. Functions of a key come first, then those of a start, then those of
the screens that a key opens, each in the order of their names, so that little changes between two
runs. A name that the linker doesn't know, because the code has changed since, does no harm.
"""

import collections
import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios

CATALOGUES = ["marvel", "superheroes", "starwars", "starwars/people", "bitcoin"]
MOVES = ["j"] * 8 + ["k"] * 4 + ["J", "G", "g", "\x06", "\x02"]
VISITS = (
    ["l", "j", "\r", "\x1b", "h", "/", "i", "r", "\x1b", "v", "j", "l", "k", "v", " ", "0", "x"]
    + ["n", "1", "2", "s", "S", " ", "c", "\x1b", "3", "l", "j", "\r", "\x1b", "\x1b", "4", "t", "t"]
    + ["T", "\x1b", "?", "\x1b", ":", "h", "\x1b", "I", "\x1b", "o", "\x1b", "u"]
)
# Under callgrind a start takes seconds.
QUIET_AT_START = 4.0
QUIET_AFTER_KEY = 0.15
# Callgrind appends the depth to the name of a recursive function.
FUNCTION = re.compile(r"'\d+$")
COST = re.compile(r"[+\-*\d]\S* (\d+)$")


def drain(terminal, quiet):
    """Reads until nothing has come for that many seconds."""
    while select.select([terminal], [], [], quiet)[0]:
        try:
            if not os.read(terminal, 1 << 16):
                return
        except OSError:
            return


def costs(binary, catalogue, keys, folder):
    """Instructions executed in each function of the binary, by symbol."""
    profile = folder / "profile"
    process, terminal = pty.fork()
    if process == 0:
        environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "xterm-256color",
            "LC_ALL": "C.UTF-8"}
        command = ["valgrind", "--quiet", "--tool=callgrind", "--demangle=no"]
        command += ["--compress-strings=no", f"--callgrind-out-file={profile}"]
        command += [binary, "--offline", "--data", str(folder), catalogue]
        os.execvpe(command[0], command, environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    drain(terminal, QUIET_AT_START)
    for key in keys:
        os.write(terminal, key.encode())
        drain(terminal, QUIET_AFTER_KEY)
    os.kill(process, signal.SIGTERM)
    drain(terminal, QUIET_AT_START)
    os.waitpid(process, 0)
    return read(profile.read_text(errors="replace"), binary)


def read(profile, binary):
    """A profile's instructions by function, without what the functions called."""
    found, is_ours, is_call, function = collections.Counter(), False, False, None
    for line in profile.splitlines():
        if line.startswith("ob="):
            is_ours = line == f"ob={binary}"
        elif line.startswith("fn="):
            function = FUNCTION.sub("", line.removeprefix("fn="))
        elif line.startswith("calls="):
            is_call = True
        elif cost := COST.match(line):
            if is_ours and not is_call:
                found[function] += int(cost[1])
            is_call = False
    return found


def main(binary, output):
    binary = str(pathlib.Path(binary).resolve())
    start, keys = set(), set()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for catalogue in CATALOGUES:
            before = costs(binary, catalogue, [], folder)
            after = costs(binary, catalogue, MOVES, folder)
            start |= before.keys()
            # Functions that keys run: the cost of a start alone varies by less than this.
            keys |= {name for name, cost in after.items() if cost > 1.2 * before[name]}
        visits = costs(binary, CATALOGUES[0], VISITS, folder).keys()
    symbols = subprocess.run(["nm", binary], capture_output=True, text=True, check=True).stdout
    known = {line.split()[-1] for line in symbols.splitlines()}
    groups = [sorted(group & known) for group in (keys, start - keys, visits - start - keys)]
    pathlib.Path(output).write_text("".join(f"{name}\n" for group in groups for name in group))
    print(f"{output}: {', '.join(str(len(group)) for group in groups)} functions")


if __name__ == "__main__":
    main(*sys.argv[1:])
