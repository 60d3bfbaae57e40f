"""Checks the stand-ins themselves: python3 -m unittest discover Tests/StandIn"""

import gzip
import hashlib
import http.client
import json
import re
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.parse
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from bitcoin import HISTORIES, RATES, Bitcoin  # noqa: E402
from faults import Fault  # noqa: E402
from marvel import Marvel, Recorded, digest  # noqa: E402
from people import KNOWN, World, heroes  # noqa: E402
from server import StandIn  # noqa: E402
from starwars import ELSEWHERE, SHAPES, StarWars  # noqa: E402
from superheroes import Superheroes  # noqa: E402

# Seconds for what should take milliseconds, since the machine may be busy.
LIMIT = 30


class Reply:
    def __init__(self, response):
        self.status, self.headers, self.raw = response.status, response.headers, response.read()
        packed = self.headers.get("Content-Encoding") == "gzip"
        self.body = gzip.decompress(self.raw) if packed else self.raw

    @property
    def json(self):
        return json.loads(self.body)

    @property
    def portless(self):
        """The body with a fixed host in picture addresses, so that it doesn't depend on the
        port."""
        return re.sub(rb"http://127\.0\.0\.1:\d+/u/", b"http://images.invalid/u/", self.body)

    @property
    def data(self):
        return self.json["data"]


