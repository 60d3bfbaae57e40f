import Basics
import TestSupport
import Testing

@testable import SquadCore

/// Exactly when another page is fetched: only when somebody reads on.
@Suite struct PagingTests {
  private func fetch(_ request: RequestID, from offset: Int = 0, isReload: Bool = false) -> Effect {
    .world(
      .fetchPage(
        request,
        PageRequest(
          source: .list(.characters), offset: offset, limit: 50, sort: .name, isReload: isReload)))
  }

  /// 362 rows of this machine, 50 of them live, with one selected.
  private func bundled(at row: Int) throws -> AppState {
    var state = try AppState.live(Entry.many(362), fetched: 50, of: 1_564)
    state.select(row, top: max(row - 5, 0))
    return state
  }

  /// Presses `G` and responds with these pages while one is requested; returns the number of
  /// requests.
  private func loadToEnd(_ store: TestStore, _ pages: [Page]) -> Int {
    store.skip(.moved(.last))
    var count = 0
    for page in pages where store.state.openList.phase.request != nil {
      count += 1
      store.skip(.list(.pageFetched(store.latest, .success(page))))
    }
    return count
  }

  /// The first page of a list without live rows is in flight.
  private func fetching(_ entries: [Entry], at row: Int = 0) throws -> TestStore {
    var state = try AppState.live(entries)
    state.select(row, top: max(row - 5, 0))
    let store = TestStore(state)
    let request = store.next
    // Most details of a long list are evicted.
    let parts = entries.count > DetailState.limit ? [StatePart.details] : []
    store.pressNothing(then: [fetch(request)], changing: parts) {
      $0.openList.phase = entries.isEmpty ? .loading(request) : .loadingMore(request)
    }
    return store
  }

