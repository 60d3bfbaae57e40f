#!/usr/bin/env python3
"""The stand-ins for `make demo`: squad's bundled records as a service would send them, with
pictures.

    python3 Tests/StandIn/demo.py marvel|superheroes [--fault FAULT]

It prints its address and serves until stdin closes, as `marvel.py` and `superheroes.py` do, which
serve made-up names for the tests. Here the names, facts and sentences are the bundle's, where a
sentence is missing there is one of ours, every list is as long as it says, and the pictures are
made up from the names. Star Wars and Bitcoin have no pictures: their own stand-ins do.
"""

import glob
import json
import os
import re

import portraits
import server
from marvel import PARTS, Marvel, Recorded
from people import GATEWAY, IMAGES, heroes
from superheroes import Superheroes

HERE = os.path.dirname(os.path.abspath(__file__))
BUNDLE = os.path.join(HERE, "..", "..", "Fixtures", "Bundled")
FEW = "%s is in few of the bundled comics, and keeps the rest of the story to themselves."
SIZES = ("xs", "sm", "md", "lg")


def slug(name):
    """A name as a part of an address."""
    return re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_") or "nobody"


class Told(Recorded):
    """The bundled records, with lists as long as their counts say."""

    def __init__(self, folder=os.path.join(BUNDLE, "marvel")):
        super().__init__(folder)
        self.attribution = "Names are Marvel's; facts, sentences and pictures are squad's own"
        self.copyright, self.html = self.attribution, None
        self.told = {}

    def record(self, kind, id):
        if (kind, id) not in self.told:
            self.told[kind, id] = self.whole(kind, id, super().record(kind, id))
        return self.told[kind, id]

    def whole(self, kind, id, record):
        record = dict(record)
        if kind == "characters" and not (record.get("description") or "").strip():
            record["description"] = FEW % self.title(kind, id)
        if kind != "stories":
            name = slug(self.title(kind, id))
            record["thumbnail"] = {
                "path": "%s/demo/%s/%s" % (IMAGES, kind, name), "extension": "png"}
        for other in PARTS[kind]:
            record[other] = self.list(kind, id, other, (record.get(other) or {}).get("items") or [])
        return record

    def list(self, kind, id, other, known):
        """A list of related records, keeping the roles and types of the bundled list."""
        by_uri = {item.get("resourceURI"): item for item in known}
        ids = self.related(kind, id, other)
        items = []
        for one in ids[:20]:
            uri = "%s/%s/%d" % (GATEWAY, other, one)
            items.append(by_uri.get(uri) or {"resourceURI": uri, "name": self.title(other, one)})
        return {
            "available": len(ids), "collectionURI": "%s/%s/%d/%s" % (GATEWAY, kind, id, other),
            "items": items, "returned": len(items),
        }


class Pictured:
    """A service whose pictures are portraits."""

    def picture(self, path):
        return portraits.body(path) or super().picture(path)


class DemoMarvel(Pictured, Marvel):
    def __init__(self):
        super().__init__(Told())


class DemoHeroes(Pictured, Superheroes):
    def __init__(self):
        super().__init__(json.dumps(bundled_heroes(), indent=2).encode())


def bundled_heroes(folder=os.path.join(BUNDLE, "superheroes")):
    """The bundled heroes in superhero-api's own form, by id; made-up heroes if none are bundled."""
    found = []
    for path in glob.glob(os.path.join(folder, "heroes-*.json")):
        with open(path, encoding="utf-8") as file:
            found += json.load(file)
    for hero in found:
        hero["images"] = {
            size: "https://images.invalid/superhero-api/api/images/%s/%s.png" % (
                size, hero["slug"])
            for size in SIZES
        }
    return sorted(found, key=lambda hero: hero["id"]) or heroes()


SERVICES = {"marvel": DemoMarvel, "superheroes": DemoHeroes}


def main():
    parser = server.arguments("The stand-ins for make demo.")
    parser.add_argument("service", choices=SERVICES)
    options = parser.parse_args()
    server.run(parser, options, SERVICES[options.service]())


if __name__ == "__main__":
    main()
