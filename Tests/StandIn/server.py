"""The stand-ins' HTTP: common behaviour of services, faults on demand, and a log for assertions.

A stand-in speaks one service's format on 127.0.0.1, so that tests, `make demo` and benchmarks need
no network, and so that everything that can go wrong with a service goes wrong when it is asked to.
It is quiet: what happened is in its log, which a test reads over the same port.

    GET  /_control         the faults that are set, and how often each has struck
    POST /_control         {"fault": "slow", "seconds": 2, "times": 3, "path": "/characters"}
                           {"clear": true} takes all faults away, {"forget": true} empties the log;
                           a list does several at once
    GET  /_control/log     {"requests": […], "max_concurrent": 6, "concurrent": 0,
                            "connections": 2, "problems": []}

A request in the log: `number`, `at` (seconds since the start), `took`, `connection`, `method`,
`path` (behind the base), `query` (all names, as sent), `parameters` (values of the client's own;
never `ts`, `apikey` and `hash`), `if_none_match`, `accept_encoding`, `user_agent`, `status` (null
when none was sent), `bytes` (sent, head included), `faults`, `concurrent` (with this one),
`finished` and `dropped` (the client left before the answer was finished). `problems` holds the
stand-in's own failures and stays empty.
"""

import argparse
import gzip
import http.server
import json
import os
import select
import signal
import socket
import struct
import sys
import threading
import time
import traceback
import urllib.parse
import urllib.request
from http import HTTPStatus

import pictures
from faults import BODY, FAULTS, INSTEAD, ROWS, SEND, WAIT, Fault, answer_instead, page, spoil

JSON = "application/json; charset=utf-8"
SECRETS = ("ts", "apikey", "hash")
SMALL = 512
# Opens an address of this machine, never through the proxy that the environment names.
open_directly = urllib.request.build_opener(urllib.request.ProxyHandler({})).open


class Answer:
    """A status, headers and a body; `None` is no body at all, as with a 304."""

    def __init__(self, status, body, type=JSON, headers=(), etag=None):
        self.status, self.type, self.etag = status, type, etag
        self.body = body.encode() if isinstance(body, str) else body
        self.headers, self.encoding, self.weak = list(headers), None, False
        if status in (204, 304):
            self.body = None


class Request:
    """A client's request. `path` is relative to the base if the request is inside of it."""

    def __init__(self, method, target, headers, base):
        self.method, self.target, self.headers = method, target, headers
        self.whole_path, _, query = target.partition("?")
        self.fields = urllib.parse.parse_qsl(query, keep_blank_values=True)
        self.parameters = dict(self.fields)
        inside = self.whole_path.startswith(base + "/")
        self.path = self.whole_path[len(base):] if inside else self.whole_path
        self.inside = inside

    def own(self):
        """The parameters without those that authenticate the client."""
        return {k: v for k, v in self.parameters.items() if k not in SECRETS}


class Service:
    """The service that a stand-in imitates. `faults` names the ROWS faults that it knows."""

    base = ""
    faults = ()

    def answer(self, request, faults):
        raise NotImplementedError

    def picture(self, path):
        """The PNG at an address; None if there is none."""
        return pictures.body(path)

    def order(self, order):
        """Carries out an order from _control that is meant for the service itself."""

    def concerns(self, fault, request):
        """Whether a ROWS fault could show in this answer; if not, it isn't used up."""
        return True


class Dropped(Exception):
    """The client disconnected before the answer was complete."""


