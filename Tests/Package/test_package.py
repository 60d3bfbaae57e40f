"""Installs what `make package` built in clean roots of Debian 12 and 13, as root:

    python3 -m unittest discover Tests/Package

A root is made once, below .build/roots. What a test changes is in an overlay, and gone afterwards.
"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests/Host"))
import host  # noqa: E402
from client import Client  # noqa: E402

ROOTS = ROOT / ".build/roots"
PACKAGES = ROOT / ".build/package"
MIRROR = "http://deb.debian.org/debian"
# Mounts the root to be changed in the command's own namespace, and enters it.
ENTER = """\
set -e
mount -t overlay -o "lowerdir=$1,upperdir=$2/upper,workdir=$2/work" overlay "$2/root"
mount -t proc proc "$2/root/proc"
mount --rbind /dev "$2/root/dev"
touch "$2/root/etc/resolv.conf"
mount --bind /etc/resolv.conf "$2/root/etc/resolv.conf"
folder=$2/root
shift 2
exec chroot "$folder" "$@"
"""
# The service as systemd starts it, and a visitor. Terminals have to be of the group tty.
VISIT = """\
mount -t devpts -o newinstance,gid=5,mode=620,ptmxmode=666 devpts /dev/pts
install -d -o demo -g demo -m 700 /var/lib/squad-demo
runuser -u demo -- /usr/lib/squad-demo/squad-demo --address 127.0.0.1 --port "$1" >&2 &
until ssh -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -p "$1" demo@127.0.0.1 \\
  marvel/1009368
do
  kill -0 $! || exit 1
  sleep 0.1
done
"""
# Keeps packages from starting services in a root.
POLICY = "#!/bin/sh\nexit 101\n"
# Files that apt, dpkg, the linker and man write in any installation, and the packages themselves.
NOISE = ("/var/lib/apt/", "/var/lib/dpkg/", "/var/cache/", "/var/log/", "/tmp/", "/squad")


def make_root(release: str) -> pathlib.Path:
    root = ROOTS / release
    if not root.exists():
        new = ROOTS / f"{release}.new"
        shutil.rmtree(new, ignore_errors=True)
        ROOTS.mkdir(parents=True, exist_ok=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", "--include=man-db", release, new, MIRROR], check=True)
        policy = new / "usr/sbin/policy-rc.d"
        policy.write_text(POLICY)
        policy.chmod(0o755)
        new.rename(root)
    return root


@unittest.skipUnless(os.getuid() == 0, "only root can make a root")
class PackageCase:
    """An overlay of a release's root, with the packages at its top and a user, ada."""

    release: str

    def setUp(self) -> None:
        base = make_root(self.release)
        folder = tempfile.TemporaryDirectory(dir=ROOTS)
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        for name in ("upper", "work", "root"):
            (self.folder / name).mkdir()
        self.folder.chmod(0o755)
        (self.folder / "upper").chmod(0o755)
        self.entering = [
            "unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child",
            "sh", "-c", ENTER, "sh", str(base), str(self.folder)]
        for package in PACKAGES.glob("*.deb"):
            shutil.copy(package, self.folder / "upper")
        self.run_root("useradd", "--create-home", "--shell", "/bin/sh", "ada")
        self.run_root("apt-get", "update")

    def run_root(self, *command: str) -> str:
        done = subprocess.run(
            [*self.entering, *command], capture_output=True, text=True, stdin=subprocess.DEVNULL,
            env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/root",
                 "DEBIAN_FRONTEND": "noninteractive"})
        self.assertEqual(done.returncode, 0, f"{command}: {done.stdout}{done.stderr}")
        return done.stdout

    def as_ada(self, *command: str) -> list[str]:
        return ["runuser", "-u", "ada", "--", "env", "HOME=/home/ada", "LC_ALL=C.UTF-8", *command]

    def run_ada(self, *command: str) -> str:
        return self.run_root(*self.as_ada(*command))

    def terminal(self, *command: str) -> Client:
        return Client([*self.entering, *self.as_ada(*command)], {"TERM": "xterm-256color"})

    def install(self, *names: str) -> None:
        options = [name for name in names if name.startswith("-")]
        files = [f"/{next((self.folder / 'upper').glob(f'{name}_*')).name}"
                 for name in names if not name.startswith("-")]
        self.run_root("apt-get", "install", "-y", *options, *files)

    def files(self) -> set[str]:
        return {
            line for line in self.run_root("find", "/", "-xdev").splitlines()
            if not line.startswith(NOISE)}

    def test_squad_works_alone_and_leaves_nothing(self) -> None:
        before = self.files()
        self.install("--no-install-recommends", "squad")
        self.assertRegex(self.run_ada("squad", "--version"), r"^squad \d")
        self.assertIn("squad recruit marvel/", self.run_ada("man", "squad"))
        with self.terminal("squad", "--offline", "marvel") as squad:
            squad.arrive()
            for count in range(1, 6):
                squad.press(" ")
                squad.wait_for(f"My squad {count}")
                squad.press("j")
            squad.press("q")
            self.assertEqual(squad.end(), 0)
        self.assertEqual(len(self.run_ada("squad", "roster").splitlines()), 5)
        (self.folder / "upper/home/ada/crew.csv").write_text("name,ship\nAda,Orca\nGrace,Beluga\n")
        with self.terminal("squad", "open", "/home/ada/crew.csv") as squad:
            squad.wait_for("Beluga")
            squad.press("q")
            self.assertEqual(squad.end(), 0)
        self.run_root("apt-get", "remove", "-y", "squad")
        self.run_root("dpkg", "--purge", "squad")
        self.run_root("apt-get", "autoremove", "-y", "--purge")
        left = self.files() - before
        own = {path for path in left if path.startswith("/home/ada/")}
        self.assertIn("/home/ada/.local/share/squad/squad.sqlite3", own)
        self.assertEqual(left - own, set())

    def test_the_kiosk_has_every_library_and_takes_visitors(self) -> None:
        self.install("squad", "squad-kiosk")
        with self.terminal("squad", "doctor") as doctor:
            self.assertEqual(doctor.end(), 0, doctor.text)
            for library in ("libcurl.so.4", "libchafa.so.0", "libturbojpeg.so.0", "libpng16.so.16"):
                self.assertRegex(doctor.text, f"ok .*{library}")
        user = self.run_root("getent", "passwd", "demo").strip().split(":")
        self.assertEqual(user[5:], ["/", "/bin/sh"])
        # The manual points to this file.
        self.run_root("test", "-e", "/usr/share/doc/squad-kiosk/README.md")
        self.assertEqual(self.run_root("find", "/etc/systemd", "-name", "squad*"), "")
        with host.held_port() as port:
            self.assertIn("Iron Man", self.run_root("sh", "-c", VISIT, "sh", str(port)))
        self.assertIn("/var/lib/squad-demo", self.run_root("apt-get", "purge", "-y", "squad-kiosk"))
        self.run_root("test", "-d", "/var/lib/squad-demo/data")
        self.assertEqual(self.run_root("find", "/etc", "/usr/lib", "-name", "*squad*"), "")


class BookwormTests(PackageCase, unittest.TestCase):
    release = "bookworm"


class TrixieTests(PackageCase, unittest.TestCase):
    release = "trixie"


if __name__ == "__main__":
    unittest.main()
