import Basics
import SquadCore
import TestSupport
import Testing

/// Choosing themes, querying the terminal, and storing its reply.
@Suite struct ThemeReducerTests {
  private func state(_ theme: ThemeState) throws -> AppState {
    var state = try AppState.sample()
    state.theme = theme
    return state
  }

  @Test func `t steps through all themes, says which one it is and stores it`() throws {
    var state = try state(ThemeState(choice: .terminal, terminal: "xterm"))
    for choice in ThemeChoice.standard {
      let effects = reduce(&state, .theme(.stepped))
      #expect(state.theme.choice == choice)
      #expect(state.message == .themeChosen(choice))
      #expect(
        effects == [
          .world(.savePreferences(TerminalPreferences(theme: choice), terminal: "xterm"))
        ])
    }
  }

  @Test func `without colours choosing a theme shows a message`() throws {
    var state = try state(ThemeState(colorsOff: "NO_COLOR"))
    #expect(reduce(&state, .theme(.stepped)) == [])
    #expect(state.message == .colorsOff("NO_COLOR"))
    #expect(state.theme.choice == .auto)
  }

  @Test func `the command line's theme comes before the saved one, then auto`() {
    let preferences = TerminalPreferences(theme: .light)
    #expect(ThemeState(choice: .dark, preferences: preferences).choice == .dark)
    #expect(ThemeState(preferences: preferences).choice == .light)
    #expect(ThemeState().choice == .auto)
  }

  @Test func `the terminal is asked once, at the start, whatever the theme`() throws {
    for choice in [ThemeChoice.auto, .dark, .terminal] {
      var state = try state(ThemeState(choice: choice, takesQuery: true))
      #expect(start(&state).contains(.loop(.queryTerminal)))
      #expect(state.theme.query == .sent)
      for _ in state.theme.choices {
        #expect(!reduce(&state, .theme(.stepped)).contains(.loop(.queryTerminal)))
      }
    }
    var deaf = try state(ThemeState())
    #expect(!start(&deaf).contains(.loop(.queryTerminal)))
  }

  @Test func `a reply is stored if it differs from the last one`() throws {
    let remembered = TerminalPreferences(background: .light)
    var state = try state(ThemeState(terminal: "xterm", preferences: remembered, takesQuery: true))
    state.theme = try asked(state.theme)
    #expect(state.theme.background == .light)
    #expect(reduce(&state, .theme(.backgroundReported(.light))) == [])
    #expect(
      reduce(&state, .theme(.backgroundReported(.dark))) == [
        .world(
          .savePreferences(TerminalPreferences(background: .dark), terminal: "xterm"))
      ])
    #expect(reduce(&state, .theme(.queryFinished)) == [])
    #expect(state.theme.background == .dark)
  }

  @Test func `without a reply the remembered background gives way to the environment's`() throws {
    let remembered = TerminalPreferences(background: .light)
    var state = try state(
      ThemeState(preferences: remembered, fallback: .dark, takesQuery: true))
    state.theme = try asked(state.theme)
    #expect(reduce(&state, .theme(.queryFinished)).count == 1)
    #expect(state.theme.background == .dark)
    // The reply still counts.
    _ = reduce(&state, .theme(.backgroundReported(.light)))
    #expect(state.theme.background == .light)
  }

  @Test func `the picker shows each theme at once, and keeps it or restores the old`() throws {
    var state = try state(ThemeState(choice: .dark, terminal: "xterm"))
    _ = reduce(&state, .theme(.pickerOpened))
    #expect(state.overlay == .themes(ThemePicker(state.theme)) && state.shownTheme == .dark)
    #expect(reduce(&state, .moved(.next)) == [])
    #expect(state.shownTheme == .light)
    _ = reduce(&state, .moved(.last))
    _ = reduce(&state, .moved(.next))
    #expect(state.shownTheme == .terminal)
    _ = reduce(&state, .wentBack)
    #expect(state.shownTheme == .dark && state.overlay == nil)
    _ = reduce(&state, .theme(.pickerOpened))
    _ = reduce(&state, .moved(.next))
    #expect(
      reduce(&state, .opened) == [
        .world(.savePreferences(TerminalPreferences(theme: .light), terminal: "xterm"))
      ])
    #expect(state.overlay == nil && state.message == .themeChosen(.light))
  }

  @Test func `the picker can set one accent for all, keep it or restore the old`() throws {
    var state = try state(ThemeState(choice: .dark, terminal: "xterm"))
    _ = reduce(&state, .theme(.accentToggled))
    #expect(state.shownAccent == .own)
    _ = reduce(&state, .theme(.pickerOpened))
    #expect(reduce(&state, .theme(.accentToggled)) == [])
    #expect(state.shownAccent == .one)
    _ = reduce(&state, .wentBack)
    #expect(state.shownAccent == .own)
    for action in [ThemeAction.pickerOpened, .accentToggled] { _ = reduce(&state, .theme(action)) }
    let saved = TerminalPreferences(theme: .dark, accent: .one)
    #expect(
      reduce(&state, .opened) == [.world(.savePreferences(saved, terminal: "xterm"))])
    #expect(ThemeState(preferences: saved).accent == .one)
  }

  @Test func `the picker doesn't open without colours or over another overlay`() throws {
    var plain = try state(ThemeState(colorsOff: "NO_COLOR"))
    _ = reduce(&plain, .theme(.pickerOpened))
    #expect(plain.overlay == nil && plain.message == .colorsOff("NO_COLOR"))
    var helped = try state(ThemeState())
    _ = reduce(&helped, .helpToggled)
    for action in [ThemeAction.pickerOpened, .stepped] { _ = reduce(&helped, .theme(action)) }
    #expect(helped.overlay == .help(HelpState()) && helped.theme.choice == .auto)
  }

  @Test func `exact colours are drawn if the terminal has them and they are wanted`() throws {
    for isWanted in [true, false] {
      var state = try state(ThemeState(takesQuery: true, mayHaveTrueColor: isWanted))
      #expect(!state.theme.hasTrueColor)
      #expect(reduce(&state, .theme(.trueColorReported)) == [])
      #expect(state.theme.hasTrueColor == isWanted)
      let picture = Picture(sizes: [PictureSize(width: 1, height: 1, url: "https://example.org")])
      let request = state.pictures.request(try #require(picture), in: .zero)
      #expect(request.hasExactColors == isWanted)
    }
  }

  @Test func `a reply without a query changes nothing`() throws {
    var state = try state(ThemeState())
    #expect(reduce(&state, .theme(.backgroundReported(.light))) == [])
    #expect(reduce(&state, .theme(.queryFinished)) == [])
    #expect(state.theme.background == nil)
  }

  @Test(arguments: [
    ("15;0", Background.dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark),
    ("0;7", .light), ("15;default", nil), ("", nil), ("0;16", nil),
  ])
  func `the last field of COLORFGBG is the background`(text: String, expected: Background?) {
    #expect(Background(colorFGBG: text) == expected)
  }

  /// The theme after the terminal was queried.
  private func asked(_ theme: ThemeState) throws -> ThemeState {
    var state = try state(theme)
    _ = start(&state)
    return state.theme
  }

  private func start(_ state: inout AppState) -> [Effect] {
    let start = Start(
      list: .characters, page: .success(.sample(Entry.heroes)), stored: StoredSquad(), entry: nil)
    return reduce(&state, .started(start))
  }
}
