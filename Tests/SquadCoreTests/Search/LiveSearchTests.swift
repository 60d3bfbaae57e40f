import TestSupport
import Testing

@testable import SquadCore

@Suite struct LiveSearchTests {
  private let fist = Entry.sample("Iron Fist", 9_001)
  private let lad = Entry.sample("Iron Lad", 9_002)

  private func later(_ text: String) -> Effect {
    .loop(.startTimer(.search, milliseconds: 250, .search(.debounced(text))))
  }

  private func fetch(_ id: Int, _ text: String) -> Effect {
    .world(
      .fetchPage(
        RequestID(id),
        PageRequest(source: .list(.characters), limit: 50, sort: .name, titlePrefix: text)))
  }

  private func titles(_ state: AppState) -> [String] {
    (0..<state.level.count).compactMap { state.level.entry(at: $0)?.title }
  }

  /// A long list with the field open, something typed, and the service asked as request 1.
  private func asked(_ text: String = "iron") throws -> AppState {
    var state = try AppState.live(Entry.heroes + Entry.many(40), told: 45)
    #expect(turn(&state, .search(.opened)) == [])
    #expect(turn(&state, .search(.textChanged(text))) == [later(text)])
    #expect(turn(&state, .search(.debounced(text))) == [fetch(1, text)])
    return state
  }

  private func hits(_ entries: [Entry], _ id: Int = 1) -> Action {
    .list(.pageFetched(RequestID(id), .success(.live(entries, isLast: true))))
  }

  @Test func `the service's hits come after those that are here, and none twice`() throws {
    var state = try asked()
    #expect(titles(state) == ["Iron Man"])
    #expect(turn(&state, hits([fist, .ironMan, lad])) == [])
    #expect(titles(state) == ["Iron Man", "Iron Fist", "Iron Lad"])
    #expect(state.level.selected == .ironMan)
    #expect(state.level.entries.count == 45, "the list itself is as it was")
  }

  @Test func `hits that no longer match are not shown`() throws {
    var state = try asked()
    #expect(turn(&state, .search(.textChanged("iron f"))) == [later("iron f")])
    _ = turn(&state, hits([fist, lad]))
    #expect(titles(state) == ["Iron Fist"])
  }

  @Test func `the older question is withdrawn, and its answer is not taken`() throws {
    var state = try asked()
    _ = turn(&state, .search(.textChanged("iron f")))
    #expect(turn(&state, .search(.debounced("iron"))) == [], "something more was typed")
    #expect(
      turn(&state, .search(.debounced("iron f"))) == [
        .world(.cancel(RequestID(1))), fetch(2, "iron f"),
      ])
    _ = turn(&state, hits([fist]))
    #expect(titles(state) == [])
    _ = turn(&state, hits([fist], 2))
    #expect(titles(state) == ["Iron Fist"])
  }

  @Test func `Esc brings the list back and asks for nothing`() throws {
    var state = try asked()
    #expect(turn(&state, .wentBack) == [.world(.cancel(RequestID(1)))])
    #expect(state.level.filter == nil)
    #expect(turn(&state, .list(.pageFetched(RequestID(1), .failure(.service(.cancelled))))) == [])
    #expect(state.level.count == 45)
    var responded = try asked()
    _ = turn(&responded, hits([fist]))
    #expect(turn(&responded, .wentBack) == [])
    #expect(responded.level.selected == .ironMan)
  }

  @Test func `a kept filter keeps its hits and its question`() throws {
    var state = try asked()
    #expect(turn(&state, .search(.kept)) == [])
    _ = turn(&state, hits([fist]))
    #expect(titles(state) == ["Iron Man", "Iron Fist"])
    #expect(turn(&state, .moved(.last)) == [])
    #expect(state.level.selected == fist)
  }

  @Test func `a hit that the list brings later is one row`() throws {
    var state = try AppState.live(told: 5)
    _ = turn(&state, .moved(.previous))
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged("iron")))
    _ = turn(&state, .search(.debounced("iron")))
    _ = turn(&state, hits([fist, lad], 2))
    _ = turn(&state, .list(.pageFetched(RequestID(1), .success(.live([fist], from: 5)))))
    #expect(titles(state) == ["Iron Man", "Iron Fist", "Iron Lad"])
    #expect(state.violations == [])
  }

  @Test func `a search that fails costs nothing`() throws {
    var state = try asked()
    #expect(turn(&state, .list(.pageFetched(RequestID(1), .failure(.service(.timeout))))) == [])
    #expect(titles(state) == ["Iron Man"])
    #expect(state.level.phase == .loaded)
  }

  @Test func `spaces part words, however many were typed`() throws {
    var state = try AppState.live(told: 5)
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged("  iron \t  fist ")))
    #expect(turn(&state, .search(.debounced("  iron \t  fist "))) == [fetch(1, "iron fist")])
  }

  @Test func `Esc at a row that the service has not told asks for no page`() throws {
    var state = try AppState.live(Entry.many(300), told: 50)
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged("hero 250")))
    _ = turn(&state, .search(.kept))
    #expect(state.level.selected?.title == "Hero 250")
    #expect(turn(&state, .wentBack).forPages == [])
    #expect(state.level.cursor.row == 250)
    #expect(turn(&state).forPages == [])
  }

  @Test func `no word, a whole list and a service that cannot search are not asked`() throws {
    var empty = try AppState.live(told: 5)
    _ = turn(&empty, .search(.opened))
    #expect(turn(&empty, .search(.textChanged(" "))) == [])
    var whole = try AppState.live(told: 5, of: 5)
    _ = turn(&whole, .search(.opened))
    #expect(turn(&whole, .search(.textChanged("iron"))) == [])
    var silent = try AppState.sample()
    _ = turn(&silent, .search(.opened))
    #expect(turn(&silent, .search(.textChanged("iron"))) == [])
  }
}
