import TestSupport
import Testing

@testable import SquadCore

@Suite struct StoreTests {
  @Test func `effects are run in order, after the state changed`() throws {
    var ran: [Effect] = []
    let store = Store(try .sample()) { ran.append($0) }
    store.send(.moved(.next))
    #expect(ran.isEmpty && store.state.openList.selected == .hulk)
    store.send(.quitRequested)
    #expect(ran == [.world(.savePlace(Entry.hulk.id)), .loop(.quit)])
  }

  @Test func `middleware sees action, both states and effects, and changes nothing`() throws {
    var seen: [String] = []
    let store = Store(try .sample()) { _ in }
    store.add(
      Middleware(where: { $0 != .keyIgnored }) { action, before, after in
        seen.append("\(action) \([before, after].map(\.openList.cursor.row))")
      })
    store.add(
      Middleware(
        began: { _ in }, reduced: { _, effects in seen.append("\(effects.count)") },
        marked: { _ in }))
    store.send(.moved(.next))
    store.send(.redrawRequested)
    store.send(.keyIgnored)
    #expect(
      seen == ["0", "moved(SquadCore.Motion.next) [0, 1]", "1", "redrawRequested [1, 1]", "0"])
  }
}
