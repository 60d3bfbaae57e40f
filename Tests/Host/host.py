"""An sshd of its own on loopback that shows squad to everybody, as `make kiosk` starts it."""

from __future__ import annotations

import contextlib
import os
import pathlib
import pwd
import signal
import socket
import subprocess
import tempfile
import time
import unittest
from typing import Callable, Iterator, TypeVar

import processes
import scheduling

# Under nohup, children inherit an ignored SIGHUP, and a session would outlive its terminal.
signal.signal(signal.SIGHUP, signal.SIG_DFL)

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Seconds for what should take milliseconds, since the machine may be busy.
LIMIT = 30.0
# The caller's environment, reduced to PATH: `make` may have unpacked an sshd there.
ENVIRONMENT = {
    "PATH": f"{os.environ['PATH']}:{ROOT}/.build/sshd/usr/sbin", "TERM": "xterm-256color",
    "LC_ALL": "C.UTF-8",
}
# ssh hides the times of keys by default, and squad's are measured here. Older clients know neither
# option.
PLAIN_KEYS = ["-o", "IgnoreUnknown=ObscureKeystrokeTiming,EnableEscapeCommandline",
              "-o", "ObscureKeystrokeTiming=no"]

Value = TypeVar("Value")


class Stuck(AssertionError):
    """A wait that timed out."""


def obstacle() -> str | None:
    """The reason why no host can be started here; None if one can."""
    if os.getuid() == 0 and run(["unshare", "--mount", "true"]).returncode != 0:
        return "root may not make a mount namespace here"
    return None


def wait_for(what: str, condition: Callable[[], Value], limit: float = LIMIT) -> Value:
    """Polls a condition until it is true, and returns its value."""
    end = time.monotonic() + limit
    while True:
        if value := condition():
            return value
        if time.monotonic() > end:
            raise Stuck(f"no {what} within {limit:g} s")
        time.sleep(0.01)


def program() -> pathlib.Path:
    """The built squad: SQUAD_BINARY if set, else the release build."""
    return pathlib.Path(os.environ.get("SQUAD_BINARY") or ROOT / ".build/release/squad").resolve()


@contextlib.contextmanager
def held_port() -> Iterator[int]:
    """A port that is given to nobody else meanwhile; a server that names it, as sshd and ssh do,
    can have it."""
    with socket.socket() as holder:
        # Servers set it too. Two sockets with it share a port unless both listen.
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        yield holder.getsockname()[1]


class Host:
    """The running sshd. Visitors' keys are in a folder of its own, deleted afterwards."""

    def __init__(
        self, squad: pathlib.Path | None = None, config: str | None = None,
        packaging: pathlib.Path = ROOT / "Packaging/kiosk", group: pathlib.Path | None = None,
    ) -> None:
        self.user = pwd.getpwuid(os.getuid()).pw_name
        self.is_root = os.getuid() == 0
        self.squad = squad or program()
        self.config = config
        self.packaging = packaging
        self.group = group
        self.port = 0

    def __enter__(self) -> Host:
        with contextlib.ExitStack() as stack:
            name = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            self.folder = pathlib.Path(name)
            with held_port() as self.port:
                self.start()
            stack.callback(self.stop)
            self.stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def start(self) -> None:
        command = [str(self.packaging / "try.sh"), str(self.squad), str(self.port)]
        if self.config is not None:
            (self.folder / "kiosk.json").write_text(self.config)
            command.append(str(self.folder / "kiosk.json"))
        self.log = self.folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log,
                preexec_fn=lambda: scheduling.join(self.group),
                env=ENVIRONMENT | {"TMPDIR": str(self.folder), "HOME": str(self.folder)})
        assert self.process.stdout is not None
        # sshd prints the line once it answers. Without one, the script has ended with a message.
        self.line = self.process.stdout.readline().decode().strip()
        if not self.line.startswith("ssh "):
            self.process.wait(LIMIT)
            message = self.log.read_text()
            # A plain user can't where /dev/pts is mounted without the group tty, as in containers.
            if not self.is_root and "only root can give out terminals" in message:
                raise unittest.SkipTest("only root can give out terminals here")
            raise Stuck(message)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            for pid in processes.descendants(self.process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def data(self) -> pathlib.Path:
        """squad's own folder, the only one that it may write in."""
        return next(self.folder.glob("tmp.*/data"))

    @property
    def listener(self) -> int:
        """The sshd that accepts connections."""
        return next(
            pid for pid in processes.descendants(self.process.pid)
            if processes.parent(pid) == self.process.pid)

    def sessions(self) -> list[int]:
        """The host's running squads, including those whose sshd is gone."""
        return [
            pid for pid in processes.everybody()
            if processes.executable_is(pid, self.squad)
            and str(self.folder) in processes.command_line(pid)]

    def key(self, name: str) -> pathlib.Path:
        """A visitor's key, created on first use."""
        path = self.folder / f"key-{name}"
        if not path.exists():
            subprocess.run(
                ["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f", str(path)],
                check=True)
        return path

    def fingerprint(self, name: str) -> str:
        listing = subprocess.run(
            ["ssh-keygen", "-l", "-f", str(self.key(name))], check=True, capture_output=True,
            text=True)
        return listing.stdout.split()[1]

    def options(self, key: str | None = "visitor", is_made: bool = True) -> list[str]:
        """ssh's options for this host, which scp and sftp take too; without a key, none is offered.
        A key that is not created here has placeholders in its name.
        """
        path = self.key(key) if key and is_made else self.folder / f"key-{key}"
        options = {
            "Port": self.port, "NoHostAuthenticationForLocalhost": "yes",
            "UserKnownHostsFile": "none", "LogLevel": "ERROR",
            "ConnectTimeout": int(LIMIT) - 5, "IdentityAgent": "none", "IdentitiesOnly": "yes",
            "ControlMaster": "no", "ControlPath": "none", "BatchMode": "no",
            "NumberOfPasswordPrompts": 1,
            "IdentityFile": path if key else "none",
            "PubkeyAuthentication": "yes" if key else "no",
        }
        words = ["-F", "none"]
        for option, value in options.items():
            words += ["-o", f"{option}={value}"]
        return words

    @property
    def address(self) -> str:
        return f"{self.user}@127.0.0.1"

    def ssh(
        self, *arguments: str, key: str | None = "visitor", is_made: bool = True,
    ) -> list[str]:
        """A command line: options first, then the words after the address, separated by `--`."""
        before = list(arguments)
        after: list[str] = []
        if "--" in before:
            place = before.index("--")
            before, after = before[:place], before[place + 1:]
        # ssh takes the first value of an option.
        return [
            "ssh", *PLAIN_KEYS, *before, *self.options(key, is_made), "--", self.address, *after]

    def run(
        self, *arguments: str, key: str | None = "visitor",
        environment: dict[str, str] | None = None, limit: float = LIMIT,
    ) -> subprocess.CompletedProcess[str]:
        """Runs ssh without a terminal; returns its output and exit status."""
        return run(self.ssh(*arguments, key=key), environment, limit)


def run(
    command: list[str], environment: dict[str, str] | None = None, limit: float = LIMIT,
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=limit,
        errors="backslashreplace", env=ENVIRONMENT | (environment or {}))


needs_sshd = unittest.skipIf(obstacle() is not None, obstacle() or "")


@contextlib.contextmanager
def listening() -> Iterator[socket.socket]:
    """A socket that must not be connected to."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        yield server


def was_connected(server: socket.socket) -> bool:
    try:
        server.accept()[0].close()
        return True
    except BlockingIOError:
        return False
