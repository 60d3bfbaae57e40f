"""Checks colours and drawing: python3 -m unittest discover Tests/Screenshots"""

from __future__ import annotations

import unittest

from cells import Style
from drawing import Glyphs, draw
from palette import GROUNDS, fixed, rgb
from terminal import Terminal


class PaletteTests(unittest.TestCase):
    def test_the_cube_and_the_greys(self) -> None:
        for index, color in ((16, "#000000"), (160, "#d70000"), (75, "#5fafff"), (231, "#ffffff"),
                             (232, "#080808"), (248, "#a8a8a8"), (255, "#eeeeee")):
            self.assertEqual(fixed(index), rgb(color), index)

    def test_reverse_and_dim(self) -> None:
        palette = GROUNDS["dark"]
        own = (palette.foreground, palette.background)
        self.assertEqual(palette.colors(Style()), own)
        self.assertEqual(palette.colors(Style(reverse=True)), own[::-1])
        self.assertEqual(palette.colors(Style(1, (1, 2, 3))), (rgb("#cd3131"), (1, 2, 3)))
        self.assertEqual(
            palette.colors(Style(231, 16, dim=True)), (rgb("#808080"), rgb("#000000")))


class DrawingTests(unittest.TestCase):
    def colors(self, data: str) -> dict[object, int]:
        """Number of pixels of each colour on a screen of 4×2 cells."""
        palette = GROUNDS["dark"]
        terminal = Terminal(4, 2, palette.background)
        terminal.feed(("\x1b[?25l" + data).encode())
        found = draw(terminal, palette, Glyphs()).getcolors() or []
        return {color: count for count, color in found}

    def test_blocks_that_touch_have_no_seam(self) -> None:
        for row in ("████", "▓▓▓▓"):
            self.assertEqual(len(self.colors(f"\x1b[38;5;208m{row}\x1b[2;1H{row}")), 1, row)

    def test_half_blocks_have_their_two_colors_exactly(self) -> None:
        data = "\x1b[38;2;1;2;3;48;2;4;5;6m▀▄▌▐\x1b[2;1H▄▀▐▌"
        self.assertEqual(self.colors(data), {(1, 2, 3): 800, (4, 5, 6): 800})

    def test_reverse_swaps_the_colors(self) -> None:
        data = "\x1b[48;5;16;38;5;231;7m    \x1b[2;1H    "
        self.assertEqual(self.colors(data), {(255, 255, 255): 1600})

    def test_letters_are_drawn_and_characters_of_no_font_are_named(self) -> None:
        glyphs = Glyphs()
        for text in "Aé★▸●◐○◌✓€▲▼":
            self.assertIsNotNone(glyphs.mask(text, False).getbbox(), text)
            self.assertNotEqual(glyphs.mask(text, False), glyphs.mask("x", False))
        self.assertEqual(glyphs.missing, set())
        glyphs.mask("\U0010fffd", False)
        self.assertEqual(glyphs.missing, {"\U0010fffd"})


if __name__ == "__main__":
    unittest.main()
