"""Checks the pseudo-terminal: python3 -m unittest discover Tests/Screenshots"""

from __future__ import annotations

import os
import sys
import unittest

from session import Session, Stuck

# A program that queries its terminal's background, as squad does, and prints what it reads.
ASKING = """
import os, sys, tty
tty.setraw(0)
os.write(1, b"%dx%d" % os.get_terminal_size() + b"\\x1b]11;?\\x1b\\\\\\x1b[c")
while True:
    data = os.read(0, 100)
    os.write(1, b"\\r\\n" + ascii(data)[2:-1].encode())
    if data == b"q":
        sys.exit(3)
"""


class SessionTests(unittest.TestCase):
    def session(self) -> Session:
        command = [sys.executable, "-c", ASKING]
        return Session(command, dict(os.environ), 60, 10, (0, 0x2B, 0x36))

    def test_the_program_has_its_size_and_its_replies(self) -> None:
        with self.session() as session:
            session.wait_until("the reply", lambda: "62;22c" in session.text)
            self.assertEqual(session.terminal.screen.lines[0], "60x10")
            self.assertIn(r"\x1b]11;rgb:0000/2b2b/3636\x1b\\", session.text)

    def test_keys_go_by_their_names_and_the_rest_as_it_stands(self) -> None:
        with self.session() as session:
            session.wait_until("the reply", lambda: "62;22c" in session.text)
            for key, shown in (("Escape", r"\x1b"), ("Down", r"\x1bOB"), ("cap am", "cap am")):
                session.press(key)
                session.settle()
                self.assertEqual(session.text.splitlines()[session.terminal.screen.row], shown)

    def test_settle_waits_until_nothing_is_busy(self) -> None:
        answers = [True] * 5
        with self.session() as session:
            session.wait_until("the reply", lambda: "62;22c" in session.text)
            session.settle(lambda: bool(answers and answers.pop()))
        self.assertEqual(answers, [])

    def test_a_program_that_ends_is_an_error(self) -> None:
        with self.session() as session, self.assertRaisesRegex(Stuck, "ended with 3"):
            session.wait_until("the reply", lambda: "62;22c" in session.text)
            session.press("q")
            session.settle()


if __name__ == "__main__":
    unittest.main()
