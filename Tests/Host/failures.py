"""Faults in a session: it ends within a second or carries on, and never spins."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import struct
import threading
import time
from typing import Callable

import host
import processes
from client import Client
from host import Host
from table import Row

# Maximum share of a processor that a session may take after a fault.
BUSY = 0.5


class Proxy:
    """Forwards connections to the host until they are cut: silently, or by a reset."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.is_silent = False
        self.pairs: list[tuple[socket.socket, socket.socket]] = []
        self.server = socket.create_server(("127.0.0.1", 0))
        self.address = self.server.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                visitor, _ = self.server.accept()
                inner = socket.create_connection(("127.0.0.1", self.port))
                self.pairs.append((visitor, inner))
                threading.Thread(target=self.carry, args=(visitor, inner), daemon=True).start()

    def carry(self, *ends: socket.socket) -> None:
        with contextlib.suppress(OSError, ValueError):
            while True:
                for end in select.select(ends, [], [], 0.05)[0]:
                    if self.is_silent:
                        time.sleep(0.05)
                        continue
                    data = end.recv(65536)
                    if not data:
                        return
                    ends[ends[0] is end].sendall(data)

    def reset(self) -> None:
        for pair in self.pairs:
            for end in pair:
                # Closing without lingering resets the connection.
                end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                end.close()

    def close(self) -> None:
        self.server.close()
        for pair in self.pairs:
            for end in pair:
                end.close()


class Session:
    """A visitor and the squad that serves it."""

    def __init__(self, one: Host, *options: str, has_input: bool = True) -> None:
        self.host = one
        before = set(one.sessions())
        command = one.ssh("-tt", *options, key="faults")
        if not has_input:
            command = ["sh", "-c", 'exec "$@" </dev/null', "sh", *command]
        self.client = Client(command)
        if has_input:
            self.client.arrive()
        else:
            # The terminal then has no size, so that the screen shows little.
            self.client.wait_until("screen", lambda: b"\x1b[" in self.client.raw)
        [self.squad] = set(one.sessions()) - before

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.client.__exit__()
        host.wait_for("end of squad", lambda: not processes.is_alive(self.squad), 40)

    @property
    def carriers(self) -> list[int]:
        """The session's sshds, from squad's parent up."""
        listener = self.host.listener
        return [pid for pid in processes.ancestors(self.squad, listener) if pid != listener]

    def seconds_to_end(self, limit: float = 20) -> float:
        """Seconds until squad ends; the visitor's terminal is read meanwhile."""
        begin = time.monotonic()
        while processes.is_alive(self.squad):
            if time.monotonic() - begin > limit:
                return float("inf")
            if self.client.master >= 0:
                self.client.read(0.01)
            else:
                time.sleep(0.01)
        return time.monotonic() - begin

    def carries_on(self) -> bool:
        """Whether a key is still answered."""
        self.client.press("\x1b?")
        with contextlib.suppress(host.Stuck):
            self.client.wait_for("Ctrl-C")
            self.client.press("\x1b")
            self.client.settle(0.1)
            return True
        return False


def ends(one: Host, name: str, fault: Callable[[Session], object]) -> list[Row]:
    with Session(one) as session:
        fault(session)
        return [Row(f"{name}: gone after", session.seconds_to_end(), "s", 1)]


def killed_by(number: int) -> Callable[[Session], object]:
    return lambda session: os.kill(session.squad, number)


def says_its_status(one: Host, number: int) -> list[Row]:
    """squad is killed by a signal, and the visitor's ssh exits with the matching status."""
    with Session(one) as session:
        os.kill(session.squad, number)
        return [Row(f"{signal.Signals(number).name}: status", session.client.end(), "",
                    128 + number, 128 + number)]


def closed_terminal(one: Host, hang_up: signal.Handlers) -> list[Row]:
    """squad in a terminal without ssh, which is closed; SIGHUP may be ignored, as under nohup."""
    previous = signal.signal(signal.SIGHUP, hang_up)
    try:
        client = Client([str(one.squad), "--kiosk", "--as", ""])
    finally:
        signal.signal(signal.SIGHUP, previous)
    with client:
        client.arrive()
        client.close()
        begin = time.monotonic()
        with contextlib.suppress(host.Stuck):
            host.wait_for("end", lambda: client.process.poll() is not None, 20)
        took = time.monotonic() - begin if client.process.poll() is not None else float("inf")
    kind = "ignored" if hang_up == signal.SIG_IGN else "heeded"
    return [Row(f"closed terminal, SIGHUP {kind}: gone after", took, "s", 1)]