def log(port):
    """The requests that a stand-in got so far."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=LIMIT)
    line.request("GET", "/_control/log")
    reply = Reply(line.getresponse())
    line.close()
    return reply.json


class ServerCase(unittest.TestCase):
    """One server for the whole class; faults and log are emptied before each test."""

    service = None

    @classmethod
    def setUpClass(cls):
        cls.server = StandIn(cls.service()).__enter__()
        cls.addClassCleanup(cls.server.__exit__)
        cls.port = cls.server.server_address[1]
        cls.base = cls.server.service.base

    def setUp(self):
        self.line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT)
        self.addCleanup(self.line.close)
        self.control({"clear": True, "forget": True})

    def tearDown(self):
        self.assertEqual(self.log()["problems"], [])

    def ask(self, path, method="GET", headers=None, **parameters):
        query = "?" + urllib.parse.urlencode(parameters) if parameters else ""
        self.line.request(method, self.base + path + query, headers=headers or {})
        return Reply(self.line.getresponse())

    def control(self, order):
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=LIMIT)
        line.request("POST", "/_control", json.dumps(order))
        reply = Reply(line.getresponse())
        line.close()
        return reply

    def set(self, fault, **options):
        reply = self.control(dict(options, fault=fault))
        self.assertEqual(reply.status, 200, reply.body)

    def log(self):
        return log(self.port)

    def eventually(self, holds):
        until = time.monotonic() + LIMIT
        while time.monotonic() < until:
            if holds(self.log()):
                return
            time.sleep(0.01)
        self.fail(self.log())

    def until_dropped(self):
        self.eventually(lambda log: any(one["dropped"] for one in log["requests"]))

    def socket(self, path="/characters"):
        """A connection that has sent a request, to be read byte by byte."""
        line = socket.create_connection(("127.0.0.1", self.port), timeout=LIMIT)
        self.addCleanup(line.close)
        line.sendall(("GET %s%s HTTP/1.1\r\nHost: x\r\n\r\n" % (self.base, path)).encode())
        return line

    def all(self, line):
        """All bytes until the connection ends, and whether it was reset."""
        parts = []
        try:
            while True:
                part = line.recv(65_536)
                if not part:
                    return b"".join(parts), False
                parts.append(part)
        except ConnectionResetError:
            return b"".join(parts), True


class MarvelTests(ServerCase):
    world = World()
    service = classmethod(lambda cls: Marvel(cls.world))

    def test_pages_hold_every_record_once(self):
        seen = []
        for offset in range(0, 1600, 100):
            data = self.ask("/characters", limit=100, offset=offset).data
            self.assertEqual((data["offset"], data["limit"], data["total"]), (offset, 100, 1564))
            self.assertEqual(data["count"], len(data["results"]))
            seen += data["results"]
        self.assertEqual(len({one["id"] for one in seen}), 1564)
        names = [one["name"].casefold() for one in seen]
        self.assertEqual(names, sorted(names))

    def test_twenty_by_default_and_none_beyond_the_end(self):
        self.assertEqual(self.ask("/characters").data["count"], 20)
        data = self.ask("/characters", offset=5000).data
        self.assertEqual((data["count"], data["results"], data["total"]), (0, [], 1564))

    def test_orders(self):
        ask = lambda order: self.ask("/characters", orderBy=order, limit=100).data["results"]
        names = [one["name"].casefold() for one in ask("-name")]
        self.assertEqual(names, sorted(names, reverse=True))
        dates = [one["modified"] for one in ask("modified")]
        self.assertEqual(dates, sorted(dates))
        self.assertTrue(dates[0].startswith("-0001"))
        dates = [one["modified"] for one in ask("-modified")]
        self.assertEqual(dates, sorted(dates, reverse=True))

    def test_search(self):
        found = self.ask("/characters", nameStartsWith="iron MAN").data
        names = [one["name"] for one in found["results"]]
        self.assertEqual(names, ["Iron Man", "Iron Man (House of Rust)", "Iron Man (Paper)"])
        self.assertEqual(self.ask("/characters", name="Iron Man").data["total"], 1)
        self.assertEqual(self.ask("/characters", nameStartsWith="Iron Man (").data["total"], 2)
        self.assertEqual(self.ask("/characters", nameStartsWith="ÉCLAIR").data["total"], 1)
        nobody = self.ask("/characters", nameStartsWith="zzz")
        self.assertEqual((nobody.status, nobody.data["total"]), (200, 0))
        since = self.ask("/characters", modifiedSince="2020-01-01").data
        self.assertTrue(0 < since["total"] < 1564)

    def test_a_record_its_parts_and_theirs(self):
        captain = self.ask("/characters/1009220").data["results"][0]
        self.assertEqual(captain["name"], "Captain America")
        self.assertGreater(captain["comics"]["available"], 1000)
        one = self.ask("/characters/1009262").data
        self.assertEqual((one["total"], one["results"][0]["name"]), (1, "Daredevil"))
        for part in ("comics", "series", "stories", "events"):
            listed = one["results"][0][part]
            self.assertEqual(len(listed["items"]), listed["returned"])
            self.assertLessEqual(listed["returned"], 20)
            rows = []
            for offset in range(0, listed["available"], 100):
                page = self.ask("/characters/1009262/" + part, limit=100, offset=offset).data
                self.assertEqual(page["total"], listed["available"])
                rows += page["results"]
            self.assertEqual(len({row["id"] for row in rows}), listed["available"])
            own = self.ask("/%s/%d" % (part, rows[-1]["id"])).data["results"][0]
            self.assertEqual(own, rows[-1])
            back = self.ask("/%s/%d/characters" % (part, own["id"]), limit=100).data
            self.assertIn(1009262, [row["id"] for row in back["results"]])
        latest = self.ask("/characters/1009262/comics", orderBy="-onsaleDate", limit=100).data
        dates = [row["dates"][0]["date"] for row in latest["results"]]
        self.assertEqual(dates, sorted(dates, reverse=True))

    def test_every_route(self):
        for kind in ("characters", "comics", "creators", "events", "series", "stories"):
            id = self.ask("/" + kind, offset=3, limit=1).data["results"][0]["id"]
            record = self.ask("/%s/%d" % (kind, id)).data["results"][0]
            for part, value in record.items():
                if isinstance(value, dict) and "collectionURI" in value:
                    page = self.ask("/%s/%d/%s" % (kind, id, part)).data
                    self.assertEqual(page["total"], value["available"], (kind, part))

    def test_oddities(self):
        world = self.world
        made = [world.record("characters", id) for id in world.ids("characters")]
        comics = [world.record("comics", id) for id in world.ids("comics")[:1500]]
        stories = [world.record("stories", id) for id in world.ids("stories")[:100]]
        self.assertTrue({None, "", " "} <= {one["description"] for one in made})
        texts = "".join(one["description"] or "" for one in made)
        for odd in ("&#233;", "&#8203;", "<br>", "<ul>", "\r", "  ", "\u00e2\u20ac"):
            self.assertIn(odd, texts)
        self.assertIn("-0001-11-30T00:00:00-0500", [one["modified"] for one in made])
        images = [one["thumbnail"] for one in made]
        self.assertIn(None, images)
        self.assertTrue({"gif", "png"} <= {image["extension"] for image in images if image})
        self.assertIn(7.1, [one["issueNumber"] for one in comics])
        self.assertTrue({str, int} <= {type(one["isbn"]) for one in comics})
        self.assertIn(0, [price["price"] for one in comics for price in one["prices"]])
        self.assertEqual({one["thumbnail"] for one in stories}, {None})
        self.assertIn("", [one["title"] for one in stories])
        years = [world.record("series", id)["endYear"] for id in world.ids("series")]
        self.assertIn(2099, years)

    def test_totals_on_demand(self):
        for total in (0, 1, 5, 700):
            world = World(total)
            self.assertEqual(len(world.ids("characters")), total)
            self.assertEqual(len(set(world.names.values())), total)
        self.assertIn(KNOWN[0][0], World(1).names)

    def test_same_in_every_run(self):
        body = self.ask("/characters", limit=100).portless
        command = (
            "import sys; sys.path.insert(0, %r); from marvel import *; from server import Request;"
            "request = Request('GET', '/v1/public/characters?limit=100', {}, '/v1/public');"
            "print(hashlib.sha1(Marvel().answer(request, []).body).hexdigest())" % HERE
        )
        environment = dict(os.environ, PYTHONHASHSEED="7", PYTHONDONTWRITEBYTECODE="1")
        said = subprocess.check_output([sys.executable, "-c", command], env=environment, text=True)
        self.assertEqual(said.strip(), hashlib.sha1(body).hexdigest())

    def test_etag(self):
        first = self.ask("/characters", ts="1", apikey="a", hash="b")
        tag = first.headers["ETag"]
        self.assertRegex(tag, "^[0-9a-f]{40}$")
        self.assertEqual(first.json["etag"], tag)
        again = self.ask("/characters", headers={"If-None-Match": tag}, ts="2", hash="c")
        self.assertEqual((again.status, again.raw, again.headers["ETag"]), (304, b"", tag))
        other = self.ask("/characters", headers={"If-None-Match": tag}, offset=20)
        self.assertEqual(other.status, 200)
        self.assertEqual(self.ask("/characters/1009220").status, 200)
        log = self.log()
        self.assertEqual([one["status"] for one in log["requests"]], [200, 304, 200, 200])
        self.assertEqual(log["requests"][1]["if_none_match"], tag)
        self.assertEqual(log["requests"][1]["query"], ["ts", "hash"])
        self.assertEqual(log["requests"][1]["parameters"], {})
        self.assertEqual({one["connection"] for one in log["requests"]}, {log["connections"] - 1})

    def test_gzip_and_both_framings(self):
        framings = set()
        for offset in range(6):
            plain = self.ask("/characters", offset=offset)
            packed = self.ask("/characters", offset=offset, headers={"Accept-Encoding": "gzip"})
            self.assertEqual(packed.headers["Content-Encoding"], "gzip")
            self.assertLess(len(packed.raw), len(plain.raw) / 2)
            self.assertEqual(packed.body, plain.body)
            framings.add(plain.headers.get("Transfer-Encoding"))
        self.assertEqual(framings, {None, "chunked"})

    def test_errors(self):
        reply = self.ask("/characters/1")
        self.assertEqual(reply.status, 404)
        self.assertEqual(reply.json, {"code": 404, "status": "We couldn't find that character"})
        target = self.base + "/heroes?ts=1&apikey=1234&hash=ff"
        reply = self.ask("/heroes?ts=1&apikey=1234&hash=ff")
        self.assertEqual(reply.status, 404)
        self.assertEqual(
            reply.json, {"code": "ResourceNotFound", "message": target + " does not exist"})
        for words, parameters in (
            ("You may not request more than 100 items.", {"limit": 101}),
            ("You must pass an integer limit greater than 0.", {"limit": 0}),
            ("You must pass an integer limit greater than 0.", {"limit": "many"}),
            ("You must pass and valid ordering parameter.", {"orderBy": "strength"}),
        ):
            reply = self.ask("/characters", **parameters)
            self.assertEqual((reply.status, reply.json), (409, {"code": 409, "status": words}))
        reply = self.ask("/characters", method="POST")
        self.assertEqual((reply.status, reply.headers["Allow"]), (405, "GET"))


class KeyTests(ServerCase):
    service = staticmethod(lambda: Marvel(World(30), public="1234", private="abcd"))
    HASH = "ffd275c5130566a2916217b101f26150"

    def test_hash(self):
        self.assertEqual(digest("1", "abcd", "1234"), self.HASH)
        self.assertEqual(self.ask("/characters", ts="1", apikey="1234", hash=self.HASH).status, 200)
        reply = self.ask("/characters", ts="2", apikey="1234", hash=self.HASH)
        self.assertEqual((reply.status, reply.json), (401, {
            "code": "InvalidCredentials",
            "message": "That hash, timestamp and key combination is invalid.",
        }))
        reply = self.ask("/characters", ts="1", apikey="4321", hash=self.HASH)
        self.assertEqual((reply.status, reply.json), (401, {
            "code": "InvalidCredentials", "message": "The passed API key is invalid."}))
        for parameters, missing in (
            ({}, "a user key"), ({"apikey": "1234"}, "a hash"),
            ({"apikey": "1234", "hash": self.HASH}, "a timestamp"),
        ):
            reply = self.ask("/characters", **parameters)
            self.assertEqual((reply.status, reply.json), (409, {
                "code": "MissingParameter", "message": "You must provide %s." % missing}))
        self.assertNotIn(self.HASH, json.dumps(self.log()))

    def test_public_key_alone(self):
        with StandIn(Marvel(World(5), public="1234")) as server:
            line = http.client.HTTPConnection(*server.server_address)
            for query, status in (("?apikey=1234", 200), ("?apikey=1", 401), ("", 409)):
                line.request("GET", "/v1/public/characters" + query)
                reply = Reply(line.getresponse())
                self.assertEqual(reply.status, status)
            line.close()


class FaultTests(ServerCase):
    service = staticmethod(lambda: Marvel(World(300)))

    def test_status_so_many_times(self):
        self.set("status", status=503, times=2, path="/characters", body="busy", type="text/plain",
                 headers={"Retry-After": "3"})
        self.assertEqual(self.ask("/series").status, 200)
        first = self.ask("/characters")
        self.assertEqual((first.status, first.body), (503, b"busy"))
        self.assertEqual(first.headers["Content-Type"], "text/plain")
        self.assertEqual(first.headers["Retry-After"], "3")
        self.assertEqual([self.ask("/characters").status for _ in range(2)], [503, 200])
        self.assertEqual(self.log()["requests"][1]["faults"], ["status"])
        self.set("status", status=401, body={"code": "X"})
        self.assertEqual(self.ask("/characters").json, {"code": "X"})

    def test_a_fault_applies_only_to_its_requests(self):
        self.set("status", path="/characters*", query={"offset": 20}, after=1)
        ask = lambda path, offset: self.ask(path, offset=offset).status
        self.assertEqual(ask("/characters", 0), 200)
        self.assertEqual(ask("/characters", 20), 200)
        self.assertEqual(ask("/characters", 20), 500)
        self.assertEqual(ask("/characters/1009220/comics", 20), 500)
        self.assertEqual(ask("/comics", 20), 200)
        self.control({"clear": True})
        self.assertEqual(ask("/characters", 20), 200)

    def test_too_many_requests(self):
        self.set("rate-limit", seconds=7, times=1)
        reply = self.ask("/characters")
        self.assertEqual((reply.status, reply.headers["Retry-After"]), (429, "7"))
        self.assertEqual(reply.json["code"], "RequestThrottled")
        self.assertEqual(self.ask("/characters").status, 200)
        self.set("rate-limit", date=True)
        self.assertTrue(self.ask("/characters").headers["Retry-After"].endswith(" GMT"))

    def test_throttle_ends_by_the_clock(self):
        self.set("throttle", seconds=60)
        for _ in range(2):
            reply = self.ask("/characters")
            self.assertEqual(reply.status, 429)
            self.assertIn(int(reply.headers["Retry-After"]), range(60 - LIMIT, 61))
        self.server.faults[0].since -= 60
        self.assertEqual(self.ask("/characters").status, 200)

    def test_redirects(self):
        for fault, status, to in (
            ("redirect-html", 301, "/_gone"), ("redirect-scheme", 302, "ftp://127.0.0.1:1/"),
            ("redirect-loop", 302, self.base + "/characters?apikey=1"),
        ):
            self.set(fault, times=1)
            reply = self.ask("/characters", apikey=1)
            self.assertEqual((reply.status, reply.headers["Location"]), (status, to))
        self.set("redirect", to="/y", status=308)
        reply = self.ask("/characters")
        self.assertEqual((reply.status, reply.headers["Location"]), (308, "/y"))
        self.line.request("GET", "/_gone")
        reply = Reply(self.line.getresponse())
        self.assertEqual((reply.status, reply.headers["Content-Type"][:9]), (200, "text/html"))

    def test_gone(self):
        self.set("gone")
        reply = self.ask("/characters")
        self.assertEqual((reply.status, reply.headers["Content-Type"][:9]), (500, "text/html"))

    def test_slow(self):
        self.set("slow", seconds=0.2, times=1)
        start = time.monotonic()
        self.assertEqual(self.ask("/characters").status, 200)
        self.assertGreater(time.monotonic() - start, 0.19)

    def test_slow_304(self):
        tag = self.ask("/characters").headers["ETag"]
        self.set("slow", seconds=0.01)
        self.assertEqual(self.ask("/characters", headers={"If-None-Match": tag}).status, 304)

    def test_leaving_shows_in_the_log(self):
        self.set("silent")
        line = self.socket()
        self.eventually(lambda log: log["concurrent"] == 1)
        self.assertFalse(self.log()["requests"][0]["dropped"])
        line.close()
        self.until_dropped()
        entry = self.log()["requests"][0]
        self.assertEqual((entry["status"], entry["bytes"], entry["finished"]), (None, 0, False))

    def test_drip(self):
        self.set("drip", seconds=0.02, times=1)
        start = time.monotonic()
        line = self.socket("/characters?limit=1&name=nobody")
        head, _, body = line.recv(1000).partition(b"\r\n\r\n")
        self.assertIn(b"200 OK", head)
        self.drips(line, start, len(body))

    def test_drip_head(self):
        self.set("drip-head", seconds=0.02)
        start = time.monotonic()
        self.drips(self.socket(), start)

    def drips(self, line, start, size=0):
        """Checks that 20 bytes took their time, however late they are read, with more to come."""
        while size < 20:
            part = line.recv(1000)
            self.assertTrue(part)
            size += len(part)
        self.assertGreater(time.monotonic() - start, 0.3)
        line.close()
        self.until_dropped()

    def test_stall(self):
        self.set("stall")
        line = self.socket()
        line.settimeout(0.1)
        with self.assertRaises(socket.timeout):
            self.all(line)
        line.close()
        self.until_dropped()

    def test_endless(self):
        self.set("endless")
        line = self.socket()
        size = 0
        while size < 5_000_000:
            size += len(line.recv(1_000_000))
        line.close()
        self.until_dropped()
        self.assertGreater(self.log()["requests"][0]["bytes"], 5_000_000)

    def test_resets(self):
        self.set("reset", times=1)
        self.assertEqual(self.all(self.socket()), (b"", True))
        self.set("reset-half")
        head, reset = self.all(self.socket())
        self.assertTrue(head.startswith(b"HTTP/1.1 200") and reset)
        self.control({"clear": True})
        self.assertEqual(self.ask("/characters").status, 200)

    def test_wrong_lengths(self):
        whole = self.ask("/characters").body
        for name, by in (("length-long", 1000), ("length-short", -100)):
            self.set(name, times=1)
            head, _, body = self.all(self.socket())[0].partition(b"\r\n\r\n")
            self.assertIn(b"Content-Length: %d\r\n" % (len(whole) + by), head)
            self.assertEqual(body, whole)

    def test_framings(self):
        whole = self.ask("/characters").body
        self.set("close")
        text, _ = self.all(self.socket())
        head, _, body = text.partition(b"\r\n\r\n")
        self.assertNotIn(b"Content-Length", head)
        self.assertEqual(body, whole)
        self.control({"clear": True})
        self.set("cut")
        with self.assertRaises(http.client.IncompleteRead):
            self.ask("/characters")
        for name in ("chunked", "length"):
            self.line.close()
            self.control({"clear": True})
            self.set(name)
            for offset in range(4):
                reply = self.ask("/characters", offset=offset)
                self.assertEqual("Content-Length" in reply.headers, name == "length")
                self.assertEqual(reply.data["count"], 20)

    def test_half(self):
        whole = self.ask("/characters").body
        self.set("half")
        reply = self.ask("/characters")
        self.assertEqual(reply.body, whole[: len(whole) // 2])
        self.assertEqual(reply.headers["Connection"], "close")

    def test_bodies(self):
        self.set("html", times=1)
        reply = self.ask("/characters")
        self.assertEqual((reply.status, reply.headers["Content-Type"][:9]), (200, "text/html"))
        self.set("not-json", times=1)
        reply = self.ask("/characters")
        self.assertEqual(reply.headers["Content-Type"][:16], "application/json")
        self.assertRaises(ValueError, lambda: reply.json)
        self.set("invalid-utf8", times=1)
        self.assertRaises(UnicodeDecodeError, self.ask("/characters").body.decode)
        self.set("escape-codes", times=1)
        self.assertIn("\x1b[2J", self.ask("/characters").data["results"][0]["name"])
        self.set("long-name", times=1)
        self.assertGreater(len(self.ask("/characters").data["results"][0]["name"]), 10_000_000)
        self.set("deep", times=1)
        body = self.ask("/characters").body
        self.assertIn(b"[" * 100_000 + b"]" * 100_000, body)
        self.assertEqual(self.ask("/characters").data["count"], 20)

    def test_a_spoilt_response_never_has_the_status_304(self):
        tag = self.ask("/characters").headers["ETag"]
        self.set("not-json")
        reply = self.ask("/characters", headers={"If-None-Match": tag})
        self.assertEqual((reply.status, reply.headers["ETag"]), (200, tag))

    def test_gzip_bomb(self):
        self.set("gzip-bomb")
        self.line.request("GET", self.base + "/characters")
        response = self.line.getresponse()
        self.assertEqual(response.headers["Content-Encoding"], "gzip")
        raw = response.read()
        self.assertLess(len(raw), 200_000)
        unpack, size = zlib.decompressobj(31), 0
        while raw:
            size += len(unpack.decompress(raw, 1_000_000))
            raw = unpack.unconsumed_tail
        self.assertGreater(size, 64 * 1024 * 1024)

    def test_data(self):
        self.set("no-data", times=1)
        self.assertNotIn("data", self.ask("/characters").json)
        self.set("null-data", times=1)
        self.assertIsNone(self.ask("/characters").data)
        good = self.ask("/characters").data["results"]
        self.set("bad-records", times=1)
        data = self.ask("/characters").data
        self.assertEqual(data["count"], 25)
        self.assertEqual([one for one in data["results"] if one in good], good)

    def test_pages(self):
        page = lambda offset: self.ask("/characters", offset=offset).data
        ids = lambda data: [one["id"] for one in data["results"]]
        first, second = ids(page(0)), ids(page(20))
        self.set("overlap")
        self.assertEqual(ids(page(0)), first)
        self.assertEqual(ids(page(20)), first[-3:] + second[:-3])
        self.control([{"clear": True}, {"fault": "repeat-page", "times": 1}])
        self.assertEqual(ids(page(0)), first)
        data = page(20)
        self.assertEqual((ids(data), data["offset"]), (first, 20))
        self.assertEqual(ids(page(20)), second)
        self.set("empty-page", query={"offset": 20})
        self.assertEqual(ids(page(0)), first)
        data = page(20)
        self.assertEqual((data["results"], data["count"], data["total"]), ([], 0, 300))
        self.assertEqual(len(ids(page(40))), 20)
        self.control({"clear": True})
        self.set("total-changes", step=-7)
        self.assertEqual([page(offset)["total"] for offset in (0, 20, 40)], [293, 286, 279])
        self.control({"clear": True})
        self.set("repeat-page")
        self.assertEqual(ids(page(20)), first)
        self.control([{"clear": True}, {"fault": "ignore-offset"}])
        data = page(20)
        self.assertEqual((ids(data), data["offset"], data["total"]), (first, 0, 300))
        self.control([{"clear": True}, {"fault": "end-early", "rows": 30}])
        data = page(20)
        self.assertEqual((ids(data), data["count"], data["total"]), (second[:10], 10, 300))
        self.assertEqual(ids(page(40)), [])
        self.control([{"clear": True}, {"fault": "without", "id": first[1]}])
        data = page(0)
        self.assertEqual((ids(data), data["total"]), (first[:1] + first[2:] + second[:1], 299))
        self.assertEqual(self.ask("/characters/%d" % first[1]).data["count"], 1)

    def test_how_many_at_once(self):
        self.set("silent")
        lines = [self.socket() for _ in range(4)]
        self.eventually(lambda log: log["concurrent"] == 4)
        for line in lines:
            line.close()
        self.eventually(lambda log: log["concurrent"] == 0)
        self.control({"clear": True})
        for _ in range(50):
            self.ask("/characters", limit=1)
        log = self.log()
        self.assertEqual((log["max_concurrent"], log["concurrent"]), (4, 0))
        self.assertEqual(log["requests"][-1]["concurrent"], 1)

    def test_orders_that_make_no_sense(self):
        for order in (
            {"fault": "boredom"}, {"fault": "slow", "depth": 3}, 7,
            {"fault": "slow", "seconds": "long"},
        ):
            self.assertEqual(self.control(order).status, 400, order)
        self.assertEqual(self.control({}).json, {"faults": []})

    def test_faults_as_text(self):
        fault = Fault.from_text("status:503:2@/characters*?offset=50&limit=20")
        self.assertEqual((fault.name, fault["status"], fault.times), ("status", 503, 2))
        self.assertEqual(fault.path, "/characters*")
        self.assertEqual(fault.query, {"offset": "50", "limit": "20"})
        fault = Fault.from_text("redirect:http://127.0.0.1:80")
        self.assertEqual((fault["to"], fault.times), ("http://127.0.0.1:80", None))
        fault = Fault.from_text("redirect:http://127.0.0.1:80/x:2")
        self.assertEqual((fault["to"], fault.times), ("http://127.0.0.1:80/x", 2))
        fault = Fault.from_text("empty-page::1")
        self.assertEqual((fault.name, fault.times, fault.path), ("empty-page", 1, "*"))
        self.assertEqual(Fault.from_text("slow")["seconds"], 2)
        for wrong in ("boredom", "half:3", "slow:long"):
            self.assertRaises(ValueError, Fault.from_text, wrong)
        with self.assertRaisesRegex(ValueError, "there are: status .* chunked length$"):
            Fault.from_text("boredom")


class RecordedTests(ServerCase):
    """Recorded answers, here made from the stand-in's own."""

    @classmethod
    def service(cls):
        world = Marvel(World(40))
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        for number, (kind, id, part) in enumerate((
            ("characters", None, None), ("characters", 1009220, None),
            ("characters", 1009220, "comics"),
        )):
            data = world.page(kind, id and str(id), part, {"limit": "20"}, [])
            with open(os.path.join(folder.name, "%d.json" % number), "wb") as file:
                file.write(world.write(data, [], part)[0])
        for name, text in (("x.json", "[1]"), ("y.json", "{"), ("z.txt", "")):
            with open(os.path.join(folder.name, name), "w") as file:
                file.write(text)
        return Marvel(Recorded(folder.name))

    def test_recorded_responses_are_served(self):
        data = self.ask("/characters", limit=100).data
        self.assertEqual(data["total"], 20)
        self.assertIn(1009220, [one["id"] for one in data["results"]])
        one = self.ask("/characters/1009220")
        world = World(40)
        data = json.loads(one.portless)["data"]
        self.assertEqual(data["results"][0], world.record("characters", 1009220))
        self.assertEqual(one.json["attributionText"], World.attribution)
        comics = self.ask("/characters/1009220/comics", limit=100).portless
        comics = json.loads(comics)["data"]["results"]
        self.assertEqual(comics[0], world.record("comics", comics[0]["id"]))

    def test_a_record_that_is_only_named_can_be_requested(self):
        stories = self.ask("/characters/1009220/stories").data["results"]
        own = self.ask("/stories/%d" % stories[0]["id"]).data["results"][0]
        self.assertEqual(own, stories[0])
        self.assertIsNone(own["thumbnail"])
        back = self.ask("/stories/%d/characters" % own["id"]).data["results"]
        self.assertIn(1009220, [one["id"] for one in back])

    def test_the_bundle(self):
        folder = os.path.join(HERE, "..", "..", "Fixtures", "Bundled", "marvel")
        if not os.path.isdir(folder):
            self.skipTest("no bundle beside the stand-in")
        records = Recorded(folder)
        self.assertGreaterEqual(len(records.ids("characters")), 300)
        self.assertIn(1009220, records.ids("characters"))


