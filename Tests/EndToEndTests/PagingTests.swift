import Foundation
import Testing

/// How often a paged service is asked, counted in its own log: only when somebody reads on.
@Suite struct PagingTests {
  let sandbox: Sandbox
  let marvel: StandIn

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn("marvel", in: sandbox)
  }

  @Test(.enabled(if: Processes.tellWaits, Processes.waitsLack), arguments: [false, true])
  func `a first start requests pages up to its character, whether it is there`(
    isMissing: Bool
  ) throws {
    if isMissing { try marvel.fail("without", ["id": 1_009_220]) }
    let squad = try open()
    try squad.wait("live") {
      $0.isSelected("Captain America") && $0.has(isMissing ? "Marvel 1,563" : "Marvel 1,564")
    }
    try waitForLastOfOpening()
    #expect(try offsets(whenIdle: squad) == opening)
    try squad.wait("what the selected row is") {
      $0.lines.first?.contains(isMissing ? " bundled " : " live ") == true
    }
    // Keys that don't read further request nothing.
    try squad.type("?")
    try squad.wait("the help") { $0.has("Moving") }
    try squad.press("Escape")
    try squad.wait("the list") { !$0.has("Moving") }
    #expect(try offsets(whenIdle: squad) == opening)
  }

  @Test(.enabled(if: Processes.tellWaits, Processes.waitsLack))
  func `moving near the last live row requests one page`() throws {
    let squad = try open()
    try squad.wait("live") { $0.isSelected("Captain America") && $0.isLive }
    try squad.type("g")
    try squad.wait("the first row") { $0.lines.last?.hasSuffix(" 1 of 1,564") == true }
    try squad.type(String(repeating: "j", count: 288))
    try squad.wait("row 289") { $0.lines.last?.hasSuffix(" 289 of 1,564") == true }
    #expect(try offsets(whenIdle: squad) == opening)
    try squad.type("j")
    try marvel.wait("the next page") { $0.requests.contains { $0.parameters["offset"] == "300" } }
    #expect(try offsets(whenIdle: squad) == opening + [300])
  }

  @Test(
    .enabled(if: Processes.tellWaits, Processes.waitsLack),
    arguments: [
      ("repeat-page", [0, 100], "the service repeats itself · 100 of"),
      ("ignore-offset", [0, 100], "the service repeats itself · 100 of"),
      ("empty-page", [0, 100], "the list ended early · 100 of 1,564"),
      ("end-early", [0, 100, 120], "the list ended early · 120 of 1,564"),
    ])
  func `G stops where the service ends early, with a message`(
    fault: String, asked: [Int], line: String
  ) throws {
    try marvel.fail(fault)
    let squad = try open()
    let screen = try squad.wait(line) { $0.has(line) }
    #expect(screen.marks == 1)
    // The tab, the title and the footer count the same rows.
    let count = try #require(screen.lines.last?.split(separator: " ").last)
    #expect(screen.has("Marvel \(count) ") && screen.has("Characters \(count) "))
    #expect(try offsets(whenIdle: squad) == asked)
    try squad.type("Gg")
    try squad.wait("the first row") { $0.lines.last?.contains(" 1 of ") == true }
    #expect(try offsets(whenIdle: squad) == asked)
    // R asks again from the start.
    try marvel.heal()
    try squad.type("R")
    try marvel.wait("the first page again") { log in
      log.requests.count { $0.parameters["offset"] == "0" } == 2
    }
    try squad.wait("the line's end") { !$0.has(line) }
    try waitForLastOfOpening()
    #expect(try offsets(whenIdle: squad) == asked + opening)
  }

  @Test func `the next start restores a selection beyond the saved part of a list`() throws {
    let first = try open()
    try first.wait("live") { $0.isTold && $0.isSelected("Captain America") }
    try first.type("/wolverine")
    try first.wait("a row behind the live ones") { $0.isSelected("Wolverine") }
    try first.press("Escape")
    try first.wait("the list") { $0.isSelected("Wolverine") && !$0.has("/ wolverine") }
    try first.type("q")
    #expect(try first.end() == .code(0))
    let again = try TmuxScreen.squad(
      "--offline", in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
    try again.wait("the bundled row") {
      $0.isSelected("Wolverine") && $0.lines.first?.contains(" bundled ") == true
    }
    try again.type("g")
    try again.wait("a saved row") { $0.lines.first?.contains(" saved ") == true }
  }

  private func waitForLastOfOpening() throws {
    try marvel.wait("the page with the selected entry") { log in
      log.requests.contains { $0.parameters["offset"] == "200" && $0.finished }
    }
  }

  /// Offsets of the pages up to Captain America, the stand-in's 202nd character.
  private let opening = [0, 100, 200]

  private func open() throws -> TmuxScreen {
    try TmuxScreen.squad(
      "--pictures", "never", in: sandbox, environment: ["SQUAD_MARVEL_URL": marvel.address])
  }

  /// Offsets of the requested pages, once nothing is in flight and the program waits only for keys.
  private func offsets(whenIdle squad: TmuxScreen) throws -> [Int] {
    let pid = try squad.pid()
    var seen = -1
    // Delayed requests have been sent by then, too.
    let isIdle = try wait { () -> Bool? in
      let log = try marvel.log()
      defer { seen = log.requests.count }
      let rests = Processes.waitsForEver(pid) == true && log.concurrent == 0
      return rests && seen == log.requests.count ? true : nil
    }
    #expect(isIdle == true)
    return try marvel.requests(for: "/characters").compactMap { request in
      request.parameters["offset"].flatMap { Int($0) }
    }
  }
}
