import TestSupport
import Testing

@testable import SquadCore

/// Unreadable records are counted for the screen.
@Suite struct UnreadableTests {
  /// A live list whose first page had two unreadable records.
  private func unreadable() throws -> TestStore {
    let store = TestStore(try .live([]))
    store.skipTurn()
    let page = Page.live(Entry.many(3), total: 200, unreadable: 2)
    store.receive(live: page, changing: [.openList, .details])
    return store
  }

  @Test func `unreadable records add up over pages, and a refresh counts anew`() throws {
    let store = try unreadable()
    #expect(store.state.openList.unreadable == 2)
    store.skip(.moved(.last))
    let page = Page.live(Entry.many(2, from: 3), from: 5, total: 8, isLast: true, unreadable: 1)
    store.receive(live: page, changing: [.openList, .details])
    #expect(store.state.openList.unreadable == 3)
    store.skip(.list(.refreshRequested))
    #expect(store.state.openList.unreadable == 3, "the shown count stays")
    let whole = Page.live(Entry.many(8), total: 8, isLast: true)
    store.receive(live: whole, changing: [.openList, .details])
    #expect(store.state.openList.unreadable == 0)
  }

  @Test func `a failure keeps the rows and their unreadable count`() throws {
    let store = try unreadable()
    store.skip(.moved(.last))
    let failure = Failure.service(.unreadable("no characters"))
    store.receive(failure: failure) {
      $0.openList.phase = .failed(failure)
      $0.openList.followsEnd = false
    }
    #expect(store.state.openList.count == 3 && store.state.openList.unreadable == 2)
  }

  @Test func `unreadable records of stored and partial pages are counted, too`() throws {
    let store = TestStore(try .sample())
    store.skip(.list(.refreshRequested))
    let page = Page(
      offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .sample, unreadable: 4)
    store.receive(stored: page, changing: [.openList, .details])
    #expect(store.state.openList.unreadable == 4)

    let live = TestStore(try .live([]))
    live.skipTurn()
    let part = Page(
      offset: 0, entries: Entry.heroes, total: 9, isLast: true, freshness: .live(.sample),
      details: Entry.heroes.map { .live($0) }, unreadable: 1, coverage: .partial(done: 1, of: 2))
    live.receive(live: part, changing: [.openList, .details])
    #expect(live.state.openList.unreadable == 1)
    live.giveUp(live.latest)
  }
}
