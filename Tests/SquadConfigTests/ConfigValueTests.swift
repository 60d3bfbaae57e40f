import SquadCore
import SquadScreen
import SquadWords
import TerminalKit
import TestSupport
import Testing

@testable import SquadConfig

/// The values that a config sets; none of them can trap.
struct ConfigValueTests {
  private func config(_ text: String) -> Config {
    ConfigReader(Array(text.utf8), file: "config.json", lists: ["marvel", "bitcoin"]).config
  }

  @Test func `settings`() {
    let config = config(
      """
      {
        "theme": "mine", "accent": "one", "language": "ja", "color": "256", "pictures": "cells",
        "strip": "two", "mouse": false, "remember": false, "pageSize": 100,
        "themes": { "mine": { "base": "light", "accent": "own", "roles": {
          "quiet": { "foreground": ["#112233", 99], "ground": "default", "weight": ["bold"] },
          "text": { "foreground": "#ff0000", "weight": "bold underline" }
        } } },
        "refresh": { "marvel": 600, "bitcoin": null },
      }
      """)
    #expect(config.theme == .own("mine") && config.accent == .one && config.language == .japanese)
    #expect(config.color == .indexed256 && config.pictures == .cells && config.strip == .two)
    #expect(!config.mouse && !config.remembersPlace && config.pageSize == 100)
    #expect(config.refresh == ["marvel": 600, "bitcoin": nil])
    let bold = Attributes.bold
    #expect(
      config.themes == [
        OwnTheme(
          name: "mine", base: .light, accent: .own,
          changes: [
            .quiet: .init(
              foreground: .color(ThemeColor(99, exact: 0x112233)), ground: .standard, weight: bold),
            .text: .init(
              foreground: .color(ThemeColor(196, exact: 0xFF0000)), weight: bold.union(.underline)),
          ])
      ])
  }

  @Test func `services`() {
    let services = config(
      """
      {"services": {"marvel": "https://a.example/v1", "starwars": ["http://b", "http://c"],
        "bitcoin": "https://d/{currency}", "bitcoinHistory": null, "superheroes": "https://e",
        "marvelPublicKey": "public", "marvelPrivateKey": "secret"}}
      """
    ).services
    #expect(services.marvel == ["https://a.example/v1"])
    #expect(services.starwars == ["http://b", "http://c"] && services.superheroes == ["https://e"])
    #expect(services.bitcoin == ["https://d/{currency}"] && services.bitcoinHistory == nil)
    #expect(services.secrets == ["public", "secret"])
  }

  @Test func `a kiosk`() {
    let kiosk = config(
      """
      {"kiosk": {"data": "/var/lib/squad demo", "visitors": 2, "idle": "90s", "attract": true,
        "sessionLimit": "1h30m", "goodbye": " come\\u001b[31m\\n back "}}
      """
    ).kiosk
    #expect(kiosk.data == "/var/lib/squad demo" && kiosk.settings.visitors == 2)
    #expect(kiosk.settings.idle.seconds == 90 && kiosk.settings.sessionLimit.seconds == 5_400)
    #expect(kiosk.settings.attract && kiosk.settings.name == nil)
    #expect(kiosk.settings.sessionsPerKey == 4 && kiosk.settings.sessionLimitOfName == 1)
    let seats = config("{\"kiosk\": {\"sessionsPerKey\": 2, \"nameless\": 0}}").kiosk.settings
    #expect(seats.sessionsPerKey == 2 && seats.sessionLimitOfName == 0)
    #expect(kiosk.settings.goodbye == "come[31m back")
  }

  @Test func `keys`() {
    let keymap = config(
      "{\"keys\": {\"recruit\": \"a\", \"fire\": [\"X\", \"ctrl-x\"], \"grid\": null, \"sort\": \"x\"}}"
    ).keymap
    #expect(keymap.keys(of: .recruit) == ["a"] && keymap[.space] == nil)
    #expect(keymap.keys(of: .fire) == ["X", .ctrl("x")] && keymap["x"] == .sort)
    #expect(keymap.shown(.grid) == nil && keymap["v"] == nil)
  }

  @Test func `a wrong value leaves only its own setting unchanged`() {
    let config = config(
      """
      {"keys": {"fire": "gg", "recruit": ["enter", "a"]}, "pageSize": 0, "mouse": false,
       "refresh": {"marvel": "x", "bitcoin": 30}, "theme": "nope"}
      """)
    #expect(config.keymap.keys(of: .fire) == ["x"])
    #expect(config.keymap.keys(of: .recruit) == ["a"])
    #expect(config.pageSize == nil && !config.mouse && config.theme == nil)
    #expect(config.refresh == ["bitcoin": 30])
  }

  @Test func `the first of two commands gets their key, the second its default`() {
    let config = config("{\"keys\": {\"undo\": \"x\", \"compare\": \"x\"}}")
    #expect(config.keymap["x"] == .undo && config.keymap["c"] == .compare)
    #expect(config.keymap.shown(.fire) == nil)
  }

  @Test(arguments: 0..<40)
  func `no change of a config traps, or leaves a place outside it`(seed: Int) {
    var random = SplitMix(seed: seed)
    let whole = Array(ConfigExample.text(lists: ["marvel", "bitcoin"]).utf8)
    let signs = Array("{}[],:\"\\/*-0e\n\u{0}nt".utf8) + [0xC3, 0xFF]
    for _ in 0..<20 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...12, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0...bytes.count - 1, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[place] = signs[Int.random(in: 0...signs.count - 1, using: &random)]
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(signs[Int.random(in: 0...signs.count - 1, using: &random)], at: place)
        default: bytes.removeLast(min(Int.random(in: 0...400, using: &random), bytes.count))
        }
      }
      let reader = ConfigReader(bytes, file: "config.json", lists: ["marvel", "bitcoin"])
      let lines = bytes.count { $0 == 0x0A } + 1
      for mistake in reader.mistakes {
        guard let position = mistake.position else { continue }
        #expect((1...lines).contains(position.line) && position.column >= 1, "seed \(seed)")
        #expect(!Strings().text(of: mistake).contains("\u{0}"))
      }
      for (key, command) in [(Key.enter, Command.open), (.escape, .back), (.ctrl("c"), .quit)] {
        #expect(reader.config.keymap[key] == command, "seed \(seed)")
      }
    }
  }
}
