import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// What is stored for each terminal.
@Suite struct StoragePreferencesTests {
  private let preferences = TerminalPreferences(
    theme: .light, accent: .one, background: .dark, listColumns: 44)

  @Test func `each terminal has its own`() throws {
    let scratch = try ScratchFolder()
    let repository = scratch.repository()
    try repository.savePreferences(TerminalPreferences(theme: .mono), "xterm")
    try repository.savePreferences(preferences, "xterm")
    try repository.savePreferences(TerminalPreferences(), "tmux")
    let other = scratch.repository()
    #expect(try other.load() == StoredSquad())
    #expect(try other.preferences("xterm") == preferences)
    #expect(try other.preferences("tmux") == TerminalPreferences())
    #expect(try other.preferences("screen") == TerminalPreferences())
  }

  @Test func `without a file there are none, and none is made by reading`() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.repository().preferences("xterm") == TerminalPreferences())
    #expect(try scratch.repository().load() == StoredSquad())
  }

  @Test func `a file of the third version has none, and is brought up to date by the first`() throws
  {
    let scratch = try ScratchFolder()
    _ = try scratch.repository().perform(.recruit(member(1)))
    try scratch.age(to: 3)
    let repository = scratch.repository()
    #expect(try repository.preferences("xterm") == TerminalPreferences())
    try repository.savePreferences(preferences, "xterm")
    #expect(try scratch.repository().preferences("xterm") == preferences)
    #expect(try scratch.repository().load().squad.members == [member(1)])
  }

  @Test func `a file of the fourth version knows themes and no accent`() throws {
    let scratch = try ScratchFolder()
    try scratch.repository().savePreferences(preferences, "xterm")
    try scratch.age(to: 4)
    let old = TerminalPreferences(theme: .light, background: .dark)
    #expect(try scratch.repository().preferences("xterm") == old)
    try scratch.repository().savePreferences(preferences, "tmux")
    #expect(try scratch.repository().preferences("xterm") == old)
    #expect(try scratch.repository().preferences("tmux") == preferences)
  }

  @Test func `a theme that squad does not bring is one of the user's own`() throws {
    let scratch = try ScratchFolder()
    try scratch.repository().savePreferences(preferences, "xterm")
    try scratch.execute("UPDATE terminal SET theme = 'sepia'")
    #expect(try scratch.repository().preferences("xterm").theme == .own("sepia"))
  }
}
