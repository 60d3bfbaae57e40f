"""A terminal as described by `xterm-256color` and `xterm-direct`: its screen and its replies."""

from __future__ import annotations

from typing import Callable

from cells import PLAIN
from sequences import Control, Csi, Escape, Event, Osc, Parser, Print
from screen import Screen
from sgr import apply

# DEC special graphics, starting at the backquote.
LINE_DRAWING = dict(zip("`afgijklmnopqrstuvwxyz{|}~", "◆▒°±␋┘┐┌└┼⎺⎻─⎼⎽├┤┴┬│≤≥π≠£·"))
ALTERNATE_SCREENS = (47, 1047, 1049)

# Cursor movement, erasing and shifting, by the sequence's final character.
OPERATIONS: dict[str, Callable[[Screen, Csi], None]] = {
    "@": lambda screen, event: screen.insert_characters(event.number(0)),
    "A": lambda screen, event: screen.up(event.number(0)),
    "B": lambda screen, event: screen.down(event.number(0)),
    "C": lambda screen, event: screen.move(screen.column + event.number(0), screen.row),
    "D": lambda screen, event: screen.move(screen.column - event.number(0), screen.row),
    "G": lambda screen, event: screen.move(event.number(0) - 1, screen.row),
    "H": lambda screen, event: screen.move(event.number(1) - 1, event.number(0) - 1),
    "J": lambda screen, event: screen.erase_display(event.number(0, 0)),
    "K": lambda screen, event: screen.erase_line(event.number(0, 0)),
    "L": lambda screen, event: screen.delete_lines(-event.number(0)),
    "M": lambda screen, event: screen.delete_lines(event.number(0)),
    "P": lambda screen, event: screen.delete_characters(event.number(0)),
    "S": lambda screen, event: screen.scroll(event.number(0)),
    "T": lambda screen, event: screen.scroll(-event.number(0)),
    "X": lambda screen, event: screen.erase(
        screen.row, screen.column, screen.column + event.number(0)),
    "Z": lambda screen, event: screen.move((screen.column - 1) // 8 * 8, screen.row),
    "b": lambda screen, event: screen.repeat(event.number(0)),
    "d": lambda screen, event: screen.move(screen.column, event.number(0) - 1),
    "f": lambda screen, event: screen.move(event.number(1) - 1, event.number(0) - 1),
    "r": lambda screen, event: screen.set_margins(
        event.number(0) - 1, event.number(1, screen.rows) - 1),
}


class Terminal:
    """Turns a program's output into a screen, and into `replies` for the program."""

    def __init__(self, columns: int, rows: int, background: tuple[int, int, int]) -> None:
        self.screen = self.main = Screen(columns, rows)
        self.background = background
        self.parser = Parser()
        self.replies = b""
        self.is_cursor_visible = True
        # The sets that ESC ( and ESC ) select, and which of the two is in use.
        self.charsets = {"(": "B", ")": "0"}
        self.shifted = "("
        self.saved = (0, 0, PLAIN, dict(self.charsets), self.shifted)
        self.events: dict[type, Callable[..., None]] = {
            Print: self.take_print, Control: self.take_control, Escape: self.take_escape,
            Csi: self.take_csi, Osc: self.take_osc,
        }

    def feed(self, data: bytes) -> None:
        for event in self.parser.feed(data):
            self.take(event)

    def take(self, event: Event) -> None:
        self.events[type(event)](event)

    def reply(self, text: str) -> None:
        self.replies += text.encode()

    def take_print(self, event: Print) -> None:
        is_drawing = self.charsets[self.shifted] == "0"
        character = event.character
        self.screen.put(LINE_DRAWING.get(character, character) if is_drawing else character)

    def take_control(self, event: Control) -> None:
        screen, character = self.screen, event.character
        if character == "\b":
            screen.move(screen.column - 1, screen.row)
        elif character == "\t":
            screen.move(screen.column // 8 * 8 + 8, screen.row)
        elif character in "\n\v\f":
            screen.line_feed()
        elif character == "\r":
            screen.move(0, screen.row)
        elif character in "\x0e\x0f":
            self.shifted = ")" if character == "\x0e" else "("

    def take_escape(self, event: Escape) -> None:
        screen = self.screen
        if event.intermediates in self.charsets:
            self.charsets[event.intermediates] = event.final
        elif event.intermediates:
            return
        elif event.final == "7":
            self.save_cursor()
        elif event.final == "8":
            self.restore_cursor()
        elif event.final == "D":
            screen.line_feed()
        elif event.final == "E":
            screen.move(0, screen.row)
            screen.line_feed()
        elif event.final == "M":
            screen.reverse_line_feed()
        elif event.final == "c":
            screen.reset()

    def save_cursor(self) -> None:
        screen = self.screen
        self.saved = (
            screen.column, screen.row, screen.style, dict(self.charsets), self.shifted)

    def restore_cursor(self) -> None:
        column, row, self.screen.style, charsets, self.shifted = self.saved
        self.charsets = dict(charsets)
        self.screen.move(column, row)

    def take_osc(self, event: Osc) -> None:
        if event.text == "11;?":
            color = "/".join("%02x%02x" % (part, part) for part in self.background)
            self.reply(f"\x1b]11;rgb:{color}{event.terminator}")

    def take_csi(self, event: Csi) -> None:
        if event.marker or event.intermediates:
            self.take_private(event)
        elif event.final in OPERATIONS:
            OPERATIONS[event.final](self.screen, event)
        elif event.final == "m":
            self.screen.style = apply(self.screen.style, event.parameters)
        elif event.final == "s":
            self.save_cursor()
        elif event.final == "u":
            self.restore_cursor()
        elif event.final == "c":
            self.reply("\x1b[?62;22c")
        elif event.final == "n" and event.number(0) == 6:
            self.reply(f"\x1b[{self.screen.row + 1};{self.screen.column + 1}R")

    def take_private(self, event: Csi) -> None:
        if event.marker != "?" or event.final not in "hl":
            return
        is_set = event.final == "h"
        for index in range(len(event.parameters)):
            mode = event.number(index)
            if mode == 7:
                self.screen.wraps = is_set
            elif mode == 25:
                self.is_cursor_visible = is_set
            elif mode in ALTERNATE_SCREENS:
                self.set_alternate(is_set)

    def set_alternate(self, is_alternate: bool) -> None:
        """Switches screens; the alternate one starts empty, and the main one stays as it was."""
        if is_alternate == (self.screen is not self.main):
            return
        if is_alternate:
            self.save_cursor()
            self.screen = Screen(self.main.columns, self.main.rows)
            self.screen.style = self.main.style
            self.screen.move(self.main.column, self.main.row)
        else:
            self.screen = self.main
            self.restore_cursor()
