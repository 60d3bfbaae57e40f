import Foundation
import SquadCore
import SquadScreen
import SquadWords
import Testing

@testable import SquadConfig

/// The example is valid and complete.
struct ConfigExampleTests {
  private let lists = ["marvel", "starwars", "starwars/people", "bitcoin"]

  private var text: String { ConfigExample.text(lists: lists) }

  @Test func `the example has no mistakes and sets the defaults`() {
    let reader = ConfigReader(Array(text.utf8), file: "config.json", lists: lists)
    #expect(reader.mistakes == [])
    var config = reader.config
    #expect(config.keys.count == Command.allCases.count)
    for info in CommandInfo.all { #expect(config.keymap.keys(of: info.command) == info.keys) }
    #expect(config.themes.map(\.name) == ["mine"])
    #expect(config.refresh.count == lists.count && config.refresh["bitcoin"] == 60)
    config.keys = [:]
    config.themes = []
    config.refresh = [:]
    var defaults = Config()
    defaults.theme = .auto
    #expect(config == defaults)
  }

  @Test func `the example names everything that can be set`() {
    let names =
      ConfigSetting.all.map(\.name) + ServiceSetting.all.map(\.name)
      + KioskSetting.all.map(\.name) + ConfigReader.themeMembers
      + ConfigReader.roleMembers + Command.allCases.map(\.rawValue) + lists
    for name in names { #expect(text.contains("\"\(name)\":"), "\(name)") }
    for setting in OwnSetting.all { #expect(text.contains(setting.name), "\(setting.name)") }
    for role in Role.allCases { #expect(text.contains(role.name), "\(role.name)") }
  }

  @Test func `the example's lines are no longer than an editor shows`() {
    for line in text.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
  }
}
