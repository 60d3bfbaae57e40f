"""Checks how a bundle of tests is run: python3 -m unittest discover Tests/Make"""

from __future__ import annotations

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

RUNNER = pathlib.Path(__file__).with_name("runner.py")

# Stands in for a test bundle: lists its tests, or prints the ones that it was asked to run.
BUNDLE = """\
import pathlib, re, sys
tests = ["ATests.One/`a`()", "ATests.Two/b()", "BTests.One/a()", "EndToEndTests.One/a()",
         "EndToEndTests.OneMore/a()", "ATests.OnePropertyTests/slow()"]
if "--list-tests" in sys.argv:
    print("\\n".join(tests))
    sys.exit()
option = lambda name: sys.argv[sys.argv.index(name) + 1]
run = [test for test in tests if re.search(option("--filter"), test)]
if "--skip" in sys.argv:
    run = [test for test in run if not re.search(option("--skip"), test)]
with (pathlib.Path(sys.argv[1]) / "runs").open("a") as file:
    file.write(f"{' '.join(run)} {'--no-parallel' in sys.argv}\\n")
for test in run:
    print(f'✔ Test "{test}" passed after 0.001 seconds.')
suites = {test.split("/")[0] for test in run}
text = lambda count, noun: f"{count} {noun}" + ("" if count == 1 else "s")
said = f"Test run with {text(len(run), 'test')} in {text(len(suites), 'suite')}"
"""
PASSED = 'print(f"✔ {said} passed after 0.004 seconds.")\n'


class RunnerTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def run_tests(self, end: str, *options: str) -> subprocess.CompletedProcess[str]:
        bundle = self.folder / "bundle.py"
        bundle.write_text(BUNDLE + end)
        return subprocess.run(
            [sys.executable, "-B", str(RUNNER), *options, "--", sys.executable, str(bundle), str(self.folder)],
            capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)

    def runs(self) -> list[str]:
        return sorted((self.folder / "runs").read_text().splitlines())

    def test_modules_and_end_to_end_suites_have_a_process_each(self) -> None:
        done = self.run_tests(PASSED)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(self.runs(), [
            "ATests.One/`a`() ATests.Two/b() ATests.OnePropertyTests/slow() True", "BTests.One/a() True",
            "EndToEndTests.One/a() True", "EndToEndTests.OneMore/a() True"])
        self.assertRegex(
            done.stdout.splitlines()[-1], r"^✔ Test run with 6 tests in 6 suites passed after \d+\.\d+ seconds\.$")

    def test_skipped_tests_are_not_reported_as_missing(self) -> None:
        done = self.run_tests(PASSED, "--skip", r"^EndToEndTests\.|PropertyTests/")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("✔ Test run with 3 tests in 3 suites passed after", done.stdout)

    def test_lines_count_finished_tests(self) -> None:
        done = self.run_tests(PASSED)
        counted = [line.split()[0] for line in done.stdout.splitlines() if line.startswith("[")]
        self.assertEqual(counted, ["[1/4]", "[2/4]", "[3/4]", "[4/4]"])
        shown = subprocess.run(
            ["sh", "-c", 'exec "$@" 3>&1 >/dev/null', "sh", *done.args], capture_output=True, text=True)
        self.assertEqual([line.split()[0] for line in shown.stdout.splitlines()], counted)

    def test_a_failure_anywhere_is_named_and_fails_the_whole(self) -> None:
        done = self.run_tests(
            "if 'BTests' in said + run[0]:\n"
            "    print(f'✘ {said} failed after 0.004 seconds with 2 issues.')\n"
            "    sys.exit(1)\n" + PASSED)
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stdout.splitlines()[-2], "failed: BTests")
        self.assertRegex(
            done.stdout.splitlines()[-1],
            r"^✘ Test run with 6 tests in 6 suites failed after \d+\.\d+ seconds with 2 issues\.$")

    @unittest.skipUnless(hasattr(os, "sched_setaffinity"), "needs a system that limits cores")
    def test_ctrl_c_starts_no_further_process(self) -> None:
        def prepare(core: int) -> None:
            os.sched_setaffinity(0, {core})
            # A shell starts background commands with SIGINT ignored.
            signal.signal(signal.SIGINT, signal.SIG_DFL)

        bundle = self.folder / "bundle.py"
        # Killed by the kernel: Python's own handler is late if the signal comes just before the sleep.
        bundle.write_text(
            "import signal, time\nsignal.signal(signal.SIGINT, signal.SIG_DFL)\n" + BUNDLE
            + "time.sleep(99)\n")
        core = min(os.sched_getaffinity(0))
        runner = subprocess.Popen(
            [sys.executable, "-B", str(RUNNER), "--", sys.executable, str(bundle), str(self.folder)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True,
            preexec_fn=lambda: prepare(core))
        runs = self.folder / "runs"
        end = time.monotonic() + 60
        # A suite and a module run at the same time.
        while not runs.exists() or len(self.runs()) < 2:
            self.assertLess(time.monotonic(), end)
        os.killpg(runner.pid, signal.SIGINT)
        self.assertEqual(runner.wait(60), 130)
        self.assertEqual(len(self.runs()), 2)

    def test_a_process_that_dies_or_leaves_tests_out_has_failed(self) -> None:
        for end, problem in (
            ("import os\nos.kill(os.getpid(), 5) if 'BTests' in run[0] else None\n" + PASSED,
             "error: BTests ended with status -5"),
            ("if 'BTests' in run[0]: said = 'Test run with 0 tests in 0 suites'\n" + PASSED,
             "error: BTests failed: 1 tests are listed"),
        ):
            done = self.run_tests(end)
            self.assertEqual(done.returncode, 1)
            self.assertIn(problem, done.stdout)
            self.assertIn("failed: BTests\n✘ Test run with 5 tests in 5 suites failed after", done.stdout)
            self.assertIn("with 1 issue.", done.stdout)


if __name__ == "__main__":
    unittest.main()