class SuperheroTests(ServerCase):
    service = Superheroes

    def test_all(self):
        reply = self.ask("/all.json")
        self.assertEqual(len(reply.json), 563)
        ids = [hero["id"] for hero in reply.json]
        self.assertEqual((ids, ids[0], ids[-1]), (sorted(set(ids)), 1, 731))
        reply.body.decode("ascii")
        one = self.ask("/id/%d.json" % ids[100])
        self.assertEqual(one.json, reply.json[100])
        part = self.ask("/powerstats/%d.json" % ids[100])
        self.assertEqual(part.json, one.json["powerstats"])

    def test_oddities(self):
        made = heroes()
        count = lambda group, field, value: sum(one[group][field] == value for one in made)
        self.assertEqual(count("appearance", "race", None), 164)
        self.assertEqual(count("biography", "publisher", None), 6)
        self.assertEqual(count("biography", "publisher", ""), 5)
        self.assertEqual(count("biography", "fullName", ""), 56)
        self.assertEqual(count("work", "base", "-"), 266)
        self.assertEqual(count("biography", "alignment", "-"), 6)
        self.assertEqual([s for one in made for s in one["powerstats"].values() if s > 100], [110])
        names = [one["name"] for one in made]
        self.assertEqual(len(names) - len(set(names)), 8)
        relatives = [one["connections"]["relatives"] for one in made]
        self.assertEqual(sum("\n" in text for text in relatives), 5)
        self.assertEqual(max(map(len, relatives)), 1564)
        heights = [one["appearance"]["height"] for one in made]
        self.assertIn(["1000", "304.8 meters"], heights)
        self.assertEqual(sum(height[1] == "0 kg" for height in heights), 1)

    def test_etag(self):
        tag = self.ask("/all.json").headers["ETag"]
        self.assertRegex(tag, '^"[0-9a-f]{16}"$')
        self.assertEqual(self.ask("/all.json", headers={"If-None-Match": tag}).status, 304)
        packed = self.ask("/all.json", headers={"Accept-Encoding": "gzip"})
        self.assertEqual(packed.headers["ETag"], "W/" + tag)
        again = self.ask("/all.json", headers={"If-None-Match": "W/" + tag})
        self.assertEqual((again.status, again.raw), (304, b""))

    def test_what_is_not_there(self):
        for path in ("/id/9999.json", "/id/1", "/nothing", "/id/../all.json"):
            reply = self.ask(path)
            self.assertEqual((reply.status, reply.headers["Content-Type"][:9]), (404, "text/html"))
        self.assertEqual(self.ask("/all.json", method="POST").status, 405)
        head = self.ask("/all.json", method="HEAD")
        self.assertEqual((head.status, head.raw), (200, b""))

    def test_faults(self):
        self.set("bad-records", times=1)
        self.assertEqual(len(self.ask("/all.json").json), 568)
        self.set("no-data", times=1)
        self.assertEqual(self.ask("/all.json").json, {})
        self.set("null-data", times=1)
        self.assertIsNone(self.ask("/all.json").json)
        self.set("long-name", times=1)
        self.assertGreater(len(self.ask("/all.json").json[0]["name"]), 10_000_000)
        self.assertEqual(self.control({"fault": "overlap"}).status, 400)


