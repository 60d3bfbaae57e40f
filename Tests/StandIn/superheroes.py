#!/usr/bin/env python3
"""A stand-in for superhero-api, which is a folder of JSON files on GitHub Pages.

    python3 Tests/StandIn/superheroes.py [--data FILE]

It prints its address, which is what SQUAD_SUPERHEROES_URL takes, and serves until stdin closes:
`/all.json`, `/id/N.json`, and `/powerstats/N.json` and its like. --data serves a recorded
`all.json` byte for byte. A second one beside it does for the mirror. There are no pictures yet.
"""

import email.utils
import hashlib
import json
import sys

import server
from people import heroes
from server import Answer, Service

NOT_FOUND = """<!DOCTYPE html>
<html>
  <head><meta charset="utf-8"><title>Site not found</title></head>
  <body><h1>404</h1><p><strong>File not found</strong></p>
  <p>There is no file at this address, said the stand-in.</p></body>
</html>
"""
PARTS = ("powerstats", "appearance", "biography", "connections", "work")
# The time of the last deployment; arbitrary, but the same in every run.
DEPLOYED = email.utils.formatdate(1_600_000_000, usegmt=True)


class Superheroes(Service):
    """The files, with the headers of GitHub Pages and its page for missing ones."""

    base = "/superhero-api/api"
    faults = ("no-data", "null-data", "bad-records")

    def __init__(self, body=None):
        self.all = body or json.dumps(heroes(), indent=2).encode()
        self.heroes = json.loads(self.all)
        self.by_id = {str(hero["id"]): hero for hero in self.heroes}

    def concerns(self, fault, request):
        return request.path == "/all.json"

    def answer(self, request, faults):
        if request.method not in ("GET", "HEAD"):
            return Answer(405, "<h1>405 Not Allowed</h1>\n", "text/html", [("Allow", "GET, HEAD")])
        body = self.body(request.path, faults) if request.inside else None
        if body is None:
            return Answer(404, NOT_FOUND, "text/html; charset=utf-8")
        answer = Answer(200, body, etag='"%s"' % hashlib.sha1(body).hexdigest()[:16])
        # GitHub's front server compresses, and marks that with a weak ETag.
        answer.weak = True
        answer.headers += [
            ("Last-Modified", DEPLOYED), ("Cache-Control", "max-age=600"),
            ("Access-Control-Allow-Origin", "*"),
        ]
        return answer

    def body(self, path, faults):
        if path == "/all.json":
            names = [fault.name for fault in faults]
            if "no-data" in names or "null-data" in names:
                return b"{}" if "no-data" in names else b"null"
            if "bad-records" in names:
                bad = [None, 5, {}, {"id": "no number", "name": 7}, {"id": 990_001, "name": None}]
                return json.dumps(bad + self.heroes).encode()
            return self.all
        part, _, file = path.strip("/").partition("/")
        hero = self.by_id.get(file[:-len(".json")]) if file.endswith(".json") else None
        if hero is None or part not in PARTS + ("id",):
            return None
        return json.dumps(hero if part == "id" else hero[part], indent=2).encode()


def main():
    parser = server.arguments("A stand-in for superhero-api.")
    parser.add_argument("--data", metavar="FILE", help="a recorded all.json to serve")
    options = parser.parse_args()
    body = None
    if options.data:
        try:
            with open(options.data, "rb") as file:
                body = file.read()
            service = Superheroes(body)
        except (OSError, ValueError, KeyError, TypeError) as error:
            sys.exit("%s: %s" % (options.data, error))
    else:
        service = Superheroes()
    server.run(parser, options, service)


if __name__ == "__main__":
    main()
