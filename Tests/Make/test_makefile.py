"""Checks the Makefile without building anything: python3 -m unittest discover Tests/Make"""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
NOBODY = 65534


class PackagesTests(unittest.TestCase):
    """The packages that each target asks for."""

    def packages(self, target: str) -> set[str]:
        listed = subprocess.run(
            ["make", "-n", "-C", str(ROOT), target], capture_output=True, text=True, check=True,
            env={"PATH": os.environ["PATH"]})
        needs = {line for line in listed.stdout.splitlines() if "needs.sh" in line}
        # A single call with all needs, whichever prerequisite is made first.
        self.assertEqual(len(needs), 1, target)
        return set(needs.pop().split("'")[3].split())

    def test_each_target_asks_only_for_what_it_needs(self) -> None:
        run = self.packages("run")
        self.assertEqual(self.packages("demo"), run | {"python3"})
        self.assertEqual(
            self.packages("lint"),
            {"g++", "libxml2", "libncurses6", "libsqlite3-0", "curl", "python3"})
        for target in ("run", "demo", "lint", "bench", "fuzz", "screenshots"):
            self.assertFalse(self.packages(target) & {"sshd", "openssh-client", "openssl"}, target)
        for target in ("kiosk", "test", "soak"):
            self.assertIn("sshd", self.packages(target))
        for target in ("test", "coverage"):
            self.assertTrue({"postgres", "pgbouncer", "openssl"} <= self.packages(target), target)
        self.assertIn("postgres", self.packages("unit"))
        self.assertFalse(self.packages("unit") & {"pgbouncer", "openssl"})
        self.assertIn("strace", self.packages("crash"))
        self.assertNotIn("strace", self.packages("fuzz"))
        self.assertNotIn("openssh-server", (ROOT / "Makefile").read_text())


class BuildTests(unittest.TestCase):
    """A tree with the Makefile, in which a build just writes a program that prints its own name."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.folder.chmod(0o755)
        self.tree = self.folder / "tree"
        shutil.copytree(ROOT / "Tests/Make", self.tree / "Tests/Make")
        shutil.copy(ROOT / "Makefile", self.tree)
        (self.tree / "Tests/Make/needs.sh").write_text("true")
        self.program = self.tree / ".build/release/squad"
        self.script("swift", """\
case "$*" in *"--configuration release"*) ;; *)
  mkdir -p .build/debug && printf '#!/bin/sh\\necho debug "$@"' >.build/debug/squad
  chmod +x .build/debug/squad
  exit
