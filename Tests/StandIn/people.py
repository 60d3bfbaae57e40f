"""Made-up catalogues, the same in every run: a Marvel-shaped world and superhero-api's heroes.

The shapes, the oddities and how often they come are those counted in recorded answers; the
sentences are our own. A dozen names and ids are real ones, so that what a user has in the squad
from bundled data is found on the server too.
"""

import functools
import hashlib
import random

KINDS = ("characters", "comics", "creators", "events", "series", "stories")
GATEWAY = "http://gateway.marvel.com/v1/public"
# Pictures come from a name that never resolves, so that no test reaches out by accident.
IMAGES = "http://images.invalid/u/prod/marvel/i/mg"
NO_IMAGE = {"path": IMAGES + "/b/40/image_not_available", "extension": "jpg"}
UNKNOWN_DATES = ("-0001-11-30T00:00:00-0500", "1969-12-31T19:00:00-0500")

# id, name, and the number of series.
KNOWN = (
    (1009220, "Captain America", 84), (1009368, "Iron Man", 80),
    (1009610, "Spider-Man (Peter Parker)", 90), (1009351, "Hulk", 40), (1009718, "Wolverine", 70),
    (1009262, "Daredevil", 30), (1009281, "Doctor Doom", 24), (1009189, "Black Widow", 20),
    (1009187, "Black Panther", 18), (1009257, "Cyclops", 40), (1009629, "Storm", 36),
    (1010338, "Captain Marvel (Carol Danvers)", 16), (1011334, "3-D Man", 3),
    (1009146, "Abomination (Emil Blonsky)", 6),
)
ODD_NAMES = (
    "Iron Man (House of Rust)", "Iron Man (Paper)", "Iron Maiden & Sons", "Ærø", "Éclair Noir",
    "Żmij", "Σίβυλλα", "鉄の翼 (Iron Wing)", "\"Doc\" Halley", "Ms. “Quick” Silverstein",
    "N'Taro", "X-&#8203;Ray Kid", "Cloak &amp; Lantern", "Falconer ", "100% Proof", "C++ Man",
    "The Woman Who Was Told in a Dream That a Name Can Be as Long as the Line It Stands in and "
    "Then Went on Regardless (Ultimate)", "Zoë Ångström", "e\u0301tude", "İzmir Rose",
    "👩‍🚀 Nova Girl",
)
FIRST = (
    "Amber Ashen Astral Azure Brass Brazen Bright Bronze Cinder Clever Cobalt Copper Crimson "
    "Crooked Crystal Dawn Distant Dusk Eager Ebony Electric Ember Errant Fallen Feral Flint Frost "
    "Gilded Glass Granite Hidden Hollow Indigo Iron Ivory Jade Last Lunar Marble Midnight Misty "
    "Mortal Nimble Northern Obsidian Opal Pale Phantom Quiet Radiant Restless Ruby Rusty Sable "
    "Scarlet Shadow Silent Silver Solar Storm Swift Tidal Velvet Winter"
).split()
LAST = (
    "Adder Anvil Archer Arrow Badger Banner Beacon Bishop Blade Bolt Canary Comet Condor Courier "
    "Crane Dancer Falcon Ferret Fist Flame Fox Gale Ghost Giant Hammer Harrier Hawk Heron Hornet "
    "Hound Jackal Jester Kestrel Knight Lance Lantern Lynx Magpie Marten Mask Moth Needle Nomad "
    "Otter Owl Panther Pilgrim Piper Prowler Ranger Raven Rook Scout Sentinel Shark Spark Sparrow "
    "Spider Stag Tempest Thorn Viper Warden Wolf"
).split()
DOES = (
    "keeps the night buses of the harbour safe", "counts the stars and loses none of them",
    "repairs what the others break", "never arrives first and never leaves early",
    "learned to fly from a book with two pages missing", "guards a door that nobody has opened",
    "can hear rust", "was a postman until the mountain moved", "speaks with all clocks but one",
    "walks through walls, though seldom through the right one",
)
BUT = (
    "It helps less than one would think.", "The neighbours have stopped asking.",
    "On Sundays a brother takes over.", "What it costs shows only in winter.",
    "Three cities have put up statues, two of them of someone else.",
    "An old friend knows the reason and keeps it.",
)
MOJIBAKE = "Venom\u00e2\u20ac\u2122s cousin, or so he says \u00e2\u20ac\u201c but who knows."
WRAPPINGS = (
    lambda text: text, lambda text: "<p class=\"Body\">%s</p>" % text,
    lambda text: text.replace(". ", ".<br>\r<br>"), lambda text: text.replace(" ", "  ", 3),
    lambda text: text + " Caf&#233; &amp; bar, an Iron&#8203;Works &#8212; &quot;so&quot;.",
    lambda text: "<ul><li><i>%s</i></li><li>%s</li></ul>" % (text, BUT[0]),
    lambda text: text + "\r" + MOJIBAKE, lambda text: "“%s”… •\u2122" % text,
    lambda text: text + "\n\n" + " ".join(DOES[:6]).capitalize() + ".\t" + BUT[1],
)
ROLES = ("writer", "penciller", "inker", "colorist", "letterer", "editor", "penciler (cover)")
STORY_TYPES = ("cover", "interiorStory", "", "letters", "promo", "recap", "ad", "pinup", "credits")


