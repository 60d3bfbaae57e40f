"""Checks characters drawn as geometry: python3 -m unittest discover Tests/Screenshots"""

from __future__ import annotations

import unittest

from geometry import Area, Size, areas

SIZES = (Size(10, 20), Size(8, 16), Size(9, 19))


def pixels(character: str, size: Size) -> dict[tuple[int, int], float]:
    """The coverage of each pixel, by column and row."""
    found: dict[tuple[int, int], float] = {}
    for area in areas(character, size) or []:
        for column in range(area.left, area.right):
            for row in range(area.top, area.bottom):
                found[column, row] = max(found.get((column, row), 0), area.coverage)
    return found


class GeometryTests(unittest.TestCase):
    def assert_tile(self, characters: str, size: Size) -> None:
        """Checks that together they cover each pixel of the cell once."""
        together = [pixel for character in characters for pixel in pixels(character, size)]
        self.assertEqual(len(together), len(set(together)), characters)
        self.assertEqual(set(together), set(pixels("█", size)), characters)

    def test_a_full_block_is_the_whole_cell(self) -> None:
        for size in SIZES:
            self.assertEqual(areas("█", size), [Area(0, 0, *size)])

    def test_blocks_meet_their_complements_without_seam_or_overlap(self) -> None:
        for size in SIZES:
            for characters in ("▀▄", "▌▐", "▘▝▖▗", "▚▞", "▛▗", "▜▖", "▙▝", "▟▘"):
                self.assert_tile(characters, size)

    def test_eighths_grow_from_below_and_from_the_left(self) -> None:
        for row in ("▁▂▃▄▅▆▇█", "▏▎▍▌▋▊▉█"):
            shown = [set(pixels(character, Size(8, 16))) for character in row]
            self.assertEqual([len(one) for one in shown], [16 * at for at in range(1, 9)])
            self.assertTrue(all(less < more for less, more in zip(shown, shown[1:])))
        self.assertIn((0, 15), pixels("▁", Size(8, 16)))

    def test_shades_cover_all_pixels_alike(self) -> None:
        for character, coverage in zip("░▒▓", (0.25, 0.5, 0.75)):
            self.assertEqual(areas(character, SIZES[0]), [Area(0, 0, 10, 20, coverage)])

    def test_braille_dots_stand_apart_in_their_places(self) -> None:
        for size in SIZES:
            self.assertEqual(areas("\u2800", size), [])
            # 1 2 3 7 down the left, 4 5 6 8 down the right.
            places = [area for bit in (0, 1, 2, 6, 3, 4, 5, 7)
                      for area in areas(chr(0x2800 + (1 << bit)), size) or []]
            for at in range(4):
                self.assertLess(places[at].right, places[at + 4].left)
                self.assertEqual(places[at].top, places[at + 4].top)
                if at:
                    self.assertLess(places[at - 1].bottom, places[at].top)
            self.assertEqual(len(areas("⣿", size) or []), 8)


class LineTests(unittest.TestCase):
    def edge(self, character: str, side: str, size: Size) -> dict[int, float]:
        """The coverage along a side of the cell."""
        column = {"left": 0, "right": size.width - 1}.get(side)
        row = {"top": 0, "bottom": size.height - 1}.get(side)
        return {
            at[1] if row is None else at[0]: coverage
            for at, coverage in pixels(character, size).items() if column == at[0] or row == at[1]
        }

    def test_arms_meet_those_of_the_neighbours(self) -> None:
        sides = {"left": "─╴┐┘┤┬┴┼╮╯╼", "right": "─╶┌└├┬┴┼╭╰╾", "top": "│╵└┘├┤┴┼╰╯╽",
                 "bottom": "│╷┌┐├┤┬┼╭╮╿"}
        for size in SIZES:
            for side, characters in sides.items():
                line = self.edge("│" if side in ("top", "bottom") else "─", side, size)
                self.assertTrue(line)
                for character in characters:
                    self.assertEqual(self.edge(character, side, size), line, (character, side))

    def test_heavy_arms_meet_heavy_ones(self) -> None:
        for size in SIZES:
            line = self.edge("━", "left", size)
            self.assertEqual(self.edge("╸", "left", size), line)
            self.assertEqual(self.edge("╾", "left", size), line)
            self.assertEqual(self.edge("╼", "right", size), line)
            self.assertGreater(len(line), len(self.edge("─", "left", size)))
            self.assertEqual(sum(line) / len(line), sum(self.edge("─", "left", size)) /
                             len(self.edge("─", "left", size)), "one middle")

    def test_half_lines_are_a_line_together(self) -> None:
        for size in SIZES:
            for halves, line in (("╸╺", "━"), ("╴╶", "─"), ("╵╷", "│"), ("╹╻", "┃")):
                one, other = (set(pixels(half, size)) for half in halves)
                self.assertFalse(one & other)
                self.assertEqual(one | other, set(pixels(line, size)))

    def test_corners_leave_the_other_sides_free(self) -> None:
        for size in SIZES:
            for character, free in (("╭", "left top"), ("╮", "right top"), ("╰", "left bottom"),
                                    ("╯", "right bottom"), ("┌", "left top"), ("╸", "right")):
                for side in free.split():
                    self.assertEqual(self.edge(character, side, size), {}, character)

    def test_dashes_repeat_evenly_and_end_in_a_gap(self) -> None:
        for size in SIZES:
            for character, count in (("┈", 4), ("┄", 3), ("┊", 4), ("┅", 3)):
                shown = areas(character, size) or []
                self.assertEqual(len(shown), count)
                is_across = character in "┈┄┅"
                ends = [(area.left, area.right) if is_across else (area.top, area.bottom)
                        for area in shown] + [(size.width if is_across else size.height, 0)]
                for (_, end), (start, _) in zip(ends, ends[1:]):
                    self.assertLess(end, start)

    def test_a_font_draws_the_rest(self) -> None:
        for character in "aé▲★●—":
            self.assertIsNone(areas(character, SIZES[0]))


if __name__ == "__main__":
    unittest.main()
