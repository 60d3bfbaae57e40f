"""Checks how stages are run: python3 -m unittest discover Tests/Make"""

from __future__ import annotations

import os
import pathlib
import pty
import select
import signal
import subprocess
import tempfile
import time
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = 30.0


class StagesCase(unittest.TestCase):
    """A folder with the scripts, in which a recipe runs."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "Tests").mkdir()
        (self.folder / "Tests/Make").symlink_to(ROOT / "Tests/Make")

    def recipe(self, text: str) -> list[str]:
        return ["sh", "-c", f". Tests/Make/stages.sh; {text}"]

    def run_recipe(self, text: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self.recipe(text), cwd=self.folder, capture_output=True, text=True, timeout=LIMIT,
            stdin=subprocess.DEVNULL)


class OrderTests(StagesCase):
    def test_every_stage_runs_and_the_worst_status_counts(self) -> None:
        done = self.run_recipe(
            "stage a sh -c 'echo one; exit 3'; stage b true; stage c sh -c 'exit 2'; finish")
        self.assertEqual(done.returncode, 3)
        self.assertEqual(done.stderr.splitlines()[-1], "failed: a c")
        for line in (r"one", r"The full log is in \.build/logs/a\.log\.", r"a 0:\d\d failed", r"b 0:\d\d",
                     r"c 0:\d\d failed"):
            self.assertRegex(done.stderr, f"(?m)^{line}$")

    def test_a_stage_that_needs_a_failed_one_is_not_run(self) -> None:
        done = self.run_recipe(
            "stage build false; stage -n build use touch used; stage -n use more touch used;"
            " stage -n other free touch free; finish")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr.splitlines()[-1], "failed: build; not run: use more")
        self.assertFalse((self.folder / "used").exists())
        self.assertTrue((self.folder / "free").exists())

    def test_a_stage_in_the_background_is_reported_at_the_end(self) -> None:
        done = self.run_recipe(
            "stage -b waits sh -c 'until test -e made; do :; done; echo no; exit 3'; stage a touch made;"
            " stage -b good true; finish")
        self.assertEqual(done.returncode, 3)
        self.assertRegex(
            done.stderr, r"(?s)^a 0:\d\d\nno\n.*\nwaits 0:\d\d failed\ngood 0:\d\d\nfailed: waits\n$")

    def test_the_last_line_is_the_runners_summary(self) -> None:
        summary = "✔ Test run with 7 tests in 2 suites passed after 0.1 seconds."
        done = self.run_recipe(f"stage a true; stage tests echo '{summary}'; finish tests")
        self.assertEqual((done.returncode, done.stdout), (0, summary + "\n"))
        self.assertEqual(done.stderr.splitlines()[-1], "all 2 stages passed")

    def test_shown_output_leaves_out_overwritten_lines(self) -> None:
        done = self.run_recipe(
            "stage -s rates printf 'measuring a\\rmeasuring b\\r1.5 ms\\n2 ms\\n'; stage quiet echo x; finish")
        self.assertEqual(done.stdout, "1.5 ms\n2 ms\n")

    def test_output_to_descriptor_3_is_shown(self) -> None:
        done = self.run_recipe("stage a sh -c 'echo hidden; echo shown >&3'; finish")
        self.assertRegex(done.stderr, r"^shown\na 0:\d\d\n$")

    def test_in_a_pipe_a_line_a_minute_shows_the_running_stages(self) -> None:
        programs = self.folder / "bin"
        programs.mkdir()
        # A clock that gains 30 s each time it is read. It holds the pipe of the errors, so the
        # folder is removed after it has ended; a sleep may go on, and writes nothing.
        for name, script in (
            ("date", """\
test -e over || { echo $(($(cat clock) + 30)) >next && mv next clock; }
cat clock
test $(cat clock) -lt 240 || touch over"""),
            ("sleep", "until test -s .build/logs/build.log || test ! -e clock; do :; done"),
        ):
            (programs / name).write_text(f"#!/bin/sh\n{script}\n")
            (programs / name).chmod(0o755)
        (self.folder / "clock").write_text("0\n")
        done = self.run_recipe(
            "PATH=$(pwd)/bin:$PATH; stage build"
            " sh -c 'echo Compiling; until test -e over; do :; done'; finish")
        lines = done.stderr.splitlines()
        self.assertEqual(lines[:3], [f"build {minute}:00  Compiling" for minute in (1, 2, 3)])
        self.assertLessEqual(len(lines), 5)

    def test_skipped_tests_are_counted_with_their_reason(self) -> None:
        (self.folder / "test_some.py").write_text(
            "import unittest\n@unittest.skip('no such thing')\nclass Some(unittest.TestCase):\n"
            "  def test_a(self): pass\n  def test_b(self): pass\n")
        done = self.run_recipe("stage some python3 -B -m unittest discover -v .; finish")
        self.assertRegex(done.stderr, r"^some 0:\d\d  2 tests, 2 skipped: no such thing\n$")


class FailureTests(StagesCase):
    def test_only_the_output_of_a_failed_test_is_printed(self) -> None:
        (self.folder / "log").write_text("""\
