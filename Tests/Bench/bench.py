#!/usr/bin/env python3
"""Measures squad in a pseudo-terminal, beside nnn and fzf where they are installed.

usage: bench.py [path of squad]

Everything is measured in one run on one machine, 120x40, the programs taking turns.
"First paint" is the last byte of the first burst of output that 60 ms of quiet follow; a key's
time is from writing it to the last byte of its answer. Nothing here passes or fails.
"""

import fcntl
import gc
import json
import os
import re
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
import urllib.request

COLUMNS, ROWS = 120, 40
STARTS = 30
KEYS = 120
BURST = 200
IDLE_SECONDS = 10
QUIET_AFTER_START = 0.060
QUIET_AFTER_KEY = 0.040
# Keys on a list with pictures: so that most come while the ones before them ask for theirs, and
# measured by the key's own frame, not by that of a picture which follows it.
PICTURE_PACE = 0.150
QUIET_AFTER_FRAME = 0.005


class Terminal:
    """A program in a pseudo-terminal of its own."""

    def __init__(self, command, environment):
        self.master, slave = os.openpty()
        os.set_inheritable(self.master, False)
        name = os.ttyname(slave)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, name, os.O_RDWR, 0),
            (os.POSIX_SPAWN_DUP2, 0, 1),
            (os.POSIX_SPAWN_DUP2, 0, 2),
        ]
        path = shutil.which(command[0])
        self.poll = select.poll()
        self.poll.register(self.master, select.POLLIN)
        self.started = time.perf_counter()
        self.pid = os.posix_spawn(
            path, command, environment, file_actions=actions, setsid=True
        )
        os.close(slave)

    def answer(self, since, quiet, patience=5.0):
        """Reads until it is quiet: (seconds to the last byte, bytes, reads)."""
        last, size, reads = since, 0, 0
        while self.poll.poll(1000 * (quiet if reads else patience)):
            try:
                data = os.read(self.master, 1 << 16)
            except OSError:
                break
            last = time.perf_counter()
            if not data:
                break
            size += len(data)
            reads += 1
        return last - since, size, reads

    def key(self, key, quiet=QUIET_AFTER_KEY):
        since = time.perf_counter()
        os.write(self.master, key)
        return self.answer(since, quiet)

    def pace(self, key, count):
        """Presses a key so often at a reader's pace: the milliseconds of each."""
        times = []
        for _ in range(count):
            seconds, _, _ = self.key(key, QUIET_AFTER_FRAME)
            times.append(seconds * 1000)
            self.take(PICTURE_PACE)
        return times

    def take(self, seconds):
        """Reads whatever comes for so long."""
        end = time.perf_counter() + seconds
        while (left := end - time.perf_counter()) > 0:
            self.answer(end, 0, left)

    def close(self):
        os.close(self.master)
        try:
            os.kill(self.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.pid, 0)


