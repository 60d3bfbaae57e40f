"""Checks animated GIFs: python3 -m unittest discover Tests/Screenshots"""

from __future__ import annotations

import json
import pathlib
import tempfile
import unittest

from PIL import Image

import movie
from drawing import Glyphs


def cast(*events: tuple[float, str, str]) -> str:
    header = {"version": 2, "width": 10, "height": 2}
    return "\n".join(json.dumps(line) for line in [header, *events])


class MovieTests(unittest.TestCase):
    def test_a_frame_is_drawn_where_the_screen_changes(self) -> None:
        text = cast((0.0, "o", "a"), (1.0, "o", "\x1b[m"), (2.0, "o", "b"), (2.5, "r", "10x2"))
        times = [time for time, _ in movie.frames(text, Glyphs())]
        self.assertEqual(times, [0, 2_000])

    def test_the_last_frame_of_one_moment_is_kept(self) -> None:
        text = cast((0.0, "o", "a"), (1.0, "o", "b"), (1.01, "o", "c"))
        times = [time for time, _ in movie.frames(text, Glyphs())]
        self.assertEqual(times, [0, 1_010])

    def test_each_frame_shows_the_whole_screen_for_its_time(self) -> None:
        text = cast((0.0, "o", "abc"), (1.0, "o", "\x1b[31md"), (3.0, "o", "\x1b[2;1He"))
        pictures = movie.frames(text, Glyphs())
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "a.gif"
            movie.write(path, pictures)
            with Image.open(path) as shown:
                self.assertEqual(shown.n_frames, 3)
                for index, lasting in enumerate([1_000, 2_000, movie.LAST]):
                    shown.seek(index)
                    self.assertEqual(shown.info["duration"], lasting)
                    self.assertEqual(shown.convert("RGB").size, pictures[index][1].size)
                    difference = self.farthest(shown.convert("RGB"), pictures[index][1])
                    self.assertLess(difference, 64)

    @staticmethod
    def farthest(one: Image.Image, other: Image.Image) -> int:
        """The largest difference between the colours of a pixel."""
        pairs = zip(one.getdata(), other.getdata())
        return max(abs(a - b) for left, right in pairs for a, b in zip(left, right))


if __name__ == "__main__":
    unittest.main()
