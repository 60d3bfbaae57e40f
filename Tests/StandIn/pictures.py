"""Pictures for the stand-ins, made up from their addresses; always PNG, whatever the extension."""

import hashlib
import re
import struct
import zlib

# Records use this host; the server replaces it by its own address.
HOST = re.compile(rb"https?://images\.invalid")
PATH = re.compile(r"/(u/prod/marvel/i|superhero-api/api/images)/")
SIZES = {
    "portrait_small": (50, 75), "portrait_medium": (100, 150), "portrait_xlarge": (150, 225),
    "portrait_fantastic": (168, 252), "portrait_incredible": (216, 324),
    "portrait_uncanny": (300, 450), "xs": (60, 80), "sm": (120, 160), "md": (240, 320),
    "lg": (480, 640),
}


def body(path):
    """The picture at an address; None if the address is not a picture's."""
    if not PATH.match(path):
        return None
    name = next((part for part in re.split(r"[/.]", path) if part in SIZES), None)
    width, height = SIZES.get(name, (600, 900))
    seed = re.sub("/(%s)(?=[/.])" % "|".join(SIZES), "", path)
    return png(width, height, hashlib.sha1(seed.encode()).digest())


def png(width, height, seed):
    """A disc on a background that darkens downwards, both in colours from the seed."""
    ground, disc = seed[0:3], seed[3:6]
    across, down, radius = width / 2, height * 0.4, width * 0.3
    rows = []
    for y in range(height):
        shade = 1 - 0.7 * y / height
        row = bytearray(bytes(int(part * shade) for part in ground) * width)
        reach = radius * radius - (y - down) ** 2
        if reach > 0:
            left, right = int(across - reach ** 0.5), int(across + reach ** 0.5)
            row[left * 3:right * 3] = bytes(disc) * (right - left)
        rows.append(row)
    return png_of(width, height, rows)


def png_of(width, height, rows):
    """A PNG of rows of red, green and blue."""
    data = b"".join(b"\0" + row for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        chunk(kind, data)
        for kind, data in ((b"IHDR", head), (b"IDAT", zlib.compress(data, 1)), (b"IEND", b""))
    )


def chunk(kind, data):
    return (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)))
