"""The syntax of a terminal's input, after ECMA-48: characters, controls and escape sequences."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from typing import NamedTuple, Union

from sgr import Parameter


class Print(NamedTuple):
    """A graphic character."""

    character: str


class Control(NamedTuple):
    """A C0 control."""

    character: str


class Escape(NamedTuple):
    """`ESC`, intermediates such as `(`, and a final character."""

    intermediates: str
    final: str


class Csi(NamedTuple):
    """`CSI`, a private marker such as `?`, parameters, intermediates and a final character."""

    marker: str
    parameters: list[Parameter]
    intermediates: str
    final: str

    def number(self, index: int, default: int = 1) -> int:
        """A parameter whose default stands for 0 or a missing value."""
        return (self.parameters[index][0] if index < len(self.parameters) else 0) or default


class Osc(NamedTuple):
    """An operating system command, and the bytes that ended it."""

    text: str
    terminator: str


Event = Union[Print, Control, Escape, Csi, Osc]

SEQUENCE = re.compile(
    r"\x1b(?:"
    r"\[(?P<marker>[<-?]*)(?P<parameters>[0-9:;]*)(?P<between>[ -/]*)(?P<csi>[@-~])"
    r"|\](?P<osc>[^\x07\x1b]*)(?P<end>\x07|\x1b\\)"
    r"|[PX^_](?P<string>[^\x1b]*)\x1b\\"
    r"|(?P<intermediates>[ -/]+)(?P<charset>[0-~])"
    r"|(?P<escape>[0-OQ-WYZ\\`-~])"
    r")"
)
# The beginning of a sequence that needs more bytes.
BEGUN = re.compile(r"\x1b(?:\[[0-?]*[ -/]*|[\]PX^_][^\x07\x1b]*\x1b?|[ -/]*)$")


class Parser:
    """Turns bytes, in pieces of any length, into events."""

    def __init__(self) -> None:
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.pending = ""

    def feed(self, data: bytes) -> Iterator[Event]:
        """Complete events; an unfinished one waits for more bytes."""
        text = self.pending + self.decoder.decode(data)
        self.pending = ""
        at = 0
        while at < len(text):
            if text[at] != "\x1b":
                is_control = text[at] < " " or text[at] == "\x7f"
                yield Control(text[at]) if is_control else Print(text[at])
                at += 1
                continue
            found = SEQUENCE.match(text, at)
            if found is None and BEGUN.match(text, at):
                self.pending = text[at:]
                return
            if found is None:
                at += 1  # An escape that begins nothing is dropped.
                continue
            at = found.end()
            event = sequence(found)
            if event is not None:
                yield event


def sequence(found: re.Match[str]) -> Event | None:
    """The event of an escape sequence; None for a control string, which is ignored here."""
    if found["csi"]:
        return Csi(found["marker"], parameters(found["parameters"]), found["between"], found["csi"])
    if found["osc"] is not None:
        return Osc(found["osc"], found["end"])
    if found["charset"]:
        return Escape(found["intermediates"], found["charset"])
    if found["escape"]:
        return Escape("", found["escape"])
    return None


def parameters(text: str) -> list[Parameter]:
    """`38:2::1:2:3;1` as `[[38, 2, None, 1, 2, 3], [1]]`."""
    return [
        [int(part) if part else None for part in parameter.split(":")]
        for parameter in (text.split(";") if text else [])
    ]