def dice(*seed):
    """A number that depends only on the seed, not even on Python's version."""
    return int.from_bytes(hashlib.blake2b(repr(seed).encode(), digest_size=6).digest(), "big")


def made_up(number):
    """The made-up name with that number; no two are equal."""
    count = len(FIRST) * len(LAST)
    mixed = number * 1597 % count
    name = "%s %s" % (FIRST[mixed // len(LAST)], LAST[mixed % len(LAST)])
    return name if number < count else "%s (Earth-%d)" % (name, number // count + 1)


def sentence(name, *seed):
    does, but = DOES[dice(seed, 1) % len(DOES)], BUT[dice(seed, 2) % len(BUT)]
    text = "%s %s. %s" % (name.strip(), does, but)
    return WRAPPINGS[dice(seed, 3) % len(WRAPPINGS)](text)


def description(name, *seed):
    """Text as often as in the recorded answers, else "", null or a blank."""
    roll = dice(seed, "description") % 100
    return sentence(name, seed) if roll < 50 else "" if roll < 83 else None if roll < 99 else " "


def modified(*seed):
    roll = dice(seed, "modified")
    if roll % 100 < 28:
        return UNKNOWN_DATES[roll % 100 >= 9]
    return "20%02d-%02d-%02dT%02d:%02d:%02d-0%d00" % (
        10 + roll % 15, 1 + roll // 7 % 12, 1 + roll // 11 % 28,
        roll // 13 % 24, roll // 17 % 60, roll // 19 % 60, 4 + roll % 2,
    )


def picture(*seed):
    roll = dice(seed, "picture") % 100
    if roll < 26:
        return NO_IMAGE
    if roll < 28:
        return {"path": IMAGES + "/5/e0/4c0035c9c425d", "extension": "gif" if roll < 27 else "png"}
    return {"path": "%s/%x/%02x/%012x" % (IMAGES, roll % 16, roll, dice(seed)), "extension": "jpg"}


class World:
    """Characters who appear in series, which have issues, which have stories.

    Only who is in which series is held. All else follows from ids: a comic's is its series' and
    its number, a story's is its comic's and its place; records are made when they are asked for.
    """

    attribution = "Data made up by squad's stand-in, not by Marvel. © 2026 nobody"
    copyright = "© 2026 nobody"

    def __init__(self, total=1564, source="standin"):
        self.source = source
        stars = dict((id, many) for id, _, many in KNOWN)
        people = [(id, name) for id, name, _ in KNOWN]
        people += [(1_010_900 + at, name) for at, name in enumerate(ODD_NAMES)]
        people += [(1_020_000 + at, made_up(at)) for at in range(total - len(people))]
        self.names = dict(people[:max(0, total)])
        count = max(60, total * 2 // 5)
        self.lengths = [self.length(at) for at in range(count)]
        self.casts = [[] for _ in range(count)]
        self.series_of = {}
        for id in self.names:
            roll = dice("appears", id)
            many = stars.get(id) or (0, 1, 1, 2, 2, 3, 3, 4, 6, 9)[roll % 10]
            step = 1 + 2 * (roll // 10 % 7)
            chosen = dict.fromkeys((roll // 100 + step * at * at) % count for at in range(many))
            self.series_of[id] = sorted(chosen, key=self.series_title)
            for at in chosen:
                self.casts[at].append(id)
        self.events = [
            sorted({dice("event", at, part) % count for part in range(5 + at % 8)})
            for at in range(40)
        ]
        self.events_of = [[] for _ in range(count)]
        for at, parts in enumerate(self.events):
            for part in parts:
                self.events_of[part].append(at)
        self.works_of = [[] for _ in range(60)]
        for at in range(count):
            for creator, _ in self.credits(at):
                self.works_of[creator].append(at)

    @staticmethod
    def length(at):
        roll = dice("length", at)
        size = roll % 20
        if size < 12:
            return 1 + roll // 20 % 12
        return 13 + roll // 20 % 48 if size < 19 else 100 + roll // 20 % 300

    @functools.lru_cache(maxsize=None)
    def series_title(self, at):
        first = 1963 + dice("year", at) % 58
        last = first + self.lengths[at] // 12
        years = "%d - %s" % (first, "Present" if at % 9 == 4 else last)
        shape = ("%s", "%s Adventures", "Tales of %s", "The Amazing %s", "%s & Friends")[at % 5]
        return (shape % made_up(at * 3 + 1)) + " (%s)" % (first if first == last else years)

    def credits(self, at):
        roll = dice("credits", at)
        return [(roll // 60 ** part % 60, ROLES[part]) for part in range(roll % 4)]

    # Records and their relations

    def ids(self, kind):
        """All ids of a kind, sorted by name."""
        if kind == "characters":
            return sorted(self.names, key=lambda id: (self.names[id].casefold(), id))
        if kind == "series":
            return sorted(
                (1000 + at for at in range(len(self.casts))),
                key=lambda id: self.series_title(id - 1000),
            )
        if kind == "events":
            return [200 + at for at in range(len(self.events))]
        if kind == "creators":
            return [100 + at for at in range(len(self.works_of))]
        return self.spread([(at, None) for at in range(len(self.casts))], kind)

    def issues(self, at):
        return range((at + 1) * 1000 + 1, (at + 1) * 1000 + 1 + self.lengths[at])

    def place(self, comic):
        """The series and number of a comic's id; None if there is no such comic."""
        at, number = comic // 1000 - 1, comic % 1000
        inside = 0 <= at < len(self.casts) and 1 <= number <= self.lengths[at]
        return (at, number) if inside else None

    def places(self, kind, id):
        """Series and issues in which something appears, with None for all issues. None for an
        unknown id."""
        if kind == "characters" and id in self.names:
            return [(at, None) for at in self.series_of[id]]
        if kind == "series" and 0 <= id - 1000 < len(self.casts):
            return [(id - 1000, None)]
        if kind == "events" and 0 <= id - 200 < len(self.events):
            parts = self.events[id - 200]
            return [(at, n) for at in parts for n in (1, 2) if n <= self.lengths[at]]
        if kind == "creators" and 0 <= id - 100 < len(self.works_of):
            return [(at, None) for at in self.works_of[id - 100]]
        if kind == "comics":
            return [self.place(id)] if self.place(id) else None
        if kind == "stories" and self.place(id // 10) and id % 10 < 2 + (id // 10 % 3 == 0):
            return [self.place(id // 10)]
        return None

    def has(self, kind, id):
        return self.places(kind, id) is not None

    def related(self, kind, id, other):
        """The ids of another kind that are related to one record, sorted by name."""
        if kind == "stories" and other == "comics":
            return [id // 10]
        return self.spread(self.places(kind, id), other)

    def spread(self, places, kind):
        every = [at for at, _ in places]
        if kind == "series":
            return [1000 + at for at in dict.fromkeys(every)]
        if kind == "characters":
            found = {id for at in set(every) for id in self.casts[at]}
            return sorted(found, key=lambda id: (self.names[id].casefold(), id))
        if kind == "creators":
            return sorted({100 + who for at in set(every) for who, _ in self.credits(at)})
        if kind == "events":
            return sorted({
                200 + event for at, number in places if number is None or number <= 2
                for event in self.events_of[at]
            })
        comics = []
        for at, number in places:
            comics += self.issues(at) if number is None else [(at + 1) * 1000 + number]
        if kind == "comics":
            return comics
        return [
            comic * 10 + part for comic in comics for part in range(3 if comic % 3 == 0 else 2)
        ]

    # Names and sort keys

    def number(self, comic):
        """A comic's number, which is not always whole."""
        number = comic % 1000
        return number + 0.1 if number == 7 and comic // 1000 % 4 == 0 else number

    def title(self, kind, id):
        if kind == "characters":
            return self.names[id]
        if kind == "series":
            return self.series_title(id - 1000)
        if kind == "events":
            name = made_up(id * 31 % 4096)
            return "The %s War" % name if id % 7 else "Acts of %s!" % name
        if kind == "creators":
            return "%s %s" % (FIRST[id % 64], ("O'Neill", "Łaska", "de la Cruz", "Smith")[id % 4])
        if kind == "comics":
            series = self.series_title(id // 1000 - 1).partition(" - ")[0].rstrip(")") + ")"
            return "%s #%s" % (series, self.number(id))
        if id % 10 == 0:
            return "Cover #%d" % id
        roll = dice("story", id) % 20
        if roll < 2:
            return ""
        return sentence(made_up(id % 4096), id) if roll == 2 else "The %s, part %d" % (
            made_up(id % 4096), 1 + id % 3)

    @staticmethod
    def story_type(id):
        return STORY_TYPES[id % 10 if id % 10 < 2 else 2 + id // 10 % 7]

    def value(self, kind, id, field):
        """The value that `orderBy=field` compares."""
        if field == "modified":
            return modified(kind, id)
        if field == "issueNumber":
            return self.number(id)
        if field in ("onsaleDate", "focDate"):
            return self.dates(id)[field == "focDate"]["date"]
        if field in ("startYear", "startDate"):
            return self.title(kind, id).rpartition("(")[2]
        return self.title(kind, id).casefold()

    def dates(self, comic):
        at, number = self.place(comic)
        first = 1963 + dice("year", at) % 58
        month = number - 1
        sold = "%d-%02d-%02dT00:00:00-0500" % (first + month // 12, 1 + month % 12, 1 + comic % 28)
        if comic % 23 == 0:
            sold = UNKNOWN_DATES[0]
        order = UNKNOWN_DATES[0] if comic % 4 == 0 else sold.replace("T00", "T01")
        return [{"type": "onsaleDate", "date": sold}, {"type": "focDate", "date": order}]

    # Records

    def uri(self, kind, id):
        return "%s/%s/%d" % (GATEWAY, kind, id)

    def item(self, kind, id):
        return {"resourceURI": self.uri(kind, id), "name": self.title(kind, id)}

    def list(self, kind, id, other):
        """The first twenty related records, and their number."""
        related = self.related(kind, id, other)
        items = [self.item(other, one) for one in related[:20]]
        for item, one in zip(items, related):
            if other == "stories":
                item["type"] = self.story_type(one)
            if other == "creators":
                item["role"] = ROLES[one % len(ROLES)]
        return {
            "available": len(related), "collectionURI": self.uri(kind, id) + "/" + other,
            "items": items, "returned": len(items),
        }

    def links(self, kind, id, types=("detail",)):
        slug = "".join(c if c.isalnum() else "_" for c in self.title(kind, id).lower())
        query = "?utm_campaign=apiRef&utm_source=" + self.source
        reader = "http://marvel.invalid/digitalcomics/view.htm?iid=%d&%s" % (id, query[1:])
        return [
            {"type": type, "url": reader if type == "reader"
             else "http://marvel.invalid/%s/%d/%s%s" % (kind, id, slug, query)}
            for type in types
        ]

    @functools.lru_cache(maxsize=4096)
    def record(self, kind, id):
        text, changed = description(self.title(kind, id), kind, id), modified(kind, id)
        image = picture(kind, id)
        made = getattr(self, "record_of_" + kind)(id, text, changed, image)
        for other in KINDS:
            if other != kind and (kind, other) not in (
                ("characters", "creators"), ("comics", "series"), ("creators", "characters"),
            ):
                made[other] = self.list(kind, id, other)
        return made

    def record_of_characters(self, id, text, changed, image):
        roll = dice("links", id) % 10
        types = ("detail", "wiki", "comiclink")[: 3 if roll < 6 else 1 + roll % 2]
        return {
            "id": id, "name": self.names[id], "description": text, "modified": changed,
            "thumbnail": None if dice("none", id) % 97 == 5 else image,
            "resourceURI": self.uri("characters", id),
            "urls": [] if roll == 9 else self.links("characters", id, types),
        }

    def record_of_comics(self, id, text, changed, image):
        series = self.place(id)[0]
        price = (0, 3.99, 0.1, 2.5, 74.99, 4, 3.5)[id % 7]
        texts = [{"type": "issue_solicit_text", "language": "en-us", "text": text}] if text else []
        return {
            "id": id, "digitalId": 0 if id % 3 else id * 2, "title": self.title("comics", id),
            "issueNumber": self.number(id),
            "variantDescription": "Blank Variant" if id % 17 == 0 else "", "description": text,
            "modified": changed, "isbn": 785110283 if id % 61 == 0 else "",
            "upc": 0 if id % 67 == 0 else "7596060%05d-00111" % (id % 100_000),
            "diamondCode": "", "ean": "", "issn": "",
            "format": ("Comic", "Comic", "Comic", "Trade Paperback", "")[id % 5],
            "pageCount": (36, 0, 32, 144)[id % 4], "textObjects": texts,
            "resourceURI": self.uri("comics", id),
            "urls": self.links("comics", id, ("detail", "purchase", "reader")[: id % 4]),
            "series": self.item("series", 1000 + series),
            "variants": [], "collections": [], "collectedIssues": [], "dates": self.dates(id),
            "prices": [{"type": "printPrice", "price": price}] if id % 11 else [],
            "thumbnail": image, "images": [] if image is NO_IMAGE else [image],
        }

    def record_of_series(self, id, text, changed, image):
        title = self.title("series", id)
        first, _, last = title.rpartition("(")[2].rstrip(")").partition(" - ")
        return {
            "id": id, "title": title, "description": text if id % 5 == 0 else None,
            "resourceURI": self.uri("series", id), "urls": self.links("series", id),
            "startYear": int(first), "endYear": 2099 if last == "Present" else int(last or first),
            "rating": ("", "ALL AGES", "Rated T", "Parental Advisory")[id % 4],
            "type": ("", "ongoing", "limited", "one shot")[id // 3 % 4],
            "modified": changed, "thumbnail": image, "next": None,
            "previous": self.item("series", id - 1) if id % 6 == 0 and id > 1000 else None,
        }

    def record_of_events(self, id, text, changed, image):
        year = 1980 + id % 40
        beyond = 199 + len(self.events)
        return {
            "id": id, "title": self.title("events", id), "description": text or "",
            "resourceURI": self.uri("events", id), "urls": self.links("events", id),
            "modified": changed,
            "start": None if id % 8 == 0 else "%d-05-01 07:01:00" % year,
            "end": None if id % 5 == 0 else "%d-11-02 00:00:00" % year, "thumbnail": image,
            "next": self.item("events", id + 1) if id < beyond else None,
            "previous": self.item("events", id - 1) if id > 200 else None,
        }

    def record_of_stories(self, id, text, changed, image):
        return {
            "id": id, "title": self.title("stories", id), "description": text or "",
            "resourceURI": self.uri("stories", id), "type": self.story_type(id),
            "modified": changed, "thumbnail": None, "originalIssue": self.item("comics", id // 10),
        }

    def record_of_creators(self, id, text, changed, image):
        first, _, last = self.title("creators", id).partition(" ")
        return {
            "id": id, "firstName": first, "middleName": "", "lastName": last, "suffix": "",
            "fullName": self.title("creators", id), "modified": changed, "thumbnail": NO_IMAGE,
            "resourceURI": self.uri("creators", id), "urls": self.links("creators", id),
        }


# Superheroes

HEROES, LAST_HERO = 563, 731
TWINS = (
    "Angel", "Atlas", "Batman", "Black Canary", "Captain Marvel", "Firestorm", "Nova", "Toxin",
)
RELATIVES = "%s (mother), %s (father, deceased), %s (half-brother, from another time)"


def heroes():
    """563 heroes with ids up to 731, with each oddity as often as in the recorded data."""
    luck = random.Random(20)
    ids = sorted(luck.sample(range(2, LAST_HERO), HEROES - 2) + [1, LAST_HERO])
    names = [made_up(at * 5) for at in range(HEROES)]
    for at, name in enumerate(TWINS):
        names[40 + at * 30] = names[50 + at * 31] = name
    made = [hero(id, name, luck) for id, name in zip(ids, names)]

    def some(count):
        return [made[at] for at in luck.sample(range(HEROES), count)]

    for group, field, count in (
        ("biography", "placeOfBirth", 291), ("work", "base", 266), ("work", "occupation", 197),
        ("connections", "relatives", 160), ("connections", "groupAffiliation", 120),
        ("appearance", "hairColor", 83), ("appearance", "eyeColor", 80),
        ("biography", "firstAppearance", 58), ("appearance", "gender", 15),
        ("biography", "alignment", 6),
    ):
        for one in some(count):
            one[group][field] = "-"
    for one in some(164):
        one["appearance"]["race"] = None
    for one in some(56):
        one["biography"]["fullName"] = ""
    for one, wrong in zip(some(17), [None] * 6 + [""] * 5 + list(TWINS[:6])):
        one["biography"]["publisher"] = wrong
    for one in some(116)[7:]:
        one["appearance"]["height"] = ["-", "0 cm"]
    for one in some(133)[7:]:
        one["appearance"]["weight"] = ["- lb", "0 kg"]
    odd = (
        ("200", "61.0 meters"), ("1000", "304.8 meters"), ("32'0", "0 kg"), ("6'", "183 cm"),
        ("5'10'", "178 cm"), ("205", "62.5 meters"),
    )
    for one, height in zip(some(len(odd)), odd):
        one["appearance"]["height"] = list(height)
    for one, tons in zip(some(4), ("18 tons", "90,000 tons", "4 tons", "9,000 tons")):
        one["appearance"]["weight"] = ["- lb", tons]
    talkative = some(6)
    for one in talkative[:5]:
        one["connections"]["relatives"] = RELATIVES % TWINS[:3] + "\n" + RELATIVES % TWINS[3:6]
    talkative[5]["connections"]["relatives"] = ("; ".join([RELATIVES % TWINS[:3]] * 30))[:1564]
    some(1)[0]["powerstats"]["power"] = 110
    return made


def hero(id, name, luck):
    slug = "%d-%s" % (id, name.lower().replace(" ", "-"))
    inches, pounds = luck.randint(58, 84), luck.randint(95, 900)
    stats = ("intelligence", "strength", "speed", "durability", "power", "combat")
    return {
        "id": id, "name": name, "slug": slug,
        "powerstats": {stat: luck.randint(5, 100) for stat in stats},
        "appearance": {
            "gender": luck.choice(("Male", "Female")),
            "race": luck.choice(("Human", "Mutant", "Cosmic Entity", "Human / Radiation")),
            "height": ["%d'%d" % divmod(inches, 12), "%d cm" % round(inches * 2.54)],
            "weight": ["%d lb" % pounds, "%d kg" % round(pounds * 0.4536)],
            "eyeColor": luck.choice(("Blue", "blue", "Brown", "Green", "Yellow (without irises)")),
            "hairColor": luck.choice(("Black", "No Hair", "Blond", "Brown / White")),
        },
        "biography": {
            "fullName": "%s %s" % (luck.choice(FIRST), luck.choice(LAST)),
            "alterEgos": "No alter egos found.",
            "aliases": luck.choice((["-"], ["Bob", "agent of rust"], ["The " + name], [""])),
            "placeOfBirth": "%s Bay" % luck.choice(FIRST),
            "firstAppearance": "%s Stories #%d" % (luck.choice(LAST), luck.randint(1, 300)),
            "publisher": luck.choice(("Marvel Comics", "DC Comics", "Dark Horse Comics")),
            "alignment": luck.choice(("good", "good", "bad", "neutral")),
        },
        "work": {
            "occupation": luck.choice(("Lighthouse keeper", "Courier; formerly a tailor")),
            "base": "%s Tower" % luck.choice(FIRST),
        },
        "connections": {
            "groupAffiliation": "%s Guard, formerly the %s Four" % (
                luck.choice(FIRST), luck.choice(LAST)),
            "relatives": RELATIVES % tuple(luck.sample(LAST, 3)),
        },
        "images": {
            size: "https://images.invalid/superhero-api/api/images/%s/%s.jpg" % (size, slug)
            for size in ("xs", "sm", "md", "lg")
        },
    }
