#!/usr/bin/env python3
"""Draws an asciinema recording as a moving picture.

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
# One of them says that a pixel is as it was.
COLORS = 64
# How long the last frame stays, in milliseconds.
LAST = 3_000
# What browsers show at least; they slow down what is shorter.
SHORTEST = 20


class FewLevels(Glyphs):
    """Letters with edges of a few levels: the fewer there are, the fewer bytes they take."""

    STEP = 85

    def written(self, text: str, is_bold: bool) -> Image.Image:
        mask = super().written(text, is_bold)
        return mask.point(lambda value: round(value / self.STEP) * self.STEP)


def screens(cast: str) -> Iterator[tuple[int, Terminal]]:
    """The terminal after each output, with the time in milliseconds; one that is fed on."""
    lines = cast.splitlines()
    header = json.loads(lines[0])
    terminal = Terminal(header["width"], header["height"], GROUNDS["dark"].background)
    for line in lines[1:]:
        time, kind, data = json.loads(line)
        if kind == "o":
            terminal.feed(data.encode())
            yield round(time * 1_000), terminal


def frames(cast: str, glyphs: Glyphs) -> list[tuple[int, Image.Image]]:
    """Pictures that differ from the one before, with their times."""
    found: list[tuple[int, Image.Image]] = []
    for time, terminal in screens(cast):
        terminal.is_cursor_visible = False
        image = draw(terminal, GROUNDS["dark"], glyphs)
        # Of what is drawn at one moment only the last is seen.
        if found and time - found[-1][0] < SHORTEST:
            found.pop()
        if not found or found[-1][1].tobytes() != image.tobytes():
            found.append((time, image))
    return found


def write(path: pathlib.Path, pictures: list[tuple[int, Image.Image]]) -> None:
    """All of them have the same few colours, and where a picture is as the one before it is
    transparent, which takes next to no bytes."""
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
    """What differs; transparent elsewhere."""
    same = ImageChops.difference(before.convert("RGB"), after.convert("RGB")).convert("L")
    shown = after.copy()
    shown.paste(COLORS - 1, mask=same.point(lambda value: 0 if value else 255))
    return shown


def montage(images: list[Image.Image]) -> Image.Image:
    """One picture of all, from which the palette is taken."""
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
