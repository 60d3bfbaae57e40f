import TestSupport
import Testing

@testable import SquadCore

/// The user's own themes among the choices, and the config's choice.
struct OwnThemeChoiceTests {
  @Test func `the config's theme comes after this terminal's choice, before auto`() {
    let preferences = TerminalPreferences(theme: .light)
    #expect(ThemeState(configured: .dark).choice == .dark)
    #expect(ThemeState(configured: .dark, preferences: preferences).choice == .light)
    #expect(ThemeState(choice: .mono, configured: .dark, preferences: preferences).choice == .mono)
  }

  @Test func `a theme that isn't there any more is not chosen`() {
    let preferences = TerminalPreferences(theme: .own("mine"))
    #expect(ThemeState(own: ["mine"], preferences: preferences).choice == .own("mine"))
    #expect(ThemeState(configured: .dark, preferences: preferences).choice == .dark)
  }

  @Test func `the user's own themes come after squad's`() throws {
    var state = try AppState.sample()
    state.theme = ThemeState(choice: .terminal, own: ["mine", "yours"])
    for choice in [ThemeChoice.own("mine"), .own("yours"), .auto] {
      _ = reduce(&state, .theme(.stepped))
      #expect(state.theme.choice == choice)
    }
  }

  @Test(arguments: ThemeChoice.standard + [.own("mine")])
  func `a theme's name is parsed from its text`(choice: ThemeChoice) {
    #expect(ThemeChoice(named: choice.name) == choice)
  }
}
