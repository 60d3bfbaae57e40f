#!/usr/bin/env python3
"""A stand-in for the Marvel Comics API v1, whose own servers closed in 2025.

    python3 Tests/StandIn/marvel.py [--total 1564] [--public KEY --private KEY] [--data FOLDER]

It prints its address, which is what SQUAD_MARVEL_URL takes, and serves until stdin closes. Without
--data the records are made up; `--data Fixtures/Bundled/marvel` serves the bundled ones, and any
other folder whatever recorded answers it holds. With a private key `ts` and `hash` are checked;
with a public one only, `apikey` alone is enough; without keys anybody may ask.

What isn't known of the real service is unverified here too: the words of 405 and 429, of a wrong
offset, and the order in which several mistakes are noticed.
"""

import hashlib
import json
import os
import re
import sys

import server
from people import GATEWAY, KINDS, NO_IMAGE, World
from server import Answer, Service

PARTS = {
    "characters": ("comics", "events", "series", "stories"),
    "comics": ("characters", "creators", "events", "stories"),
    "creators": ("comics", "events", "series", "stories"),
    "events": ("characters", "comics", "creators", "series", "stories"),
    "series": ("characters", "comics", "creators", "events", "stories"),
    "stories": ("characters", "comics", "creators", "events", "series"),
}
ONE = {
    "characters": "character", "comics": "comic", "creators": "creator", "events": "event",
    "series": "series", "stories": "story",
}
ORDERS = {
    "characters": ("name", "modified"),
    "comics": ("focDate", "onsaleDate", "title", "issueNumber", "modified"),
    "creators": ("lastName", "firstName", "middleName", "suffix", "modified"),
    "events": ("name", "startDate", "modified"),
    "series": ("title", "modified", "startYear"),
    "stories": ("id", "modified"),
}
URI = re.compile(r"/(%s)/(\d+)$" % "|".join(KINDS))


def digest(ts, private, public):
    """The expected value of `hash`."""
    return hashlib.md5((ts + private + public).encode()).hexdigest()


