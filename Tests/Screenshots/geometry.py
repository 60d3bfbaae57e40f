"""Blocks, Braille and box drawing as areas of a cell, so that neighbours meet without a seam."""

from __future__ import annotations

import functools
import math
from typing import NamedTuple


class Size(NamedTuple):
    """A cell's size in pixels."""

    width: int
    height: int


class Area(NamedTuple):
    """A rectangle of pixels up to, not including, `right` and `bottom`, and how much it covers."""

    left: int
    top: int
    right: int
    bottom: int
    coverage: float = 1.0


# In eighths of the width and the height: left, top, right, bottom.
QUADRANTS = {"a": (0, 0, 4, 4), "b": (4, 0, 8, 4), "c": (0, 4, 4, 8), "d": (4, 4, 8, 8)}
BLOCKS: dict[str, list[tuple[int, int, int, int]]] = {
    "▀": [(0, 0, 8, 4)], "▐": [(4, 0, 8, 8)], "▔": [(0, 0, 8, 1)], "▕": [(7, 0, 8, 8)],
    **{block: [(0, 7 - at, 8, 8)] for at, block in enumerate("▁▂▃▄▅▆▇█")},
    **{block: [(0, 0, 7 - at, 8)] for at, block in enumerate("▉▊▋▌▍▎▏")},
    **{block: [QUADRANTS[one] for one in quadrants] for block, quadrants in zip(
        "▖▗▘▙▚▛▜▝▞▟", ("c", "d", "a", "acd", "ad", "abc", "abd", "b", "bc", "bcd"))},
}
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}
# Thickness of the arms to the left, up, to the right and down: none, light or heavy.
LINES: dict[str, tuple[int, int, int, int]] = {
    character: (int(arms[0]), int(arms[1]), int(arms[2]), int(arms[3]))
    for character, arms in zip(
        "─━│┃┌┏┐┓└┗┘┛├┣┤┫┬┳┴┻┼╋╴╵╶╷╸╹╺╻╼╽╾╿",
        "1010 2020 0101 0202 0011 0022 1001 2002 0110 0220 1100 2200 0111 0222 1101 2202 1011 2022"
        " 1110 2220 1111 2222 1000 0100 0010 0001 2000 0200 0020 0002 1020 0102 2010 0201".split())
}
# Direction of an arc: the sides of the cell that it meets.
ARCS = {"╭": (1, 1), "╮": (-1, 1), "╰": (1, -1), "╯": (-1, -1)}
# The full line, and the number of dashes that it is cut into.
DASHES = {"┄": ("─", 3), "┅": ("━", 3), "┈": ("─", 4), "┉": ("━", 4), "╌": ("─", 2), "╍": ("━", 2),
          "┆": ("│", 3), "┇": ("┃", 3), "┊": ("│", 4), "┋": ("┃", 4), "╎": ("│", 2), "╏": ("┃", 2)}
SAMPLES = 8


def areas(character: str, size: Size) -> list[Area] | None:
    """The areas of a cell that a character covers; None for one drawn by a font."""
    if character in BLOCKS:
        return [eighths(block, size) for block in BLOCKS[character]]
    if character in SHADES:
        return [Area(0, 0, *size, SHADES[character])]
    if "\u2800" <= character <= "\u28ff":
        return braille(ord(character) - 0x2800, size)
    if character in LINES:
        return lines(LINES[character], size)
    if character in ARCS:
        return arc(*ARCS[character], size)
    if character in DASHES:
        return dashes(*DASHES[character], size)
    return None


def share(length: int, part: int, whole: int) -> int:
    """The pixel boundary at which a part ends and the next one begins."""
    return (2 * length * part + whole) // (2 * whole)


def eighths(block: tuple[int, int, int, int], size: Size) -> Area:
    left, top, right, bottom = block
    return Area(
        share(size.width, left, 8), share(size.height, top, 8),
        share(size.width, right, 8), share(size.height, bottom, 8))


def braille(dots: int, size: Size) -> list[Area]:
    """Two columns of four dots: 1 to 3 and 7 at the left, 4 to 6 and 8 at the right."""
    places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    gap = max(1, size.width // 10)
    return [
        Area(
            share(size.width, column, 2) + gap, share(size.height, row, 4) + gap,
            share(size.width, column + 1, 2) - gap, share(size.height, row + 1, 4) - gap)
        for bit, (column, row) in enumerate(places) if dots >> bit & 1
    ]


def stroke(length: int, weight: int, size: Size) -> tuple[int, int]:
    """Start and end of a line's thickness across the cell; light and heavy lines share one
    middle."""
    light = max(1, size.width // 10)
    thickness = light if weight == 1 else 3 * light
    start = (length - thickness) // 2
    return start, start + thickness


def lines(arms: tuple[int, int, int, int], size: Size) -> list[Area]:
    """Arms from the edges to the middle, or to the far side of the lines that they meet there."""
    left, up, right, down = arms
    across, along = max(up, down), max(left, right)
    middle = (size.width // 2,) * 2 if not across else stroke(size.width, across, size)
    center = (size.height // 2,) * 2 if not along else stroke(size.height, along, size)
    found = []
    for weight, start, end in ((left, 0, middle[1]), (right, middle[0], size.width)):
        if weight:
            top, bottom = stroke(size.height, weight, size)
            found.append(Area(start, top, end, bottom))
    for weight, start, end in ((up, 0, center[1]), (down, center[0], size.height)):
        if weight:
            begin, end_column = stroke(size.width, weight, size)
            found.append(Area(begin, start, end_column, end))
    return found


def dashes(line: str, count: int, size: Size) -> list[Area]:
    """A line in parts of equal length, each followed by a gap."""
    whole = lines(LINES[line], size)
    left, top = min(area.left for area in whole), min(area.top for area in whole)
    right, bottom = max(area.right for area in whole), max(area.bottom for area in whole)
    gap = max(1, size.width // 10)
    if right - left == size.width:
        ends = [(share(size.width, at, count), share(size.width, at + 1, count) - gap)
                for at in range(count)]
        return [Area(start, top, end, bottom) for start, end in ends]
    ends = [(share(size.height, at, count), share(size.height, at + 1, count) - 2 * gap)
            for at in range(count)]
    return [Area(left, start, right, end) for start, end in ends]


@functools.cache
def arc(across: int, down: int, size: Size) -> list[Area]:
    """A quarter of a circle between a horizontal and a vertical line, antialiased."""
    left, right = stroke(size.width, 1, size)
    top, bottom = stroke(size.height, 1, size)
    middle, center, half = (left + right) / 2, (top + bottom) / 2, (right - left) / 2
    # The outermost pixels are straight, like the neighbours' lines.
    radius = min(middle, size.width - middle) - 1
    x, y = middle + across * radius, center + down * radius
    found = []
    for row in range(size.height):
        for column in range(size.width):
            hits = sum(
                is_on_arc(
                    (column + (2 * i + 1) / (2 * SAMPLES) - x) * -across,
                    (row + (2 * j + 1) / (2 * SAMPLES) - y) * -down, radius, half)
                for i in range(SAMPLES) for j in range(SAMPLES))
            if hits:
                found.append(Area(column, row, column + 1, row + 1, hits / SAMPLES ** 2))
    return found


def is_on_arc(x: float, y: float, radius: float, half: float) -> bool:
    """Whether a point is on the arc around the origin, or on one of the straight ends."""
    if y < 0:
        return abs(x - radius) <= half
    if x < 0:
        return abs(y - radius) <= half
    return abs(math.hypot(x, y) - radius) <= half
