"""Durations of actions and their frames, as squad's own inspector reports them."""

from __future__ import annotations

import re

from client import Client
from host import Host
from table import Row

# The durations in the inspector's table of actions, and in the title of the selected one's frame.
TIME = re.compile(r"([\d,]+) µs")
# Every key that changes a list, a detail or the whole screen, with the key that undoes it.
KEYS = [
    "j", "k", "J", "K", "g", "G", "\x06", "\x02", "\x04", "\x15", "\t", "\x1b[Z", "l", "j", "h",
    "\r", "\x1b", "\x0f", "s", "S", "v", "j", "l", "v", "+", "-", "<", ">", "n", "N", "/", "a", "n",
    "\x1b", ":", "m", "a", "\x1b", "?", "j", "\x1b", "t", "t", "t", "t", "t", "t", "t", "T", "\x1b",
    " ", "c", "j", "\x1b", "0", "l", "H", "L", "j", "u", "\x12", "u", "o", "\x1b", "y", "R", "\x0c",
]


def told(text: str) -> list[int]:
    return [int(number.replace(",", "")) for number in TIME.findall(text)]


def press_all(client: Client, keys: list[str]) -> list[int]:
    """The inspector's durations of each action and its frame."""
    for key in keys:
        client.press(key)
        client.settle(0.03)
    client.press("I")
    # Of several actions in one turn, the inspector times the frame of only one.
    client.wait_for("Inspector")
    client.settle(0.02)
    times = []
    for _ in keys:
        times += told(client.text)
        client.press("k")
        client.settle(0.02)
    client.press("I")
    client.settle(0.05)
    return times


def measure(one: Host, keys: int) -> list[Row]:
    times: list[int] = []
    with Client(one.ssh("-tt", key="frames")) as client:
        client.arrive()
        for place in ("1", "2", "3", "3]", "4"):
            times += press_all(client, [*place, *KEYS, *"j" * keys])
        client.press("\x03")
        client.end()
    return [
        Row("every key in every catalogue: times told", len(times), "", least=5 * len(KEYS)),
        Row("every key in every catalogue: slowest frame", max(times, default=0) / 1000, "ms", 15),
    ]
