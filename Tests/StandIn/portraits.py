"""Made-up pictures for `make demo`: figures and covers that follow from a name alone.

They are drawn to be seen as two dozen cells of a terminal: few shapes, large, in colours that stand
apart. Nobody's drawings are in them; of the best-known only the colours are.
"""

import functools
import hashlib
import math
import re

import pictures

PATH = re.compile(
    r"/u/prod/marvel/i/mg/demo/(?P<kind>\w+)/(?P<name>[\w-]+)(?:/(?P<size>\w+))?\.\w+$"
    r"|/superhero-api/api/images/(?P<width>\w+)/\d+-(?P<hero>[\w-]+)\.\w+$")
# Suit, accent and ground. The head's shape and the emblem follow for heroes with their own.
SUITS = (
    ("#b3202c", "#f4c542", "#26395c"), ("#1f4e9e", "#e8e8ec", "#7a1f2b"),
    ("#2e8b57", "#f0e6c8", "#3b2a56"), ("#5b2a86", "#8fd14f", "#20303c"),
    ("#20242c", "#d9a520", "#5d6f86"), ("#d4571e", "#28323e", "#1d5560"),
    ("#0f7f86", "#f6d6a8", "#5c2340"), ("#c2185b", "#f5f5f5", "#27335a"),
    ("#d8b13a", "#2b3a67", "#6b2430"), ("#4a6fa5", "#f2b134", "#2a2438"),
    ("#6d8f2f", "#3a2418", "#c9a86a"), ("#8a1c1c", "#1b1b22", "#b9a27c"),
    ("#e3e6ea", "#2f6fb0", "#45304f"), ("#3d2b56", "#e25fa0", "#1b3a4b"),
)
KNOWN = {
    "captain_america": ("#1f4e9e", "#f4f4f4", "#9b2430", "cowl", "star"),
    "iron_man": ("#a8151f", "#f2c230", "#22385c", "helmet", "disc"),
    "spider_man": ("#c4161f", "#1c3f8f", "#8fa6c4", "full", "none"),
    "hulk": ("#4d8f3a", "#5b3a86", "#3a4450", "hair", "none"),
    "thor": ("#2d3a4a", "#d7dbe2", "#7c1f2a", "wings", "disc"),
    "black_widow": ("#1b1d24", "#b8252f", "#5f6b7c", "long", "hourglass"),
    "wolverine": ("#e0b321", "#1d2f6f", "#5a2a2a", "ears", "none"),
    "black_panther": ("#17181d", "#9aa3b5", "#4b2f73", "ears", "collar"),
    "daredevil": ("#8e1219", "#c92a2f", "#23262e", "horns", "none"),
    "doctor_strange": ("#243f7f", "#d9a52b", "#6e1d2a", "beard", "eye"),
    "captain_marvel": ("#19306e", "#e3b53c", "#a01f2b", "long", "star"),
    "storm": ("#e6e8ee", "#26282f", "#3a5f9a", "long", "bolt"),
    "magneto": ("#8c1a2e", "#5b2f7d", "#39414d", "helmet", "none"),
    "doctor_doom": ("#2f6b45", "#a9afb8", "#2a2634", "hood", "disc"),
    "thanos": ("#6b4d9a", "#d9a52b", "#1d2233", "helmet", "none"),
    "deadpool": ("#a3151d", "#1a1a1f", "#c9b391", "full", "none"),
    "loki": ("#2c6b3f", "#d9b43a", "#1f2530", "horns", "collar"),
    "vision": ("#2f7a4b", "#e0b12d", "#8a1f2c", "full", "diamond"),
    "batman": ("#2b2e36", "#d8b62a", "#46566e", "ears", "diamond"),
    "superman": ("#1e4fa3", "#c5202b", "#e3c46a", "hair", "diamond"),
    "wonder_woman": ("#b01f2b", "#e0b53a", "#264a7d", "tiara", "star"),
    "flash": ("#c01c24", "#f3c532", "#27406e", "wings", "bolt"),
    "joker": ("#5a2d7a", "#58a83c", "#22301f", "hair", "none"),
}
HEADS = (
    "cowl", "full", "helmet", "hair", "long", "ears", "horns", "hood", "beard", "wings", "tiara",
)
SIGNS = ("star", "disc", "diamond", "bolt", "chevron", "ring", "none", "collar")
SKINS = ("#f2c9a0", "#e0ac7e", "#c68a5c", "#8d5a3a", "#5f3b28", "#9fc3b5", "#eeeef0")
HAIRS = ("#1f1a17", "#4a2c1a", "#a5642a", "#d9b65c", "#b8b8bf", "#9c2f1f", "#f4f4f6", "#4f9a3a")
# Skin and hair of well-known heroes, if they differ from the first ones.
LOOKS = {
    "black_panther": (3, 0), "black_widow": (0, 5), "captain_marvel": (0, 3), "doctor_doom": (1, 0),
    "doctor_strange": (0, 1), "flash": (0, 3), "joker": (6, 7), "storm": (3, 6), "thor": (0, 3),
    "wonder_woman": (1, 0),
}