✔ Test "fine" passed after 0.1 seconds.
✘ Test "bad" recorded an issue at A.swift:1:2: Expectation failed
the screen
◇ Test "next" started.
✘ Suite Some failed after 1 second with 1 issue.
noise
[1/2] Compiling A.swift
/A.swift:1:2: error: no such member
1 | code
""")
        done = self.run_recipe("stage a sh -c 'cat log; exit 1'; finish")
        self.assertEqual(done.stderr.splitlines()[:4], [
            '✘ Test "bad" recorded an issue at A.swift:1:2: Expectation failed', "the screen",
            "/A.swift:1:2: error: no such member", "1 | code"])

    def test_a_failing_python_test_comes_with_its_traceback(self) -> None:
        (self.folder / "test_some.py").write_text(
            "import unittest\nclass Some(unittest.TestCase):\n"
            "  def test_a(self): pass\n  def test_b(self): self.assertEqual(1, 2)\n")
        done = self.run_recipe("stage some python3 -B -m unittest discover -v .; finish")
        self.assertIn("FAIL: test_b", done.stderr)
        self.assertIn("AssertionError: 1 != 2", done.stderr)
        self.assertNotIn("test_a", done.stderr)

    def test_the_last_lines_of_another_program_are_printed(self) -> None:
        done = self.run_recipe("stage a sh -c 'seq 30; exit 1'; finish")
        self.assertEqual(done.stderr.splitlines()[:20], [str(n) for n in range(11, 31)])


class TerminalTests(StagesCase):
    def start(self, text: str) -> None:
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            os.chdir(self.folder)
            # A background job inherits an ignored SIGINT.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.execvp("sh", self.recipe(text))
        self.addCleanup(os.close, self.terminal)
        self.printed = b""

    def read_until(self, text: bytes | None) -> None:
        """Reads until a text has come, or to the end."""
        end = time.monotonic() + LIMIT
        while text is None or text not in self.printed:
            self.assertLess(time.monotonic(), end, self.printed)
            if not select.select([self.terminal], [], [], 0.1)[0]:
                continue
            try:
                data = os.read(self.terminal, 65536)
            except OSError:
                data = b""
            self.printed += data
            if not data:
                return

    def status(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])

    def test_one_line_shows_the_running_stage(self) -> None:
        self.start("stage build sh -c 'echo \"[1/9] Compiling A.swift\"; read x </dev/tty'; finish")
        self.read_until(b"[1/9] Compiling A.swift")
        self.assertNotIn(b"\n", self.printed)
        os.write(self.terminal, b"\n")
        self.read_until(None)
        self.assertEqual(self.status(), 0)
        self.assertRegex(self.printed.splitlines()[-1], rb"^(\r|\x1b\[K)*build 0:\d\d$")

    def test_the_line_has_a_logs_last_whole_line_or_the_running_test(self) -> None:
        for log, shown in (
            ("one\\ntwo\\nTest ca", "two"), ("one\\n50%%\\r60%%\\r", "60%"), ("\\n\\n", ""),
            ("test_a (A) ... ok\\ntest_b (B) ... ", "test_b (B) ... "), ("✔ Test a\\n", " Test a"),
            ("a\\\\nb\\n", "a\\nb"),
        ):
            done = self.run_recipe(f"printf '{log}' >log; last_line log")
            self.assertEqual((done.stdout, done.stderr), (shown, ""))

    def test_ctrl_c_ends_all_stages_without_a_traceback(self) -> None:
        self.start(
            "stage a python3 -c 'import time; print(\"ready\", flush=True); time.sleep(99)';"
            " stage b touch ran; finish")
        self.read_until(b"ready")
        os.write(self.terminal, b"\x03")
        self.read_until(None)
        self.assertEqual(self.status(), 130)
        self.assertTrue(self.printed.endswith(b"a: interrupted\r\n"), self.printed)
        self.assertNotIn(b"Traceback", self.printed)
        self.assertFalse((self.folder / "ran").exists())

    def test_ctrl_c_lets_a_stage_in_the_background_clean_up(self) -> None:
        (self.folder / "waits.py").write_text(
            "import pathlib, time\n"
            "try:\n    pathlib.Path('ready').touch()\n    time.sleep(99)\n"
            "except KeyboardInterrupt:\n    pathlib.Path('clean').touch()\n")
        self.start(
            "stage -b waits python3 waits.py; stage a sh -c 'until test -e ready; do :; done; echo now; sleep 99';"
            " finish")
        self.read_until(b"now")
        os.write(self.terminal, b"\x03")
        self.read_until(None)
        self.assertEqual(self.status(), 130)
        self.assertTrue((self.folder / "clean").exists())


if __name__ == "__main__":
    unittest.main()
