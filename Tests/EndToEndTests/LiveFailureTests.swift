import Foundation
import Testing

/// Failing services: the screen keeps its rows, one line tells the reason, and `R` tries again.
@Suite struct LiveFailureTests {
  let sandbox: Sandbox
  let marvel: StandIn
  private let keys = [
    "SQUAD_MARVEL_PUBLIC_KEY": "publicpublic7d1f", "SQUAD_MARVEL_PRIVATE_KEY": "privateprivate93ab",
  ]

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn(
      "marvel", "--public", "publicpublic7d1f", "--private", "privateprivate93ab", in: sandbox)
  }

  @Test(arguments: [
    ("status", 401, "access denied"), ("status", 404, "not found on the service"),
    ("status", 409, "refused (409)"), ("status", 503, "service error (503)"),
    ("html", nil, "a web page ins"), ("gone", nil, "a web page ins"),
    ("redirect-html", nil, "a web page ins"),
    ("redirect-loop", nil, "unsafe redirect"),
    ("half", nil, "unreadable answer ("), ("not-json", nil, "unreadable answer ("),
    ("no-data", nil, "unreadable answer ("), ("reset", nil, "connection lost"),
    ("gzip-bomb", nil, "answer too large"), ("cut", nil, "connection lost"),
  ])
  func `a failure is one line, and R retries`(
    fault: String, status: Int?, line: String
  ) throws {
    try marvel.fail(fault, status.map { ["status": $0] } ?? [:], path: "/characters")
    let squad = try open()
    let screen = try squad.wait(line) { $0.has(line) }
    #expect(screen.isSelected("Captain America"))
    #expect(screen.has("bundled") && screen.has("· R to retry"))
    #expect(screen.lines.filter { $0.contains(line) }.count == 1, "in one of the panes")
    #expect(screen.leaks(keys.values) == [])
    try marvel.heal()
    try squad.type("R")
    try squad.wait("live") { $0.isTold && !$0.has(line) }
  }

  @Test func `a response that drips is given up`() throws {
    try marvel.fail("drip", path: "/characters")
    let squad = try open()
    try squad.wait("the line", for: .seconds(40)) { $0.has("timed out") }
    #expect(try squad.screen().isSelected("Captain America"))
  }

  @Test func `R doesn't shorten the server's rate limit`() throws {
    try marvel.fail("rate-limit", ["seconds": 3_600], path: "/characters")
    let squad = try open()
    let again = "rate limited until "
    let screen = try squad.wait("the limit") { $0.has(again) }
    #expect(!screen.has("R to retry"))
    try squad.type("R")
    try squad.wait("the answer to R") { $0.lines.last?.contains(again) == true }
    #expect(try marvel.requests(for: "/characters").count == 1)
  }

  @Test func `a failure that passes isn't shown`() throws {
    try marvel.fail("status", ["status": 500], times: 2, path: "/characters")
    let squad = try open()
    try squad.wait("live") { $0.isTold }
    let first = try marvel.requests(for: "/characters").prefix(3)
    #expect(first.map(\.status) == [500, 500, 200])
    #expect(first.allSatisfy { $0.parameters["offset"] == "0" })
  }

  @Test func `requests are signed with the hash that the server expects`() throws {
    // Requested, since a terminal that replies late gets no pictures by default.
    let squad = try open(arguments: ["--pictures", "cells"])
    let screen = try squad.wait("live") { $0.isTold }
    #expect(screen.leaks(keys.values) == [])
    try squad.type("/Amber Archer")
    let log = try marvel.wait("a picture") { $0.requests.contains { $0.path.hasPrefix("/u/") } }
    for request in log.requests {
      // A host of pictures gets no key.
      let isPicture = request.path.hasPrefix("/u/")
      #expect(isPicture ? request.query.isEmpty : request.query.contains("hash"), "\(request)")
    }
  }

  @Test func `a wrong key is refused in the server's words and isn't shown`() throws {
    let wrong = ["SQUAD_MARVEL_PRIVATE_KEY": "anotheranother55cc"]
    let squad = try open(wrong)
    let screen = try squad.wait("the refusal") { $0.has("access denied") }
    #expect(screen.leaks(Array(keys.values) + wrong.values) == [])
  }

  @Test func `a connection lost in the middle keeps the loaded rows`() throws {
    let squad = try open()
    try squad.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try marvel.fail("stall", path: "/characters")
    try squad.type("G")
    try squad.wait("loading") { $0.has("asking") }
    marvel.stop()
    let screen = try squad.wait("the line") { $0.has("can't connect") }
    #expect(screen.marks == 1)
    #expect(screen.has("of 1,564"))
  }

  private func open(
    _ more: [String: String] = [:], arguments: [String] = []
  ) throws -> TmuxScreen {
    let own = ["SQUAD_MARVEL_URL": marvel.address].merging(keys) { $1 }
    let screen = try TmuxScreen(
      [Program.path] + arguments, in: sandbox, environment: own.merging(more) { $1 })
    try screen.wait("the first paint") { $0.isReady }
    return screen
  }
}

extension Screen {
  /// The keys, hashes and queries that the screen shows, of which there should be none.
  func leaks(_ secrets: some Collection<String>) -> [String] {
    (Array(secrets) + ["hash=", "apikey=", "ts=", "offset="]).filter { has($0) }
  }
}
