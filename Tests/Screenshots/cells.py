"""A terminal's cells: a text, the style that it is drawn in, and its width."""

from __future__ import annotations

import functools
import unicodedata
from typing import NamedTuple, Union

# The terminal's default colour, a number in its palette, or red, green and blue.
Color = Union[None, int, tuple[int, int, int]]


class Style(NamedTuple):
    """The attributes that SGR sets."""

    foreground: Color = None
    background: Color = None
    bold: bool = False
    dim: bool = False
    italic: bool = False
    underline: bool = False
    reverse: bool = False
    hidden: bool = False


PLAIN = Style()


class Cell(NamedTuple):
    """A column of a row. The right half of a wide character has no text."""

    text: str = " "
    style: Style = PLAIN


@functools.cache
def width(character: str) -> int:
    """Columns of a character: none if it combines with the previous one."""
    if unicodedata.category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
