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
# A pause between keys on a list with pictures, so that most pictures come before the next key.
PICTURE_PAUSE = 150
# A pause after which each key draws a portrait; less than 60 ms apart, keys draw a tile.
PORTRAIT_PAUSE = 80
FEW_ROWS, MANY_ROWS, LONG_ROWS = 563, 20_563, 64_000
# Numbers of characters of Marvel's stand-in: fewer than heroes, because pages hold only 50.
MARVEL_COUNTS = (1_564, 9_564)
PROGRAMS = ["squad", "nnn"]

# Label, arguments, the list whose length counts, and the keys that lead to it.
CATALOGUES = [
    ("Marvel", ["marvel"], "marvel", "g"),
    ("Superheroes", ["superheroes"], "superheroes", "g"),
    ("People", ["starwars"], "starwars/people", "]g"),
    # Enter on the last row unfolds the currencies without a rate, for as many rows as files.
    ("Bitcoin", ["bitcoin"], "bitcoin", "G\rg"),
]


class Driver:
    """The C program that measures."""

    def __init__(self, folder, environment):
        self.path = os.path.join(folder, "driver")
        self.environment = environment
        source = os.path.join(HERE, "driver.c")
        subprocess.run(["clang", "-O1", source, "-o", self.path, "-lutil"], check=True)

    def run(self, *options, programs, environment=None):
        """Each program's measurements, by its name."""
        command = [self.path, *map(str, options)]
        for name, prelude, key, arguments in programs:
            command += ["--", name, prelude, key, *arguments]
        # The next line overwrites this one.
        shown = " ".join(command[1:]).replace("\n", " ")
        print(shown[:100], end="\r", file=sys.stderr, flush=True)
        result = subprocess.run(
            command, env=self.environment | (environment or {}), capture_output=True, text=True
        )
        if result.returncode:
            sys.exit(result.stderr.strip() or f"driver ended with {result.returncode}")
        return {line["name"]: line for line in map(json.loads, result.stdout.splitlines())}


class QuietServer(http.server.ThreadingHTTPServer):
    """A server that prints no error for a program that was ended during a response."""

    def handle_error(self, *_):
        pass


class Heroes:
    """superhero-api's one file with that many heroes, on loopback, with an ETag as its hosts send
    one."""

    def __init__(self, count):
        body = json.dumps([self.hero(number) for number in range(1, count + 1)]).encode()

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.send_header("ETag", f'"{len(body)}"')
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = QuietServer(("127.0.0.1", 0), Handler)

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
    """The stand-in for Marvel's service, with a picture for most characters."""

    def __init__(self, count=1_564):
        self.count = count

    def __enter__(self):
        script = os.path.join(HERE, "..", "StandIn", "marvel.py")
        self.process = subprocess.Popen(
            [sys.executable, "-B", script, "--total", str(self.count)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )
        return self.process.stdout.readline().strip()

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def environment_in(folder):
    """The programs' environment variables, with a folder of the bench as home."""
    return {
        "PATH": os.environ["PATH"], "HOME": folder, "TERM": "xterm-256color", "LANG": "C.UTF-8",
        "SHELL": "/bin/sh",
    }


def median(values):
    return statistics.median(values) if values else float("nan")


def percentile(values, part):
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * part), len(ordered) - 1)] if ordered else float("nan")


def make_files(folder, titles):
    """Makes one file per entry, named after it."""
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


class Table:
    """Lines of figures, in columns for each program in each catalogue."""

    LABEL, CELL = 34, 8

    def __init__(self, heads):
        self.lines = [
            " " * self.LABEL + "".join(f"{title:^{3 * self.CELL}}" for title in heads),
            " " * self.LABEL + "".join(f"{name:>{self.CELL}}" for name in PROGRAMS + ["ratio"]) * len(heads),
        ]

    def add(self, label, shape, pairs):
        """Adds a line of squad's and nnn's figures in each catalogue; None for those not
        measured."""
        line = f"{label:{self.LABEL}}"
        for mine, theirs in pairs:
            ratio = f"{mine / theirs:.2f}" if mine is not None and theirs else "–"
            for value in (mine, theirs):
                line += f"{'–' if value is None else shape.format(value):>{self.CELL}}"
            line += f"{ratio:>{self.CELL}}"
        self.lines.append(line)

    def __str__(self):
        return "\n".join(self.lines)


