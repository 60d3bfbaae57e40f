#!/usr/bin/env python3
"""A stand-in for the hosts that speak SWAPI, with the films and people that squad bundles.

    python3 Tests/StandIn/starwars.py [--shape wrapped|bare|results|tech|names] [--slash]

It prints its address, which is what SQUAD_STARWARS_URL takes, and serves until stdin closes:
`/films`, `/people`, `/planets`, `/species`, and each with an id. Its addresses name a host that
doesn't exist, as after a move: whoever follows them gets nowhere.

    bare      an array, as swapi.info and swapi.build; 404 is {"message":…}
    wrapped   {count,next,previous,results}, ten a page, as swapi.dev; 404 is {"detail":…}
    results   {results}, all at once
    tech      {result:{properties}}, lists as {result:[…]}, as swapi.tech's searches and films
    names     swapi.tech's other lists, which hold names alone, ten a page; one record as `tech`

--slash ends every address with a slash and redirects a path without one there, as Django does.
Over _control:

    {"change": {"people/1": {"name": "Luke"}}}      fields of a record, from now on
    {"cast": {"films/1": [14, 1]}}                  the people that a film names, by number
"""

import hashlib
import json
import os
import textwrap

import server
from server import Answer, Service

HERE = os.path.dirname(os.path.abspath(__file__))
BUNDLE = os.path.join(HERE, "..", "..", "Fixtures", "Bundled", "starwars")
KINDS = ("films", "people", "planets", "species")
SHAPES = ("bare", "wrapped", "results", "tech", "names")
# RFC 2606 reserves this top-level domain, so nobody can own the host.
ELSEWHERE = "https://swapi.invalid/api"
PAGE = 10
BAD = [None, 5, {}, {"name": "Nobody", "url": "nowhere"}, {"name": None, "url": "x/people/900"}]


def bundled(folder=BUNDLE):
    """The records by kind, each in its own order."""
    found = {}
    for kind in KINDS:
        with open(os.path.join(folder, kind + ".json"), encoding="utf-8") as file:
            found[kind] = json.load(file)
    return found


def number(address):
    return int(address.rstrip("/").rpartition("/")[2])


