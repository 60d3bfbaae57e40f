import HTTPTestSupport
import SquadCore
import Testing

@testable import SQLiteKit
@testable import SquadStorage

/// Preferences stored for each terminal.
@Suite struct StoragePreferencesTests {
  private let preferences = TerminalPreferences(
    theme: .light, accent: .one, background: .dark, listColumns: 44)

  @Test(arguments: StorageKind.available)
  func `each terminal has its own preferences`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    let store = scratch.store()
    try store.preferences.saveTerminal(TerminalPreferences(theme: .mono), "xterm")
    try store.preferences.saveTerminal(preferences, "xterm")
    try store.preferences.saveTerminal(TerminalPreferences(), "tmux")
    let other = scratch.store()
    #expect(try other.load() == StoredSquad())
    #expect(try other.preferences.terminal("xterm") == preferences)
    #expect(try other.preferences.terminal("tmux") == TerminalPreferences())
    #expect(try other.preferences.terminal("screen") == TerminalPreferences())
  }

  @Test func `without a file there are no preferences, and reading creates none`() throws {
    let scratch = try ScratchFolder()
    #expect(try scratch.store().preferences.terminal("xterm") == TerminalPreferences())
    #expect(try scratch.store().load() == StoredSquad())
  }

  @Test func `a file of version 3 has no preferences, saving some migrates it`() throws {
    let scratch = try ScratchFolder()
    _ = try scratch.store().perform(.recruit(member(1)))
    try scratch.age(to: 3)
    let store = scratch.store()
    #expect(try store.preferences.terminal("xterm") == TerminalPreferences())
    try store.preferences.saveTerminal(preferences, "xterm")
    #expect(try scratch.store().preferences.terminal("xterm") == preferences)
    #expect(try scratch.store().load().squad.members == [member(1)])
  }

  @Test func `a file of the fourth version knows themes and no accent`() throws {
    let scratch = try ScratchFolder()
    try scratch.store().preferences.saveTerminal(preferences, "xterm")
    try scratch.age(to: 4)
    let old = TerminalPreferences(theme: .light, background: .dark)
    #expect(try scratch.store().preferences.terminal("xterm") == old)
    try scratch.store().preferences.saveTerminal(preferences, "tmux")
    #expect(try scratch.store().preferences.terminal("xterm") == old)
    #expect(try scratch.store().preferences.terminal("tmux") == preferences)
  }

  @Test(arguments: StorageKind.available)
  func `an unknown theme counts as one of the user's own`(kind: StorageKind) throws {
    let scratch = try kind.scratch()
    try scratch.store().preferences.saveTerminal(preferences, "xterm")
    try scratch.execute("UPDATE terminal SET theme = 'sepia'")
    #expect(try scratch.store().preferences.terminal("xterm").theme == .own("sepia"))
  }
}
