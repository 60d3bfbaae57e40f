"""Installs the built program into a folder: python3 -m unittest discover Tests/Install"""

from __future__ import annotations

import os
import pathlib
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Tests/Host"))
import host  # noqa: E402
from client import Client  # noqa: E402

FILES = {
    "bin/squad": 0o755, "share/man/man1/squad.1": 0o644,
    "share/bash-completion/completions/squad": 0o644, "share/zsh/site-functions/_squad": 0o644,
    "share/fish/vendor_completions.d/squad.fish": 0o644, "share/doc/squad/LICENSE": 0o644,
    "share/doc/squad/NOTICES": 0o644,
}
# Completes by the installed program, and prints the words of a command that is run.
WRAPPER = """\
#!/bin/sh
test "$1" != complete || exec {program} "$@"
printf 'ran'
printf ' <%s>' "$@"
printf ' .\\n'
"""
PROMPT = "ready$"


class InstallCase(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.prefix = self.folder / "a root/usr/local"
        # The installation must not need Swift.
        self.script("bin/swift", "#!/bin/sh\necho swift is not needed >&2; exit 1\n")
        self.make("install")

    def script(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def make(self, target: str) -> None:
        done = subprocess.run(
            ["make", "-C", str(ROOT), target, f"DESTDIR={self.folder}/a root"], text=True,
            capture_output=True, env={"PATH": f"{self.folder}/bin:{os.environ['PATH']}"}, umask=0o077)
        self.assertEqual((done.returncode, done.stderr), (0, ""), done.stdout)

    def installed(self) -> dict[str, int]:
        return {
            str(path.relative_to(self.prefix)): stat.S_IMODE(path.stat().st_mode)
            for path in self.prefix.rglob("*") if path.is_file()}


class FilesTests(InstallCase):
    def test_each_file_is_in_its_place(self) -> None:
        self.assertEqual(self.installed(), FILES)
        folders = [path for path in self.prefix.rglob("*") if path.is_dir()]
        self.assertEqual({stat.S_IMODE(path.stat().st_mode) for path in folders}, {0o755})
        done = host.run([str(self.prefix / "bin/squad"), "--version"], {"HOME": str(self.folder)})
        self.assertRegex(done.stdout, r"^squad \d+\.\d+\.\d+\n$")

    def test_uninstall_leaves_other_files(self) -> None:
        foreign = self.prefix / "share/man/man1/other.1"
        foreign.touch(mode=0o600)
        self.make("uninstall")
        self.assertEqual(self.installed(), {"share/man/man1/other.1": 0o600})
        self.assertFalse((self.prefix / "share/doc/squad").exists())
        self.make("uninstall")

    def test_the_manual_renders_without_a_warning(self) -> None:
        manual = self.prefix / "share/man/man1/squad.1"
        # Called as man calls it, in any locale.
        done = subprocess.run(
            ["groff", "-Kutf8", "-mdoc", "-Tutf8", "-ww", "-P-c", manual],
            capture_output=True, text=True)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("squad recruit marvel/1009368 marvel/1009220", done.stdout)
        if shutil.which("mandoc"):
            done = subprocess.run(
                ["mandoc", "-Tlint", "-Wwarning", manual], capture_output=True, text=True)
            # mandoc warns about several sentences on one line, which render the same.
            lines = [line for line in done.stdout.splitlines() if "new sentence" not in line]
            self.assertEqual(lines, [])


class CompletionTests(InstallCase):
    """Presses Tab in real shells, and checks the completed command that the shell runs."""

    # Text typed after `squad`, and the words that it is run with.
    LINES = (
        ("ros\t", "roster"), ("show starw\t", "show", "starwars/"), ("list starw\t", "list", "starwars"),
        ("show marvel/1009220 bitcoin/EU\t", "show", "marvel/1009220", "bitcoin/EUR"),
        ("--theme contr\tbitc\t", "--theme", "contrast", "bitcoin"),
        ("--theme=contr\t", "--theme=contrast"),
        ("open my\t--title sh\t", "open", "my crew.csv", "--title", "ship"),
        ("open 'my crew.csv' --title home\t", "open", "my crew.csv", "--title", "home port"),
    )

    def setUp(self) -> None:
        super().setUp()
        self.script("bin/squad", WRAPPER.format(program=f"'{self.prefix}/bin/squad'"))
        self.home = self.folder / "home"
        self.home.mkdir()
        (self.home / "my crew.csv").write_text("name,ship,home port\nAda,Orca,Bergen\n")
        self.environment = {
            "HOME": str(self.home), "PATH": f"{self.folder}/bin:{os.environ['PATH']}",
            "XDG_DATA_DIRS": f"{self.prefix}/share"}

    def complete(self, *shell: str) -> None:
        command = ["env", "-C", str(self.home), *shell]
        with Client(command, self.environment, columns=200, rows=60) as terminal:
            for typed, *words in self.LINES:
                terminal.wait_until("prompt", lambda: terminal.text.rstrip().endswith(PROMPT))
                terminal.press(f"squad {typed}\r")
                terminal.wait_for(f"ran{''.join(f' <{word}>' for word in words)} .")

    @unittest.skipUnless(shutil.which("bash"), "no bash")
    def test_bash(self) -> None:
        (self.home / "rc").write_text(
            f"PS1='{PROMPT} '\n. '{self.prefix}/share/bash-completion/completions/squad'\n")
        self.complete("bash", "--rcfile", "rc", "-i")

    @unittest.skipUnless(shutil.which("zsh"), "no zsh")
    def test_zsh(self) -> None:
        (self.home / ".zshrc").write_text(
            f"PS1='{PROMPT} '\nfpath=('{self.prefix}/share/zsh/site-functions' $fpath)\n"
            "autoload -U compinit && compinit -u\n")
        self.complete("zsh", "-d", "-i")

    @unittest.skipUnless(shutil.which("fish"), "no fish")
    def test_fish(self) -> None:
        config = self.home / ".config/fish/config.fish"
        config.parent.mkdir(parents=True)
        # Without this folder, fish 3 or 4 lets a process make it that goes on after the test.
        for folder in (".local/share/fish", ".cache/fish"):
            (self.home / folder / "generated_completions").mkdir(parents=True)
        config.write_text(
            f"set fish_greeting\nfunction fish_prompt; echo -n '{PROMPT} '; end\n")
        self.complete("fish", "-i")


if __name__ == "__main__":
    unittest.main()
