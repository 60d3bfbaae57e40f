import TestSupport
import Testing

@testable import SquadCore

@Suite struct DividerTests {
  private func state(_ columns: Int = 42, _ range: ClosedRange<Int> = 20...56) throws -> AppState {
    var state = try AppState.sample()
    state.viewport.divider = DividerMetrics(columns: columns, range: range)
    return state
  }

  @Test func `the divider moves by two columns`() throws {
    let store = TestStore(try state())
    store.send(.dividerMoved(wider: true)) { $0.listColumns = 44 }
    store.send(.dividerMoved(wider: true)) { $0.listColumns = 46 }
    store.send(.dividerMoved(wider: false)) { $0.listColumns = 44 }
  }

  @Test func `moving the divider past either end shows a message`() throws {
    let widest = TestStore(try state(55))
    widest.send(.dividerMoved(wider: true)) { $0.listColumns = 56 }
    widest.send(.dividerMoved(wider: true)) { $0.message = .listIsWidest }
    let narrowest = TestStore(try state(20))
    narrowest.send(.dividerMoved(wider: false)) { $0.message = .listIsNarrowest }
  }

  @Test func `a width chosen on a larger screen is limited to this one`() throws {
    var state = try state(29, 20...29)
    state.listColumns = 50
    let store = TestStore(state)
    store.send(.dividerMoved(wider: false)) { $0.listColumns = 27 }
  }

  @Test func `moving the divider with one pane shows a message`() throws {
    let store = TestStore(try .sample())
    store.send(.dividerMoved(wider: true)) { $0.message = .noDivider }
  }
}
