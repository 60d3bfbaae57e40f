#!/usr/bin/env python3
"""Measures squad beside nnn and fzf, where they are installed, each over as many files as entries.

usage: bench.py [path of squad]

The timing is driver.c's, which takes turns between the programs; this builds it, sets the scene and
prints what it measured. Nothing here passes or fails: times are to be read as ratios to the program
beside squad, from one run on one machine.
"""

import http.server
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading

HERE = os.path.dirname(os.path.abspath(__file__))
STARTS, KEYS, BURST, IDLE_SECONDS = 30, 120, 200, 10
# Keys on a list with pictures: so that most come while the ones before them ask for theirs.
PICTURE_PAUSE = 150
FEW_ROWS, MANY_ROWS = 563, 20_563

# What is opened, the list whose length counts, and the keys that lead to it.
CATALOGUES = [
    ("Marvel", ["marvel"], "marvel", "g"),
    ("Superheroes", ["superheroes"], "superheroes", "g"),
    ("People", ["starwars"], "starwars/people", "]g"),
    ("Bitcoin", ["bitcoin"], "bitcoin", "g"),
]


class Driver:
    """The C program that measures."""

    def __init__(self, folder, environment):
        self.path = os.path.join(folder, "driver")
        self.environment = environment
        source = os.path.join(HERE, "driver.c")
        subprocess.run(["clang", "-O1", source, "-o", self.path, "-lutil"], check=True)

    def run(self, *options, programs, environment=None):
        """What was measured of each program, by its name."""
        command = [self.path, *map(str, options)]
        for name, prelude, key, arguments in programs:
            command += ["--", name, prelude, key, *arguments]
        result = subprocess.run(
            command, env=self.environment | (environment or {}), capture_output=True, text=True
        )
        if result.returncode:
            sys.exit(result.stderr.strip() or f"driver ended with {result.returncode}")
        return {line["name"]: line for line in map(json.loads, result.stdout.splitlines())}


class Heroes:
    """superhero-api's one file with so many heroes, on loopback."""

    def __init__(self, count):
        body = json.dumps([self.hero(number) for number in range(1, count + 1)]).encode()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{self.server.server_port}"

    def __exit__(self, *_):
        self.server.shutdown()

    @staticmethod
    def hero(number):
        stats = ("intelligence", "strength", "speed", "durability", "power", "combat")
        return {
            "id": number,
            "name": f"Hero {number:06}",
            "powerstats": {stat: (number * 7 + len(stat)) % 101 for stat in stats},
            "biography": {"fullName": f"Person {number}", "publisher": "Marvel Comics"},
        }


