import TestSupport
import Testing

@testable import SquadCore

/// Mistakes in the config: mentioned at the start, and listed on request.
struct ConfigMistakesTests {
  private static let mistakes = (1...3).map { line in
    ConfigMistake(
      file: "config.json", position: .init(line: line, column: 3),
      problem: .unknown("theem", suggestion: "theme"))
  }

  private func state(_ config: ConfigState) throws -> AppState {
    var state = try AppState.sample()
    state.config = config
    return state
  }

  @Test func `the config's mistakes are shown at the start, before being offline is`() throws {
    var state = try #require(AppState(catalogues: .samples, isOffline: true))
    state.config = ConfigState(file: "/config.json", mistakes: Self.mistakes)
    let list = state.lists[0].id
    _ = reduce(
      &state,
      .started(
        Start(list: list, page: .failure(.unreadable("")), stored: StoredSquad(), entry: nil)))
    #expect(state.message == .configMistakes(first: Self.mistakes[0], others: 2))
    _ = reduce(&state, .terminalNoted("vt100"))
    #expect(state.message == .configMistakes(first: Self.mistakes[0], others: 2))
  }

  @Test func `the list of mistakes scrolls, and Esc closes it`() throws {
    var state = try state(ConfigState(file: "/config.json", mistakes: Self.mistakes))
    _ = reduce(&state, .configMistakesShown)
    #expect(state.overlay == .configMistakes(OverlayScroll()))
    state.viewport.overlay.lines = 3
    state.viewport.overlay.rows = 2
    _ = reduce(&state, .moved(.last))
    #expect(state.overlay == .configMistakes(OverlayScroll(top: 1)))
    _ = reduce(&state, .wentBack)
    #expect(state.overlay == nil)
  }

  @Test func `without mistakes a message says so`() throws {
    var state = try state(ConfigState(file: "/config.json"))
    _ = reduce(&state, .configMistakesShown)
    #expect(state.message == .noConfigMistakes && state.overlay == nil)
    state.config = ConfigState()
    _ = reduce(&state, .configMistakesShown)
    #expect(state.message == .noConfig && state.overlay == nil)
  }

  @Test func `the config's page size applies to every level`() throws {
    var state = try #require(AppState(catalogues: .samples, pageSize: 20))
    #expect(state.openList.pageSize == 20)
    state.listStack.push(OpenList(source: state.openList.source, title: "Below"))
    #expect(state.openList.pageSize == 20)
  }
}
