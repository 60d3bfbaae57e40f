import TestSupport
import Testing

@testable import SquadCore

/// Keys for the selected entry, pressed without one, say why they do nothing.
@Suite struct NoSelectionTests {
  private let keys: [Action] = [
    .focusMoved(.right), .focusMoved(.next), .focusMoved(.previous), .squad(.removalRequested),
  ]

  @Test func `keys without an entry show a message when nothing matches`() throws {
    for key in keys {
      var state = try AppState.sample()
      for action in [Action.search(.opened), .search(.textChanged("xyz")), .search(.kept), key] {
        _ = turn(&state, action)
      }
      #expect(state.focus == .list && state.message == .nothingSelected, "\(key)")
    }
  }

  @Test func `keys without an entry show a message on the row for missing rates`() throws {
    for key in keys + [.squad(.recruitRequested)] {
      var state = try AppState.sample()
      _ = turn(&state, .list(.tabChosen(3)))
      let entries = ["USD", "EUR"].map { code in
        Entry(
          id: EntryID(.bitcoin, code), title: code, isRecruitable: true,
          quote: Quote(rate: nil, places: 2, unit: code, freshness: nil))
      }
      var list = EntryList()
      list.append(entries)
      state.openList.setRows(list)
      state.openList.refilter(keeping: nil, rows: 10)
      _ = turn(&state, key)
      #expect(state.message == .folded(2) && state.focus == .list, "\(key)")
    }
  }
}
