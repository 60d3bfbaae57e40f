"""Runs a bundle of tests in processes of their own:

    runner.py [--skip REGEX] -- BUNDLE [ARGUMENT…]

A process runs the tests of one module, of EndToEndTests those of one suite. As many suites as there
are cores run at once, and as many modules beside them, since a suite waits for programs half of its
time and a module computes. Once no suite is left, all of these run modules. Each process runs its
tests one after another, because Swift Testing otherwise starts all of them at once, and the time
that it reports for a test is mostly the time that the test waited for a thread. The last line has
the form of the runner's own summary and counts all processes.
"""

from __future__ import annotations

import argparse
import collections
import concurrent.futures
import os
import re
import signal
import subprocess
import sys
import threading
import time

SUMMARY = re.compile(
    r"^. Test run with (\d+) tests? in (\d+) suites? \w+ after [\d.]+ seconds(?: with (\d+) issue)?", re.M)
SPLIT = "EndToEndTests"


class Runner:
    """Runs the groups of a list of tests, and sums up their reports."""

    def __init__(self, command: list[str], skip: str | None) -> None:
        self.command = command
        self.skip = skip
        self.lock = threading.Lock()
        self.tests = self.suites = self.issues = self.ended = 0
        self.failed: list[str] = []

    def list(self) -> collections.Counter[str]:
        """The number of tests in each group; a group is a prefix of its tests' names."""
        listed = subprocess.run(
            [*self.command, "--list-tests"], capture_output=True, text=True, check=True)
        groups: collections.Counter[str] = collections.Counter()
        for name in listed.stdout.splitlines():
            if not (self.skip and re.search(self.skip, name)):
                module, suite = name.split("/")[0].split(".", 1)
                groups[f"{SPLIT}.{suite}" if module == SPLIT else module] += 1
        return groups

    def run(self, groups: collections.Counter[str], cores: int) -> None:
        # Starts the largest group first, so that it doesn't run alone on one core at the end.
        order = [name for name, _ in groups.most_common()]
        suites = collections.deque(name for name in order if name.startswith(f"{SPLIT}."))
        modules = collections.deque(name for name in order if name not in suites)

        def take(queue: collections.deque[str]) -> str | None:
            with self.lock:
                return queue.popleft() if queue else None

        def run_all(*queues: collections.deque[str]) -> None:
            for queue in queues:
                while name := take(queue):
                    # After Ctrl-C, the main thread may hear of it later than a process does.
                    if self.run_group(name, groups) == -signal.SIGINT:
                        return

        with concurrent.futures.ThreadPoolExecutor(2 * cores) as pool:
            try:
                runs = [pool.submit(run_all, suites, modules) for _ in range(cores)]
                runs += [pool.submit(run_all, modules) for _ in range(cores)]
                for run in runs:
                    run.result()
            finally:
                # After Ctrl-C or an error, no more groups are started.
                suites.clear()
                modules.clear()

    def run_group(self, name: str, groups: collections.Counter[str]) -> int:
        """Returns the exit status, negative for a signal."""
        start = time.monotonic()
        end = "/" if name.startswith(f"{SPLIT}.") else r"\."
        skipping = ["--skip", self.skip] if self.skip else []
        done = subprocess.run(
            [*self.command, "--no-parallel", "--filter", f"^{re.escape(name)}{end}", *skipping],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            encoding="utf-8", errors="replace", env={**os.environ, "NO_COLOR": "1"})
        summary = SUMMARY.search(done.stdout)
        tests, suites, issues = (int(number or 0) for number in summary.groups()) if summary else (0,) * 3
        problem = ""
        if done.returncode != 0:
            problem = " failed" if summary else f" ended with status {done.returncode}"
        elif tests != groups[name]:
            problem = f" failed: {groups[name]} tests are listed"
        with self.lock:
            self.ended += 1
            self.tests += tests
            self.suites += suites
            self.issues += max(issues, 1) if problem else issues
            if problem:
                self.failed.append(name)
            print(done.stdout, end="")
            if problem and not issues:
                print(f"error: {name}{problem}")
            progress(
                f"[{self.ended}/{len(groups)}] {name}  {counted(tests, 'test')},"
                f" {time.monotonic() - start:.1f} s{problem}")
        return done.returncode


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" + ("" if number == 1 else "s")


def progress(line: str) -> None:
    """Prints a line to the log, and to the terminal of the stage's caller."""
    print(line, flush=True)
    try:
        # On a terminal the stage's own line is there already.
        os.write(3, (("\r\033[K" if os.isatty(3) else "") + line + "\n").encode())
    except OSError:
        pass


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--skip")
    parser.add_argument("command", nargs="+")
    arguments = parser.parse_args()
    start = time.monotonic()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    runner = Runner(arguments.command, arguments.skip)
    groups = runner.list()
    runner.run(groups, cores)
    if runner.failed:
        print("failed: " + " ".join(sorted(runner.failed)))
    print(
        f"{'✘' if runner.failed else '✔'} Test run with {counted(runner.tests, 'test')} in"
        f" {counted(runner.suites, 'suite')} {'failed' if runner.failed else 'passed'} after"
        f" {time.monotonic() - start:.3f} seconds"
        + (f" with {counted(runner.issues, 'issue')}." if runner.failed else "."))
    return 1 if runner.failed or not groups else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
