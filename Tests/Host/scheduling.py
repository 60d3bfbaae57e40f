"""A scheduling group for the host's processes, such as its service has with CPUQuota.

Without one Linux makes a group of each terminal's processes, and a session that draws pictures takes
as much of a processor as all that answer keys.
"""

from __future__ import annotations

import contextlib
import os
import pathlib
from typing import Iterator


def _parent() -> pathlib.Path | None:
    """The folder of control groups for processors; nothing is changed to get one."""
    old = pathlib.Path("/sys/fs/cgroup/cpu")
    if (old / "cgroup.procs").exists():
        return old
    new = pathlib.Path("/sys/fs/cgroup")
    with contextlib.suppress(OSError):
        if "cpu" in (new / "cgroup.subtree_control").read_text().split():
            return new
    return None


@contextlib.contextmanager
def group() -> Iterator[pathlib.Path | None]:
    """The file that moves a process into a new group; None if only root could create one."""
    parent = _parent()
    folder = parent / f"squad-soak-{os.getpid()}" if parent else None
    try:
        if folder:
            folder.mkdir()
    except OSError:
        folder = None
    try:
        yield folder / "cgroup.procs" if folder else None
    finally:
        if folder:
            # The group stays busy until its last process has ended.
            with contextlib.suppress(OSError):
                folder.rmdir()


def join(processes: pathlib.Path | None) -> None:
    """Moves this process, and those that it starts, into a group."""
    if processes:
        processes.write_text(str(os.getpid()))
