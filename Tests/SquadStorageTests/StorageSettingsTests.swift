import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// How lists are shown, from one start to the next.
@Suite struct StorageSettingsTests {
  private let people = ListSettings(
    list: ListID(CatalogueID(rawValue: "starwars"), "people"), sort: "films", isReversed: true,
    cards: nil)
  private let marvel = ListSettings(
    list: ListID(CatalogueID(rawValue: "marvel")), sort: nil, isReversed: false, cards: .large)

  @Test func `they come back, and new ones replace them`() throws {
    let scratch = try ScratchFolder()
    let repository = scratch.repository()
    try repository.saveSettings([people, marvel])
    #expect(try scratch.repository().load().lists == [marvel, people])
    try repository.saveSettings([people])
    #expect(try repository.load().lists == [people])
    #expect(try scratch.repository().load().lists == [people])
    try repository.saveSettings([])
    #expect(try scratch.repository().load() == StoredSquad())
  }

  @Test func `a file of the fifth version has none, and is brought up to date by the first`()
    throws
  {
    let scratch = try ScratchFolder()
    _ = try scratch.repository().perform(.recruit(member(1)))
    try scratch.repository().savePreferences(TerminalPreferences(theme: .mono), "xterm")
    try scratch.age(to: 5)
    let repository = scratch.repository()
    #expect(try repository.load().lists == [])
    #expect(try repository.preferences("xterm") == TerminalPreferences(theme: .mono))
    try repository.saveSettings([marvel])
    let other = scratch.repository()
    #expect(try other.load().lists == [marvel])
    #expect(try other.load().squad.members == [member(1)])
    #expect(try other.preferences("xterm") == TerminalPreferences(theme: .mono))
  }

  @Test func `cards of a size of another version are none`() throws {
    let scratch = try ScratchFolder()
    try scratch.repository().saveSettings([marvel])
    try scratch.execute("UPDATE list_settings SET cards = 9")
    #expect(try scratch.repository().load().lists.map(\.cards) == [nil])
  }
}