esac
mkdir -p .build/release/squad.build
echo "$*" >options
echo "- \\"$(pwd)/Sources/squad\\"" >.build/release.yaml
test -e .build/release/squad && exit
echo link >>links
{ echo '#!/bin/sh'; echo echo "the program $@"; } >.build/release/squad
chmod +x .build/release/squad
""")
        self.script("clang", 'file=${1#*=}; test "$file" != libsqlite3.a || file=$(pwd)/$file; echo $file')
        (self.tree / "libsqlite3.a").touch()

    def script(self, name: str, text: str) -> None:
        path = self.folder / name
        path.write_text(f"#!/bin/sh\n{text}\n")
        path.chmod(0o755)

    def make(
        self, *arguments: str, tree: pathlib.Path | None = None, user: int | None = None,
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["make", *arguments], cwd=tree or self.tree, capture_output=True, text=True, user=user,
            env={"PATH": f"{self.folder}:{os.environ['PATH']}"}, stdin=subprocess.DEVNULL)

    @property
    def options(self) -> str:
        """The options of the last release build."""
        return (self.tree / "options").read_text()

    @property
    def links(self) -> int:
        return (self.tree / "links").read_text().count("link")

    def test_the_first_build_says_how_long_it_takes_and_the_others_do_not(self) -> None:
        self.assertRegex(
            self.make("build").stderr, r"^build: the first time takes some \d+ minutes here\n")
        (self.tree / ".build/release/squad.build/main.swift.o").touch()
        self.assertNotIn("minutes", self.make("build").stderr)

    def test_dev_builds_and_runs_the_debug_program_alone(self) -> None:
        done = self.make("dev", "ARGS=list")
        self.assertEqual((done.returncode, done.stdout), (0, "debug list\n"), done.stderr)
        self.assertRegex(done.stderr, r"(?m)^dev-build 0:\d\d$")
        self.assertFalse(self.program.exists())

    def test_record_fails_where_the_tests_do_not_compile(self) -> None:
        self.script("git", "true")
        self.script("swift", 'case "$*" in *--build-tests*) exit 1 ;; esac')
        self.assertEqual(self.make("record").returncode, 2)
        self.script("swift", 'case "$*" in test*) exit 1 ;; esac')
        self.assertEqual(self.make("record").returncode, 0)

    def test_a_demos_fault_may_have_parameters(self) -> None:
        script = self.tree / "Tests/StandIn/demo.sh"
        script.parent.mkdir()
        script.write_text('echo "$2"')
        done = self.make("demo", "FAULT=half@/films?page=1&limit=2")
        self.assertEqual((done.returncode, done.stdout), (0, "half@/films?page=1&limit=2\n"), done.stderr)

    def test_a_tree_that_was_moved_says_make_clean(self) -> None:
        self.make("build")
        self.assertEqual(self.make("run").returncode, 0)
        moved = self.tree.rename(self.folder / "Ada's moved tree")
        for target in ("build", "run", "test"):
            done = self.make(target, tree=moved)
            self.assertEqual(done.returncode, 2)
            self.assertIn("make clean", done.stderr)
        self.make("clean", tree=moved)
        self.assertEqual(self.make("run", tree=moved).returncode, 0)

    def test_a_tree_that_was_moved_up_by_a_folder_says_make_clean_too(self) -> None:
        outer = self.tree.rename(self.folder / "moved")
        self.tree.mkdir()
        inner = outer.rename(self.tree / "squad")
        self.make("build", tree=inner)
        inner.rename(outer)
        self.tree.rmdir()
        outer.rename(self.tree)
        done = self.make("build")
        self.assertEqual(done.returncode, 2)
        self.assertIn("make clean", done.stderr)

    def test_a_tree_that_cannot_be_written_runs_its_program(self) -> None:
        self.make("build")
        user = NOBODY if os.geteuid() == 0 else None
        if user is None:
            (self.tree / ".build").chmod(0o555)
        done = self.make("run", "ARGS=list", tree=self.tree, user=user)
        (self.tree / ".build").chmod(0o755)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue(done.stdout.startswith("the program "), done.stdout)
        self.assertIn("read-only", done.stderr)

    @unittest.skipUnless(os.uname().sysname == "Linux", "only there libraries are linked in")
    def test_a_change_of_linked_in_links_again(self) -> None:
        self.make("build")
        self.make("build")
        self.assertEqual(self.links, 1)
        self.assertEqual(os.listdir(self.tree / ".build/static"), ["libsqlite3.a"])
        self.make("build", "LINKED_IN=")
        self.make("build", "LINKED_IN=")
        self.assertEqual(self.links, 2)
        self.assertEqual(os.listdir(self.tree / ".build/static"), [])
        self.make("build")
        self.assertEqual(self.links, 3)
        for _ in range(2):
            self.make("build", "SHARED=1")
            self.assertEqual(self.links, 4)
        self.assertIn("-z -Xlinker now", self.options)
        self.assertNotIn("-no-pie", self.options)
        self.make("build")
        self.assertEqual(self.links, 5)
        self.assertIn("-no-pie", self.options)

    def test_fuzzing_needs_a_number_of_seconds(self) -> None:
        for seconds in ("10m", "0", "-1", "1 2"):
            done = self.make("fuzz", f"FUZZ_SECONDS={seconds}")
            self.assertEqual(done.returncode, 2)
            self.assertIn("FUZZ_SECONDS needs a whole number from 1 on\n", done.stderr)
            self.assertFalse((self.tree / ".build/fuzz").exists())

    def test_a_package_without_a_date_is_not_built(self) -> None:
        self.script("git", "exit 128")
        for target in ("package", "dist"):
            done = self.make(target)
            self.assertEqual(done.returncode, 2)
            self.assertIn("set SOURCE_DATE_EPOCH", done.stderr)
        self.assertFalse(self.program.exists())

    def test_root_installs_the_built_program_without_swift(self) -> None:
        for name in ("Packaging", "LICENSE"):
            (self.tree / name).symlink_to(ROOT / name)
        self.assertEqual(self.make("install", f"DESTDIR={self.folder}/a").returncode, 0)
        self.assertEqual(self.links, 1)
        self.script("swift", "exit 1")
        done = self.make("install", f"DESTDIR={self.folder}/b", "PREFIX=/usr")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((self.folder / "b/usr/bin/squad").exists())


if __name__ == "__main__":
    unittest.main()
