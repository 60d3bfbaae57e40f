import Foundation
import Testing

/// squad's own pictures, without a network.
@Suite struct PortraitTests {
  private let sandbox: Sandbox
  private let credit = "drawn by squad"

  init() throws { sandbox = try Sandbox() }

  private func open(_ arguments: String..., pictures: String = "cells") throws -> TmuxScreen {
    let screen = try TmuxScreen(
      // Requested, since a terminal that replies late gets no pictures by default.
      [Program.path, "--offline", "--pictures", pictures] + arguments, in: sandbox)
    try screen.wait("the first paint") { $0.isReady }
    return screen
  }

  private func hasBlocks(_ screen: Screen) -> Bool {
    screen.lines.contains { $0.contains("▀") || $0.contains("▄") }
  }

  @Test(arguments: ["marvel", "superheroes", "starwars", "starwars/people"])
  func `every entry has a portrait with a credit`(list: String) throws {
    let squad = try open(list)
    let first = try squad.wait("the portrait") { $0.has(credit) && hasBlocks($0) }.selected
    try squad.type("j")
    try squad.wait("the next one") {
      $0.marks == 1 && $0.selected != first && $0.has(credit) && hasBlocks($0)
    }
  }

  @Test func `every card of the grid has a portrait`() throws {
    let squad = try open("superheroes")
    try squad.type("v")
    try squad.wait("the grid") { screen in
      screen.has("A-Bomb")
        && screen.lines.filter { $0.contains("▀") || $0.contains("▄") }.count > 10
    }
  }

  @Test func `after many keys at once the portrait follows`() throws {
    let squad = try open("marvel")
    try squad.wait("the portrait") { $0.has(credit) }
    try squad.type(String(repeating: "j", count: 40))
    try squad.wait("the last one's") { $0.has("107 of 362") && $0.has(credit) && hasBlocks($0) }
  }

  @Test func `without pictures tiles are shown`() throws {
    let squad = try open("marvel", pictures: "never")
    try squad.wait("the detail") { $0.has("Last appeared in") || $0.has("Appears in") }
    #expect(try !squad.screen().has(credit))
  }

  @Test func `the config turns portraits off`() throws {
    let file = sandbox.folder + "/portraits.json"
    try #"{"portraits": "off"}"#.write(toFile: file, atomically: true, encoding: .utf8)
    let squad = try open("--config", file, "marvel")
    try squad.wait("the detail") { $0.has("Appears in") }
    #expect(try !squad.screen().has(credit))
  }
}
