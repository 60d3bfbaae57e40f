"""The faults that a stand-in can be told to produce, and the syntax for them.

A fault is one line of the table below. Several may be set at once: each one that matches a
request acts on it, in the order of the stages. What a fault has spoilt keeps its ETag, as behind
a broken proxy, so that a test can see whether a client keeps what it couldn't read.
"""

import fnmatch
import json
import math
import re
import time
import urllib.parse
import zlib
from collections import namedtuple
from email.utils import formatdate

# INSTEAD answers in place of the service, ROWS changes records before they are written, BODY
# changes a good answer's bytes, WAIT delays the first byte, and SEND changes how bytes are sent.
INSTEAD, ROWS, BODY, WAIT, SEND = "instead", "rows", "body", "wait", "send"

Kind = namedtuple("Kind", "stage argument default says")

FAULTS = {
    "status": Kind(INSTEAD, "status", 500, "this status, with `body`, `type` and `headers`"),
    "rate-limit": Kind(INSTEAD, "seconds", 2, "429 with Retry-After (`date`: as an HTTP date)"),
    "throttle": Kind(INSTEAD, "seconds", 2, "429 until so many seconds after the first one"),
    "unavailable": Kind(INSTEAD, "seconds", 2, "503 with Retry-After (`date`: as an HTTP date)"),
    "gone": Kind(INSTEAD, None, None, "500 and a page, as the retired host"),
    "redirect": Kind(INSTEAD, "to", "/_gone", "301 (`status`) to this address"),
    "redirect-html": Kind(INSTEAD, None, None, "301 to a page of HTML"),
    "redirect-loop": Kind(INSTEAD, None, None, "302 to the very same address"),
    "redirect-scheme": Kind(INSTEAD, "to", "ftp://127.0.0.1:1/", "302 to another scheme"),
    "no-data": Kind(ROWS, None, None, "the data is missing"),
    "null-data": Kind(ROWS, None, None, "the data is null"),
    "bad-records": Kind(ROWS, None, None, "five records among the good ones can't be read"),
    "overlap": Kind(ROWS, "rows", 3, "each page begins with the last rows of the one before"),
    "repeat-page": Kind(ROWS, None, None, "every page holds the first page's rows"),
    "ignore-offset": Kind(ROWS, None, None, "every page is the first one and says so"),
    "end-early": Kind(ROWS, "rows", 120, "no row comes after so many, though the total says more"),
    "without": Kind(ROWS, "id", 1009220, "this record is in no list"),
    "empty-page": Kind(ROWS, None, None, "a page behind the first has no rows"),
    "total-changes": Kind(ROWS, "step", -1, "`total` differs by this with every answer"),
    "html": Kind(BODY, None, None, "a page of HTML with 200"),
    "not-json": Kind(BODY, None, None, "a sentence that calls itself JSON"),
    "half": Kind(BODY, None, None, "half of the JSON, then the end, as if that were all"),
    "invalid-utf8": Kind(BODY, None, None, "bytes in a name that no UTF-8 has"),
    "escape-codes": Kind(BODY, None, None, "terminal escape sequences in a name"),
    "long-name": Kind(BODY, "megabytes", 10, "a name this long"),
    "many-rows": Kind(BODY, "rows", 1_000_000, "Marvel's list of so many rows, whatever was asked"),
    "deep": Kind(BODY, "brackets", 100_000, "so many brackets within each other"),
    "gzip-bomb": Kind(BODY, "megabytes", 80, "small gzip that unpacks to so much"),
    "slow": Kind(WAIT, "seconds", 2, "nothing for so long, then the answer"),
    "silent": Kind(WAIT, None, None, "nothing at all until the client leaves"),
    "reset": Kind(WAIT, None, None, "the connection is reset before the first byte"),
    "drip": Kind(SEND, "seconds", 1, "a byte of the body every so often"),
    "drip-head": Kind(SEND, "seconds", 1, "the same from the status line on"),
    "stall": Kind(SEND, None, None, "half of the body, then nothing until the client leaves"),
    "endless": Kind(SEND, None, None, "a body that never ends"),
    "length-long": Kind(SEND, "bytes", 1000, "Content-Length promises more than comes"),
    "length-short": Kind(SEND, "bytes", 100, "Content-Length promises less than comes"),
    "reset-half": Kind(SEND, None, None, "half of the body, then a reset"),
    "cut": Kind(SEND, None, None, "half of the body, then a close in the middle of a chunk"),
    "close": Kind(SEND, None, None, "no length; the end of the connection is the end (legal)"),
    "chunked": Kind(SEND, None, None, "always chunks (legal)"),
    "length": Kind(SEND, None, None, "never chunks (legal)"),
}

