import Foundation
import Testing

/// A service's pictures, drawn in the terminal.
@Suite struct PictureTests {
  let sandbox: Sandbox
  let marvel: StandIn

  init() throws {
    sandbox = try Sandbox()
    marvel = try StandIn("marvel", in: sandbox)
  }

  private func open(_ arguments: String..., pictures: String = "cells") throws -> TmuxScreen {
    try sandbox.turnOffPortraits()
    let screen = try TmuxScreen(
      // Requested, since a terminal that replies late gets no pictures by default.
      [Program.path, "--pictures", pictures] + arguments, in: sandbox,
      environment: ["SQUAD_MARVEL_URL": marvel.address])
    try screen.wait("the first paint") { $0.isReady }
    return screen
  }

  /// Selects an entry that has a picture.
  private func find(_ name: String, on squad: TmuxScreen) throws {
    try squad.wait("live") { $0.has("Marvel 1,564") && $0.isSelected("Captain America") }
    try squad.type("/" + name)
    try squad.wait(name) { $0.isSelected(name) }
    try squad.press("Escape")
    try squad.wait("the list") { $0.isSelected(name) && !$0.has("/ \(name)") }
  }

  private var pictures: [StandIn.Log.Request] {
    get throws { try marvel.log().requests.filter { $0.path.hasPrefix("/u/prod/") } }
  }

  @Test func `a kiosk fetches and draws a picture within its limits`() throws {
    let (config, data) = (sandbox.folder + "/kiosk.json", sandbox.folder + "/operator")
    let nobody = "http://127.0.0.1:1"
    try """
    {"portraits": "off", "pictures": "cells", "kiosk": {"data": "\(data)"},
     "services": {"marvel": "\(marvel.address)",
      "superheroes": "\(nobody)", "starwars": "\(nobody)", "bitcoin": "\(nobody)",
      "bitcoinHistory": "\(nobody)"}}
    """.write(toFile: config, atomically: true, encoding: .utf8)
    let squad = try TmuxScreen.squad("--kiosk", "--config", config, in: sandbox)
    try find("Amber Archer", on: squad)
    try waitForPicture(on: squad)
    #expect(try pictures.contains { $0.status == 200 })
    #expect(sandbox.files().isEmpty)
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  @Test func `a picture is fetched once, drawn in colours, kept, and drawn without it`() throws {
    let squad = try open()
    try find("Amber Archer", on: squad)
    try waitForPicture(on: squad)
    let own = try #require(try pictures.last { $0.status == 200 }?.path)
    #expect(own.contains("portrait_"), "the smallest size that fills the room")
    try squad.type("j")
    try squad.wait("the next one") { $0.marks == 1 && !$0.isSelected("Amber Archer") }
    try squad.type("k")
    try squad.wait("back") { $0.isSelected("Amber Archer") }
    #expect(try pictures.filter { $0.path == own }.count == 1)
    try squad.type("q")
    #expect(try squad.end() == .code(0))
    marvel.stop()
    let again = try open()
    try again.wait("saved") { $0.isSelected("Amber Archer") }
    try waitForPicture(on: again)
  }

  /// Waits until a picture is shown: only that has more backgrounds than tabs, bars, tiles and key
  /// caps together.
  private func waitForPicture(on squad: TmuxScreen) throws {
    try squad.wait("a picture in colours") { _ in
      let cells = StyledCell.rows(try squad.styled()).joined()
      return Set(cells.map(\.background)).count > 8
    }
  }

  @Test func `scrolling quickly requests no pictures of passed entries`() throws {
    let squad = try open()
    try squad.wait("live") { $0.has("Marvel 1,564") && $0.isSelected("Captain America") }
    try squad.type("g" + String(repeating: "j", count: 35))
    try marvel.wait("the last one's") { log in
      log.requests.contains { $0.path.hasPrefix("/u/prod/") }
    }
    let count = try pictures.count
    #expect(count <= 20, "\(count)")
    #expect(try marvel.log().max_concurrent <= 6)
  }

  @Test(arguments: ["html", "status:500", "half", "endless"])
  func `a broken picture is replaced by the badge and logged`(fault: String) throws {
    let parts = fault.split(separator: ":").map(String.init)
    let more: [String: Any] = parts.count > 1 ? ["status": Int(parts[1]) ?? 500] : [:]
    try marvel.fail(parts[0], more, path: "/u/prod/*")
    let log = sandbox.home + "/squad.log"
    let squad = try open("--log", log)
    try find("Amber Archer", on: squad)
    try squad.wait("the badge") { $0.has("▄▀▄ ▄▀▄") }
    try squad.wait("the log's line") { _ in
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      return text.contains(" picture http://127.0.0.1")
    }
    #expect(try squad.screen().has("▄▀▄ ▄▀▄"))
    try squad.type("q")
    #expect(try squad.end() == .code(0))
  }

  @Test func `a service can't send squad to another port of this machine`() throws {
    let inside = try StandIn("marvel", in: sandbox)
    let there = inside.address.replacing("/v1/public", with: "/u/prod/marvel/i/mg/secret.png")
    try marvel.fail("redirect", ["to": there], path: "/u/prod/*")
    let log = sandbox.home + "/squad.log"
    let squad = try open("--log", log)
    try find("Amber Archer", on: squad)
    try squad.wait("the log's line") { _ in
      let text = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
      return text.contains(" · refused: a private address")
    }
    #expect(try squad.screen().has("▄▀▄ ▄▀▄"), "a badge stands for it")
    #expect(try inside.log().requests.isEmpty)
  }

  @Test func `--pictures never requests and draws none`() throws {
    let squad = try open(pictures: "never")
    try find("Amber Archer", on: squad)
    try squad.wait("its own answer") { $0.has("Last appeared in") }
    try marvel.wait("the detail") { log in
      log.requests.contains { $0.path.hasSuffix("/comics") }
    }
    #expect(try pictures.isEmpty)
    #expect(try squad.screen().has("▄▀▄ ▄▀▄"))
  }
}
