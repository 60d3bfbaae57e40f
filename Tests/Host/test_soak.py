"""The short form of soak.py: few sessions, few cycles, and the faults that take a second."""

import contextlib
import io
import unittest

import host
import soak
from table import Row, percentile

# `make soak` checks times on a quiet machine, and memory for many sessions that share pages. Here
# the bounds are wider, but below the 5 s after which squad gives up waiting by itself.
LOOSE = {"ms": 20, "s": 4, "%": 1.5, "MB": 2.5}


@host.needs_sshd
class SoakTest(unittest.TestCase):
    def holds(self, *arguments):
        options = soak.options().parse_args(arguments)
        for row in soak.run(options, tell=lambda row: None):
            most = row.most and row.most * LOOSE.get(row.unit, 1)
            with self.subTest(row.name):
                self.assertTrue(row._replace(most=most).is_met, str(row))

    def test_few_sessions(self):
        self.holds("--sessions", "4", "--seconds", "2", "--only", "latency,memory")

    def test_bytes_a_key(self):
        self.holds("--sessions", "1", "--keys", "15", "--only", "wire")

    def test_coming_and_being_cut_off(self):
        self.holds("--sessions", "1", "--cycles", "12", "--only", "cycles")

    def test_faults(self):
        self.holds("--sessions", "1", "--stop", "2", "--cut", "0", "--only", "faults")


class OptionsTest(unittest.TestCase):
    def test_a_misspelled_part_is_refused(self):
        with contextlib.redirect_stderr(io.StringIO()) as said, self.assertRaises(SystemExit):
            soak.options().parse_args(["--only", "wire,latensy"])
        self.assertIn("'latensy'; the parts are latency,", said.getvalue())


class TableTest(unittest.TestCase):
    def test_percentiles(self):
        values = [float(value) for value in range(1, 101)]
        self.assertEqual(percentile(values, 0.5), 50)
        self.assertEqual(percentile(values, 0.99), 99)
        self.assertEqual(percentile(values, 0.999), 100)
        self.assertEqual(percentile([7], 0.5), 7)
        self.assertEqual(percentile([], 0.5), float("inf"))

    def test_bounds(self):
        self.assertTrue(Row("told", 9e9).is_met)
        self.assertTrue(Row("met", 2, "ms", most=2).is_met)
        self.assertFalse(Row("over", 2.1, "ms", most=2).is_met)
        self.assertFalse(Row("under", 49, "", least=50).is_met)
        self.assertFalse(Row("other", 0, "", 143, 143).is_met)
        self.assertFalse(Row("never", float("inf"), "s", 1).is_met)
        self.assertIn("missed", str(Row("never", float("inf"), "s", 1)))


if __name__ == "__main__":
    unittest.main()