class StarWarsTests(ServerCase):
    service = StarWars

    def test_bare(self):
        films = self.ask("/films").json
        self.assertEqual([one["episode_id"] for one in films], [4, 5, 6, 1, 2, 3])
        self.assertEqual([len(one["characters"]) for one in films], [18, 16, 20, 34, 40, 34])
        people = self.ask("/people/").json
        self.assertEqual(len(people), 82)
        self.assertNotIn(ELSEWHERE + "/people/17", [one["url"] for one in people])
        self.assertEqual(self.ask("/people/16").json["mass"], "1,358")
        self.assertEqual(self.ask("/people/1/").json, people[0])
        self.assertEqual(self.ask("/planets/1").json["name"], "Tatooine")

    def test_a_crawl_has_line_ends_and_paragraphs(self):
        crawl = self.ask("/films/1").json["opening_crawl"]
        self.assertIn("\r\n\r\n", crawl)
        self.assertGreater(crawl.count("\r\n"), 4)

    def test_every_record_that_is_named_is_there(self):
        for kind in ("films", "people"):
            for one in self.ask("/" + kind).json:
                paths = one.get("characters", []) + one.get("films", []) + one.get("species", [])
                for address in paths + [one.get("homeworld", one["url"])]:
                    self.assertTrue(address.startswith(ELSEWHERE + "/"))
                    kind_and_id = address[len(ELSEWHERE) + 1:].split("/")
                    self.assertIn(kind_and_id[1], self.server.service.by_id[kind_and_id[0]])

    def test_what_is_not_there(self):
        for path in ("/people/17", "/starships/2", "/people/1/x", "/"):
            reply = self.ask(path)
            self.assertEqual((reply.status, reply.json), (404, {"message": "Resource not found"}))
        self.assertEqual(self.ask("/films", method="POST").status, 405)

    def test_etag(self):
        tag = self.ask("/people/1").headers["ETag"]
        again = self.ask("/people/1", headers={"If-None-Match": tag})
        self.assertEqual((again.status, again.raw), (304, b""))

    def test_faults(self):
        self.set("bad-records", times=1)
        self.assertEqual(len(self.ask("/people").json), 87)
        self.set("no-data", times=1)
        self.assertEqual(self.ask("/people").json, {})
        self.set("status", status=503, path="/people/5")
        self.assertEqual([self.ask("/people/%d" % id).status for id in (4, 5, 6)], [200, 503, 200])

    def test_orders(self):
        self.control({"change": {"people/1": {"name": "Luke"}}, "cast": {"films/1": [14, 1]}})
        self.assertEqual(self.ask("/people/1").json["name"], "Luke")
        named = [one.rpartition("/")[2] for one in self.ask("/films/1").json["characters"]]
        self.assertEqual(named, ["14", "1"])
        self.assertEqual(self.control({"change": {"ships/1": {}}}).status, 400)