  @Test func `an entry that the service lacks doesn't cause paging`() throws {
    var state = try AppState.live(Entry.many(362))
    state.openList.pendingSelection = "marvel/9999"
    let store = TestStore(state)
    store.pressNothing(then: [fetch(store.next)], changing: [.openList, .details])
    store.receive(live: .live(Entry.many(50), total: 1_564), changing: [.openList, .details])
    #expect(
      store.state.openList.pendingSelection == "marvel/9999",
      "a page that a move requests may bring it")
    store.pressNothing()
  }

  /// The last live row is 49; moves by a page are 9 rows here.
  @Test(arguments: [
    (37, Motion.next, false), (38, .next, true), (48, .next, true), (49, .next, true),
    (50, .next, false), (51, .previous, false), (50, .previous, true), (49, .previous, true),
    (39, .previous, false), (29, .pageDown, false), (30, .pageDown, true), (45, .pageDown, true),
    (60, .pageDown, false), (58, .pageUp, true), (60, .pageUp, false), (49, .pageUp, true),
    (200, .previous, false), (200, .first, false), (361, .next, false), (0, .previous, false),
    (49, .halfPageDown, true),
  ])
  func `a move from or to a live row that ends near the last one requests a page`(
    row: Int, motion: Motion, requests: Bool
  ) throws {
    let store = TestStore(try bundled(at: row))
    let request = store.next
    // Most details of a list this long are evicted.
    store.send(
      .moved(motion), then: requests ? [fetch(request, from: 50)] : [],
      changing: row == 0 ? [.details] : [.openList, .details])
    if requests { store.giveUp(request) }
  }

  @Test func `each page is requested by a move of its own`() throws {
    let store = TestStore(try bundled(at: 49))
    store.send(.moved(.next), then: [fetch(store.next, from: 50)], changing: [.openList, .details])
    let request = store.latest
    store.send(.moved(.previous), changing: [.openList])
    #expect(store.state.openList.phase == .loadingMore(request), "one in flight")
    let second = Page.live(Entry.many(50, from: 50), from: 50, total: 1_564)
    store.receive(live: second, changing: [.openList])
    #expect(store.state.openList.live?.count == 100)
    // The last live row is 99 now, and 49 is selected.
    var state = store.state
    for _ in 0..<39 { #expect(turn(&state, .moved(.next)).forPages == []) }
    #expect(state.openList.cursor.row == 88)
    let pages = turn(&state, .moved(.next)).forPages
    let next = try #require(pages.first?.request)
    #expect(pages == [fetch(next, from: 100)])
  }

  @Test func `the next page of a list of one row is requested by a key that moves nothing`() throws
  {
    let store = TestStore(try .live([.thor], fetched: 1, of: 30))
    let request = store.next
    store.send(.moved(.next), then: [fetch(request, from: 1)]) {
      $0.openList.phase = .loadingMore(request)
    }
    store.giveUp(request)
  }

  @Test func `moves elsewhere request no page`() throws {
    var state = try bundled(at: 49)
    state.focus = .detail(from: .list)
    TestStore(state).send(.moved(.next), changing: [.details])
    let search = TestStore(try bundled(at: 49))
    search.skip(.search(.opened))
    search.send(.moved(.next), changing: [.openList])
    let help = TestStore(try bundled(at: 49))
    help.skip(.helpToggled)
    help.send(.moved(.next))
    var offline = try AppState.live(Entry.many(50), fetched: 50, isOffline: true)
    offline.select(48, top: 40)
    #expect(turn(&offline, .moved(.last)).forPages == [] && offline.openList.cursor.row == 49)
  }

  @Test func `G fetches page by page to the end, with bundled rows behind too`() throws {
    let pages = (1...4).map { number in
      Page.live(
        Entry.many(number == 4 ? 20 : 50, from: number * 50), from: number * 50, total: 220,
        isLast: number == 4)
    }
    let store = TestStore(try .live(Entry.many(50) + [.thor, .hulk], fetched: 50, of: 220))
    #expect(loadToEnd(store, pages) == 4)
    #expect(store.state.openList.live?.end == .whole)
    #expect(store.state.openList.count == 220)
    #expect(store.state.openList.selected?.title == "Hero 219")
  }

  @Test func `a service that repeats its rows ends the list, bundled rows stay`() throws {
    let pages = [Page](repeating: .live(Entry.many(50), total: 1_500), count: 9)
    let store = TestStore(try .live(Entry.many(60), fetched: 50, of: 1_500))
    #expect(loadToEnd(store, pages) == 1)
    #expect(store.state.openList.live?.end == .repeated)
    #expect(store.state.openList.live?.count == 50)
    #expect(store.state.openList.count == 60)
    #expect(store.state.openList.phase == .loaded)
    #expect(store.state.openList.expectedCount == 60, "nothing more will come")
    // R fetches from the start.
    let request = store.next
    store.send(.list(.refreshRequested), then: [fetch(request, isReload: true)]) {
      $0.openList.phase = .refreshing(request, isRoutine: false)
      $0.openList.due = .manual
    }
    store.giveUp(request)
  }

  @Test func `an end below the total differs from the list's own end`() throws {
    let empty = Page.live([], from: 50, total: 1_500, isLast: true)
    let short = Page.live(Entry.many(20, from: 50), from: 50, total: 1_500, isLast: true)
    for page in [empty, short] {
      let store = TestStore(try .live(Entry.many(50), fetched: 50, of: 1_500))
      #expect(loadToEnd(store, [page, page]) == 1)
      #expect(store.state.openList.live?.end == .early)
    }
    let whole = Page.live(Entry.many(20, from: 50), from: 50, total: 70, isLast: true)
    let store = TestStore(try .live(Entry.many(50), fetched: 50, of: 70))
    #expect(loadToEnd(store, [whole]) == 1)
    #expect(store.state.openList.live?.end == .whole)
  }

  @Test func `an empty first page takes nothing away`() throws {
    let store = try fetching(Entry.many(60))
    store.receive(live: .live([], total: 1_500, isLast: true), changing: [.openList])
    #expect(store.state.openList.live?.end == .early)
    #expect(store.state.openList.count == 60)
    let empty = try fetching(Entry.many(60))
    empty.receive(live: .live([], total: 0, isLast: true), changing: [.openList])
    #expect(empty.state.openList.count == 0, "a service that has none and counts none is right")
  }

  @Test(arguments: [(200, nil), (100, .whole), (nil, .whole)] as [(Int?, ListEnd?)])
  func `a page of unreadable rows isn't a repetition, but ends without a total`(
    total: Int?, end: ListEnd?
  ) throws {
    let store = TestStore(try .live(Entry.many(50), fetched: 50, of: total))
    store.skip(.moved(.last), .keyIgnored)
    let page = Page.live([], from: 50, total: total, unreadable: 50)
    store.receive(live: page, changing: [.openList])
    #expect(store.state.openList.live?.end == end)
  }

  @Test func `a total below the number of rows is ignored`() throws {
    let seven = try fetching([])
    seven.receive(live: .live(Entry.many(7), total: 1), changing: [.openList, .details])
    #expect(seven.state.openList.expectedTotal == 7)
    #expect(seven.state.openList.live?.end == .whole)
    var state = try AppState.live(Entry.many(100), fetched: 50, of: 60)
    #expect(state.openList.expectedTotal == 100)
    state.select(45, top: 40)
    let hundred = TestStore(state)
    hundred.skip(.moved(.next))
    hundred.receive(
      live: .live(Entry.many(50, from: 50), from: 50, total: 60), changing: [.openList])
    #expect(hundred.state.openList.expectedTotal == 100)
    #expect(hundred.state.openList.live?.end == .whole)
  }

  @Test func `bundled rows after saved ones are shown as bundled`() throws {
    var state = try AppState.live([])
    let saved = Freshness.saved(Moment(seconds: 50))
    let page = Page(
      offset: 0, entries: Entry.many(4), total: 9, isLast: true, freshness: saved,
      older: OlderRows(ids: ["marvel/2", "marvel/3"], freshness: .sample))
    state.openList.fill(page)
    #expect(state.openList.shownFreshness == saved)
    state.select(3)
    #expect(state.openList.shownFreshness == .sample)
  }
}
