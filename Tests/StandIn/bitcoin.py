#!/usr/bin/env python3
"""A stand-in for the services that tell bitcoin's rates and histories, in all their formats.

    python3 Tests/StandIn/bitcoin.py [--rates SHAPE] [--history SHAPE] [--today 2026-04-22]

It prints its address and serves until stdin closes. The variables take what is below it:

    SQUAD_BITCOIN_URL=ADDRESS/rates                        all currencies in one answer, or
    SQUAD_BITCOIN_URL=ADDRESS/rates/{currency}             one at a time
    SQUAD_BITCOIN_HISTORY_URL=ADDRESS/history/{currency}

`?shape=SHAPE` behind any of them asks for another format than the options say, so that one
stand-in does for several services. The figures are made up; the days end with today, which is
open. A currency that a service doesn't know is refused as that service does it. Over _control:

    {"rates": {"EUR": "70000.25"}}     from now on, today's value of the history too
    {"without": ["EUR"]}               left out of every answer; [] puts them back
"""

import calendar
import datetime
import hashlib
import json
import sys
import time

import server
from server import Answer, Service

DAY = 86_400
# Value of a dollar in each currency, in thousandths. The codes in NONE are no national currencies.
WORTH = {
    "USD": 1_000, "EUR": 857, "JPY": 150_800, "GBP": 739, "CNY": 7_120, "AUD": 1_510, "CAD": 1_380,
    "CHF": 795, "AED": 3_672, "BHD": 377, "BRL": 5_400, "CLP": 950_000, "CZK": 20_900,
    "DKK": 6_400, "HKD": 7_810, "HUF": 332_000, "INR": 88_000, "ISK": 122_000, "KRW": 1_390_000,
    "KWD": 305, "MXN": 18_400, "NOK": 10_050, "NZD": 1_730, "PLN": 3_630, "SEK": 9_400,
    "SGD": 1_285, "THB": 32_000, "TRY": 41_500, "VND": 26_300_000, "ZAR": 17_300,
}
NONE = {"EEK": 13_400, "LTL": 2_960, "XAU": 0.25, "XAG": 20, "ETH": 0.4, "SATS": 1e9, "1INCH": 4e3}
PLACES = {"JPY": 0, "KRW": 0, "CLP": 0, "VND": 0, "ISK": 0, "BHD": 3, "KWD": 3}
# The currencies of each service.
SEVEN = ("USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD")
THREE = ("USD", "EUR", "GBP")
RATES = (
    "coinbase", "coinbase-spot", "blockchain", "coingecko", "coingecko-simple", "kraken",
    "mempool", "bitstamp", "coindesk",
)
HISTORIES = ("kraken", "bitstamp", "coinbase", "coingecko", "mempool", "coindesk")


class Refused(Exception):
    """A service's response for a currency that it doesn't know."""

    def __init__(self, status, body):
        self.answer = Answer(status, json.dumps(body))


UNKNOWN = {
    "kraken": (200, {"error": ["EQuery:Unknown asset pair"]}),
    "bitstamp": (404, {"status": "error", "reason": "Unknown market", "code": "API0017"}),
    "coinbase": (404, {"message": "NotFound"}),
    "coinbase-spot": (400, {"errors": [{"id": "invalid_request", "message": "No such pair"}]}),
    "coingecko": (400, {"error": "invalid vs_currency"}),
}


