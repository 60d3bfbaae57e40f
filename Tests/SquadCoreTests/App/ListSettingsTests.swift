import TestSupport
import Testing

@testable import SquadCore

/// Settings of lists that the next start restores.
@Suite struct ListSettingsTests {
  private let people = ListSettings(list: .people, sort: nil, isReversed: true, cards: .small)
  private let characters = ListSettings(
    list: .characters, sort: "modified", isReversed: false, cards: nil)

  private func started(
    _ settings: [ListSettings], remembersPlace: Bool = true, theme: ThemeState = ThemeState()
  ) throws -> AppState {
    var state = try #require(
      AppState(catalogues: .samples, remembersPlace: remembersPlace))
    state.theme = theme
    let start = Start(
      list: .characters, page: .success(.sample(Entry.heroes)),
      stored: StoredSquad(lists: settings), entry: nil)
    _ = turn(&state, .started(start))
    return state
  }

  private func saved(_ effects: [Effect]) -> [ListSettings]? {
    effects.lazy.compactMap { effect in
      if case .world(.saveSettings(let settings)) = effect { settings } else { nil }
    }.first
  }

  @Test func `the order and the card size are restored, a filter isn't`() throws {
    let state = try started([people, characters])
    #expect(state.openList.sort == .modified && state.openList.filter == nil)
    let root = try #require(state.listStack[.people, 0])
    #expect(root.sort == .nameDescending && root.grid.isOn && root.grid.size == .small)
  }

  @Test(arguments: [false, true])
  func `an order that the list no longer has is replaced by its first`(isReversed: Bool) throws {
    let settings = ListSettings(list: .characters, sort: "age", isReversed: isReversed, cards: nil)
    let state = try started([settings])
    #expect(state.openList.sort == .name && settings.order(of: state.openList.sorts) == .name)
  }

  @Test func `a reversed file order doesn't reverse the order of --sort`() {
    let file = SortOrder(key: SortKey.file.rawValue)
    let option = SortOrder(key: SortKey.file.rawValue, isDerived: true)
    #expect(people.order(of: [file]) == file.reversed && people.order(of: [option]) == option)
  }

  @Test func `quitting saves only changed settings`() throws {
    var state = try started([])
    #expect(saved(turn(&state, .quitRequested)) == nil)
    _ = turn(&state, .list(.sortReversed))
    let expected = ListSettings(list: .characters, sort: nil, isReversed: true, cards: nil)
    #expect(saved(turn(&state, .quitRequested)) == [expected])
    var other = try started([people])
    #expect(saved(turn(&other, .quitRequested)) == nil)
    _ = turn(&other, .list(.stepped(forward: true)))
    _ = turn(&other, .list(.sortCycled))
    #expect(saved(turn(&other, .quitRequested)) == nil)
  }

  @Test func `settings of lists that a run lacks stay stored`() throws {
    let other = ListSettings(
      list: ListID(CatalogueID(rawValue: "people")), sort: nil, isReversed: false, cards: .large)
    var state = try started([other])
    #expect(saved(turn(&state, .quitRequested)) == nil)
    _ = turn(&state, .list(.sortReversed))
    let own = ListSettings(list: .characters, sort: nil, isReversed: true, cards: nil)
    #expect(saved(turn(&state, .quitRequested)) == [own, other])
  }

  @Test func `the divider is kept for the terminal`() throws {
    var state = try started(
      [], theme: ThemeState(terminal: "xterm", preferences: .init(theme: .light, listColumns: 40)))
    #expect(state.listColumns == 40)
    state.listColumns = 44
    let saved = TerminalPreferences(theme: .light, listColumns: 44)
    #expect(
      turn(&state, .quitRequested).contains(.world(.savePreferences(saved, terminal: "xterm"))))
  }

  @Test func `nothing is saved where remembering is turned off`() throws {
    var state = try started([], remembersPlace: false)
    _ = turn(&state, .list(.sortReversed))
    state.listColumns = 44
    #expect(turn(&state, .quitRequested) == [.loop(.quit)])
    #expect(turn(&state, .theme(.stepped)) == [])
    #expect(state.theme.choice != .auto)
  }
}