class StarWarsShapeTests(unittest.TestCase):
    def ask(self, shape, path, slash=False):
        with StandIn(StarWars(shape, slash)) as stand_in:
            line = http.client.HTTPConnection("127.0.0.1", stand_in.server_address[1], timeout=LIMIT)
            self.addCleanup(line.close)
            line.request("GET", "/api" + path)
            reply = Reply(line.getresponse())
            self.assertEqual(stand_in.problems, [])
            return reply

    def test_wrapped(self):
        first = self.ask("wrapped", "/people").json
        self.assertEqual((first["count"], len(first["results"])), (82, 10))
        self.assertEqual((first["previous"], first["next"]), (None, ELSEWHERE + "/people?page=2"))
        last = self.ask("wrapped", "/people?page=9").json
        self.assertEqual((len(last["results"]), last["next"]), (2, None))
        self.assertEqual(self.ask("wrapped", "/people?page=10").json, {"detail": "Not found"})
        self.assertEqual(self.ask("wrapped", "/people/1").json["name"], "Luke Skywalker")

    def test_results(self):
        self.assertEqual(len(self.ask("results", "/people").json["results"]), 82)

    def test_tech(self):
        films = self.ask("tech", "/films").json["result"]
        self.assertEqual(films[0]["properties"]["title"], "A New Hope")
        one = self.ask("tech", "/people/4").json["result"]
        self.assertEqual((one["uid"], one["properties"]["name"]), ("4", "Darth Vader"))
        self.assertEqual(self.ask("tech", "/people/17").json, {"message": "not found"})

    def test_names(self):
        page = self.ask("names", "/people").json
        self.assertEqual((page["total_records"], page["total_pages"]), (82, 9))
        self.assertEqual(set(page["results"][0]), {"uid", "name", "url"})
        self.assertEqual(len(self.ask("names", "/films").json["result"]), 6)

    def test_slash(self):
        reply = self.ask("wrapped", "/people?page=2", slash=True)
        self.assertEqual((reply.status, reply.headers["Location"]), (301, "/api/people/?page=2"))
        page = self.ask("wrapped", "/people/?page=2", slash=True).json
        self.assertEqual(page["next"], ELSEWHERE + "/people/?page=3")
        self.assertTrue(all(one["url"].endswith("/") for one in page["results"]))
        for shape in SHAPES:
            self.assertEqual(self.ask(shape, "/films/1/", slash=True).status, 200)


