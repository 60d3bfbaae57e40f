import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Settings of lists, kept from one start to the next.
@Suite struct StorageSettingsTests {
  private let people = ListSettings(
    list: ListID(CatalogueID(rawValue: "starwars"), "people"), sort: "films", isReversed: true,
    cards: nil)
  private let marvel = ListSettings(
    list: ListID(CatalogueID(rawValue: "marvel")), sort: nil, isReversed: false, cards: .large)

  @Test(arguments: StorageKind.available)
  func `list settings are restored, and new ones replace them`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let store = scratch.store()
    try store.preferences.saveSettings([people, marvel])
    #expect(try scratch.store().load().lists == [marvel, people])
    try store.preferences.saveSettings([people])
    #expect(try store.load().lists == [people])
    #expect(try scratch.store().load().lists == [people])
    try store.preferences.saveSettings([])
    #expect(try scratch.store().load() == StoredSquad())
  }

  @Test func `a file of version 5 has no settings, saving some migrates it`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.store().perform(.recruit(member(1)))
    try scratch.store().preferences.saveTerminal(TerminalPreferences(theme: .mono), "xterm")
    try scratch.age(to: 5)
    let store = scratch.store()
    #expect(try store.load().lists == [])
    #expect(try store.preferences.terminal("xterm") == TerminalPreferences(theme: .mono))
    try store.preferences.saveSettings([marvel])
    let other = scratch.store()
    #expect(try other.load().lists == [marvel])
    #expect(try other.load().squad.members == [member(1)])
    #expect(try other.preferences.terminal("xterm") == TerminalPreferences(theme: .mono))
  }

  @Test(arguments: StorageKind.available)
  func `an unknown card size is ignored`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    try scratch.store().preferences.saveSettings([marvel])
    try scratch.execute("UPDATE list_settings SET cards = 9")
    #expect(try scratch.store().load().lists.map(\.cards) == [nil])
  }
}