def end_of_input(one: Host) -> list[Row]:
    """The input of the visitor's ssh ends, but its terminal stays open, so squad carries on."""
    with Session(one, has_input=False) as session:
        load = processes.load(session.squad, 1)
        return [Row("end of the visitor's input: processor", load * 100, "%", BUSY * 100)]


def stopped_client(one: Host, seconds: float) -> list[Row]:
    """A visitor's ssh is stopped while squad writes, until nothing more can be written."""
    with Session(one) as session:
        carriers = session.carriers
        # sshd reads keys even while it can't write, so squad draws until its terminal is full.
        fill = b"1vG2vG" * 3000
        end = time.monotonic() + min(seconds, 5)
        os.set_blocking(session.client.master, False)
        while fill and time.monotonic() < end:
            if select.select([], [session.client.master], [], 0.1)[1]:
                with contextlib.suppress(BlockingIOError):
                    fill = fill[os.write(session.client.master, fill[:512]):]
        os.set_blocking(session.client.master, True)
        os.kill(session.client.process.pid, signal.SIGSTOP)
        time.sleep(0.5)
        load = processes.load(session.squad, max(1, seconds - 0.5))
        # sshd asks a silent client twice, 15 s apart, unless it has something to send to it.
        was_ended = not any(processes.is_alive(pid) for pid in (session.squad, *carriers))
        os.kill(session.client.process.pid, signal.SIGCONT)
        session.client.settle(0.3)
        return [
            Row(f"client stopped for {seconds:g} s under output: processor", load * 100, "%",
                BUSY * 100),
            Row("client stopped: carries on, or was ended by sshd",
                int(was_ended or session.carries_on()), "", least=1),
        ]


def reset_network(one: Host) -> list[Row]:
    proxy = Proxy(one.port)
    with contextlib.closing(proxy), Session(one, "-o", f"Port={proxy.address}") as session:
        proxy.reset()
        return [Row("connection reset: gone after", session.seconds_to_end(), "s", 1)]


def silent_network(one: Host, limit: float) -> list[Row]:
    """Packets are dropped: sshd probes twice, 15 s apart, then ends the session."""
    proxy = Proxy(one.port)
    with contextlib.closing(proxy), Session(one, "-o", f"Port={proxy.address}") as session:
        carriers = session.carriers
        proxy.is_silent = True
        load = processes.load(session.squad, 2)
        host.wait_for("end of sshd", lambda: not processes.is_alive(carriers[0]), limit)
        return [
            Row("network cut: processor", load * 100, "%", BUSY * 100),
            Row("network cut, after sshd's end: gone after", session.seconds_to_end(), "s", 1),
        ]


def killed_carriers(one: Host) -> list[Row]:
    """Kills the session's sshds: the one that holds the terminal, and its monitor if there is
    one."""
    rows = []
    with Session(one) as session:
        count = len(session.carriers)
    for number in range(count):
        with Session(one) as session:
            os.kill(session.carriers[number], signal.SIGKILL)
            name = "sshd's session killed" if number == 0 else "sshd's monitor killed"
            took = session.seconds_to_end(20 if number == 0 else 3)
            if number > 0 and processes.is_alive(session.squad):
                # The session doesn't need it, and must go on without using the processor.
                rows.append(Row(f"{name}: processor", processes.load(session.squad, 1) * 100, "%",
                                BUSY * 100))
                rows.append(Row(f"{name}: carries on", int(session.carries_on()), "", least=1))
            else:
                rows.append(Row(f"{name}: gone after", took, "s", 1))
    return rows


def measure(one: Host, stop: float, cut: float) -> list[Row]:
    """All faults; the silent network only if there is time for it."""
    rows = []
    for number in (signal.SIGHUP, signal.SIGTERM):
        rows += ends(one, signal.Signals(number).name, killed_by(number))
        rows += says_its_status(one, number)
    rows += ends(one, "SIGKILL", killed_by(signal.SIGKILL))
    rows += ends(one, "visitor's terminal closed", lambda session: session.client.close())
    rows += ends(one, "visitor's ssh ended by ~.", lambda session: session.client.press("\r~."))
    rows += ends(one, "visitor's ssh killed", lambda session: session.client.process.kill())
    for hang_up in (signal.SIG_DFL, signal.SIG_IGN):
        rows += closed_terminal(one, hang_up)
    rows += end_of_input(one)
    rows += reset_network(one)
    rows += killed_carriers(one)
    rows += stopped_client(one, stop)
    if cut:
        rows += silent_network(one, cut)
    return rows