class Recorded:
    """Records from a folder of recorded answers, in the same words as `people.World`.

    A record that is only named in another's list is served as well, with nothing but its name, so
    that whatever a client can select has an answer. Lists are as long as what is known, which may
    be less than the `available` of a record: a recording never holds all.
    """

    def __init__(self, folder):
        self.records = {kind: {} for kind in KINDS}
        self.named = {kind: {} for kind in KINDS}
        self.belongs = {}
        self.attribution = self.copyright = "Recorded answers, served by squad's stand-in"
        self.html = None
        for path in sorted(
            os.path.join(above, name) for above, _, names in os.walk(folder) for name in names
            if name.endswith(".json")
        ):
            self.read(path)
        if not any(self.records.values()):
            raise ValueError("no recorded answers in %s" % folder)
        for kind in KINDS:
            for id, record in self.records[kind].items():
                self.relate(kind, id, record)

    def read(self, path):
        with open(path, encoding="utf-8") as file:
            try:
                answer = json.load(file)
                results = answer["data"]["results"]
            except (ValueError, KeyError, TypeError):
                return
        for record in results:
            found = URI.search(record.get("resourceURI") or "")
            if found:
                known = self.records[found[1]].get(int(found[2]))
                if known is None or record.get("modified", "") > known.get("modified", ""):
                    self.records[found[1]][int(found[2])] = record
                if found[1] == "characters":
                    self.attribution = answer.get("attributionText") or self.attribution
                    self.copyright = answer.get("copyright") or self.copyright
                    self.html = answer.get("attributionHTML")

    def relate(self, kind, id, record):
        """Notes the records that a record's lists name, in both directions."""
        for other in KINDS:
            value = record.get(other)
            if isinstance(value, dict):
                items = value.get("items") or ([value] if "resourceURI" in value else [])
                for item in items:
                    self.name(kind, id, item)
        for field in ("originalIssue", "next", "previous"):
            if isinstance(record.get(field), dict):
                self.name(kind, id, record[field], field == "originalIssue")

    def name(self, kind, id, item, belongs=True):
        found = URI.search(item.get("resourceURI") or "")
        if not found:
            return
        other, one = found[1], int(found[2])
        self.named[other].setdefault(one, item)
        if belongs:
            self.belongs.setdefault((kind, id, other), {})[one] = True
            self.belongs.setdefault((other, one, kind), {})[id] = True

    def ids(self, kind):
        return sorted(self.records[kind], key=lambda id: (self.value(kind, id, "name"), id))

    def has(self, kind, id):
        return id in self.records[kind] or id in self.named[kind]

    def related(self, kind, id, other):
        found = self.belongs.get((kind, id, other), ())
        return sorted(found, key=lambda id: (self.value(other, id, "name"), id))

    def title(self, kind, id):
        record = self.records[kind].get(id) or self.named[kind][id]
        return record.get("name") or record.get("title") or record.get("fullName") or ""

    def value(self, kind, id, field):
        record = self.records[kind].get(id, {})
        if field in ("onsaleDate", "focDate"):
            dates = {date["type"]: date["date"] for date in record.get("dates") or ()}
            return dates.get(field, "")
        if field in ("modified", "startDate"):
            return record.get("start" if field == "startDate" else field) or ""
        if field in ("issueNumber", "startYear"):
            return record.get(field) or 0
        return self.title(kind, id).casefold()

    def record(self, kind, id):
        """A recorded record, or the known facts of one that is only named."""
        if id in self.records[kind]:
            return self.records[kind][id]
        uri = "%s/%s/%d" % (GATEWAY, kind, id)
        field = {"characters": "name", "creators": "fullName"}.get(kind, "title")
        made = {
            "id": id, field: self.title(kind, id), "description": None, "modified": "",
            "resourceURI": uri, "urls": [],
            "thumbnail": None if kind == "stories" else NO_IMAGE,
        }
        if kind == "comics":
            made.update(issueNumber=0, format="", pageCount=0, dates=[], prices=[], images=[])
            made["series"] = None
        for other in PARTS[kind]:
            items = [
                {"resourceURI": "%s/%s/%d" % (GATEWAY, other, one), "name": self.title(other, one)}
                for one in self.related(kind, id, other)
            ]
            made[other] = {
                "available": len(items), "collectionURI": uri + "/" + other,
                "items": items[:20], "returned": len(items[:20]),
            }
        return made


