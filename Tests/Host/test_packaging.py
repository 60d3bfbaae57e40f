"""Checks the files in Packaging/kiosk without starting anything."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import unittest

import host

PACKAGING = host.ROOT / "Packaging/kiosk"


class StartTest(unittest.TestCase):
    def start(self, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            given = {
                "--squad": "/bin/true", "--config": str(PACKAGING / "kiosk.json"),
                "--state": f"{folder}/state", "--address": "127.0.0.1"}
            command = [str(PACKAGING / "squad-demo")]
            for name, value in given.items():
                if name not in arguments:
                    command += [name, value]
            result = host.run(command + list(arguments))
            self.assertFalse(os.path.exists(f"{folder}/state"))
            return result

    def test_values_that_cannot_be_in_a_configuration_are_refused(self):
        for arguments in [
            ("--squad", "/bin/true\nPermitRootLogin yes"), ("--squad", "/bin/tr\"ue"),
            ("--squad", "/bin/$(id)"), ("--squad", "bin/true"), ("--squad", "/bin/missing"),
            ("--config", "/etc/missing"), ("--config", "kiosk.json"), ("--data", "/tmp/`id`"),
            ("--data", "data"), ("--state", "/tmp/a|b"), ("--port", "22 22"), ("--port", ""),
            ("--address", "localhost; id"), ("--address", ""), ("--squad",), ("--shell", "/bin/sh"),
        ]:
            with self.subTest(arguments):
                result = self.start(*arguments)
                self.assertEqual(result.returncode, 1, result.stderr)
                self.assertTrue(result.stderr.startswith("squad-demo: "), result.stderr)
                self.assertEqual(result.stdout, "")

    def test_root_serves_no_strangers(self):
        # Other users may serve too, and are only stopped by the bad port.
        result = self.start("--address", "0.0.0.0", *([] if os.getuid() == 0 else ["--port", "x"]))
        self.assertEqual(result.returncode, 1)
        self.assertEqual("as a plain user" in result.stderr, os.getuid() == 0)

    def test_root_without_mount_namespaces_gets_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in {"id": "echo 0", "unshare": "exit 1", "ssh-keyscan": "exit"}.items():
                program = pathlib.Path(folder, name)
                program.write_text(f"#!/bin/sh\n{text}\n")
                program.chmod(0o755)
            result = host.run(
                [str(PACKAGING / "try.sh"), "/bin/true"],
                {"PATH": f"{folder}:{host.ENVIRONMENT['PATH']}", "TMPDIR": folder})
            self.assertEqual((result.returncode, result.stdout), (1, ""))
            self.assertEqual(
                result.stderr,
                "root may not make a mount namespace here: run this as a plain user\n")
            self.assertEqual(list(pathlib.Path(folder).glob("tmp.*")), [])

    def test_the_scripts_run_in_any_shell(self):
        for name in ("squad-demo", "try.sh"):
            subprocess.run(["sh", "-n", str(PACKAGING / name)], check=True)
            self.assertTrue(os.access(PACKAGING / name, os.X_OK), name)


class VersionTest(unittest.TestCase):
    """The configuration for an sshd that only tells its version and prints the file."""

    def rules(self, version):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for path, text in {
                "sbin/sshd": f'test "$1" != -V || exec echo "OpenSSH_{version}, OpenSSL"; cat "$4"',
                "lib/openssh/sshd-session": "exit",
            }.items():
                program = folder / path
                program.parent.mkdir(parents=True, exist_ok=True)
                program.write_text(f"#!/bin/sh\n{text}\n")
                program.chmod(0o755)
            result = host.run(
                [str(PACKAGING / "squad-demo"), "--squad", "/bin/true", "--address", "127.0.0.1",
                 "--config", str(PACKAGING / "kiosk.json"), "--state", f"{name}/state"],
                {"PATH": f"{name}/sbin:{host.ENVIRONMENT['PATH']}"})
            if "only root can give out terminals" in result.stderr:
                self.skipTest("only root can give out terminals here")
            return result, [line.replace(name, "ROOT") for line in result.stdout.splitlines()]

    def test_a_newer_sshd_penalizes_addresses_and_finds_its_helpers(self):
        for version in ("9.8p1", "9.9p2", "10.0p2"):
            result, lines = self.rules(version)
            self.assertEqual(result.returncode, 0, result.stderr)
            penalties = "crash:10s authfail:1s noauth:1s grace-exceeded:1s min:60s max:2m"
            self.assertIn(f"PerSourcePenalties {penalties}", lines)
            self.assertIn("SshdsessionPath ROOT/lib/openssh/sshd-session", lines)
            self.assertIn("PerSourceMaxStartups 100", lines)

    def test_an_older_sshd_gets_no_rule_that_it_does_not_know(self):
        for version in ("9.2p1", "9.7p1"):
            result, lines = self.rules(version)
            self.assertEqual(result.returncode, 0, result.stderr)
            newer = ("PerSourcePenalties", "Sshd", "PAMServiceName")
            self.assertFalse([line for line in lines if line.startswith(newer)])
            self.assertIn("PerSourceMaxStartups 100", lines)
        result, lines = self.rules("9.1p1")
        self.assertEqual((result.returncode, lines), (1, []))
        self.assertIn("is older than OpenSSH 9.2", result.stderr)


class ConfigurationTest(unittest.TestCase):
    def test_squad_finds_nothing_wrong(self):
        with tempfile.TemporaryDirectory() as home:
            result = host.run(
                [str(host.program()), "config", "check", "--config",
                 str(PACKAGING / "kiosk.json")], {"HOME": home})
        self.assertEqual((result.returncode, result.stderr), (0, ""), result.stdout)

    def test_sshd_has_every_rule(self):
        lines = (PACKAGING / "sshd_config").read_text().splitlines()
        for rule in (
            "AuthenticationMethods @methods@", "AuthorizedKeysFile none", "DisableForwarding yes",
            "PermitUserEnvironment SQUAD_AS", "PermitUserRC no", "MaxSessions 1",
            "MaxStartups 200:30:400", "PerSourceMaxStartups 100", "PerSourceNetBlockSize 32:64",
            "LoginGraceTime 10", "ClientAliveInterval 15",
            "ClientAliveCountMax 2", "UnusedConnectionTimeout 10s",
            "AcceptEnv LANG LC_* COLORTERM NO_COLOR TZ", "PasswordAuthentication no",
        ):
            self.assertEqual(lines.count(rule), 1, rule)
        words = {line.split()[0] for line in lines if line and not line.startswith("#")}
        self.assertFalse(words & {"Subsystem", "Include", "Match", "PermitOpen", "PermitListen"})

    def test_the_service_is_sandboxed(self):
        lines = (PACKAGING / "squad-demo.service").read_text().splitlines()
        for rule in (
            "User=demo", "CapabilityBoundingSet=CAP_NET_BIND_SERVICE", "NoNewPrivileges=yes",
            "ProtectSystem=strict", "MemoryMax=1500M", "TasksMax=1024", "CPUQuota=150%",
        ):
            self.assertEqual(lines.count(rule), 1, rule)
        # Where systemd is installed, it checks the rest itself.
        if shutil.which("systemd-analyze"):
            result = host.run([
                "systemd-analyze", "security", "--offline=true", "--threshold=20",
                str(PACKAGING / "squad-demo.service")])
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)


if __name__ == "__main__":
    unittest.main()
