"""Select Graphic Rendition: the parameters of `CSI … m`."""

from __future__ import annotations

from typing import Any, Optional

from cells import PLAIN, Color, Style

# A parameter with its subparameters, which colons separate; None for an omitted one.
Parameter = list[Optional[int]]

ATTRIBUTES: dict[int, dict[str, Any]] = {
    1: {"bold": True},
    2: {"dim": True},
    3: {"italic": True},
    4: {"underline": True},
    7: {"reverse": True},
    8: {"hidden": True},
    22: {"bold": False, "dim": False},
    23: {"italic": False},
    24: {"underline": False},
    27: {"reverse": False},
    28: {"hidden": False},
    39: {"foreground": None},
    49: {"background": None},
}


def apply(style: Style, parameters: list[Parameter]) -> Style:
    """The style after a sequence."""
    rest = list(parameters) or [[0]]
    while rest:
        parameter = rest.pop(0)
        code = parameter[0] or 0
        if code == 0:
            style = PLAIN
        elif code == 4 and parameter[1:] == [0]:
            style = style._replace(underline=False)
        elif code in ATTRIBUTES:
            style = style._replace(**ATTRIBUTES[code])
        elif code in (38, 48):
            color = extended(parameter[1:], rest)
            style = (style._replace(foreground=color) if code == 38
                     else style._replace(background=color))
        else:
            style = style._replace(**indexed(code))
    return style


def indexed(code: int) -> dict[str, Any]:
    """The first sixteen colours, which have codes of their own."""
    for base, name, first in (
        (30, "foreground", 0), (40, "background", 0), (90, "foreground", 8), (100, "background", 8),
    ):
        if base <= code < base + 8:
            return {name: first + code - base}
    return {}


def extended(parts: Parameter, rest: list[Parameter]) -> Color:
    """`5:N` or `2::R:G:B`, or the same separated by semicolons, taken from `rest`."""
    has_colons = bool(parts)
    if not has_colons and rest:
        parts = rest.pop(0)[:1]
    count = {5: 1, 2: 3}.get(parts[0] or 0, 0) if parts else 0
    if not has_colons:
        parts = parts + [parameter[0] for parameter in rest[:count]]
        del rest[:count]
    values = [value or 0 for value in parts[1:]]
    if len(values) < count or count == 0:
        return None
    if count == 1:
        return values[0]
    # With colons, a colour space comes first, which is mostly empty.
    red, green, blue = values[-3:] if len(values) == 3 else values[1:4]
    return red, green, blue
