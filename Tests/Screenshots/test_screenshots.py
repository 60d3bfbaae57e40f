"""Checks messages where no screenshot can be taken: python3 -m unittest discover
Tests/Screenshots"""

from __future__ import annotations

import tempfile
import unittest
from unittest import mock

import screenshots


class NeedsTests(unittest.TestCase):
    def test_a_missing_shared_memory_is_reported(self) -> None:
        denied = PermissionError(13, "Permission denied")
        with tempfile.TemporaryDirectory() as folder, \
                mock.patch("sys.argv", ["screenshots.py", "/bin/true", folder]), \
                mock.patch("concurrent.futures.ProcessPoolExecutor", side_effect=denied), \
                self.assertRaises(SystemExit) as ended:
            screenshots.main()
        self.assertEqual(
            ended.exception.code, "screenshots need a /dev/shm that can be written: Permission denied")

    def test_a_name_that_no_shot_has_is_reported(self) -> None:
        with tempfile.TemporaryDirectory() as folder, \
                mock.patch("sys.argv", ["screenshots.py", "/bin/true", folder, "gird*"]), \
                self.assertRaises(SystemExit) as ended:
            screenshots.main()
        self.assertEqual(ended.exception.code, "no screenshot is named gird*")


if __name__ == "__main__":
    unittest.main()
