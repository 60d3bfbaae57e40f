import Basics
import TestSupport
import Testing

@testable import SquadCore

/// The names of changed parts between two states.
@Suite struct StateChangeTests {
  private func changes(_ change: (inout AppState) -> Void) throws -> [String] {
    let before = try AppState.sample()
    var after = before
    change(&after)
    return before.changes(to: after).map { change in
      let values = [change.old, change.new].map { $0.map { "\($0)" } ?? "none" }
      return "\(change.path) \(values[0]) \(values[1])"
    }
  }

  @Test func `equal states have no changes`() throws {
    #expect(try changes { _ in }.isEmpty)
  }

  @Test func `a changed part is named by its path`() throws {
    #expect(try changes { $0.listColumns = 30 } == ["listColumns none 30"])
    #expect(try changes { $0.select(1) }.contains("list(marvel).cursor.row 0 1"))
    let film = try changes { $0.listStack[.films, 0]?.total = 7 }
    #expect(film.count == 1 && film[0].hasPrefix("list(starwars).total"))
    #expect(
      try changes { $0.message = .quitHint } == ["message none quitHint"])
  }

  @Test func `collapsed entries are a part like any other`() throws {
    func rows(_ count: Int) -> CollapsedRows? {
      var list = EntryList()
      list.append(
        (0..<count).map { number in
          Entry(
            id: EntryID(.bitcoin, "\(number)"), title: "\(number)",
            quote: Quote(rate: nil, places: 2, unit: "", freshness: nil))
        })
      return CollapsedRows(list) { _ in false }
    }
    var before = try AppState.sample()
    before.openList.fold = rows(1)
    var after = before
    after.openList.fold = rows(2)
    #expect(before.changes(to: after).map(\.path) == ["list(marvel).fold.folded"])
  }

  @Test func `opening another list is reported as one change`() throws {
    #expect(try changes { $0.listStack.open(.films) } == ["list marvel starwars"])
  }

  @Test func `values added to or removed from a dictionary are named by their key`() throws {
    let id = Entry.hulk.id
    let gone = try changes { $0.details[id] = nil }
    #expect(gone.count == 1 && gone[0].hasPrefix("details(\(id)) "))
    #expect(gone[0].hasSuffix(" none"))
  }

  @Test func `a crash is reported unless there is a current problem`() throws {
    var state = try AppState.sample()
    _ = reduce(&state, .crashFound("actions-1.jsonl"))
    #expect(state.message == .crashFound("actions-1.jsonl"))
    state.message = .storage(.notSaving(.full))
    _ = reduce(&state, .crashFound("actions-1.jsonl"))
    #expect(state.message == .storage(.notSaving(.full)))
  }

  @Test func `opening the inspector leaves the state unchanged`() throws {
    var state = try AppState.sample()
    let before = state
    #expect(reduce(&state, .inspectorRequested) == [.loop(.inspect)])
    #expect(state == before)
  }
}