def programs_for(squad, arguments, prelude, files):
    """squad over a catalogue, and nnn over as many files."""
    programs = [("squad", prelude, "j", [squad, "--offline", *arguments])]
    if shutil.which("nnn"):
        programs.append(("nnn", "g", "j", ["nnn", files]))
    return programs


def writes(driver, program, folder, keys):
    """How often strace sees a program write to its terminal for its start and that many keys."""
    trace = os.path.join(folder, "trace")
    name, prelude, key, command = program
    strace = ["strace", "-f", "-qq", "-y", "-e", "trace=write,writev", "-o", trace]
    driver.run("-k", keys, programs=[(name, prelude, key, [*strace, *command])])
    with open(trace, encoding="utf-8", errors="replace") as file:
        return sum("</dev/pts/" in line or "</dev/tty>" in line for line in file)


def measure_catalogue(driver, squad, folder, title, arguments, list_name, prelude):
    """Figures of squad and nnn in one catalogue, a dictionary each."""
    titles = titles_of(squad, list_name, driver.environment)
    files = os.path.join(folder, title)
    make_files(files, titles)
    programs = programs_for(squad, arguments, prelude, files)
    keys = min(KEYS, len(titles) - 1)
    found = driver.run("-s", STARTS, "-k", keys, programs=programs)
    rest = driver.run("-k", 10, "-b", BURST, "-i", IDLE_SECONDS, programs=programs)
    figures = []
    for program in programs:
        times, one = found[program[0]], rest[program[0]]
        figures.append({
            "rows": len(titles), "start": median(times["starts"]), "key": median(times["times"]),
            "p99": percentile(times["times"], 0.99), "bytes": statistics.mean(times["sizes"]),
            "most": max(times["sizes"]), "burst": one["burst_time"], "burst bytes": one["burst_size"],
            "wakeups": one["wakeups"], "pss": one["pss"],
        })
        if shutil.which("strace"):
            few, more = min(5, keys), min(25, keys)
            if more > few:
                counts = [writes(driver, program, folder, count) for count in (few, more)]
                figures[-1]["writes"] = (counts[1] - counts[0]) / (more - few)
    return dict(zip(PROGRAMS, figures))


def memory_of_a_row(driver, squad, folder, service, name, counts, prelude):
    """Bytes that one more row of a live list adds. Counts only the anonymous part of the
    proportional share: the file-backed part depends on which other programs use the same
    libraries."""
    shares = []
    for count in counts:
        with service(count) as address:
            data = os.path.join(folder, f"{name}-{count}")
            found = driver.run(
                "-k", 1,
                programs=[("squad", prelude, "k", [squad, "--pictures", "never", "--data", data, name])],
                environment={f"SQUAD_{name.upper()}_URL": address},
            )
        shares.append(found["squad"]["anonymous"])
    return (shares[1] - shares[0]) * 1_048_576 / (counts[1] - counts[0])


def memory_of_a_file(driver, folder, counts):
    """Bytes that one more file adds to nnn."""
    shares = []
    for count in counts:
        files = os.path.join(folder, f"files-{count}")
        make_files(files, [f"Hero {number:06}" for number in range(count)])
        found = driver.run("-k", 1, programs=[("nnn", "g", "j", ["nnn", files])])
        shares.append(found["nnn"]["anonymous"])
    return (shares[1] - shares[0]) * 1_048_576 / (counts[1] - counts[0])


def measure_memory_of_rows(driver, squad, folder):
    """Memory of a row, for the catalogues whose stand-in can serve a list of any length."""
    rows = {
        "Marvel": memory_of_a_row(
            driver, squad, folder, Marvel, "marvel", MARVEL_COUNTS, "ggG"),
        "Superheroes": memory_of_a_row(
            driver, squad, folder, Heroes, "superheroes", (FEW_ROWS, MANY_ROWS), "gggGG"),
    }
    file = None
    if shutil.which("nnn"):
        file = memory_of_a_file(driver, folder, (FEW_ROWS, MANY_ROWS))
    return [(rows.get(title), file if title in rows else None) for title, *_ in CATALOGUES]


