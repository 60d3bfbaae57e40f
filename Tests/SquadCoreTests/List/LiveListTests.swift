import TestSupport
import Testing

@testable import SquadCore

@Suite struct LiveListTests {
  private func fetch(_ request: RequestID, from offset: Int = 0, limit: Int = 50) -> Effect {
    .world(
      .fetchPage(
        request,
        PageRequest(source: .list(.characters), offset: offset, limit: limit, sort: .name)))
  }

  private func titles(_ store: TestStore) -> [String] {
    (0..<store.state.openList.count).compactMap { store.state.openList.entry(at: $0)?.title }
  }

  /// A move to a row that requests the service's rows from `offset` on.
  private func move(
    _ motion: Motion, to row: Int, top: Int = 0, fetching offset: Int, in store: TestStore,
    at place: SourceLocation = #_sourceLocation
  ) {
    let request = store.next
    store.send(.moved(motion), then: [fetch(request, from: offset)], at: place) {
      $0.select(row, top: top)
      $0.openList.followsEnd = motion == .last
      $0.openList.phase = .loadingMore(request)
    }
  }

  @Test func `stored rows show first, then the service's first 50 are requested once`() throws {
    let store = TestStore(try .live())
    let request = store.next
    store.send(.pasteIgnored, then: [fetch(request)]) {
      $0.message = .pasteIgnored
      $0.openList.phase = .loadingMore(request)
    }
    store.send(.keyIgnored) { $0.message = nil }
    store.receive(live: .live(Entry.heroes, total: 5, isLast: true)) {
      var prefix = LivePrefix(at: .sample)
      prefix.count = 5
      prefix.nextOffset = 5
      prefix.total = 5
      prefix.end = .whole
      prefix.cameWhole = true
      $0.openList.live = prefix
      $0.openList.phase = .loaded
    }
    store.send(.pasteIgnored) { $0.message = .pasteIgnored }
  }

  @Test func `the service is asked after rows of this machine are loaded`() throws {
    var state = try AppState.live()
    state.openList.isComplete = false
    let store = TestStore(state)
    let request = store.next
    let remaining = PageRequest(source: .list(.characters), offset: 5, limit: .max, sort: .name)
    store.pressNothing(then: [.world(.loadPage(request, remaining))]) {
      $0.openList.phase = .loadingMore(request)
    }
    let page = Page.sample([.sample("Wasp", 7)], from: 5)
    store.receive(stored: page, then: [fetch(store.next)], changing: [.openList, .details])
    store.giveUp(store.latest)
  }

  @Test func `a live page replaces its range, and missing rows go at the end`() throws {
    let (a, b, c, d) = (Entry.many(4)[0], Entry.many(4)[1], Entry.many(4)[2], Entry.many(4)[3])
    let new = Entry.sample("New", 99)
    let renamed = Entry.sample("Hero Zero", 0)
    let store = TestStore(try .live([a, b, c, d]))
    store.skipTurn()
    store.receive(live: .live([new, renamed]), changing: [.openList, .details])
    #expect(titles(store) == ["New", "Hero Zero", "Hero 1", "Hero 2", "Hero 3"])
    #expect(store.state.openList.shownFreshness == .live(.sample))
    store.send(.moved(.next), then: [fetch(store.next, from: 2)], changing: [.openList])
    store.receive(live: .live([d, c], from: 2, total: 4, isLast: true), changing: [.openList])
    #expect(titles(store) == ["New", "Hero Zero", "Hero 3", "Hero 2"])
  }

  @Test func `rows that are fetched again count as saved until their page arrives`() throws {
    var state = try AppState.live(Entry.many(6), fetched: 4)
    let fetched = try #require(state.openList.live?.at)
    state.openList.phase = .refreshing(RequestID(9), isRoutine: false)
    state.openList.receiveLive(.live(Entry.many(2), total: 6), rows: 10)
    let shown = (0..<6).map { row in
      state.select(row)
      return state.openList.shownFreshness
    }
    let (live, saved) = (Freshness.live(.sample), Freshness.saved(fetched))
    #expect(shown == [live, live, saved, saved, .sample, .sample])
  }

  @Test func `a rate that the service lacks keeps its own freshness`() throws {
    func currency(_ code: String, _ freshness: Freshness) -> Entry {
      let rate = Quote(
        rate: Amount(millionths: 1_000_000), places: 2, unit: code, freshness: freshness)
      return Entry(id: EntryID(.bitcoin, code), title: code, quote: rate)
    }
    var state = try AppState.live([])
    let entries = [currency("EUR", .live(.sample)), currency("USD", .sample)]
    state.openList.receiveLive(.live(entries, total: 2, isLast: true), rows: 10)
    #expect(state.openList.shownFreshness == .live(.sample))
    state.select(1)
    #expect(state.openList.shownFreshness == .sample)
  }

