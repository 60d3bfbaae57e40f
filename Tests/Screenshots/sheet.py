"""A page with all pictures, each shown at its full size."""

from __future__ import annotations

import html
import pathlib

PAGE = """<!doctype html>
<meta charset="utf-8">
<title>squad: screenshots</title>
<style>
body {{ background: #888; font: 14px sans-serif; margin: 1em; }}
main {{ display: flex; flex-wrap: wrap; gap: 1em; }}
figure {{ margin: 0; width: 30em; }}
img {{ width: 100%; }}
</style>
<main>
{figures}
</main>
"""
FIGURE = '<figure><a href="{file}"><img src="{file}" loading="lazy" alt=""></a>' \
    "<figcaption>{name}</figcaption></figure>"


def write(folder: pathlib.Path, names: list[str]) -> None:
    """Writes `index.html` beside the pictures."""
    figures = (FIGURE.format(file=html.escape(name) + ".png", name=html.escape(name))
               for name in names)
    (folder / "index.html").write_text(PAGE.format(figures="\n".join(figures)), encoding="utf-8")