class StandIn(http.server.ThreadingHTTPServer):
    """A service at a port of 127.0.0.1."""

    daemon_threads = True
    block_on_close = False
    request_queue_size = 128

    def __init__(self, service, port=0, faults=(), niceness=0):
        self.service, self.faults, self.niceness = service, [], niceness
        self.lock, self.started = threading.Lock(), time.monotonic()
        self.concurrent, self.connections, self.open = 0, 0, set()
        self.forget()
        for fault in faults:
            self.add(fault)
        super().__init__(("127.0.0.1", port), Handler)
        self.url = "http://127.0.0.1:%d%s" % (self.server_address[1], service.base)

    def __enter__(self):
        threading.Thread(target=self.serve, daemon=True).start()
        return self

    def serve(self):
        """Answers requests, on this thread and on others that it starts."""
        if self.niceness:
            # On Linux each thread has its own niceness, which the threads started here inherit.
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), self.niceness)
        self.serve_forever(0.05)

    def __exit__(self, *_):
        """Stops at once, cutting connections in the middle of an answer."""
        self.shutdown()
        self.server_close()
        with self.lock:
            for connection in self.open:
                try:
                    connection.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass

    def server_bind(self):
        # HTTPServer's own method looks up the host's name, which may take seconds.
        socket.socket.setsockopt(self.socket, socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.socket.bind(self.server_address)
        self.server_address = self.socket.getsockname()
        self.server_name, self.server_port = self.server_address

    def forget(self):
        self.requests, self.problems = [], []
        self.max_concurrent = self.concurrent

    def handle_error(self, request, client_address):
        error = sys.exc_info()[1]
        if not isinstance(error, (ConnectionError, TimeoutError)):
            self.problems.append(traceback.format_exc())

    def add(self, fault):
        if fault.kind.stage == ROWS and fault.name not in self.service.faults:
            raise ValueError("this service has no %s" % fault.name)
        with self.lock:
            self.faults.append(fault)

    def striking(self, request):
        with self.lock:
            return [
                fault for fault in self.faults
                if (fault.kind.stage != ROWS or self.service.concerns(fault, request))
                and fault.strikes(request)
            ]

    def enter(self, request, connection):
        """Begins the request's entry in the log."""
        with self.lock:
            self.concurrent += 1
            self.max_concurrent = max(self.max_concurrent, self.concurrent)
            entry = {
                "number": len(self.requests) + 1,
                "at": round(time.monotonic() - self.started, 4), "took": None,
                "connection": connection, "method": request.method, "path": request.path,
                "query": [name for name, _ in request.fields], "parameters": request.own(),
                "if_none_match": request.headers.get("If-None-Match"),
                "accept_encoding": request.headers.get("Accept-Encoding"),
                "user_agent": request.headers.get("User-Agent"),
                "status": None, "bytes": 0, "faults": [], "concurrent": self.concurrent,
                "finished": False, "dropped": False,
            }
            self.requests.append(entry)
            return entry

    def leave(self, entry, **outcome):
        """Closes the entry. Only the first outcome counts."""
        with self.lock:
            if entry["took"] is None:
                entry["took"] = round(time.monotonic() - self.started - entry["at"], 4)
                entry.update(outcome)
                self.concurrent -= 1

    def log(self):
        with self.lock:
            return {
                "requests": [dict(entry) for entry in self.requests],
                "max_concurrent": self.max_concurrent, "concurrent": self.concurrent,
                "connections": self.connections, "problems": list(self.problems),
            }

    def control(self, method, path, body):
        """The answer to a _control request."""
        if (method, path) == ("GET", "/_control/log"):
            return Answer(200, json.dumps(self.log()))
        if path != "/_control" or method not in ("GET", "POST"):
            return Answer(404, json.dumps({"error": "no such control"}))
        try:
            orders = json.loads(body) if method == "POST" else []
            for order in orders if isinstance(orders, list) else [orders]:
                if order.get("clear"):
                    with self.lock:
                        self.faults.clear()
                if order.get("forget"):
                    with self.lock:
                        self.forget()
                self.service.order(order)
                if "fault" in order:
                    self.add(Fault.from_object(order))
        except (ValueError, TypeError, AttributeError) as error:
            return Answer(400, json.dumps({"error": str(error)}))
        return Answer(200, json.dumps({"faults": [fault.state() for fault in self.faults]}))


class Handler(http.server.BaseHTTPRequestHandler):
    """One persistent connection."""

    protocol_version = "HTTP/1.1"
    # Head and body go out at once: waiting for the client's acknowledgement costs 40 ms.
    disable_nagle_algorithm = True

    def setup(self):
        super().setup()
        with self.server.lock:
            self.server.connections += 1
            self.number = self.server.connections
            self.server.open.add(self.connection)

    def finish(self):
        with self.server.lock:
            self.server.open.discard(self.connection)
        super().finish()

    def log_message(self, format, *arguments):
        pass

    def serve(self):
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(min(length, 1_000_000)) if length else b""
        path = self.path.partition("?")[0]
        if path.startswith("/_control"):
            self.entry = {"bytes": 0, "status": None}
            self.send_plain(self.server.control(self.command, path, body))
            return
        request = Request(self.command, self.path, self.headers, self.server.service.base)
        self.entry = self.server.enter(request, self.number)
        try:
            self.respond(request)
            self.server.leave(self.entry, finished=True)
        except (Dropped, ConnectionError):
            self.close_connection = True
            self.server.leave(self.entry, dropped=True)
        except Exception:
            self.server.problems.append(traceback.format_exc())
            self.close_connection = True
        finally:
            self.server.leave(self.entry)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = serve

    def respond(self, request):
        gone = request.whole_path == "/_gone"
        faults = [] if gone else self.server.striking(request)
        self.entry["faults"] = [fault.name for fault in faults]
        stage = lambda wanted: [fault for fault in faults if fault.kind.stage == wanted]
        way = stage(SEND)[-1] if stage(SEND) else None
        for fault in stage(WAIT):
            self.wait_as(fault)
        if stage(INSTEAD):
            answer = answer_instead(stage(INSTEAD)[0], request, Answer)
        elif gone:
            answer = Answer(200, page("This service has closed"), "text/html; charset=utf-8")
        else:
            answer = self.own_answer(request, stage(ROWS))
            spoilers = stage(BODY) if answer.status == 200 else []
            if self.unchanged(answer) and not spoilers and not way:
                headers = [(k, v) for k, v in answer.headers if k != "Last-Modified"]
                answer = Answer(304, None, None, headers, answer.etag)
            for fault in spoilers:
                spoil(fault, answer)
                if fault.name == "half":
                    way = way or Fault("close")
        self.squeeze(answer)
        self.deliver(answer, way)

    def own_answer(self, request, faults):
        """A picture, or the service's answer with picture addresses on this host."""
        picture = self.server.service.picture(request.whole_path)
        if picture:
            return Answer(200, picture, "image/png")
        answer = self.server.service.answer(request, faults)
        own = b"http://127.0.0.1:%d" % self.server.server_address[1]
        answer.body = answer.body and pictures.HOST.sub(own, answer.body)
        return answer

    def unchanged(self, answer):
        sent = self.headers.get("If-None-Match")
        if answer.status != 200 or not answer.etag or sent is None:
            return False
        bare = lambda tag: tag.strip()[2:] if tag.strip().startswith("W/") else tag.strip()
        return any(bare(tag) == answer.etag for tag in sent.split(","))

    def squeeze(self, answer):
        wanted = "gzip" in self.headers.get("Accept-Encoding", "")
        if answer.body and len(answer.body) >= SMALL and not answer.encoding and wanted:
            answer.body, answer.encoding = gzip.compress(answer.body, 1, mtime=0), "gzip"

    # Waiting

    def wait(self, seconds=None):
        """Sleeps; if the client disconnects, ends the request."""
        until = None if seconds is None else time.monotonic() + seconds
        while until is None or time.monotonic() < until:
            left = 3600 if until is None else max(0, until - time.monotonic())
            if select.select([self.connection], [], [], left)[0]:
                if not self.connection.recv(1, socket.MSG_PEEK):
                    raise Dropped()
                time.sleep(min(left, 0.02))

    def wait_as(self, fault):
        if fault.name == "slow":
            self.wait(fault["seconds"])
        elif fault.name == "silent":
            self.wait()
        elif fault.name == "reset":
            self.reset()

    def reset(self):
        """Ends the connection with RST, which is the effect of a linger time of zero."""
        self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.server.leave(self.entry)
        # Files made from a socket keep it open, so its descriptor itself must be closed.
        with self.server.lock:
            self.server.open.discard(self.connection)
        os.close(self.connection.detach())
        raise Dropped()

    # Sending

    def head(self, answer, framing):
        """The bytes before the body; `framing` is a length, "chunked", or None for neither."""
        try:
            reason = HTTPStatus(answer.status).phrase
        except ValueError:
            reason = "Unheard Of"
        lines = ["HTTP/1.1 %d %s" % (answer.status, reason), "Date: " + self.date_time_string()]
        if answer.body is not None:
            lines.append("Content-Type: " + answer.type)
            if answer.encoding:
                lines.append("Content-Encoding: " + answer.encoding)
            if framing == "chunked":
                lines.append("Transfer-Encoding: chunked")
            elif framing is not None:
                lines.append("Content-Length: %d" % framing)
        if answer.etag:
            weak = "W/" if answer.weak and answer.encoding else ""
            lines.append("ETag: " + weak + answer.etag)
        lines += ["%s: %s" % header for header in answer.headers]
        lines.append("Vary: Accept-Encoding")
        if self.close_connection:
            lines.append("Connection: close")
        self.entry["status"] = answer.status
        return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1", "replace")

    def send(self, data):
        self.connection.sendall(data)
        self.entry["bytes"] += len(data)

    def send_last(self, data):
        """Sends the end of an answer, and logs the request as finished before the last byte can be
        read.

        A client may ask its next thing as soon as it has that byte; were the request to be counted
        until later, the log would show more at once than there ever were.
        """
        self.send(data[:-1])
        if "number" in self.entry:
            self.server.leave(self.entry, finished=True)
        self.send(data[-1:])

    def send_plain(self, answer):
        body = b"" if self.command == "HEAD" else answer.body or b""
        head = self.head(answer, None if answer.body is None else len(answer.body))
        self.send_last(head + body)

    def send_chunked(self, answer):
        size = 16_384
        body = answer.body
        pieces = [body[at:at + size] for at in range(0, len(body), size)]
        framed = b"".join(b"%x\r\n%b\r\n" % (len(piece), piece) for piece in pieces)
        self.send_last(self.head(answer, "chunked") + framed + b"0\r\n\r\n")

    def deliver(self, answer, fault):
        name = fault.name if fault else None
        body = answer.body
        # Marvel sent some answers chunked and some with a length; here the ETag decides.
        odd = answer.etag and answer.etag.strip('"')[:1] in "13579bdf"
        if body is None or self.command == "HEAD" or name == "length" or (not name and not odd):
            if name == "drip-head":
                self.drip(self.head(answer, None), fault["seconds"])
            else:
                self.send_plain(answer)
        elif name in (None, "chunked"):
            self.send_chunked(answer)
        elif name == "drip":
            self.send(self.head(answer, len(body)))
            self.drip(body, fault["seconds"])
        elif name == "drip-head":
            self.drip(self.head(answer, len(body)) + body, fault["seconds"])
        elif name == "stall":
            self.send(self.head(answer, len(body)) + body[:len(body) // 2])
            self.wait()
        elif name == "endless":
            self.endless(answer)
        else:
            self.close_connection = True
            self.break_off(answer, name, fault)

    def drip(self, data, seconds):
        for at in range(len(data)):
            self.send(data[at:at + 1])
            self.wait(seconds)

    def endless(self, answer):
        answer.encoding, block = None, b"A" * 65_536
        start = b'{"code":200,"status":"Ok","data":{"offset":0,"results":[{"id":1,"name":"'
        self.send(self.head(answer, "chunked") + b"%x\r\n%b\r\n" % (len(start), start))
        while True:
            self.send(b"%x\r\n%b\r\n" % (len(block), block))

    def break_off(self, answer, name, fault):
        """Answers that end with the connection."""
        body, half = answer.body, answer.body[:len(answer.body) // 2]
        if name == "length-long":
            self.send_last(self.head(answer, len(body) + int(fault["bytes"])) + body)
        elif name == "length-short":
            self.send_last(self.head(answer, max(0, len(body) - int(fault["bytes"]))) + body)
        elif name == "close":
            self.send_last(self.head(answer, None) + body)
        elif name == "cut":
            self.send_last(self.head(answer, "chunked") + b"%x\r\n%b" % (len(body), half))
        elif name == "reset-half":
            self.send(self.head(answer, len(body)) + half)
            time.sleep(0.05)
            self.reset()


def arguments(about):
    """The options common to all stand-ins."""
    lines = ["faults, as NAME[:ARGUMENT[:TIMES]][@PATH[?PARAMETER=VALUE&…]], * for anything:"]
    for name, kind in FAULTS.items():
        shown = "%s:%s" % (name, kind.default) if kind.argument else name
        lines.append("  %-36s %s" % (shown, kind.says))
    parser = argparse.ArgumentParser(
        description=about, epilog="\n".join(lines),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--port", type=int, default=0, help="0, the default, is any free one")
    parser.add_argument("--fault", action="append", default=[], metavar="FAULT")
    parser.add_argument("--stay", action="store_true", help="don't stop when stdin closes")
    return parser


def run(parser, options, service):
    """Serves until stdin closes or a signal comes. The first line on stdout is the address."""
    # Waited for at the end: a handler would miss a signal that comes just before that.
    endings = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
    signal.pthread_sigmask(signal.SIG_BLOCK, endings)
    try:
        server = StandIn(service, options.port)
        for text in options.fault:
            server.add(Fault.from_text(text))
    except ValueError as error:
        parser.error(str(error))
    except OSError as error:
        sys.exit("port %d: %s" % (options.port, error.strerror))

    def watch_stdin():
        try:
            while os.read(0, 4096):
                pass
        except OSError:
            pass
        os._exit(0)

    with server:
        print(server.url, flush=True)
        if not options.stay:
            threading.Thread(target=watch_stdin, daemon=True).start()
        signal.sigwait(endings)
        # Connections may hang in the middle of a fault; nothing is lost by leaving them so.
        os._exit(0)
