"""Writes the fuzzer's seeds into a folder, with a subfolder for each target of `fuzz-readers`: the
stand-ins' answers in all their shapes, the example config, its keys, and the tour.

    python3 Tests/Fuzz/answers.py FOLDER SQUAD
"""

import datetime
import json
import os
import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "StandIn"))

import bitcoin  # noqa: E402
from demo import DemoHeroes, Told  # noqa: E402
from marvel import Marvel  # noqa: E402
from server import StandIn, open_directly  # noqa: E402
from starwars import StarWars  # noqa: E402

# Days since 1970.
DAY = (datetime.date(2026, 4, 22) - datetime.date(1970, 1, 1)).days
MARVEL = ["/characters?limit=4", "/characters/1009220", "/characters/1009220/comics?limit=3",
          "/characters/1009220/series?limit=3", "/characters/1009220/events?limit=3",
          "/characters/1009220/stories?limit=3"]


OWN = [
    '[{"id": 1, "name": "Ada", "parts": [{"a": 1.50}]}, {"id": 2, "name": "Bob"}, null]',
    '{"count": 2, "items": [{"id": 1, "parts": [{"a": 1}]}, {"id": 2, "parts": [{"a": 2}]}]}',
    '{"a": {"x": 1, "y": 2}, "b": {"x": 3, "y": 4}, "c": {"x": 5, "y": 6}}',
    '{"town": ["Rome", "Bonn"], "people": [2754719, 331885]}',
    '[["name", "age"], ["Ada", 36], ["Bob", 41]]',
    '# notes\n{"a": 1}\n{"a": "\u00e9 \\u00e9"}\n{\n  "a": 2\n}\n{"a": 3}',
    '\x1b[1;39m[\n  \x1b[34;1m{"a"\x1b[0m: 1}\x1b[0m]\n',
    'name,town\r\n"Ada, ""A""",Rome\r\nBob,"Bonn\nam Rhein"\r\n',
    'Report;;\nof May;;\n\nplace;sum;share\nNord;1.234,50;12 %\nTotal;9,9;100 %\n',
    'name\tnote\nAda\tx\\ty\nBob\t"z"\n',
    'NAME    READY   STATUS    AGE\nweb-1   1/1     Running   5d\nweb-2   0/1     Failed    1h\n',
    '* main\n  topic/a\n\x1b[32m  wip\x1b[m\n',
]


def write(folder, seeds):
    folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds):
        (folder / f"{number:02}").write_bytes(seed)


def answers(service, paths):
    with StandIn(service) as server:
        for path in paths:
            with open_directly(server.url + path) as answer:
                yield answer.read()


def few(body):
    """A shortened copy of a list."""
    value = json.loads(body)
    return json.dumps(value[:4], ensure_ascii=False).encode() if isinstance(value, list) else body


def rates():
    for shape in bitcoin.RATES:
        yield from answers(bitcoin.Bitcoin(rates=shape, today=DAY), ["/rates/EUR"])
    for shape in bitcoin.HISTORIES:
        service = bitcoin.Bitcoin(history=shape, today=DAY, days=30)
        yield from answers(service, ["/history/EUR"])


def main():
    folder, squad = pathlib.Path(sys.argv[1]), sys.argv[2]
    example = subprocess.run(
        [squad, "config", "example"], capture_output=True, check=True,
        env={"HOME": "/nonexistent", "PATH": os.defpath}).stdout
    keys = re.sub(rb"^\s*//\s?", b"", example, flags=re.M)
    keys = re.findall(rb'^ *"[\w-]+": \[(?:"[^"]*"(?:, )?)*\]', keys, flags=re.M)
    tour = (HERE.parent.parent / "Fixtures" / "Recordings" / "tour.jsonl").read_bytes()
    write(folder / "config", [example, b"{}", re.sub(rb"^(\s*)// ?(?=[\"{}\]])", rb"\1", example,
                                                     flags=re.M)])
    write(folder / "keymap", [b'{"keys": {' + b",\n".join(keys) + b"}}"])
    write(folder / "recording", [tour, b"".join(tour.splitlines(True)[:20])])
    write(folder / "marvel", answers(Marvel(Told()), MARVEL))
    write(folder / "superheroes", map(few, answers(DemoHeroes(), ["/all.json"])))
    write(folder / "starwars", [
        few(body) if shape == "bare" else body
        for shape in ("bare", "wrapped", "results", "tech", "names")
        for body in answers(StarWars(shape), ["/films", "/people", "/planets", "/films/1",
                                              "/people/1"])])
    write(folder / "bitcoin", rates())
    write(folder / "own", (text.encode() for text in OWN))


if __name__ == "__main__":
    main()