class Service:
    """The stand-in for Marvel's service, with 1,564 characters and a picture for most."""

    def __enter__(self):
        script = os.path.join(os.path.dirname(__file__), "..", "StandIn", "marvel.py")
        self.process = subprocess.Popen(
            [sys.executable, "-B", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.address = self.process.stdout.readline().strip()
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def log(self):
        address = self.address.split("/v1/")[0] + "/_control/log"
        with urllib.request.urlopen(address) as answer:
            return json.load(answer)["requests"]


class Program:
    """Something to measure: how to open it, and its key for the next row."""

    def __init__(self, name, command, down, environment):
        self.name, self.command, self.down = name, command, down
        self.environment = environment
        self.starts, self.key_times, self.key_sizes = [], [], []
        self.figures = {}

    def open(self):
        return Terminal(self.command, self.environment)

    def measure_start(self):
        terminal = self.open()
        seconds, _, _ = terminal.answer(terminal.started, QUIET_AFTER_START)
        terminal.close()
        self.starts.append(seconds * 1000)

    def measure_keys(self):
        terminal = self.open()
        terminal.answer(terminal.started, 0.3)
        terminal.key(b"g" if self.down == b"j" else b"\x1b[H", 0.3)
        for _ in range(KEYS):
            seconds, size, _ = terminal.key(self.down)
            self.key_times.append(seconds * 1000)
            self.key_sizes.append(size)
        terminal.key(b"g" if self.down == b"j" else b"\x1b[H", 0.3)
        seconds, size, _ = terminal.key(self.down * BURST, 0.1)
        self.figures["memory"] = memory(terminal.pid)
        # Whatever the last key began is over by now; from here on nothing should run at all.
        time.sleep(1)
        before = switches(terminal.pid)
        time.sleep(IDLE_SECONDS)
        self.figures["wake-ups"] = switches(terminal.pid) - before
        terminal.close()
        self.key_times.sort()
        self.figures |= {
            "key median": statistics.median(self.key_times),
            "key p99": self.key_times[int(len(self.key_times) * 0.99) - 1],
            "key bytes": statistics.mean(self.key_sizes),
            "key bytes most": max(self.key_sizes),
            "burst time": seconds * 1000,
            "burst bytes": size,
        }

    def measure_pictures(self, folder):
        """Times keys on a live list: without pictures, while they load, and once they are there."""
        with Service() as service:
            terminals = {}
            for kind in ("never", "auto"):
                command = self.command + ["--pictures", kind, "--data", f"{folder}/{kind}", "marvel"]
                environment = self.environment | {"SQUAD_MARVEL_URL": service.address}
                terminals[kind] = Terminal(command, environment)
                terminals[kind].answer(terminals[kind].started, 1.5)
            bare, loading = [], []
            for _ in range(6):
                bare += terminals["never"].pace(self.down, KEYS // 6)
                loading += terminals["auto"].pace(self.down, KEYS // 6)
            loaded = terminals["auto"].pace(b"k", KEYS)
            for terminal in terminals.values():
                terminal.close()
            pictures = [request for request in service.log() if "/u/prod/" in request["path"]]
        self.figures |= {
            "pictures": len(pictures),
            "key live": statistics.median(bare),
            "key loading": statistics.median(loading),
            "key loaded": statistics.median(loaded),
        }

    def measure_writes(self, folder):
        """Counts the writes to the terminal with strace, which would spoil the times above."""
        trace = os.path.join(folder, self.name + ".trace")
        strace = ["strace", "-f", "-qq", "-y", "-e", "trace=write,writev", "-o", trace]
        terminal = Terminal(strace + self.command, self.environment)
        terminal.answer(terminal.started, 1.0)
        terminal.key(b"g" if self.down == b"j" else b"\x1b[H", 0.3)
        before = writes(trace)
        for _ in range(20):
            terminal.key(self.down, 0.1)
        after = writes(trace)
        terminal.key(b"g" if self.down == b"j" else b"\x1b[H", 0.3)
        burst = writes(trace)
        terminal.key(self.down * BURST, 0.3)
        self.figures["key writes"] = (after - before) / 20
        self.figures["burst writes"] = writes(trace) - burst
        terminal.close()


def memory(pid):
    """The proportional share of memory, in MB; None where the system does not tell."""
    try:
        with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
            return int(re.search(r"^Pss:\s+(\d+) kB", file.read(), re.M).group(1)) / 1024
    except OSError:
        return None


def switches(pid):
    """How often the threads of a process were given the processor or gave it up."""
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{thread}/status", encoding="ascii") as file:
            total += sum(int(n) for n in re.findall(r"ctxt_switches:\s+(\d+)", file.read()))
    return total


def writes(trace):
    with open(trace, encoding="utf-8", errors="replace") as file:
        return sum(1 for line in file if "</dev/pts/" in line or "</dev/tty>" in line)


def programs(squad, folder):
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": folder,
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        "SHELL": "/bin/sh",
    }
    listing = subprocess.run(
        [squad, "list", "marvel"], env=environment, capture_output=True, text=True, check=True
    )
    titles = [line.split("\t")[1] for line in listing.stdout.splitlines()]
    files = os.path.join(folder, "files")
    os.mkdir(files)
    for number, title in enumerate(titles):
        with open(os.path.join(files, f"{title.replace('/', '-')} {number}"), "w") as file:
            file.write(f"{title}\n" * 20)
    found = [Program("squad", [squad], b"j", environment)]
    if shutil.which("nnn"):
        found.append(Program("nnn", ["nnn", files], b"j", environment))
    if shutil.which("fzf"):
        start = f"cd '{files}' && exec fzf --layout=reverse --preview 'cat {{}}'"
        listed = environment | {"FZF_DEFAULT_COMMAND": "ls"}
        found.append(Program("fzf", ["sh", "-c", start], b"\x1b[B", listed))
    return found, len(titles)


# What is measured, its format, and the goal as a limit for squad.
ROWS_OF_TABLE = [
    ("start median", "exec to full first paint, median", "{:.1f} ms", None),
    ("start ratio", "  as a ratio to nnn's", "{:.2f}", 1.0),
    ("key median", "key to last byte, median", "{:.2f} ms", 0.5),
    ("key p99", "key to last byte, p99", "{:.2f} ms", 2.0),
    ("key live", "  on a live list, no pictures", "{:.2f} ms", None),
    ("key loading", "  while pictures load", "{:.2f} ms", None),
    ("key loaded", "  over pictures that are there", "{:.2f} ms", None),
    ("pictures", "  pictures asked for", "{:.0f}", None),
    ("key bytes", "bytes a key, mean", "{:.0f}", 700),
    ("key bytes most", "bytes a key, most", "{:.0f}", 4000),
    ("key writes", "writes a key", "{:.2f}", 1),
    ("burst time", f"{BURST} keys at once, time", "{:.1f} ms", 5),
    ("burst bytes", f"{BURST} keys at once, bytes", "{:.0f}", 4000),
    ("burst writes", f"{BURST} keys at once, writes", "{:.0f}", 3),
    ("memory", "memory (PSS)", "{:.1f} MB", 16),
    ("wake-ups", f"wake-ups in {IDLE_SECONDS} idle seconds", "{:.0f}", 0),
]


def table(found):
    squad = found[0]
    print(f"{'':36}" + "".join(f"{p.name:>12}" for p in found) + f"{'goal':>14}")
    for key, label, shape, limit in ROWS_OF_TABLE:
        cells = [p.figures.get(key) for p in found]
        if cells[0] is None:
            print(f"{label:36}{'not measured':>12}")
            continue
        line = f"{label:36}"
        line += "".join(f"{'-' if c is None else shape.format(c):>12}" for c in cells)
        if limit is not None:
            verdict = "ok" if squad.figures[key] <= limit else "missed"
            line += f"{'<= ' + format(limit, 'g'):>10} {verdict}"
        print(line)


def main():
    squad = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/squad")
    folder = tempfile.mkdtemp(prefix="squad-bench-")
    gc.disable()
    try:
        found, count = programs(squad, folder)
        for _ in range(3):
            for program in found:
                program.measure_start()
        for program in found:
            program.starts.clear()
        for _ in range(STARTS):
            for program in found:
                program.measure_start()
        for program in found:
            program.figures["start median"] = statistics.median(program.starts)
            program.measure_keys()
        found[0].measure_pictures(folder)
        if shutil.which("strace"):
            for program in found:
                program.measure_writes(folder)
        for program in found:
            if program.name == "nnn":
                ratio = statistics.median(found[0].starts) / statistics.median(program.starts)
                found[0].figures["start ratio"] = ratio
        print(f"{count} entries, {COLUMNS}x{ROWS}, {STARTS} starts, {KEYS} keys")
        print(f"binary {os.path.getsize(squad) / 1e6:.1f} MB\n")
        table(found)
        if not shutil.which("strace"):
            print("\nwrites were not counted: strace is not installed")
        missing = [n for n in ("nnn", "fzf") if n not in [p.name for p in found]]
        if missing:
            print(f"\nnot installed: {', '.join(missing)}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
