"""Checks the packages that a target asks for: python3 -m unittest discover Tests/Make"""

from __future__ import annotations

import glob
import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The only system programs that the scripts may call.
TOOLS = "sh env sed head sort tr grep printf tail cut date mkdir rm sleep kill stty awk cat chmod"
LISTED = "installed g++,c++-compiler\\ninstalled libpng16-16t64,libpng16-16\\nconfig-files tmux,\\n"


class NeedsCase(unittest.TestCase):
    """A folder with the scripts and fake system programs that record their calls."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.programs = self.folder / "bin"
        self.programs.mkdir()
        (self.folder / "Tests").mkdir()
        (self.folder / "Tests/Make").symlink_to(ROOT / "Tests/Make")
        for name in TOOLS.split():
            for place in ("/bin", "/usr/bin"):
                if os.path.exists(f"{place}/{name}"):
                    (self.programs / name).symlink_to(f"{place}/{name}")
                    break
        self.program("swift", 'echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)"')
        self.program("dpkg-query", f"printf '{LISTED}'")
        self.program("id", "echo 1000")
        self.program("apt-get", 'echo "apt-get $*" >>calls')
        # The argument is `PACKAGE_*.deb`.
        self.program("dpkg-deb", """\
case $2 in
  openssh*) program=usr/sbin/sshd version=OpenSSH_9.2 ;;
  postgres*) program=usr/lib/postgresql/17/bin/postgres version='postgres (PostgreSQL) 17.6' ;;
  *) program=usr/sbin/pgbouncer version='PgBouncer 1.24.1' ;;
esac
mkdir -p "${program%/*}"
echo "echo '$version'" >$program
chmod +x $program""")
        self.program("apt-cache", """\
case $2 in
  postgresql) echo 'Depends: postgresql-17' ;;
  postgresql-17) echo 'Depends: locales | locales-all, libllvm19 (>= 1:19.1.4), libicu76 (>= 76.1)' ;;
  pgbouncer) echo 'Depends: libevent-2.1-7 (>= 2.1.8-stable)' ;;
  *) echo 'Depends: adduser, libpam0g (>= 0.99), libwrap0 (>= 7.6-4~)' ;;
esac""")

    def program(self, name: str, script: str) -> None:
        path = self.programs / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def needs(self, packages: str, target: str = "demo") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "Tests/Make/needs.sh", target, packages, ""], cwd=self.folder, text=True,
            env={"PATH": str(self.programs)}, capture_output=True, stdin=subprocess.DEVNULL)

    @property
    def calls(self) -> list[str]:
        file = self.folder / "calls"
        return file.read_text().splitlines() if file.exists() else []


class SwiftTests(NeedsCase):
    def says(self, text: str) -> None:
        """Checks that the message comes before anything is installed."""
        done = self.needs("tmux")
        self.assertEqual((done.returncode, done.stderr), (1, text))
        self.assertEqual(self.calls, [])

    def test_swift_is_looked_for_first(self) -> None:
        (self.programs / "swift").unlink()
        self.says("squad needs the Swift 6.3 toolchain: https://www.swift.org/install\n")

    def test_an_older_swift_does_not_count(self) -> None:
        for version in ("6.0.3", "5.10", "6.2.9"):
            self.program("swift", f'echo "Apple Swift version {version} (swift-{version}-RELEASE)"')
            self.says(f"squad needs Swift 6.3, this is {version}: https://www.swift.org/install\n")

    def test_a_newer_one_is_fine(self) -> None:
        for version in ("6.3", "6.3.1", "6.10", "7.0-dev"):
            self.program("swift", f'echo "Swift version {version} (swift-{version}-RELEASE)"')
            self.assertEqual(self.needs("g++").returncode, 0, version)

    def test_a_swift_that_lacks_a_library_is_asked_again_after_the_packages(self) -> None:
        self.program("id", "echo 0")
        self.program("swift", "test -e calls && echo Swift version 6.0 || exit 127")
        done = self.needs("tmux")
        self.assertEqual(len(self.calls), 2)
        self.assertIn("squad needs Swift 6.3, this is 6.0:", done.stderr)
        self.program("swift", "echo 'swift: no libxml2.so.2' >&2; exit 127")
        self.assertIn("swift doesn't run: swift: no libxml2.so.2", self.needs("g++").stderr)


class PackagesTests(NeedsCase):
    def test_installed_packages_are_not_mentioned(self) -> None:
        done = self.needs("g++ libpng16-16")
        self.assertEqual((done.returncode, done.stderr, self.calls), (0, "", []))

    def test_a_user_other_than_root_gets_the_command_to_run(self) -> None:
        done = self.needs("g++ tmux libpng16-16 python3")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(
            done.stderr, "make demo needs more packages; as root:"
            " apt-get update && apt-get install -y --no-install-recommends tmux python3\n")
        self.assertEqual(self.calls, [])

    def test_root_gets_what_is_missing(self) -> None:
        self.program("id", "echo 0")
        done = self.needs("g++ tmux")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(
            self.calls, ["apt-get update -q", "apt-get install -y -q --no-install-recommends tmux"])


class ServerTests(NeedsCase):
    def is_unpacked(self, server: str, installed: str, unpacked: str, libraries: str) -> None:
        """Checks that the package is fetched once and never installed."""
        self.program("id", "echo 0")
        done = self.needs(f"g++ {server}")
        if glob.glob(installed):
            self.assertEqual((done.returncode, self.calls), (0, []))
            return
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((self.folder / ".build" / server / unpacked).exists())
        self.assertEqual(self.calls, [
            "apt-get update -q", f"apt-get install -y -q --no-install-recommends {libraries}"])
        self.assertEqual(self.needs(f"g++ {server}").returncode, 0)
        self.assertEqual(len(self.calls), 2)

    def test_an_sshd_is_unpacked(self) -> None:
        self.is_unpacked("sshd", "/usr/sbin/sshd", "usr/sbin/sshd", "libpam0g libwrap0")

    def test_a_postgresql_server_is_unpacked_without_its_compiler(self) -> None:
        self.is_unpacked(
            "postgres", "/usr/lib/postgresql/*/bin/postgres", "usr/lib/postgresql/17/bin/postgres",
            "libicu76")

    def test_a_pgbouncer_is_unpacked(self) -> None:
        self.is_unpacked(
            "pgbouncer", "/usr/sbin/pgbouncer", "usr/sbin/pgbouncer", "libevent-2.1-7")


if __name__ == "__main__":
    unittest.main()
