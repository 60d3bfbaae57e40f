"""Checks what `make demo` shows: python3 -m unittest discover Tests/StandIn"""

import json
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import time
import unittest
import zlib
from unittest import mock

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import portraits  # noqa: E402
from demo import DemoHeroes, DemoMarvel, bundled_heroes, slug  # noqa: E402
from marvel import PARTS, Recorded  # noqa: E402
from server import StandIn, open_directly  # noqa: E402

BUNDLE = os.path.join(HERE, "..", "..", "Fixtures", "Bundled")
# Seconds for the start or the end of the stand-ins, since the machine may be busy.
LIMIT = 60


def pixels(png):
    """Width, height and rows of a PNG without filters."""
    width, height = struct.unpack(">II", png[16:24])
    data = zlib.decompress(png[png.index(b"IDAT") + 4:])
    rows = [data[y * (width * 3 + 1):(y + 1) * (width * 3 + 1)] for y in range(height)]
    assert all(row[0] == 0 for row in rows)
    return width, height, [row[1:] for row in rows]


def fetch(url):
    with open_directly(url) as answer:
        return answer.read()


class MarvelTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = StandIn(DemoMarvel()).__enter__()
        cls.addClassCleanup(cls.server.__exit__)

    def test_the_names_are_the_bundles_and_all_have_a_sentence_and_a_picture(self):
        bundled = Recorded(os.path.join(BUNDLE, "marvel"))
        names = [bundled.title("characters", id) for id in bundled.ids("characters")]
        told = []
        while len(told) < len(names):
            page = json.loads(fetch(
                self.server.url + "/characters?limit=100&orderBy=name&offset=%d" % len(told)))
            self.assertEqual(page["data"]["total"], len(names))
            told += page["data"]["results"]
        self.assertEqual([one["name"] for one in told], names)
        for one in told:
            self.assertTrue(one["description"].strip(), one["name"])
            self.assertIn("/demo/characters/%s" % slug(one["name"]), one["thumbnail"]["path"])

    def test_a_proxy_of_the_environment_is_not_asked(self):
        with mock.patch.dict(os.environ, http_proxy="http://127.0.0.1:1", no_proxy=""):
            self.assertTrue(fetch(self.server.url + "/characters?limit=1"))

    def test_lists_are_as_long_as_they_say(self):
        for path in ("/characters/1009220", "/characters/1009368"):
            hero = json.loads(fetch(self.server.url + path))["data"]["results"][0]
            for part in PARTS["characters"]:
                page = json.loads(fetch("%s%s/%s?limit=100" % (self.server.url, path, part)))
                self.assertEqual(page["data"]["total"], hero[part]["available"])
            self.assertGreater(hero["comics"]["available"], 3)

    def test_a_picture_is_served_in_the_size_that_is_asked_for(self):
        hero = json.loads(fetch(self.server.url + "/characters/1009220"))["data"]["results"][0]
        picture = hero["thumbnail"]["path"] + "/portrait_xlarge." + hero["thumbnail"]["extension"]
        self.assertTrue(picture.startswith("http://127.0.0.1:"))
        self.assertEqual(pixels(fetch(picture))[:2], (150, 225))


class HeroesTest(unittest.TestCase):
    def test_the_names_are_the_bundles(self):
        with StandIn(DemoHeroes()) as standin:
            told = json.loads(fetch(standin.url + "/all.json"))
            self.assertEqual(
                [(one["id"], one["name"]) for one in told],
                [(one["id"], one["name"]) for one in bundled_heroes()])
            self.assertGreater(len(told), 100)
            batman = next(one for one in told if one["name"] == "Batman")
            self.assertEqual(pixels(fetch(batman["images"]["sm"]))[:2], (120, 160))


class PortraitTest(unittest.TestCase):
    def address(self, name, size="portrait_xlarge", kind="characters"):
        return "/u/prod/marvel/i/mg/demo/%s/%s/%s.png" % (kind, name, size)

    def test_a_name_has_one_picture_and_another_name_another(self):
        for kind in ("characters", "comics"):
            made = [portraits.body(self.address(name, kind=kind)) for name in
                    ("iron_man", "storm", "nobody_known", "somebody_else")]
            self.assertEqual(len(set(made)), 4)
            portraits.picture.cache_clear()
            self.assertEqual(portraits.body(self.address("iron_man", kind=kind)), made[0])

    def test_other_addresses_have_no_portrait(self):
        for path in ("/u/prod/marvel/i/mg/9/50/4ce18691cbf04/portrait_xlarge.jpg", "/v1/public/x",
                     "/superhero-api/api/images/sm/batman"):
            self.assertIsNone(portraits.body(path))

    def test_every_form_fills_the_picture_with_many_colours(self):
        for at, head in enumerate(portraits.HEADS):
            for sign in portraits.SIGNS + ("eye", "hourglass"):
                portraits.KNOWN["x"] = portraits.SUITS[at] + (head, sign)
                self.addCleanup(portraits.KNOWN.pop, "x", None)
                canvas = portraits.Canvas(60, 90)
                portraits.figure(canvas, "x", bytes(range(20)))
                colours = {bytes(row[x:x + 3]) for row in canvas.rows for x in range(0, 180, 3)}
                self.assertGreater(len(colours), 12)
                self.assertEqual({len(row) for row in canvas.rows}, {180})

    def test_a_known_name_keeps_its_colours_whatever_stands_in_brackets(self):
        self.assertEqual(portraits.known("spider_man_peter_parker"), "spider_man")
        self.assertIsNone(portraits.known("spider_mansion"))
        self.assertEqual(slug("Spider-Man (Peter Parker)"), "spider_man_peter_parker")


class ScriptTest(unittest.TestCase):
    """The script in a terminal, with a program in squad's place."""

    def play(self, key, program="/bin/echo"):
        """The script's output and status; the key is pressed at its question."""
        pid, terminal = pty.fork()
        if pid == 0:
            # A background job inherits an ignored SIGINT.
            signal.signal(signal.SIGINT, signal.SIG_DFL)
            os.execvp("sh", ["sh", os.path.join(HERE, "demo.sh"), program])
        printed, end = b"", time.monotonic() + LIMIT
        is_pressed = False
        while time.monotonic() < end and select.select([terminal], [], [], LIMIT)[0]:
            try:
                data = os.read(terminal, 65536)
            except OSError:
                break
            if not data:
                break
            printed += data
            if b"Press Enter" in printed and not is_pressed:
                os.write(terminal, key)
                is_pressed = True
        os.close(terminal)
        status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        end = time.monotonic() + LIMIT
        with self.assertRaises(ProcessLookupError, msg="a stand-in goes on"):
            while time.monotonic() < end:
                os.killpg(pid, 0)
                time.sleep(0.01)
        return printed.decode(), status

    def test_enter_at_the_question_starts_squad(self):
        printed, status = self.play(b"\n")
        self.assertIn("--data /", printed)
        self.assertEqual(status, 0)

    def test_a_squad_on_a_server_is_left_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            program = os.path.join(folder, "squad")
            with open(program, "w") as file:
                file.write('#!/bin/sh\necho "store <${SQUAD_STORE-none}>"\n')
            os.chmod(program, 0o755)
            with mock.patch.dict(os.environ, SQUAD_STORE="postgresql://host/squads"):
                printed, _ = self.play(b"\n", program)
        self.assertIn("store <none>", printed)

    def test_ctrl_c_at_the_question_ends_it(self):
        printed, status = self.play(b"\x03")
        self.assertNotIn("--data", printed)
        self.assertEqual(status, 130)


if __name__ == "__main__":
    unittest.main()
