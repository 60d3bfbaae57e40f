"""Visitors who log in and are cut off: no resource may grow."""

from __future__ import annotations

import concurrent.futures
import contextlib
import fcntl
import os
import random
import signal
import socket
import subprocess

import host
import processes
from client import Client
from host import Host
from table import Row

AT_ONCE = 8


def locks(one: Host) -> int:
    """The files in squad's folder on which a process holds a lock."""
    count = 0
    for path in one.data.rglob("*"):
        if path.is_file():
            with path.open("r+b") as file:
                try:
                    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    count += 1
    return count


def greet_and_leave(one: Host, chance: random.Random) -> None:
    """Leaves during the handshake: before the first message, after it, or within the next one."""
    hello = b"SSH-2.0-visitor\r\n" + chance.randbytes(200)
    with contextlib.suppress(OSError):
        with socket.create_connection(("127.0.0.1", one.port), host.LIMIT) as visitor:
            visitor.sendall(hello[:chance.randrange(len(hello))])
            visitor.settimeout(chance.random() * 0.1)
            visitor.recv(1000)


def come_and_die(one: Host, chance: random.Random, is_shaking_hands: bool) -> None:
    """A real client, killed during the handshake or at the first bytes of a screen."""
    with Client(one.ssh("-tt", key="cycles")) as client:
        if is_shaking_hands:
            with contextlib.suppress(subprocess.TimeoutExpired):
                client.process.wait(chance.random() * 0.1)
        else:
            client.wait_until("screen", lambda: b"\x1b[" in client.raw)
        client.process.send_signal(signal.SIGKILL)


def cycle(one: Host, number: int) -> None:
    chance = random.Random(number)
    if number % 6 == 0:
        greet_and_leave(one, chance)
    else:
        come_and_die(one, chance, is_shaking_hands=number % 6 == 3)


def cycle_all(one: Host, numbers: range) -> int:
    """Runs the cycles and waits until all visitors are gone; returns how many succeeded."""
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        jobs = [pool.submit(cycle, one, number) for number in numbers]
        done = sum(job.exception() is None for job in jobs)
    with contextlib.suppress(host.Stuck):
        host.wait_for("end of all", lambda: not left(one), limit=40)
    return done


def left(one: Host) -> int:
    """Number of visitors' processes: their sshds and squads, including squads whose sshd is
    gone."""
    return len({*processes.descendants(one.listener), *one.sessions()})


def descriptors(pid: int) -> int:
    return len(os.listdir(f"/proc/{pid}/fd"))


def measure(one: Host, count: int) -> list[Row]:
    one.key("cycles")
    # After that, everything that is allocated only once has been.
    warm = min(count, 50)
    cycle_all(one, range(warm))
    listener = one.listener
    before = processes.memory(listener)[0], descriptors(listener)
    done = cycle_all(one, range(warm, warm + count))
    # sshd closes a visitor's pipe only after the process has ended.
    with contextlib.suppress(host.Stuck):
        host.wait_for("closed pipes", lambda: descriptors(listener) <= before[1])
    after = processes.memory(listener)[0], descriptors(listener)
    return [
        Row("connected and killed, a third in the handshake", done, "", least=count),
        Row("then processes left", left(one), "", 0, 0),
        Row("then sshd's memory has grown by", after[0] - before[0], "MB", 1),
        Row("then sshd's descriptors are more by", after[1] - before[1], "", 0),
        Row("then files locked", locks(one), "", 0, 0),
    ]
