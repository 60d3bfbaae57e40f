import TestSupport
import Testing

@testable import SquadCore

/// The sample catalogues, with the lists marked whose entries can join the squad.
@Suite struct RandomEntryTests {
  private func state() throws -> AppState {
    let catalogues = [CatalogueInfo].samples.map { info in
      CatalogueInfo(
        id: info.id, title: info.title,
        lists: info.lists.map { list in
          ListInfo(
            id: list.id, title: list.title, recruit: list.id == .films ? nil : "entry",
            sorts: list.sorts)
        })
    }
    return try AppState.sample(catalogues: catalogues)
  }

  private func picked(_ number: UInt64, in state: AppState) -> Entry? {
    var state = state
    _ = turn(&state, .jump(.randomRequested))
    _ = turn(&state, .jump(.numberDrawn(number)))
    return state.openList.selected
  }

  @Test func `the drawn number decides the entry of the open list`() throws {
    let store = TestStore(try state())
    store.send(.jump(.randomRequested), then: [.world(.drawNumber)])
    #expect(picked(0, in: store.state) == .hulk)
    #expect(picked(.max, in: store.state) == .thor)
    let step = UInt64.max / 4
    #expect(picked(step + 1, in: store.state) == .ironMan)
    #expect(picked(2 * step + 2, in: store.state) == .spiderMan)
  }

  @Test func `the selected entry is not picked again, and a filter does not matter`() throws {
    var state = try state()
    state.select(4)
    #expect(picked(0, in: state) == .captainAmerica)
    #expect(picked(.max, in: state) == .spiderMan)
    for action in [Action.search(.opened), .search(.textChanged("thor")), .search(.kept)] {
      _ = turn(&state, action)
    }
    #expect(picked(0, in: state) == .captainAmerica)
  }

  @Test func `a random entry is a jump that Ctrl-O undoes`() throws {
    var state = try state()
    _ = turn(&state, .jump(.randomRequested))
    _ = turn(&state, .jump(.numberDrawn(0)))
    _ = turn(&state, .jump(.wentBack))
    #expect(state.openList.selected == .captainAmerica)
  }

  @Test func `in a list without recruits it picks one of the catalogue's people`() throws {
    var state = try state()
    state.listStack.open(.films)
    #expect(picked(0, in: state) == .luke)
  }

  @Test func `without rows a random entry shows a message`() throws {
    let state = try #require(AppState(catalogues: .samples))
    var empty = state
    #expect(turn(&empty, .jump(.randomRequested)) == [])
    #expect(empty.message == .nothingToPick)
  }
}