class Marvel(Service):
    """The API over made-up or recorded records."""

    base = "/v1/public"
    faults = (
        "no-data", "null-data", "bad-records", "overlap", "repeat-page", "ignore-offset",
        "end-early", "without", "empty-page", "total-changes",
    )

    def __init__(self, records=None, public=None, private=None):
        self.records = records or World(source=public or "standin")
        self.public, self.private = public, private
        self.bodies, self.lists = {}, {}

    # Errors, in their three shapes

    @staticmethod
    def refuse(status, code, message, headers=()):
        return Answer(status, json.dumps({"code": code, "message": message}), headers=headers)

    @staticmethod
    def deny(status, text):
        return Answer(status, json.dumps({"code": status, "status": text}))

    def stranger(self, parameters):
        """The refusal of an unauthorized request; None if it is authorized."""
        if not self.public and not self.private:
            return None
        if not parameters.get("apikey"):
            return self.refuse(409, "MissingParameter", "You must provide a user key.")
        if self.private:
            for name, called in (("hash", "a hash"), ("ts", "a timestamp")):
                if not parameters.get(name):
                    text = "You must provide %s." % called
                    return self.refuse(409, "MissingParameter", text)
        if self.public and parameters["apikey"] != self.public:
            return self.refuse(401, "InvalidCredentials", "The passed API key is invalid.")
        if self.private and parameters["hash"] != digest(
            parameters["ts"], self.private, parameters["apikey"]
        ):
            text = "That hash, timestamp and key combination is invalid."
            return self.refuse(401, "InvalidCredentials", text)
        return None

    # Answers

    def route(self, request):
        """The kind, the id as text and the part in a path; None if it has no such form."""
        if not request.inside:
            return None
        kind, *rest = request.path.strip("/").split("/")
        if kind not in KINDS or len(rest) > 2 or (len(rest) == 2 and rest[1] not in PARTS[kind]):
            return None
        return [kind] + rest + [None] * (2 - len(rest))

    def concerns(self, fault, request):
        paged = fault.name in (
            "overlap", "repeat-page", "ignore-offset", "end-early", "without", "empty-page",
            "total-changes")
        route = self.route(request)
        if not route or (paged and route[1] and not route[2]):
            return False
        later = request.parameters.get("offset", "0").isdigit() and int(
            request.parameters.get("offset", "0")) > 0
        return later or fault.name not in ("overlap", "repeat-page", "empty-page")

    def answer(self, request, faults):
        if request.method != "GET":
            text = "%s is not allowed" % request.method
            return self.refuse(405, "MethodNotAllowed", text, [("Allow", "GET")])
        route = self.route(request)
        if not route:
            # Repeats the whole query with its keys, as the real server does: a client must not show
            # it.
            return self.refuse(404, "ResourceNotFound", request.target + " does not exist")
        stranger = self.stranger(request.parameters)
        if stranger:
            return stranger
        kind, id, part = route
        if id is not None and not (id.isdigit() and self.records.has(kind, int(id))):
            return self.deny(404, "We couldn't find that %s" % ONE[kind])
        own = request.own()
        mistake = self.mistake(part or kind, own) if part or id is None else None
        if mistake:
            return self.deny(409, mistake)
        key = (kind, id, part, tuple(sorted(own.items())))
        if key in self.bodies and not faults:
            body, etag = self.bodies[key]
        else:
            body, etag = self.write(self.page(kind, id, part, own, faults), faults, part)
            if not faults:
                if len(self.bodies) > 200:
                    self.bodies.clear()
                self.bodies[key] = body, etag
        return Answer(200, body, etag=etag)

    @staticmethod
    def mistake(kind, own):
        """The mistake in a list's parameters, in the server's words."""
        limit = own.get("limit", "20")
        if not re.fullmatch(r"\d+", limit) or int(limit) < 1:
            return "You must pass an integer limit greater than 0."
        if int(limit) > 100:
            return "You may not request more than 100 items."
        if not re.fullmatch(r"\d+", own.get("offset", "0")):
            return "You must pass an integer offset of 0 or more."
        for order in own["orderBy"].split(",") if "orderBy" in own else ():
            if order[order.startswith("-"):] not in ORDERS[kind]:
                return "You must pass and valid ordering parameter."
        return None

    def rows(self, kind, id, part, own):
        """The ids in a list, filtered and sorted."""
        wanted = part or kind
        paging = ("limit", "offset")
        key = (kind, id, part, tuple(sorted(i for i in own.items() if i[0] not in paging)))
        if key in self.lists:
            return self.lists[key]
        records = self.records
        ids = records.related(kind, int(id), part) if part else records.ids(kind)
        for field, value in own.items():
            value, title = value.casefold(), lambda one: records.title(wanted, one).casefold()
            if field in ("nameStartsWith", "titleStartsWith"):
                ids = [one for one in ids if title(one).startswith(value)]
            elif field in ("name", "title"):
                ids = [one for one in ids if title(one) == value]
            elif field == "modifiedSince":
                ids = [one for one in ids if records.value(wanted, one, "modified") >= value]
            elif field in KINDS and field != wanted:
                listed = {int(one) for one in value.split(",") if one.isdigit()}
                ids = [one for one in ids if listed & set(records.related(wanted, one, field))]
        for order in reversed(own.get("orderBy", "").split(",")):
            if order == "id" or order == "-id":
                ids = sorted(ids, reverse=order == "-id")
            elif order:
                field = order[order.startswith("-"):]
                ids = sorted(
                    ids, key=lambda one: records.value(wanted, one, field),
                    reverse=order.startswith("-"),
                )
        self.lists[key] = ids
        return ids

    def page(self, kind, id, part, own, faults):
        """The `data` of a response."""
        if id is not None and not part:
            record = self.records.record(kind, int(id))
            data = {"offset": 0, "limit": 20, "total": 1, "count": 1, "results": [record]}
        else:
            ids = self.rows(kind, id, part, own)
            limit, offset = int(own.get("limit", "20")), int(own.get("offset", "0"))
            first, total = offset, len(ids)
            for fault in faults:
                if fault.name == "overlap":
                    first = max(0, offset - int(fault["rows"]))
                elif fault.name == "repeat-page":
                    first = 0
                elif fault.name == "ignore-offset":
                    first = offset = 0
                elif fault.name == "end-early":
                    ids = ids[:int(fault["rows"])]
                elif fault.name == "without":
                    ids = [one for one in ids if one != int(fault["id"])]
                    total = len(ids)
                elif fault.name == "empty-page":
                    first = total
                elif fault.name == "total-changes":
                    total = max(0, total + int(fault["step"]) * fault.fired)
            results = [self.records.record(part or kind, one) for one in ids[first:first + limit]]
            data = {
                "offset": offset, "limit": limit, "total": total, "count": len(results),
                "results": results,
            }
        if any(fault.name == "bad-records" for fault in faults):
            data["results"] = spoilt(data["results"])
            data["count"] = len(data["results"])
        return data

    def write(self, data, faults, part):
        """The bytes of an answer and its ETag, which depends on the data alone."""
        html = getattr(self.records, "html", None)
        answer = {
            "code": 200, "status": "Ok", "copyright": self.records.copyright,
            "attributionText": self.records.attribution,
            "attributionHTML": html or '<a href="http://marvel.invalid">%s</a>' % (
                self.records.attribution),
            "etag": "", "data": data,
        }
        for fault in faults:
            if fault.name == "no-data":
                del answer["data"]
            elif fault.name == "null-data":
                answer["data"] = None
        if part:
            # The API's order of keys changed over the years; some records use the older one.
            last = ("code", "copyright", "data")
            answer = {k: answer[k] for k in sorted(answer, key=lambda k: k in last)}
        text = text_of(answer)
        etag = hashlib.sha1(text).hexdigest()
        return text.replace(b'"etag":""', b'"etag":"%s"' % etag.encode(), 1), etag


def text_of(answer):
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    try:
        return text.encode()
    except UnicodeEncodeError:
        # Escapes non-ASCII text: a recorded lone surrogate can't be written otherwise.
        return json.dumps(answer, separators=(",", ":")).encode()


def spoilt(results):
    """Good records with bad ones in between; no good one is missing."""
    bad = [None, 5, {}, {"id": "no number", "name": 7}, {"id": 990_001, "thumbnail": "none"}]
    out = list(results)
    for at, record in enumerate(bad):
        out.insert(at * 2, record)
    return out


def main():
    parser = server.arguments("A stand-in for the Marvel Comics API.")
    parser.add_argument("--total", type=int, default=1564, help="how many made-up characters")
    parser.add_argument("--public", metavar="KEY")
    parser.add_argument("--private", metavar="KEY")
    parser.add_argument("--data", metavar="FOLDER", help="recorded answers to serve")
    options = parser.parse_args()
    try:
        if options.data:
            records = Recorded(options.data)
        else:
            records = World(options.total, options.public or "standin")
    except (OSError, ValueError) as error:
        sys.exit(str(error))
    server.run(parser, options, Marvel(records, options.public, options.private))


if __name__ == "__main__":
    main()