  @Test func `the selected entry and its place on the screen stay put`() throws {
    var state = try AppState.live(Entry.many(40))
    state.select(20, top: 15)
    let store = TestStore(state)
    store.skipTurn()
    let page = Page.live(Entry.many(5, from: 100) + Entry.many(20))
    store.receive(
      live: page, then: [fetch(store.next, from: 25, limit: 100)], changing: [.openList, .details])
    #expect(store.state.openList.selected?.title == "Hero 20")
    #expect(store.state.openList.cursor == Cursor(row: 25, top: 20))
    #expect(store.state.openList.shownFreshness == .sample, "its own range has not come yet")
    store.giveUp(store.latest)
  }

  @Test func `the next page is requested within ten rows of the last live one`() throws {
    var state = try AppState.live(Entry.many(50), fetched: 50)
    state.select(38, top: 30)
    let store = TestStore(state)
    move(.next, to: 39, top: 30, fetching: 50, in: store)
    store.send(.moved(.next)) { $0.select(40, top: 35) }
    store.giveUp(store.latest)
  }

  @Test func `duplicates are dropped and unreadable records are counted`() throws {
    var state = try AppState.live(Entry.many(50), fetched: 50)
    state.select(45, top: 40)
    let store = TestStore(state)
    move(.next, to: 46, top: 40, fetching: 50, in: store)
    let page = Page.live(Entry.many(3, from: 49), from: 50, unreadable: 2)
    store.receive(live: page, changing: [.openList, .details])
    #expect(store.state.openList.live?.count == 52)
    #expect(store.state.openList.live?.nextOffset == 55)
    move(.next, to: 47, top: 40, fetching: 55, in: store)
    store.giveUp(store.latest)
  }

  @Test(arguments: [nil, 120, 1_500] as [Int?])
  func `paging stops when a service repeats its rows`(total: Int?) throws {
    let store = TestStore(try .live(Entry.many(50), fetched: 50, of: total))
    move(.last, to: 49, top: 40, fetching: 50, in: store)
    store.receive(live: .live(Entry.many(50), total: total), changing: [.openList])
    #expect(store.state.openList.live?.end == .repeated)
    #expect(!store.state.openList.followsEnd)
    store.send(.moved(.last))
    store.send(.moved(.previous), changing: [.openList])
    store.send(.moved(.next), changing: [.openList])
    #expect(store.state.openList.count == 50)
  }

  @Test func `an empty page is the end`() throws {
    let store = TestStore(try .live(Entry.many(3), fetched: 3, of: nil))
    move(.next, to: 1, fetching: 3, in: store)
    store.receive(live: .live([], from: 3, total: nil)) {
      $0.openList.live?.end = .whole
      $0.openList.phase = .loaded
    }
  }

  @Test func `G loads on to the end with the selection following`() throws {
    let store = TestStore(try .live(Entry.many(50) + [.thor], fetched: 50, of: 120))
    move(.last, to: 50, top: 41, fetching: 50, in: store)
    #expect(store.state.openList.selected == .thor)
    store.receive(
      live: .live(Entry.many(50, from: 50), from: 50, total: 120),
      then: [fetch(store.next, from: 100)], changing: [.openList, .details])
    #expect(store.state.openList.selected == .thor, "the last row is not live")
    let remaining = Page.live(Entry.many(20, from: 100), from: 100, total: 120, isLast: true)
    store.receive(live: remaining, changing: [.openList, .details])
    #expect(store.state.openList.selected?.title == "Hero 119")
    #expect(!store.state.openList.followsEnd)
  }

  @Test(arguments: [Action.keyIgnored, .moved(.previous)])
  func `any key stops loading to the end`(key: Action) throws {
    let store = TestStore(try .live(Entry.many(50), fetched: 50))
    move(.last, to: 49, top: 40, fetching: 50, in: store)
    store.send(key, changing: [.openList])
    let selected = store.state.openList.selected
    store.receive(live: .live(Entry.many(50, from: 50), from: 50), changing: [.openList, .details])
    #expect(store.state.openList.selected == selected)
    #expect(store.state.openList.count == 100)
  }

  @Test func `a page for a filtered list requests no more and repeats no row`() throws {
    var state = try AppState.live(Entry.many(50), fetched: 50)
    state.select(48, top: 40)
    let store = TestStore(state)
    move(.next, to: 49, top: 40, fetching: 50, in: store)
    store.skip(.search(.opened), .search(.textChanged("hero 5")))
    store.receive(live: .live(Entry.many(10, from: 50), from: 50), changing: [.openList, .details])
    #expect(titles(store).first == "Hero 5")
    #expect(titles(store).count == 15)
    #expect(store.state.violations == [])
    store.leave(.search)
  }

  @Test func `another order cancels the page in flight and ignores its response`() throws {
    let store = TestStore(try .live(Entry.many(3), fetched: 3))
    let old = store.next
    store.skip(.moved(.next))
    let new = store.next
    let request = PageRequest(source: .list(.characters), limit: .max, sort: .nameDescending)
    store.send(.list(.sortCycled), then: [.world(.cancel(old)), .world(.loadPage(new, request))]) {
      $0.openList.sortIndex = 1
      $0.openList.isReordered = true
      $0.openList.phase = .loading(new)
      $0.openList.live = nil
    }
    store.send(.list(.pageFetched(old, .failure(.service(.cancelled)))))
    store.giveUp(new)
  }
}