class Bitcoin(Service):
    base = "/bitcoin"
    faults = ("no-data", "null-data", "bad-records")

    def __init__(self, rates="coinbase", history="kraken", today=None, days=720):
        self.shapes = {"rates": rates, "history": history}
        self.today, self.days = today, days
        self.changed, self.without = {}, set()

    def order(self, order):
        for code, rate in order.get("rates", {}).items():
            self.changed[code] = str(rate)
        if "without" in order:
            self.without = set(order["without"])

    # Figures

    def now(self):
        return self.today * DAY + DAY // 2 if self.today is not None else int(time.time())

    def close(self, code, day):
        """Bitcoin's price at the end of a day, or the current price if the day is today."""
        if day == self.now() // DAY and code in self.changed:
            return self.changed[code]
        # A repeating walk, the same for each day in every run.
        wave = abs(day % 194 - 97) * 150 + abs(day % 22 - 11) * 310 + (day * 7919) % 1400
        thousandths = (60_000_000 + wave * 1000 + (day * 31) % 1000) * WORTH.get(code, 1_000)
        return "%.*f" % (PLACES.get(code, 2), thousandths / 1_000_000)

    def known(self, codes=None):
        """The current rates of those requested currencies that are known."""
        today = self.now() // DAY
        return {
            code: self.close(code, today) for code in codes or WORTH if code not in self.without
        }

    # Answers

    def concerns(self, fault, request):
        return request.inside

    def answer(self, request, faults):
        if request.method not in ("GET", "HEAD"):
            return Answer(405, json.dumps({"message": "Method Not Allowed"}))
        parts = request.path.strip("/").split("/")
        if not request.inside or parts[0] not in self.shapes or len(parts) > 2:
            return Answer(404, json.dumps({"message": "NotFound"}))
        shape = request.parameters.get("shape") or self.shapes[parts[0]]
        if shape not in (RATES if parts[0] == "rates" else HISTORIES):
            return Answer(404, json.dumps({"message": "NotFound"}))
        code = parts[1].upper() if len(parts) > 1 else None
        name = parts[0] + "_" + shape.replace("-", "_")
        try:
            document = getattr(self, name)(code)
        except Refused as refused:
            return refused.answer
        return self.spoilt(document, [fault.name for fault in faults])

    def spoilt(self, document, names):
        if "no-data" in names or "null-data" in names:
            document = {} if "no-data" in names else None
        elif "bad-records" in names:
            bad = [None, 5, {}, "text", ["no time", None]]
            rows = self.rows(document)
            if rows is not None:
                rows[:0] = bad
            elif isinstance(document, dict):
                document.update({"AFN": None, "ALL": {}, "AMD": "much", "AOA": [1]})
        body = json.dumps(document).encode()
        return Answer(200, body, etag='"%s"' % hashlib.sha1(body).hexdigest()[:16])

    def rows(self, document):
        """The list of days in a history; None if it has none."""
        if isinstance(document, list):
            return document
        if "prices" in document:
            return document["prices"]
        inner = document.get("data") or document.get("result") or {}
        return next((rows for rows in inner.values() if isinstance(rows, list)), None)

    def asked(self, code, shape, codes=None):
        code = code or "USD"
        if code not in (codes or WORTH) or code in self.without:
            raise Refused(*UNKNOWN[shape])
        return code

    # Rates

    def rates_coinbase(self, code):
        today = self.now() // DAY
        dollars = float(self.close("USD", today))
        rates = dict(self.known(), **{c: "%.6f" % (dollars * w / 1_000) for c, w in NONE.items()})
        return {"data": {"currency": "BTC", "rates": rates}}

    def rates_coinbase_spot(self, code):
        code = self.asked(code, "coinbase-spot")
        return {"data": {"amount": self.known()[code], "base": "BTC", "currency": code}}

    def rates_blockchain(self, code):
        known = self.known(list(WORTH)[:28])
        return {
            code: {
                "15m": float(rate), "last": float(rate), "buy": float(rate), "sell": float(rate),
                "symbol": code,
            } for code, rate in known.items()
        }

    def rates_coingecko(self, code):
        rates = {
            code.lower(): {"name": code, "unit": code, "value": float(rate), "type": "fiat"}
            for code, rate in self.known().items()
        }
        rates["xau"] = {"name": "Gold", "unit": "XAU", "value": 24.1, "type": "commodity"}
        rates["sats"] = {"name": "Satoshi", "unit": "sats", "value": 1e8, "type": "crypto"}
        return {"rates": rates}

    def rates_coingecko_simple(self, code):
        known = self.known()
        codes = [code] if code else list(known)
        return {"bitcoin": {c.lower(): float(known[c]) for c in codes if c in known}}

    def rates_kraken(self, code):
        code = self.asked(code, "kraken", SEVEN)
        rate = self.known()[code] + "000"
        return {"error": [], "result": {kraken(code): {"a": [rate, "1"], "c": [rate, "0.0007"]}}}

    def rates_mempool(self, code):
        known = self.known(SEVEN)
        return dict({"time": self.now()}, **{c: round(float(r)) for c, r in known.items()})

    def rates_bitstamp(self, code):
        code = self.asked(code, "bitstamp", THREE)
        rate = self.known()[code]
        return {"timestamp": str(self.now()), "last": rate, "bid": rate, "ask": rate, "open": "1"}

    def rates_coindesk(self, code):
        known = self.known()
        # Always contains dollars, and the requested currency if it is known.
        bpi = {
            c: {"code": c, "rate": "{:,.4f}".format(float(known[c])), "rate_float": float(known[c])}
            for c in ("USD", code) if c in known
        }
        return {"time": {"updatedISO": iso(self.now())}, "disclaimer": "Made up.", "bpi": bpi}

    # Histories

    def closes(self, code, count=None):
        today = self.now() // DAY
        first = today - (count or self.days) + 1
        return [(day, self.close(code, day)) for day in range(first, today + 1)]

    def history_kraken(self, code):
        code = self.asked(code, "kraken", SEVEN)
        rows = [
            [day * DAY, value, value, value, value, value, "10.5", 100]
            for day, value in self.closes(code)
        ]
        return {"error": [], "result": {kraken(code): rows, "last": rows[-1][0]}}

    def history_bitstamp(self, code):
        code = self.asked(code, "bitstamp", THREE)
        rows = [
            {"timestamp": str(day * DAY), "open": value, "high": value, "low": value,
             "close": value, "volume": "1"} for day, value in self.closes(code)
        ]
        return {"data": {"ohlc": rows, "pair": "BTC/" + code}}

    def history_coinbase(self, code):
        code = self.asked(code, "coinbase", THREE)
        rows = [
            [day * DAY, 1, 2, 3, float(value), 4.5] for day, value in self.closes(code, 300)
        ]
        return rows[::-1]

    def history_coingecko(self, code):
        code = self.asked(code, "coingecko")
        closes = self.closes(code, 366)
        # The value at midnight closes the day before; the last one is current.
        points = [[(day + 1) * DAY * 1_000, float(value)] for day, value in closes[:-1]]
        points.append([self.now() * 1_000 + 498, float(closes[-1][1])])
        return {"prices": points, "market_caps": [], "total_volumes": []}

    def history_mempool(self, code):
        code = code if code in SEVEN and code not in self.without else "USD"
        rows = [{"time": day * DAY, code: float(value)} for day, value in self.closes(code)]
        # Days without a price, as in Bitcoin's first years.
        rows[0][code], rows[1][code] = 0, -1
        return {"prices": rows[::-1], "exchangeRates": {"USDEUR": 0.86}}

    def history_coindesk(self, code):
        # Dollars whatever currency was requested; only the disclaimer says so.
        days = {iso(day * DAY)[:10]: float(value) for day, value in self.closes("USD", 31)[:-1]}
        words = "Made up. BPI value data returned as USD."
        return {"bpi": days, "disclaimer": words, "time": {"updatedISO": iso(self.now())}}


def kraken(code):
    """Kraken's name for a pair in its answer, which differs from the requested name."""
    return "XBT" + code if code in ("CHF", "AUD") else "XXBTZ" + code


def iso(seconds):
    moment = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    return moment.strftime("%Y-%m-%dT%H:%M:%S+00:00")


def main():
    parser = server.arguments("A stand-in for the services that tell bitcoin's price.")
    parser.add_argument("--rates", choices=RATES, default=RATES[0])
    parser.add_argument("--history", choices=HISTORIES, default=HISTORIES[0])
    parser.add_argument("--today", metavar="YYYY-MM-DD", help="the last day of the histories")
    options = parser.parse_args()
    today = None
    if options.today:
        try:
            moment = time.strptime(options.today, "%Y-%m-%d")
        except ValueError as error:
            sys.exit(str(error))
        today = calendar.timegm(moment) // DAY
    server.run(parser, options, Bitcoin(options.rates, options.history, today))


if __name__ == "__main__":
    main()
