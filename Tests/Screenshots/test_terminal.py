"""Checks the terminal: python3 -m unittest discover Tests/Screenshots"""

from __future__ import annotations

import pathlib
import unittest

from cells import PLAIN, Cell, Style
from sequences import Csi, Parser, Print
from sgr import apply
from terminal import Terminal

RECORDINGS = pathlib.Path(__file__).parent / "Recordings"


def rows(text: str) -> list[list[Cell]]:
    """The rows captured by `tmux capture-pane -e`; a style holds until the next one."""
    found: list[list[Cell]] = [[]]
    style = PLAIN
    for event in Parser().feed(text.encode()):
        if isinstance(event, Csi):
            style = apply(style, event.parameters)
        elif isinstance(event, Print):
            found[-1].append(Cell(event.character, style))
        else:
            found.append([])
    return found[:-1]


class TerminalTestCase(unittest.TestCase):
    def terminal(self, data: str, columns: int = 10, rows: int = 4) -> Terminal:
        terminal = Terminal(columns, rows, (0x1E, 0x1E, 0x1E))
        terminal.feed(data.encode())
        return terminal

    def assert_shows(self, data: str, *lines: str) -> None:
        shown = self.terminal(data).screen.lines
        self.assertEqual(shown, [*lines, *[""] * (len(shown) - len(lines))])


class RecordingTests(unittest.TestCase):
    """The program's output in this terminal, compared with tmux's screen."""

    def assert_as_in_tmux(self, name: str, piece: int) -> None:
        data = (RECORDINGS / f"{name}.bytes").read_bytes()
        expected = rows((RECORDINGS / f"{name}.txt").read_text(encoding="utf-8"))
        terminal = Terminal(80, 24, (0, 0, 0))
        for at in range(0, len(data), piece):
            terminal.feed(data[at:at + piece])
        self.assertEqual(len(expected), 24)
        for number, (shown, known) in enumerate(zip(terminal.screen.grid, expected)):
            self.assertEqual(shown[:len(known)], known, f"row {number}")
            # tmux omits blanks at the end of a row.
            self.assertEqual({cell.text for cell in shown[len(known):]} - {" "}, set())

    def test_lists_help_and_chart(self) -> None:
        self.assert_as_in_tmux("walk", 1 << 16)

    def test_a_picture_in_true_colors(self) -> None:
        self.assert_as_in_tmux("picture", 1 << 16)

    def test_sequences_and_characters_may_come_in_pieces(self) -> None:
        self.assert_as_in_tmux("walk", 1)
        self.assert_as_in_tmux("picture", 7)


class WritingTests(TerminalTestCase):
    def test_a_row_that_is_full_goes_on_in_the_next_only_with_another_character(self) -> None:
        self.assert_shows("0123456789\r\nx", "0123456789", "x")
        self.assert_shows("0123456789x", "0123456789", "x")
        self.assert_shows("\x1b[?7l0123456789x", "012345678x")

    def test_wide_characters_and_marks(self) -> None:
        terminal = self.terminal("日e\u0301本")
        self.assertEqual([cell.text for cell in terminal.screen.grid[0][:5]],
                         ["日", "", "e\u0301", "本", ""])
        self.assert_shows("日本\x1b[1;2Hx", " x本")
        self.assert_shows("012345678日", "012345678", "日")

    def test_repetition(self) -> None:
        self.assert_shows("─\x1b[1m\x1b[4bx", "─────x")

    def test_line_drawing(self) -> None:
        self.assert_shows("\x1b(0lqk\x1b(Bq", "┌─┐q")
        self.assert_shows("\x0elq\x0fq", "┌─q")

    def test_tabs_and_backspaces(self) -> None:
        self.assert_shows("a\tb\b\bc", "a      cb")


class CursorTests(TerminalTestCase):
    def test_addresses(self) -> None:
        self.assert_shows("\x1b[2;3Ha\x1b[4Gb\x1b[3dc", "", "  ab", "    c")
        self.assert_shows("\x1b[99;99Hx\x1b[Hy", "y", "", "", "         x")

    def test_steps(self) -> None:
        self.assert_shows("\x1b[2B\x1b[3Ca\x1b[2D\x1b[Ab", "", "  b", "   a")

    def test_the_cursor_is_saved_and_restored_with_its_style(self) -> None:
        terminal = self.terminal("ab\x1b[1m\x1b7\x1b[m\x1b[3;3H\x1b8c")
        self.assertEqual(terminal.screen.grid[0][2], Cell("c", Style(bold=True)))

    def test_the_cursor_can_be_hidden(self) -> None:
        self.assertFalse(self.terminal("\x1b[?25l").is_cursor_visible)
        self.assertTrue(self.terminal("\x1b[?25l\x1b[?12;25h").is_cursor_visible)