HTML = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>%s</title></head>
<body><h1>%s</h1><p>Nobody answers here any more.</p></body></html>
"""

NAME = re.compile(rb'"(?:name|title)": ?"')


class Fault:
    """A fault in effect: the requests that it acts on, and the remaining number of times.

    `path` is compared with what follows the base, `*` standing for anything; `query` names own
    parameters and their values; the first `after` requests that match are spared.
    """

    OPTIONS = {"fault", "path", "query", "times", "after", "body", "type", "status", "date",
               "headers"}

    def __init__(self, name, path="*", query=None, times=None, after=0, **options):
        if name not in FAULTS:
            raise ValueError("there is no fault %r; there are: %s" % (name, " ".join(FAULTS)))
        kind = FAULTS[name]
        for option in options:
            if option not in self.OPTIONS and option != kind.argument:
                raise ValueError("%s knows no %r" % (name, option))
        if kind.argument:
            options.setdefault(kind.argument, kind.default)
            if isinstance(kind.default, (int, float)):
                number = float(options[kind.argument])
                options[kind.argument] = int(number) if number.is_integer() else number
        self.name, self.kind, self.options = name, kind, options
        self.path, self.query = path, {k: str(v) for k, v in (query or {}).items()}
        self.times = None if times is None else int(times)
        self.after, self.fired, self.since = int(after), 0, None

    @classmethod
    def from_object(cls, value):
        """`{"fault": "slow", "seconds": 2, "times": 3, "path": "/characters"}`"""
        value = dict(value)
        return cls(value.pop("fault"), **value)

    @classmethod
    def from_text(cls, text):
        """`NAME[:ARGUMENT[:TIMES]][@PATH[?PARAMETER=VALUE&…]]`, as given to `--fault`."""
        text, _, where = text.partition("@")
        path, _, query = where.partition("?")
        name, _, rest = text.partition(":")
        # An address contains colons too, so only a number at the end is the count.
        argument, times = rest, None
        found = re.match(r"(.*):(\d+)$", rest)
        if found and not re.match(r"[a-z]+://[^/]*$", rest):
            argument, times = found.groups()
        kind = FAULTS.get(name)
        options = {}
        if kind and argument:
            if not kind.argument:
                raise ValueError("%s takes no argument, only %s::TIMES" % (name, name))
            options[kind.argument] = argument
        return cls(
            name, path or "*", dict(urllib.parse.parse_qsl(query)), times, **options
        )

    def __getitem__(self, option):
        return self.options.get(option)

    def strikes(self, request):
        """Whether it acts on this request; if so, counts it."""
        if not fnmatch.fnmatchcase(request.path, self.path):
            return False
        if any(request.parameters.get(k) != v for k, v in self.query.items()):
            return False
        if self.after > 0:
            self.after -= 1
            return False
        if self.times == 0:
            return False
        now = time.monotonic()
        self.since = self.since or now
        if self.name == "throttle" and now >= self.since + self["seconds"]:
            self.times = 0
            return False
        if self.times:
            self.times -= 1
        self.fired += 1
        return True

    def state(self):
        return dict(
            self.options,
            fault=self.name, path=self.path, query=self.query, left=self.times, fired=self.fired,
        )


def page(title):
    return HTML % (title, title)


def answer_instead(fault, request, answer_type):
    """The answer of an INSTEAD fault."""
    if fault.name == "status":
        status = fault["status"]
        text = fault["body"]
        if text is None:
            text = json.dumps({"code": status, "status": "The stand-in was told to fail."})
        elif not isinstance(text, str):
            text = json.dumps(text)
        type = fault["type"] or "application/json; charset=utf-8"
        return answer_type(status, text, type, (fault["headers"] or {}).items())
    if fault.name in ("rate-limit", "throttle", "unavailable"):
        seconds = fault["seconds"]
        if fault.name == "throttle":
            seconds = max(1, fault.since + seconds - time.monotonic())
        after = str(math.ceil(seconds))
        if fault["date"]:
            after = formatdate(time.time() + seconds, usegmt=True)
        if fault.name == "unavailable":
            return answer_type(503, page("Busy"), "text/html", headers=[("Retry-After", after)])
        text = json.dumps({
            "code": "RequestThrottled",
            "message": "You have exceeded your rate limit.  Please try again later.",
        })
        return answer_type(429, text, headers=[("Retry-After", after)])
    if fault.name == "gone":
        return answer_type(500, page("Internal Server Error"), "text/html; charset=utf-8")
    to = {
        "redirect-html": "/_gone",
        "redirect-loop": request.target,
    }.get(fault.name, fault["to"])
    status = fault["status"] or (301 if fault.name in ("redirect", "redirect-html") else 302)
    return answer_type(
        status, page("Moved"), "text/html; charset=utf-8", headers=[("Location", to)]
    )


def spoil(fault, answer):
    """A good answer after a BODY fault."""
    if fault.name == "html":
        answer.body, answer.type = page("Welcome").encode(), "text/html; charset=utf-8"
    elif fault.name == "not-json":
        answer.body = b"Thank you for calling. All our heroes are busy.\n"
    elif fault.name == "half":
        answer.body = answer.body[: len(answer.body) // 2]
    elif fault.name == "invalid-utf8":
        answer.body = in_name(answer.body, b"\xff\xfe\xc3(\xed\xa0\x80\xf0\x9f")
    elif fault.name == "escape-codes":
        text = "\x1b]0;owned\x07\x1b[2J\x1b[31m\x9b5m\r\n\x00"
        answer.body = in_name(answer.body, json.dumps(text).strip('"').encode())
    elif fault.name == "long-name":
        answer.body = in_name(answer.body, b"A" * int(fault["megabytes"] * 1_000_000))
    elif fault.name == "many-rows":
        rows = ",".join('{"id":%d,"name":"n"}' % n for n in range(1, int(fault["rows"]) + 1))
        answer.body = ('{"code":200,"data":{"results":[%s]}}' % rows).encode()
    elif fault.name == "deep":
        count = int(fault["brackets"])
        found = NAME.search(answer.body)
        at = found.start() if found else 0
        nest = b'"deep":' + b"[" * count + b"]" * count + b","
        answer.body = answer.body[:at] + nest + answer.body[at:]
    elif fault.name == "gzip-bomb":
        head, tail = around_name(answer.body)
        answer.body = bomb(head, int(fault["megabytes"]), tail)
        answer.encoding = "gzip"


def around_name(body):
    """The body before and after the place where the first name's text starts."""
    found = NAME.search(body)
    at = found.end() if found else len(body) // 2
    return body[:at], body[at:]


def in_name(body, what):
    head, tail = around_name(body)
    return head + what + tail


def bomb(head, megabytes, tail):
    """Gzip of a body with that many megabytes in a name, which is never held unpacked."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, 31)
    parts = [squeeze.compress(head)]
    block = b" " * 1_000_000
    parts += [squeeze.compress(block) for _ in range(megabytes)]
    parts += [squeeze.compress(tail), squeeze.flush()]
    return b"".join(parts)
