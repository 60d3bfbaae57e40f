#!/usr/bin/env python3
"""Draws an asciinema recording as an animated GIF.

    python3 Tests/Screenshots/movie.py CAST GIF

A frame is drawn where the screen changes. Needs Pillow and the DejaVu fonts.
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import Iterator

from PIL import Image, ImageChops

import drawing
from drawing import Glyphs, draw
from geometry import Size
from palette import GROUNDS
from terminal import Terminal

# Smaller letters than in a screenshot: a README has less room.
CELL = Size(7, 14)
POINTS = 11
# Includes the colour that marks an unchanged pixel.
COLORS = 64
# Duration of the last frame in milliseconds.
LAST = 3_000
# Shortest duration that browsers honour; they slow down shorter frames.
SHORTEST = 20


class FewLevels(Glyphs):
    """Antialiasing with few levels, which takes fewer bytes."""

    STEP = 85

    def written(self, text: str, is_bold: bool) -> Image.Image:
        mask = super().written(text, is_bold)
        return mask.point(lambda value: round(value / self.STEP) * self.STEP)


def screens(cast: str) -> Iterator[tuple[int, Terminal]]:
    """The time in milliseconds and the terminal after each output; always the same terminal
    object."""
    lines = cast.splitlines()
    header = json.loads(lines[0])
    terminal = Terminal(header["width"], header["height"], GROUNDS["dark"].background)
    for line in lines[1:]:
        time, kind, data = json.loads(line)
        if kind == "o":
            terminal.feed(data.encode())
            yield round(time * 1_000), terminal


def frames(cast: str, glyphs: Glyphs) -> list[tuple[int, Image.Image]]:
    """Pictures that differ from the previous one, with their times."""
    found: list[tuple[int, Image.Image]] = []
    for time, terminal in screens(cast):
        terminal.is_cursor_visible = False
        image = draw(terminal, GROUNDS["dark"], glyphs)
        # Of several pictures at one moment, only the last can be seen.
        if found and time - found[-1][0] < SHORTEST:
            found.pop()
        if not found or found[-1][1].tobytes() != image.tobytes():
            found.append((time, image))
    return found


def write(path: pathlib.Path, pictures: list[tuple[int, Image.Image]]) -> None:
    """Writes the GIF. All frames share one small palette, and unchanged pixels are transparent,
    which takes hardly any bytes."""
    palette = montage([image for _, image in pictures]).quantize(COLORS - 1)
    images = [
        image.quantize(palette=palette, dither=Image.Dither.NONE) for _, image in pictures]
    changes = [images[0]] + [change(*pair) for pair in zip(images, images[1:])]
    times = [time for time, _ in pictures]
    lasting = [later - time for time, later in zip(times, times[1:])] + [LAST]
    changes[0].save(
        path, save_all=True, append_images=changes[1:], duration=lasting, loop=0, optimize=False,
        disposal=1, transparency=COLORS - 1)


def change(before: Image.Image, after: Image.Image) -> Image.Image:
    """The changed pixels; the others are transparent."""
    same = ImageChops.difference(before.convert("RGB"), after.convert("RGB")).convert("L")
    shown = after.copy()
    shown.paste(COLORS - 1, mask=same.point(lambda value: 0 if value else 255))
    return shown


def montage(images: list[Image.Image]) -> Image.Image:
    """All pictures in one, from which the palette is computed."""
    width, height = images[0].size
    whole = Image.new("RGB", (width, height * len(images)))
    for index, image in enumerate(images):
        whole.paste(image, (0, index * height))
    return whole


def main() -> int:
    cast, gif = map(pathlib.Path, sys.argv[1:])
    drawing.CELL, drawing.POINTS = CELL, POINTS
    pictures = frames(cast.read_text(encoding="utf-8"), FewLevels())
    write(gif, pictures)
    print(f"{gif}: {len(pictures)} frames, {gif.stat().st_size // 1_000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
