"""Checks the table of screenshots and their page: python3 -m unittest discover Tests/Screenshots"""

from __future__ import annotations

import pathlib
import tempfile
import unittest

import sheet
from palette import GROUNDS
from shots import CATALOGUES, LARGE, MEDIUM, SMALL, Source, table


class TableTests(unittest.TestCase):
    def test_a_name_is_a_picture_alone(self) -> None:
        files = [shot.file for shot in table()]
        self.assertEqual(len(files), len(set(files)))

    def test_every_catalogue_is_in_both_grounds_at_all_sizes_bundled_and_live(self) -> None:
        shown = {
            (shot.name, shot.ground, shot.size, shot.source)
            for shot in table() if not shot.keys and shot.theme is None
        }
        for catalogue in CATALOGUES:
            for ground in GROUNDS:
                for size in (SMALL, MEDIUM, LARGE):
                    for source in (Source.BUNDLE, Source.LIVE):
                        self.assertIn((catalogue.name, ground, size, source), shown)

    def test_shots_use_the_themes_that_have_colors(self) -> None:
        self.assertEqual({shot.ground for shot in table()}, set(GROUNDS))


class SheetTests(unittest.TestCase):
    def test_each_picture_is_on_the_page(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            sheet.write(pathlib.Path(folder), ["a-dark-80x24", "b"])
            page = (pathlib.Path(folder) / "index.html").read_text(encoding="utf-8")
        self.assertIn('src="a-dark-80x24.png"', page)
        self.assertIn('href="b.png"', page)


if __name__ == "__main__":
    unittest.main()