def measure_catalogues(driver, squad, folder):
    """All figures of all catalogues in one table."""
    table = Table([title for title, *_ in CATALOGUES])
    found = [measure_catalogue(driver, squad, folder, *catalogue) for catalogue in CATALOGUES]
    lines = [
        ("rows", "rows", "{:,}"),
        ("first paint, ms", "start", "{:.2f}"),
        ("key, ms (median)", "key", "{:.3f}"),
        ("key, ms (p99)", "p99", "{:.3f}"),
        ("bytes a key (mean)", "bytes", "{:.0f}"),
        ("bytes a key (most)", "most", "{}"),
        ("writes a key", "writes", "{:.2f}"),
        (f"{BURST} keys at once, ms", "burst", "{:.1f}"),
        (f"{BURST} keys at once, bytes", "burst bytes", "{:,}"),
        (f"wake-ups in {IDLE_SECONDS} idle seconds", "wakeups", "{}"),
        ("memory (PSS), MB", "pss", "{:.1f}"),
    ]
    for label, key, shape in lines:
        pairs = [[one.get(name, {}).get(key) for name in PROGRAMS] for one in found]
        table.add(label, shape, pairs)
    table.add("memory a further row, bytes", "{:.0f}", measure_memory_of_rows(driver, squad, folder))
    print(table)


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


def measure_portraits(driver, squad):
    """Prints what squad's own portraits add to a start, and to a key when keys come slowly."""
    print()
    for name in ("marvel", "superheroes"):
        for color in ("256", "truecolor"):
            def program(pictures):
                return (pictures, "g", "j", [
                    squad, "--offline", "--color", color, "--pictures", pictures, name])

            found = driver.run(
                "-s", STARTS, "-k", 100, "-p", PORTRAIT_PAUSE,
                programs=[program("never"), program("auto")])
            never, auto = found["never"], found["auto"]
            start, key = (median(auto[part]) - median(never[part]) for part in ("starts", "times"))
            added = [more - less for more, less in zip(auto["sizes"], never["sizes"])]
            print(
                f"portraits, {name}, {color}: first paint {start:+.2f} ms, key {key:+.2f} ms, "
                f"bytes a key {statistics.mean(added):+,.0f}, at most {max(added):+,}")


def measure_ends(driver, squad, folder):
    """`G` and `g` on a long live list, and on a short one beside it."""
    times = []
    for count in (FEW_ROWS, LONG_ROWS):
        with Heroes(count) as address:
            data = os.path.join(folder, f"ends-{count}")
            found = driver.run(
                "-k", 40, "-p", PICTURE_PAUSE,
                programs=[("squad", "ggg", "G\ng", [squad, "--data", data, "superheroes"])],
                environment={"SQUAD_SUPERHEROES_URL": address},
            )
        times.append(median(found["squad"]["times"]))
    return times


def measure_fzf(driver, folder):
    """A key in fzf with a preview, over Marvel's files."""
    files = os.path.join(folder, CATALOGUES[0][0])
    start = f"cd '{files}' && exec fzf --layout=reverse --preview 'cat {{}}'"
    found = driver.run(
        "-k", 50, programs=[("fzf", "", "\033[B", ["sh", "-c", start])],
        environment={"FZF_DEFAULT_COMMAND": "ls"},
    )
    return median(found["fzf"]["times"])


def measure_live_lists(driver, squad, folder):
    """Figures that are measured in one catalogue only."""
    bare, loading, loaded = measure_pictures(driver, squad, folder)
    short, long = measure_ends(driver, squad, folder)
    lines = [
        ("key on a live list, no pictures, ms", bare),
        ("  while pictures load", loading),
        ("  over pictures that are there", loaded),
        (f"G or g on {FEW_ROWS:,} live rows, ms", short),
        (f"  on {LONG_ROWS:,} live rows", long),
    ]
    if shutil.which("fzf"):
        lines.append(("key in fzf with a preview, ms", measure_fzf(driver, folder)))
    print()
    for label, value in lines:
        print(f"{label:38}{value:>10.3f}")


def main():
    squad = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/squad")
    folder = tempfile.mkdtemp(prefix="squad-bench-")
    environment = environment_in(folder)
    try:
        driver = Driver(folder, environment)
        print(f"120x40, {STARTS} starts, {KEYS} keys; {os.path.getsize(squad) / 1e6:.1f} MB\n")
        measure_catalogues(driver, squad, folder)
        measure_live_lists(driver, squad, folder)
        measure_portraits(driver, squad)
        missing = [name for name in ("nnn", "fzf", "strace") if not shutil.which(name)]
        if missing:
            print(f"\nnot installed: {', '.join(missing)}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
