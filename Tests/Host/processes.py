"""Facts about processes from /proc."""

from __future__ import annotations

import os
import pathlib
import time

PROC = pathlib.Path("/proc")
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def fields(pid: int) -> list[str]:
    """The fields of `stat` after the name, starting with the state; empty if there is no
    process."""
    try:
        text = (PROC / str(pid) / "stat").read_text()
    except OSError:
        return []
    return text[text.rindex(")") + 2:].split()


def is_alive(pid: int) -> bool:
    """Whether it runs or waits; a zombie does neither."""
    found = fields(pid)
    return bool(found) and found[0] not in "ZX"


def parent(pid: int) -> int:
    found = fields(pid)
    return int(found[1]) if found else 0


def processor_seconds(pid: int) -> float:
    found = fields(pid)
    return (int(found[11]) + int(found[12])) / TICKS if found else 0


def load(pid: int, seconds: float) -> float:
    """A process's share of one processor during the next seconds."""
    before, begin = processor_seconds(pid), time.monotonic()
    time.sleep(seconds)
    return (processor_seconds(pid) - before) / (time.monotonic() - begin)


def everybody() -> list[int]:
    return [
        int(entry.name) for entry in PROC.iterdir()
        if entry.name.isdigit() and is_alive(int(entry.name))]


def children() -> dict[int, list[int]]:
    """The living children of each process."""
    found: dict[int, list[int]] = {}
    for pid in everybody():
        found.setdefault(parent(pid), []).append(pid)
    return found


def command_line(pid: int) -> str:
    """The arguments of a process, joined by spaces; empty if there is no process."""
    try:
        data = (PROC / str(pid) / "cmdline").read_bytes()
    except OSError:
        return ""
    return data.replace(b"\0", b" ").decode(errors="replace")


def descendants(pid: int) -> list[int]:
    """All descendants of a process, parents before children."""
    below = children()
    found = [pid]
    for one in found:
        found += below.get(one, [])
    return found[1:]


def ancestors(pid: int, last: int) -> list[int]:
    """From a process's parent up to, but not including, an ancestor."""
    found = []
    while (pid := parent(pid)) > 1 and pid != last:
        found.append(pid)
    return found


def executable_is(pid: int, path: pathlib.Path) -> bool:
    """Whether a process runs this program. Compares names, since nothing else is readable of a
    process that is not dumpable."""
    try:
        return (PROC / str(pid) / "comm").read_text().strip() == path.name[:15]
    except OSError:
        return False


def memory(pid: int) -> tuple[float, bool]:
    """A process's memory in MB, and whether it is the proportional share (PSS). Only root can read
    the PSS of a process that is not dumpable; without it, all shared memory is counted.
    """
    try:
        for line in (PROC / str(pid) / "smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024, True
    except OSError:
        pass
    try:
        return int((PROC / str(pid) / "statm").read_text().split()[1]) * PAGE / 2**20, False
    except OSError:
        return 0, False