class ErasingTests(TerminalTestCase):
    def test_parts_of_a_row(self) -> None:
        self.assert_shows("abcdef\x1b[1;3H\x1b[K", "ab")
        self.assert_shows("abcdef\x1b[1;3H\x1b[1K", "   def")
        self.assert_shows("abcdef\x1b[1;3H\x1b[2X", "ab  ef")

    def test_parts_of_the_screen(self) -> None:
        self.assert_shows("ab\r\ncd\r\nef\x1b[2;2H\x1b[J", "ab", "c")
        self.assert_shows("ab\r\ncd\r\nef\x1b[2;1H\x1b[1J", "", " d", "ef")
        self.assert_shows("ab\r\ncd\x1b[2Jx", "", "  x")

    def test_erased_cells_have_the_current_background(self) -> None:
        for sequence in ("X", "K", "J", "S", "P", "L"):
            terminal = self.terminal(f"\x1b[1;31;48;5;24m\x1b[{sequence}\x1b[4;1H\x1b[{sequence}")
            styles = {cell.style for row in terminal.screen.grid for cell in row}
            self.assertIn(Style(background=24), styles, sequence)


class ShiftingTests(TerminalTestCase):
    FOUR = "a\r\nb\r\nc\r\nd"

    def test_the_screen_scrolls_at_its_end(self) -> None:
        self.assert_shows(self.FOUR + "\r\ne", "b", "c", "d", "e")
        self.assert_shows(self.FOUR + "\x1b[H\x1bMe", "e", "a", "b", "c")

    def test_a_region_scrolls_alone(self) -> None:
        self.assert_shows(self.FOUR + "\x1b[2;3r\x1b[3;1H\ne", "a", "c", "e", "d")
        self.assert_shows(self.FOUR + "\x1b[2;3r\x1b[S", "a", "c", "", "d")
        self.assert_shows(self.FOUR + "\x1b[2;3r\x1b[T", "a", "", "b", "d")
        self.assert_shows(self.FOUR + "\x1b[2;3r\x1b[9S", "a", "", "", "d")

    def test_rows_are_inserted_and_deleted(self) -> None:
        self.assert_shows(self.FOUR + "\x1b[2;1H\x1b[2L", "a", "", "", "b")
        self.assert_shows(self.FOUR + "\x1b[2;1H\x1b[2M", "a", "d")

    def test_characters_are_inserted_and_deleted(self) -> None:
        self.assert_shows("abcd\x1b[1;2H\x1b[2@", "a  bcd")
        self.assert_shows("abcd\x1b[1;2H\x1b[2P", "ad")


class StyleTests(TerminalTestCase):
    def style(self, sequences: str) -> Style:
        return self.terminal(sequences + "x").screen.grid[0][0].style

    def test_colors_in_all_spellings(self) -> None:
        self.assertEqual(self.style("\x1b[31;102m"), Style(1, 10))
        self.assertEqual(self.style("\x1b[38;5;208;48;5;238;1m"), Style(208, 238, bold=True))
        self.assertEqual(self.style("\x1b[38:5:208m"), Style(208))
        self.assertEqual(self.style("\x1b[38;2;1;2;3;7m"), Style((1, 2, 3), reverse=True))
        self.assertEqual(self.style("\x1b[48:2::1:2:3;4m"), Style(None, (1, 2, 3), underline=True))
        self.assertEqual(self.style("\x1b[48:2:1:2:3m"), Style(None, (1, 2, 3)))
        self.assertEqual(self.style("\x1b[38;2;1m"), PLAIN)

    def test_attributes_are_set_and_taken_back(self) -> None:
        self.assertEqual(self.style("\x1b[1;2;4;7m\x1b[22;24m"), Style(reverse=True))
        self.assertEqual(self.style("\x1b[4;31m\x1b[4:0m"), Style(1))
        self.assertEqual(self.style("\x1b[31;42m\x1b[39;49m"), PLAIN)
        self.assertEqual(self.style("\x1b[1;31m\x1b[m"), PLAIN)


class ReplyTests(TerminalTestCase):
    def test_the_ground_and_the_terminal_are_told(self) -> None:
        terminal = self.terminal("\x1b]11;?\x1b\\\x1b[c")
        self.assertEqual(terminal.replies, b"\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\\x1b[?62;22c")
        self.assertTrue(self.terminal("\x1b]11;?\x07").replies.endswith(b"\x07"))

    def test_the_cursor_is_told(self) -> None:
        self.assertEqual(self.terminal("ab\x1b[6n").replies, b"\x1b[1;3R")

    def test_other_strings_are_neither_shown_nor_replied_to(self) -> None:
        terminal = self.terminal("\x1b]0;title\x07\x1bP$qm\x1b\\\x1b_G\x1b\\\x1b[>0qx")
        self.assertEqual((terminal.screen.lines[0], terminal.replies), ("x", b""))

    def test_the_alternate_screen_leaves_the_main_one_alone(self) -> None:
        self.assert_shows("ab\x1b[?1049h\x1b[Hcd", "cd")
        self.assert_shows("ab\x1b[?1049h\x1b[Hcd\x1b[?1049le", "abe")


if __name__ == "__main__":
    unittest.main()