class StarWars(Service):
    """The bundle's facts in the shape of one host or another."""

    base = "/api"
    faults = ("no-data", "null-data", "bad-records")

    def __init__(self, shape="bare", slash=False):
        self.shape, self.slash = shape, "/" if slash else ""
        records = bundled()
        self.lists = {kind: [self.whole(one, kind) for one in records[kind]] for kind in KINDS}
        self.by_id = {
            kind: {str(number(one["url"])): one for one in self.lists[kind]} for kind in KINDS
        }

    def whole(self, one, kind):
        """A record in a host's format, with its addresses."""
        far = lambda path: "%s/%s%s" % (ELSEWHERE, path, self.slash)
        made = dict(one, url=far(one["url"]), created="2014-12-09T13:50:51.644000Z",
                    edited="2014-12-20T21:17:56.891000Z")
        for field in ("characters", "films", "species"):
            if field in made:
                made[field] = [far(path) for path in made[field]]
        if made.get("homeworld"):
            made["homeworld"] = far(made["homeworld"])
        if kind == "films":
            made["opening_crawl"] = self.crawl(made.pop("synopsis"))
        if kind in ("films", "people"):
            made.update(starships=[], vehicles=[])
        return made

    def order(self, order):
        for path, fields in order.get("change", {}).items():
            self.record(path).update(fields)
        for path, people in order.get("cast", {}).items():
            self.record(path)["characters"] = [
                "%s/people/%s%s" % (ELSEWHERE, person, self.slash) for person in people
            ]

    def record(self, path):
        """A record by the part of its address after the base; created if it doesn't exist."""
        kind, _, id = path.partition("/")
        if kind not in KINDS:
            raise ValueError("no such record: %s" % path)
        if id not in self.by_id[kind]:
            one = {"url": "%s/%s%s" % (ELSEWHERE, path, self.slash)}
            self.lists[kind].append(one)
            self.by_id[kind][id] = one
        return self.by_id[kind][id]

    @staticmethod
    def crawl(text):
        """A paragraph for each sentence, in short lines."""
        sentences = [part.strip(".") + "." for part in text.split(". ")]
        return "\r\n\r\n".join("\r\n".join(textwrap.wrap(one, 28)) for one in sentences)

    def concerns(self, fault, request):
        return request.path.strip("/") in KINDS

    def answer(self, request, faults):
        if request.method not in ("GET", "HEAD"):
            return Answer(405, json.dumps({"detail": "Method not allowed."}))
        if request.inside and self.slash and not request.path.endswith("/"):
            query = request.target.partition("?")[2]
            to = request.whole_path + "/" + ("?" + query if query else "")
            return Answer(301, "", "text/html; charset=utf-8", [("Location", to)])
        body = self.body(request, [fault.name for fault in faults]) if request.inside else None
        if body is None:
            return Answer(404, json.dumps(self.missing()))
        text = json.dumps(body, ensure_ascii=False, indent=1).encode()
        answer = Answer(200, text, etag='"%s"' % hashlib.sha1(text).hexdigest()[:16])
        answer.headers += [("Cache-Control", "max-age=300"), ("Access-Control-Allow-Origin", "*")]
        return answer

    def missing(self):
        if self.shape in ("tech", "names"):
            return {"message": "not found"}
        return {"detail": "Not found"} if self.shape == "wrapped" else {
            "message": "Resource not found"}

    def body(self, request, faults):
        kind, _, id = request.path.strip("/").partition("/")
        if kind not in KINDS:
            return None
        if id:
            return self.item(kind, id)
        if "no-data" in faults or "null-data" in faults:
            return {} if "no-data" in faults else {"results": None}
        rows = (BAD if "bad-records" in faults else []) + self.lists[kind]
        page = request.parameters.get("page", "1")
        return self.list(kind, rows, int(page) if page.isdecimal() and int(page) > 0 else 1)

    def item(self, kind, id):
        one = self.by_id[kind].get(id)
        if one is None or self.shape not in ("tech", "names"):
            return one
        return {"message": "ok", "result": self.described(one)}

    @staticmethod
    def described(one):
        if not one or not one.get("url"):
            return one
        uid = one["url"].rstrip("/").rpartition("/")[2]
        return {"properties": one, "description": "A record", "_id": "5f%s" % uid, "uid": uid,
                "__v": 0}

    def list(self, kind, rows, page):
        if self.shape == "bare":
            return rows
        if self.shape == "results":
            return {"results": rows}
        if self.shape == "tech" or (self.shape == "names" and kind == "films"):
            return {"message": "ok", "result": [self.described(one) for one in rows]}
        part = rows[(page - 1) * PAGE:page * PAGE]
        if page > 1 and not part:
            return None
        to = lambda other: "%s/%s%s?page=%d" % (ELSEWHERE, kind, self.slash, other)
        links = {
            "previous": to(page - 1) if page > 1 else None,
            "next": to(page + 1) if page * PAGE < len(rows) else None,
        }
        if self.shape == "wrapped":
            return dict(links, count=len(rows), results=part)
        names = [
            {"uid": one["url"].rstrip("/").rpartition("/")[2], "name": one["name"],
             "url": one["url"]} if one and one.get("name") and one.get("url") else one
            for one in (one if isinstance(one, dict) else None for one in part)
        ]
        return dict(links, message="ok", total_records=len(rows),
                    total_pages=-(-len(rows) // PAGE), results=names)


def main():
    parser = server.arguments("A stand-in for the hosts that speak SWAPI.")
    parser.add_argument("--shape", choices=SHAPES, default="bare")
    parser.add_argument("--slash", action="store_true", help="addresses end with a slash")
    options = parser.parse_args()
    server.run(parser, options, StarWars(options.shape, options.slash))


if __name__ == "__main__":
    main()
