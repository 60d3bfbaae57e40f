"""Writes pictures to begin with into a folder: the tests' JPEGs, and small PNGs of every kind."""

import pathlib
import shutil
import struct
import sys
import zlib


def chunk(name, contents):
    checked = name + contents
    return struct.pack(">I", len(contents)) + checked + struct.pack(">I", zlib.crc32(checked))


def png(kind, depth, samples, before=b"", interlaced=0):
    """A 5×3 PNG with that many samples per pixel."""
    row = b"\0" + bytes(range((5 * samples * depth + 7) // 8))
    head = struct.pack(">IIBBBBB", 5, 3, depth, kind, 0, 0, interlaced)
    data = zlib.compress(row * (3 if not interlaced else 12))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", head)
        + before
        + chunk(b"IDAT", data)
        + chunk(b"IEND", b"")
    )


folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
pictures = pathlib.Path(__file__).parent.parent / "CellPicturesTests" / "Samples"
for jpeg in pictures.glob("*.jpg"):
    if jpeg.stat().st_size < 4000:
        shutil.copy(jpeg, folder)
palette = chunk(b"PLTE", bytes(range(48))) + chunk(b"tRNS", b"\x80\0")
text = chunk(b"zTXt", b"a\0\0" + zlib.compress(b"text")) + chunk(b"gAMA", b"\0\0\xb1\x8f")
for name, contents in {
    "grey": png(0, 8, 1),
    "bits": png(0, 1, 1),
    "colours": png(2, 8, 3, text),
    "palette": png(3, 4, 1, palette),
    "deep": png(4, 16, 2),
    "opacity": png(6, 8, 4),
    "interlaced": png(6, 8, 4, interlaced=1),
}.items():
    (folder / f"{name}.png").write_bytes(contents)