def body(path):
    """The picture at an address; None if the address is not one of these pictures."""
    found = PATH.match(path)
    if not found:
        return None
    size = pictures.SIZES.get(found["size"] or found["width"], (300, 450))
    return picture(found["kind"] or "characters", (found["hero"] or found["name"]), *size)


@functools.lru_cache(maxsize=256)
def picture(kind, name, width, height):
    """A name's PNG."""
    key = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    canvas = Canvas(width, height)
    seed = hashlib.sha1(key.encode()).digest()
    (figure if kind == "characters" else cover)(canvas, key, seed)
    return pictures.png_of(width, height, canvas.rows)


class Canvas:
    """Rows of pixels. Coordinates are in picture widths, from the top left."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.tall = height / width
        self.rows = [bytearray(width * 3) for _ in range(height)]

    def spans(self, colour, spans):
        """Fills rows from `left` to `right`; each span is row, left, right."""
        dot = bytes(colour)
        for y, left, right in spans:
            first = max(0, round(left * self.width))
            last = min(self.width, round(right * self.width))
            if 0 <= y < self.height and first < last:
                self.rows[y][first * 3:last * 3] = dot * (last - first)

    def polygon(self, colour, *points):
        """Fills a shape by the even-odd rule."""
        def spans():
            top, bottom = min(y for _, y in points), max(y for _, y in points)
            first, last = int(top * self.width), int(bottom * self.width) + 1
            for row in range(max(0, first), min(self.height, last)):
                y = (row + 0.5) / self.width
                meets = sorted(
                    x1 + (y - y1) * (x2 - x1) / (y2 - y1)
                    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1])
                    if (y1 <= y) != (y2 <= y))
                for left, right in zip(meets[::2], meets[1::2]):
                    yield row, left, right
        self.spans(colour, spans())

    def ellipse(self, colour, x, y, across, down, left=-1.0, right=1.0, top=-1.0, bottom=1.0):
        """Fills an ellipse or a part of it, in coordinates from -1 to 1."""
        def spans():
            for row in range(max(0, int((y - down) * self.width)),
                             min(self.height, int((y + down) * self.width) + 2)):
                v = ((row + 0.5) / self.width - y) / down
                if not -1 < v < 1 or not top <= v <= bottom:
                    continue
                reach = math.sqrt(1 - v * v)
                yield row, x + across * max(-reach, left), x + across * min(reach, right)
        self.spans(colour, spans())

    def gradient(self, above, below):
        for row in range(self.height):
            self.rows[row][:] = bytes(mix(above, below, row / self.height)) * self.width

    def rays(self, colour, x, y, count, turn):
        for at in range(count):
            start = turn + at * 2 * math.pi / count
            ends = [
                (x + 3 * math.cos(start + part), y + 3 * math.sin(start + part))
                for part in (0, math.pi / count)
            ]
            self.polygon(colour, (x, y), *ends)


def rgb(text):
    return tuple(int(text[at:at + 2], 16) for at in (1, 3, 5))


def mix(one, other, share):
    return tuple(round(a + (b - a) * share) for a, b in zip(one, other))


def dark(colour, share=0.35):
    return mix(colour, (8, 8, 16), share)


def light(colour, share=0.3):
    return mix(colour, (255, 255, 255), share)


def known(key):
    """The longest known name that a name starts with, such as that in `spider_man_peter_parker`."""
    found = [name for name in KNOWN if key == name or key.startswith(name + "_")]
    return max(found, key=len) if found else None


def figure(canvas, key, seed):
    """A bust in front of rays."""
    name = known(key)
    suit, accent, ground, head, sign = KNOWN[name] if name else (
        SUITS[seed[0] % len(SUITS)] + (HEADS[seed[1] % len(HEADS)], SIGNS[seed[2] % len(SIGNS)]))
    suit, accent, ground = rgb(suit), rgb(accent), rgb(ground)
    skin, hair = LOOKS.get(name, (0, 0)) if name else (seed[3], seed[4])
    skin, hair = rgb(SKINS[skin % len(SKINS)]), rgb(HAIRS[hair % len(HAIRS)])
    if name == "hulk":
        skin = suit
    floor = canvas.tall
    middle, neck = 0.5, floor * 0.56
    canvas.gradient(light(ground, 0.15), dark(ground, 0.55))
    canvas.rays(light(ground, 0.28), middle, floor * 0.38, 9, seed[5] / 40)
    canvas.ellipse(light(ground, 0.5), middle, floor * 0.36, 0.42, 0.42)
    if seed[6] % 2 or head in ("hood", "wings", "beard"):
        cape = accent if accent != suit else dark(suit)
        canvas.polygon(
            dark(cape, 0.2), (0.2, neck), (0.8, neck), (1.08, floor), (-0.08, floor))
    shoulder = neck + 0.1
    canvas.polygon(
        suit, (0.4, neck), (0.6, neck), (0.86, shoulder), (0.95, floor), (0.05, floor),
        (0.14, shoulder))
    canvas.polygon(
        dark(suit, 0.3), (0.56, neck), (0.6, neck), (0.86, shoulder), (0.95, floor), (0.68, floor))
    badge(canvas, sign, accent, neck + (floor - neck) * 0.55)
    canvas.polygon(dark(skin, 0.35), (0.42, neck - 0.1), (0.58, neck - 0.1), (0.6, neck + 0.05),
                   (0.4, neck + 0.05))
    face(canvas, head, suit, accent, skin, hair, middle, floor * 0.36)


def badge(canvas, sign, colour, y):
    """The emblem on a chest."""
    x, size = 0.5, 0.13
    if sign == "star":
        points = [
            (x + size * (1 if at % 2 == 0 else 0.42) * math.sin(at * math.pi / 5),
             y - size * (1 if at % 2 == 0 else 0.42) * math.cos(at * math.pi / 5))
            for at in range(10)
        ]
        canvas.polygon(colour, *points)
    elif sign in ("disc", "eye", "ring"):
        canvas.ellipse(colour, x, y, size * 0.85, size * 0.85)
        inner = {"disc": light(colour, 0.75), "eye": dark(colour, 0.6), "ring": dark(colour, 0.75)}
        canvas.ellipse(inner[sign], x, y, size * 0.45, size * 0.45)
    elif sign == "diamond":
        canvas.polygon(colour, (x, y - size), (x + size, y), (x, y + size), (x - size, y))
    elif sign == "bolt":
        canvas.polygon(
            colour, (x + 0.05, y - 0.16), (x - 0.1, y + 0.03), (x, y + 0.03), (x - 0.05, y + 0.18),
            (x + 0.1, y - 0.03), (x, y - 0.03))
    elif sign == "chevron":
        canvas.polygon(
            colour, (x - 0.34, y - 0.14), (x, y + 0.08), (x + 0.34, y - 0.14), (x + 0.34, y - 0.03),
            (x, y + 0.2), (x - 0.34, y - 0.03))
    elif sign == "hourglass":
        canvas.polygon(
            colour, (x - 0.1, y - 0.1), (x + 0.1, y - 0.1), (x - 0.1, y + 0.1), (x + 0.1, y + 0.1))
    elif sign == "collar":
        canvas.ellipse(colour, x, y - 0.2, 0.24, 0.16, top=0.25)


def face(canvas, head, suit, accent, skin, hair, x, y):
    """A head in one of a dozen shapes."""
    across, down = 0.2, 0.25
    masked = head in ("cowl", "full", "helmet", "ears", "horns", "wings")
    shell = suit
    if head == "long":
        canvas.ellipse(hair, x, y + 0.08, across * 1.45, down * 1.5)
    if head == "hood":
        canvas.polygon(dark(shell, 0.1), (x, y - 0.42), (x + 0.34, y + 0.34), (x - 0.34, y + 0.34))
    if head in ("ears", "horns"):
        wide, tip = (0.11, 0.02) if head == "ears" else (0.07, 0.12)
        for side in (-1, 1):
            canvas.polygon(
                shell if head == "ears" else accent, (x + side * 0.2, y - 0.05),
                (x + side * (0.19 + tip), y - 0.42), (x + side * (0.19 - wide), y - 0.18))
    if head == "wings":
        for side in (-1, 1):
            canvas.polygon(
                accent, (x + side * 0.17, y), (x + side * 0.38, y - 0.26),
                (x + side * 0.3, y - 0.02), (x + side * 0.2, y + 0.06))
    canvas.ellipse(skin, x, y, across, down)
    canvas.ellipse(dark(skin, 0.28), x, y, across, down, left=0.35)
    if head == "full":
        canvas.ellipse(shell, x, y, across, down)
        canvas.ellipse(dark(shell, 0.28), x, y, across, down, left=0.35)
    elif head == "helmet":
        canvas.ellipse(shell, x, y, across * 1.12, down * 1.08)
        canvas.ellipse(accent, x, y + 0.03, across * 0.78, down * 0.85)
        canvas.ellipse(dark(accent, 0.28), x, y + 0.03, across * 0.78, down * 0.85, left=0.35)
    elif masked:
        canvas.ellipse(shell, x, y, across * 1.04, down * 1.04, bottom=0.28)
        canvas.ellipse(dark(shell, 0.28), x, y, across * 1.04, down * 1.04, left=0.35, bottom=0.28)
    else:
        canvas.ellipse(hair, x, y - 0.02, across * 1.1, down * 1.1, bottom=-0.35)
        if head == "tiara":
            canvas.polygon(accent, (x - 0.2, y - 0.1), (x, y - 0.2), (x + 0.2, y - 0.1),
                           (x + 0.19, y - 0.06), (x - 0.19, y - 0.06))
        if head == "beard":
            canvas.ellipse(hair, x, y + 0.02, across * 1.02, down * 1.1, top=0.52)
    white, slant = (246, 248, 250), 0.035 if masked else 0.0
    for side in (-1, 1):
        inner, outer = x + side * 0.035, x + side * 0.15
        if masked:
            canvas.polygon(white, (inner, y + 0.02), (outer, y - slant - 0.03), (outer, y + 0.04))
        else:
            canvas.polygon((20, 20, 26), (inner + side * 0.015, y - 0.03),
                           (outer - side * 0.02, y - 0.04), (outer - side * 0.02, y + 0.02),
                           (inner + side * 0.015, y + 0.02))
    if head not in ("full", "helmet"):
        canvas.polygon(dark(skin, 0.6), (x - 0.07, y + 0.13), (x + 0.07, y + 0.12),
                       (x + 0.06, y + 0.15), (x - 0.06, y + 0.155))


def cover(canvas, key, seed):
    """A title above a city at dusk, and a flying figure."""
    suit, accent, ground = (rgb(colour) for colour in SUITS[seed[0] % len(SUITS)])
    floor = canvas.tall
    canvas.gradient(light(ground, 0.35), dark(accent, 0.25))
    canvas.rays(light(ground, 0.5), 0.5, floor * 0.62, 11, seed[1] / 40)
    canvas.ellipse(light(accent, 0.45), 0.5, floor * 0.62, 0.34, 0.34)
    for row, shade in ((0, 0.45), (1, 0.75)):
        left = -0.02
        for at in range(9):
            width = 0.09 + seed[(at + row * 7) % 20] % 40 / 500
            height = 0.1 + seed[(at * 3 + row) % 20] % 100 / (380 if row else 230)
            canvas.polygon(
                dark(ground, shade), (left, floor), (left, floor - height - 0.06),
                (left + width, floor - height - 0.06), (left + width, floor))
            left += width + 0.012
    x, y, way = 0.3 + seed[2] % 40 / 100, floor * 0.47, 1 if seed[3] % 2 else -1
    canvas.polygon(dark(accent, 0.1), (x, y), (x - way * 0.34, y - 0.08), (x - way * 0.3, y + 0.16))
    canvas.polygon(suit, (x + way * 0.18, y - 0.12), (x + way * 0.02, y + 0.08),
                   (x - way * 0.28, y + 0.2), (x - way * 0.22, y + 0.1), (x - way * 0.04, y - 0.05))
    canvas.ellipse(suit, x + way * 0.16, y - 0.11, 0.065, 0.075)
    canvas.polygon(suit, (x + way * 0.06, y - 0.06), (x + way * 0.36, y - 0.2),
                   (x + way * 0.37, y - 0.15), (x + way * 0.08, y + 0.02))
    canvas.polygon(suit, (0, 0), (1, 0), (1, floor * 0.2), (0, floor * 0.2))
    left = 0.06
    for at in range(3 + seed[4] % 4):
        width = 0.07 + seed[5 + at] % 60 / 700
        canvas.polygon(
            light(accent, 0.2), (left, floor * 0.05), (left + width, floor * 0.05),
            (left + width, floor * 0.15), (left, floor * 0.15))
        left += width + 0.035