class Marvel:
    """The stand-in for Marvel's service, with 1,564 characters and a picture for most."""

    def __enter__(self):
        script = os.path.join(HERE, "..", "StandIn", "marvel.py")
        self.process = subprocess.Popen(
            [sys.executable, "-B", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        return self.process.stdout.readline().strip()

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def median(values):
    return statistics.median(values) if values else float("nan")


def percentile(values, part):
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else float("nan")


def make_files(folder, titles):
    """A file for each entry, named as it."""
    os.mkdir(folder)
    for number, title in enumerate(titles):
        with open(os.path.join(folder, f"{title.replace('/', '-')} {number}"), "w") as file:
            file.write(f"{title}\n" * 20)


def titles_of(squad, list_name, environment):
    listing = subprocess.run(
        [squad, "list", list_name, "--offline"],
        env=environment, capture_output=True, text=True, check=True,
    )
    return [line.split("\t")[1] for line in listing.stdout.splitlines()]


def measure_catalogues(driver, squad, folder):
    """First paint and keys in each catalogue, beside nnn over as many files."""
    print(f"{'':13}{'first paint, ms':>26}{'key, ms':>26}{'p99, ms':>16}{'bytes a key':>18}")
    heads = ["rows"] + ["squad", "nnn", "ratio"] * 2 + ["squad", "nnn", "mean", "most", "nnn"]
    widths = [6, 8, 8, 7, 9, 8, 7, 9, 7, 9, 6, 6]
    print(f"{'':10}" + "".join(f"{head:>{width}}" for head, width in zip(heads, widths)))
    for title, arguments, list_name, prelude in CATALOGUES:
        titles = titles_of(squad, list_name, driver.environment)
        files = os.path.join(folder, title)
        make_files(files, titles)
        programs = [("squad", prelude, "j", [squad, "--offline", *arguments])]
        if shutil.which("nnn"):
            programs.append(("nnn", "g", "j", ["nnn", files]))
        keys = min(KEYS, len(titles) - 1)
        found = driver.run("-s", STARTS, "-k", keys, programs=programs)
        mine, theirs = found["squad"], found.get("nnn", {"starts": [], "times": [], "sizes": []})
        starts = median(mine["starts"]), median(theirs["starts"])
        times = median(mine["times"]), median(theirs["times"])
        cells = [
            f"{len(titles):,}", f"{starts[0]:.2f}", f"{starts[1]:.2f}", f"{starts[0] / starts[1]:.2f}",
            f"{times[0]:.3f}", f"{times[1]:.3f}", f"{times[0] / times[1]:.2f}",
            f"{percentile(mine['times'], 0.99):.3f}", f"{percentile(theirs['times'], 0.99):.3f}",
            f"{statistics.mean(mine['sizes']):.0f}", f"{max(mine['sizes'])}",
            f"{statistics.mean(theirs['sizes'] or [0]):.0f}",
        ]
        print(f"{title:10.10}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths)))


def count_writes(driver, squad, folder):
    """Writes to the terminal for a key, and for a burst, by strace."""
    def writes(keys, burst):
        trace = os.path.join(folder, "trace")
        command = ["strace", "-f", "-qq", "-y", "-e", "trace=write,writev", "-o", trace]
        options = ["-k", keys] + (["-b", burst] if burst else [])
        driver.run(*options, programs=[("squad", "g", "j", [*command, squad, "--offline"])])
        with open(trace, encoding="utf-8", errors="replace") as file:
            return sum("</dev/pts/" in line or "</dev/tty>" in line for line in file)

    few, more, with_burst = writes(10, 0), writes(30, 0), writes(30, BURST)
    return (more - few) / 20, with_burst - more


def measure_pictures(driver, squad, folder):
    """Keys on a live list: without pictures, while they load, and once they are there."""
    def programs(*kinds):
        return [
            (kind, "g", "j", [squad, "--pictures", kind, "--data", os.path.join(folder, kind), "marvel"])
            for kind in kinds
        ]

    with Marvel() as address:
        environment = {"SQUAD_MARVEL_URL": address}
        options = ["-k", KEYS, "-p", PICTURE_PAUSE]
        loading = driver.run(*options, programs=programs("never", "auto"), environment=environment)
        loaded = driver.run(*options, programs=programs("auto"), environment=environment)
    return [median(found["times"]) for found in (loading["never"], loading["auto"], loaded["auto"])]


def memory_of_a_row(driver, squad, folder):
    """Bytes that a further row of a live list adds to the proportional share of memory."""
    shares = []
    for count in (FEW_ROWS, MANY_ROWS):
        with Heroes(count) as address:
            command = [squad, "--data", os.path.join(folder, f"rows-{count}"), "superheroes"]
            found = driver.run(
                "-k", 1, programs=[("squad", "gggGG", "k", command)],
                environment={"SQUAD_SUPERHEROES_URL": address},
            )
        shares.append(found["squad"]["pss"])
    return (shares[1] - shares[0]) * 1_048_576 / (MANY_ROWS - FEW_ROWS)


def measure_rest(driver, squad, folder):
    """Bursts, idling and memory, beside nnn and fzf over Marvel's files."""
    files = os.path.join(folder, CATALOGUES[0][0])
    programs = [("squad", "g", "j", [squad, "--offline", "marvel"])]
    if shutil.which("nnn"):
        programs.append(("nnn", "g", "j", ["nnn", files]))
    if shutil.which("fzf"):
        start = f"cd '{files}' && exec fzf --layout=reverse --preview 'cat {{}}'"
        programs.append(("fzf", "", "\033[B", ["sh", "-c", start]))
    found = driver.run(
        "-k", 50, "-b", BURST, "-i", IDLE_SECONDS, programs=programs,
        environment={"FZF_DEFAULT_COMMAND": "ls"},
    )
    print(f"\n{'':38}" + "".join(f"{name:>10}" for name in found))
    rows = [
        (f"{BURST} keys at once, ms", "burst_time", "{:.1f}"),
        (f"{BURST} keys at once, bytes", "burst_size", "{:,}"),
        (f"{BURST} keys at once, reads", "burst_reads", "{}"),
        ("memory (PSS), MB", "pss", "{:.1f}"),
        (f"wake-ups in {IDLE_SECONDS} idle seconds", "wakeups", "{}"),
    ]
    for label, key, shape in rows:
        print(f"{label:38}" + "".join(f"{shape.format(one[key]):>10}" for one in found.values()))
    fzf = found.get("fzf")
    if fzf:
        print(f"{'key in fzf with a preview, ms':38}{'':20}{median(fzf['times']):>10.2f}")


def main():
    squad = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/squad")
    folder = tempfile.mkdtemp(prefix="squad-bench-")
    environment = {
        "PATH": os.environ["PATH"], "HOME": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8",
        "SHELL": "/bin/sh",
    }
    try:
        driver = Driver(folder, environment)
        print(f"120x40, {STARTS} starts, {KEYS} keys; {os.path.getsize(squad) / 1e6:.1f} MB\n")
        measure_catalogues(driver, squad, folder)
        measure_rest(driver, squad, folder)
        bare, loading, loaded = measure_pictures(driver, squad, folder)
        print(f"{'key on a live list, no pictures, ms':38}{bare:>10.3f}")
        print(f"{'  while pictures load':38}{loading:>10.3f}")
        print(f"{'  over pictures that are there':38}{loaded:>10.3f}")
        print(f"{'memory a further row, bytes':38}{memory_of_a_row(driver, squad, folder):>10,.0f}")
        if shutil.which("strace"):
            each, burst = count_writes(driver, squad, folder)
            print(f"{'writes a key':38}{each:>10.2f}")
            print(f"{f'writes for {BURST} keys at once':38}{burst:>10}")
        missing = [name for name in ("nnn", "fzf", "strace") if not shutil.which(name)]
        if missing:
            print(f"\nnot installed: {', '.join(missing)}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
