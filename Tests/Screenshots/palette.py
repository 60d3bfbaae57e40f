"""A terminal's colours: its background, its first sixteen, and the 240 that all terminals share."""

from __future__ import annotations

from typing import NamedTuple

from cells import Color, Style

RGB = tuple[int, int, int]
# How far the dim attribute moves a colour towards the background.
DIM = 0.5


def rgb(text: str) -> RGB:
    """Red, green and blue of `#1e1e1e`."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


class Palette(NamedTuple):
    """A terminal's colour settings."""

    background: RGB
    foreground: RGB
    sixteen: list[RGB]

    def color(self, color: Color, default: RGB) -> RGB:
        """The RGB of a colour; `default` if none is set."""
        if color is None:
            return default
        if isinstance(color, tuple):
            return color
        return self.sixteen[color] if color < 16 else fixed(color)

    def colors(self, style: Style) -> tuple[RGB, RGB]:
        """Foreground and background as displayed."""
        foreground = self.color(style.foreground, self.foreground)
        background = self.color(style.background, self.background)
        if style.reverse:
            foreground, background = background, foreground
        if style.dim:
            foreground = mix(foreground, background, DIM)
        return foreground, background


def fixed(index: int) -> RGB:
    """A colour of the 6×6×6 cube or of the grey ramp."""
    if index >= 232:
        grey = 8 + 10 * (min(index, 255) - 232)
        return grey, grey, grey
    index -= 16
    red, green, blue = (
        0 if part == 0 else 55 + 40 * part for part in (index // 36, index // 6 % 6, index % 6))
    return red, green, blue


def palette(background: str, foreground: str, sixteen: str) -> Palette:
    return Palette(rgb(background), rgb(foreground), [rgb(color) for color in sixteen.split()])


# The default colours of a widespread editor's terminal.
GROUNDS = {
    "dark": palette(
        "#1e1e1e", "#d4d4d4",
        "#000000 #cd3131 #0dbc79 #e5e510 #2472c8 #bc3fbc #11a8cd #e5e5e5"
        " #666666 #f14c4c #23d18b #f5f543 #3b8eea #d670d6 #29b8db #ffffff"),
    "light": palette(
        "#ffffff", "#333333",
        "#000000 #cd3131 #107c10 #949800 #0451a5 #bc05bc #0598bc #555555"
        " #666666 #cd3131 #14ce14 #b5ba00 #0451a5 #bc05bc #0598bc #a5a5a5"),
}


def mix(one: RGB, other: RGB, part: float) -> RGB:
    """A mix of two colours with this part of the second."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other))
    return red, green, blue
