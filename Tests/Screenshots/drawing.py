"""Draws a terminal's screen: geometry for characters that tile, a font for the rest."""

from __future__ import annotations

import pathlib

from PIL import Image, ImageDraw, ImageFont

from cells import Cell, width
from geometry import Area, Size, areas
from palette import Palette
from terminal import Terminal

CELL = Size(10, 20)
POINTS = 16
FOLDERS = [pathlib.Path("/usr/share/fonts/truetype/dejavu"), pathlib.Path.home() / "Library/Fonts"]
# The second has characters that the first lacks.
REGULAR = ("DejaVuSansMono.ttf", "DejaVuSans.ttf")
BOLD = ("DejaVuSansMono-Bold.ttf", "DejaVuSans-Bold.ttf")
# A private-use character of plane 16, which no font has; shows how a font draws what it lacks.
NOBODYS = "\U0010fffd"


class Face:
    """Fonts of one weight, searched for a character in order."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.fonts = [ImageFont.truetype(str(find(name)), POINTS) for name in names]
        self.lacking = [bytes(font.getmask(NOBODYS)) for font in self.fonts]

    def font(self, text: str) -> ImageFont.FreeTypeFont | None:
        """The first that has the character; None if none has."""
        for font, lacking in zip(self.fonts, self.lacking):
            if bytes(font.getmask(text[0])) != lacking:
                return font
        return None


def find(name: str) -> pathlib.Path:
    for folder in FOLDERS:
        if (folder / name).exists():
            return folder / name
    raise SystemExit(f"screenshots need the font {name} (fonts-dejavu-core)")


class Glyphs:
    """A text's coverage of each pixel of a cell, drawn once for each text and weight."""

    def __init__(self) -> None:
        self.faces = {False: Face(REGULAR), True: Face(BOLD)}
        self.masks: dict[tuple[str, bool], Image.Image] = {}
        # Characters that no font has, shown as an empty box.
        self.missing: set[str] = set()

    def mask(self, text: str, is_bold: bool) -> Image.Image:
        key = (text, is_bold)
        if key not in self.masks:
            covered = areas(text, CELL)
            self.masks[key] = self.written(text, is_bold) if covered is None else tiled(covered)
        return self.masks[key]

    def written(self, text: str, is_bold: bool) -> Image.Image:
        columns = width(text[0])
        font = self.faces[is_bold].font(text)
        if font is None:
            self.missing.add(text[0])
            font = self.faces[is_bold].fonts[0]
        mask = Image.new("L", (CELL.width * columns, CELL.height))
        overhang = max(0, font.getlength(text) - mask.width)
        ImageDraw.Draw(mask).text((-overhang / 2, 1), text, font=font, fill=255)
        return mask


def tiled(covered: list[Area]) -> Image.Image:
    mask = Image.new("L", CELL)
    for area in covered:
        mask.paste(round(255 * area.coverage), area[:4])
    return mask


def draw(terminal: Terminal, palette: Palette, glyphs: Glyphs) -> Image.Image:
    """The screen, with an outline where the cursor is."""
    screen = terminal.screen
    size = (screen.columns * CELL.width, screen.rows * CELL.height)
    image = Image.new("RGB", size, palette.background)
    for row, cells in enumerate(screen.grid):
        for column, cell in enumerate(cells):
            if cell.text:
                draw_cell(image, column * CELL.width, row * CELL.height, cell, palette, glyphs)
    if terminal.is_cursor_visible:
        left, top = screen.column * CELL.width, screen.row * CELL.height
        ImageDraw.Draw(image).rectangle(
            (left, top, left + CELL.width - 1, top + CELL.height - 1), outline=palette.foreground)
    return image


def draw_cell(
    image: Image.Image, left: int, top: int, cell: Cell, palette: Palette, glyphs: Glyphs
) -> None:
    foreground, background = palette.colors(cell.style)
    columns = max(1, width(cell.text[0]))
    box = (left, top, left + columns * CELL.width, top + CELL.height)
    if background != palette.background:
        image.paste(background, box)
    if cell.text != " " and not cell.style.hidden:
        image.paste(foreground, box, glyphs.mask(cell.text, cell.style.bold))
    if cell.style.underline:
        image.paste(foreground, (box[0], box[3] - 3, box[2], box[3] - 2))