class BitcoinTests(ServerCase):
    """All formats contain the same figures."""

    today = 20_565  # 2026-04-22
    service = staticmethod(lambda: Bitcoin(today=BitcoinTests.today))

    def setUp(self):
        super().setUp()
        self.control({"without": []})
        self.server.service.changed.clear()

    def rates(self, shape, currency=None):
        path = "/rates" + ("/" + currency if currency else "")
        return self.ask(path, shape=shape)

    def history(self, shape, currency="EUR"):
        return self.ask("/history/" + currency, shape=shape)

    def test_rates(self):
        euro = self.rates("coinbase").json["data"]["rates"]["EUR"]
        value = float(euro)
        self.assertIsInstance(euro, str)
        spot = self.rates("coinbase-spot", "EUR").json["data"]
        self.assertEqual(spot, {"amount": euro, "base": "BTC", "currency": "EUR"})
        self.assertEqual(self.rates("blockchain").json["EUR"]["15m"], value)
        self.assertEqual(self.rates("coingecko").json["rates"]["eur"]["value"], value)
        self.assertEqual(self.rates("coingecko-simple", "EUR").json, {"bitcoin": {"eur": value}})
        pair = self.rates("kraken", "EUR").json["result"]["XXBTZEUR"]
        self.assertEqual(float(pair["c"][0]), value)
        self.assertEqual(self.rates("mempool").json["EUR"], round(value))
        self.assertEqual(self.rates("bitstamp", "EUR").json["last"], euro)
        bpi = self.rates("coindesk", "EUR").json["bpi"]
        self.assertEqual((list(bpi), bpi["EUR"]["rate_float"]), (["USD", "EUR"], value))
        self.assertIn(",", bpi["EUR"]["rate"])

    def test_rates_of_other_things_than_currencies(self):
        rates = self.rates("coinbase").json["data"]["rates"]
        self.assertLessEqual({"EEK", "LTL", "XAU", "1INCH"}, set(rates))
        kinds = {rate["type"] for rate in self.rates("coingecko").json["rates"].values()}
        self.assertEqual(kinds, {"fiat", "commodity", "crypto"})

    def test_histories(self):
        rows = self.history("kraken").json["result"]["XXBTZEUR"]
        self.assertEqual((len(rows), rows[-1][0]), (720, self.today * 86_400))
        closes = {row[0] // 86_400: float(row[4]) for row in rows}
        ohlc = self.history("bitstamp").json["data"]["ohlc"]
        self.assertEqual({int(r["timestamp"]) // 86_400: float(r["close"]) for r in ohlc}, closes)
        candles = self.history("coinbase").json
        self.assertGreater(candles[0][0], candles[1][0])
        self.assertEqual(candles[0][4], closes[self.today])
        points = self.history("coingecko").json["prices"]
        self.assertEqual((len(points), points[-2][0] % 86_400_000), (366, 0))
        self.assertEqual(points[-2][1], closes[self.today - 1])
        self.assertEqual(points[-1][1], closes[self.today])
        prices = self.history("mempool").json["prices"]
        self.assertEqual([row["EUR"] for row in prices[-2:]], [-1, 0])
        bpi = self.history("coindesk").json
        self.assertIn("returned as USD", bpi["disclaimer"])
        self.assertEqual(max(bpi["bpi"]), "2026-04-21")

    def test_unknown_currencies(self):
        reply = self.history("kraken", "SEK")
        self.assertEqual((reply.status, reply.json["error"]),
                         (200, ["EQuery:Unknown asset pair"]))
        for shape, status in (("bitstamp", 404), ("coinbase", 404)):
            self.assertEqual(self.history(shape, "SEK").status, status)
        self.assertEqual(self.history("coingecko", "XYZ").status, 400)
        self.assertEqual(self.rates("nonsense").status, 404)
        self.assertEqual(self.ask("/other").status, 404)

    def test_rates_change_on_demand(self):
        before = self.ask("/rates")
        tag = before.headers["ETag"]
        self.assertEqual(self.ask("/rates", headers={"If-None-Match": tag}).status, 304)
        self.control({"rates": {"EUR": "70000.25"}})
        after = self.ask("/rates", headers={"If-None-Match": tag})
        self.assertEqual(after.json["data"]["rates"]["EUR"], "70000.25")
        self.assertEqual(self.history("kraken").json["result"]["XXBTZEUR"][-1][4], "70000.25")
        self.control({"without": ["EUR"]})
        for shape in RATES:
            self.assertNotIn(b'"EUR"', self.rates(shape, "EUR").body)
        self.assertEqual(self.history("bitstamp").status, 404)

    def test_faults(self):
        for shape in HISTORIES:
            self.set("bad-records", times=1)
            self.assertEqual(self.history(shape).status, 200)
        self.set("bad-records", times=1)
        self.assertEqual(len(self.history("coinbase").json), 305)
        self.set("null-data", times=1)
        self.assertIsNone(self.ask("/rates").json)

    def test_today_moves_on(self):
        service = Bitcoin()
        self.assertAlmostEqual(service.now(), time.time(), delta=60)


class ProgramTests(unittest.TestCase):
    def start(self, script, *arguments, stdin=subprocess.PIPE):
        # Run by path from another folder, as the tests and the Makefile do.
        program = subprocess.Popen(
            [sys.executable, os.path.join(HERE, script)] + list(arguments), stdin=stdin,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=os.path.dirname(HERE),
            env=dict(os.environ, PYTHONDONTWRITEBYTECODE="1"),
        )
        self.addCleanup(program.kill)
        return program

    def ends(self, program):
        self.assertEqual(program.wait(LIMIT), 0)
        self.assertEqual(program.stderr.read(), "")
        for pipe in (program.stdin, program.stdout, program.stderr):
            pipe.close()

    def hang(self, url):
        """A request that is never answered, which mustn't keep the program from ending."""
        where = urllib.parse.urlsplit(url)
        line = socket.create_connection((where.hostname, where.port))
        line.sendall(b"GET %s/all.json HTTP/1.1\r\nHost: x\r\n\r\n" % where.path.encode())
        self.addCleanup(line.close)
        until = time.monotonic() + LIMIT
        while log(where.port)["concurrent"] == 0:
            self.assertLess(time.monotonic(), until)

    def test_ends_when_stdin_does(self):
        program = self.start("superheroes.py", "--fault", "silent")
        url = program.stdout.readline().strip()
        self.assertRegex(url, r"^http://127\.0\.0\.1:\d+/superhero-api/api$")
        self.hang(url)
        program.stdin.close()
        self.ends(program)

    def test_ends_at_a_signal(self):
        program = self.start(
            "marvel.py", "--port", "0", "--total", "20", "--fault", "silent", "--fault", "slow:1")
        url = program.stdout.readline().strip()
        self.assertRegex(url, r"^http://127\.0\.0\.1:\d+/v1/public$")
        self.hang(url)
        program.send_signal(signal.SIGTERM)
        self.ends(program)

    def test_wrong_usage(self):
        for arguments in (["--fault", "boredom"], ["--fault", "status:x"]):
            program = self.start("marvel.py", "--total", "1", *arguments)
            _, said = program.communicate(timeout=LIMIT)
            self.assertEqual(program.returncode, 2)
            self.assertNotIn("Traceback", said)
        program = self.start("marvel.py", "--data", os.path.join(HERE, "nowhere"))
        _, said = program.communicate(timeout=LIMIT)
        self.assertEqual(program.returncode, 1)
        self.assertNotIn("Traceback", said)


if __name__ == "__main__":
    unittest.main()
