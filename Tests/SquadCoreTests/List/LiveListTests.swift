import TestSupport
import Testing

@testable import SquadCore

@Suite struct LiveListTests {
  private func fetch(_ id: Int, from offset: Int = 0) -> Effect {
    .world(
      .fetchPage(
        RequestID(id),
        PageRequest(source: .list(.characters), offset: offset, limit: 50, sort: .name)))
  }

  private func titles(_ state: AppState) -> [String] {
    (0..<state.level.count).compactMap { state.level.entry(at: $0)?.title }
  }

  /// Answers the newest request; what comes of it.
  private func response(_ state: inout AppState, _ page: Page) -> [Effect] {
    turn(&state, .list(.pageFetched(RequestID(state.requests), .success(page))))
  }

  @Test func `what is here shows first, then the service is asked for 50 rows, once`() throws {
    let store = TestStore(try .live())
    let request = store.next
    store.send(.traceToggled, then: [fetch(1)]) {
      $0.showsTrace = true
      $0.level.phase = .loadingMore(request)
    }
    store.send(.traceToggled) { $0.showsTrace = false }
    store.receive(
      .list(.pageFetched(request, .success(.live(Entry.heroes, total: 5, isLast: true))))
    ) {
      var stretch = LivePrefix(at: .sample)
      stretch.count = 5
      stretch.nextOffset = 5
      stretch.total = 5
      stretch.end = .whole
      $0.level.live = stretch
      $0.level.phase = .loaded
    }
    store.send(.traceToggled) { $0.showsTrace = true }
  }

  @Test func `rows on their way from this machine come before the service is asked`() throws {
    var state = try AppState.live()
    state.level.isComplete = false
    guard case .world(.loadPage) = turn(&state, .traceToggled).first else {
      Issue.record("nothing read")
      return
    }
    let page = Page.sample([.sample("Wasp", 7)], from: 5)
    let effects = turn(&state, .list(.pageLoaded(RequestID(1), .success(page))))
    #expect(effects == [fetch(2)])
  }

  @Test func `a live page replaces its stretch, and what vanished goes at the end`() throws {
    let (a, b, c, d) = (Entry.many(4)[0], Entry.many(4)[1], Entry.many(4)[2], Entry.many(4)[3])
    let new = Entry.sample("New", 99)
    let renamed = Entry.sample("Hero Zero", 0)
    var state = try AppState.live([a, b, c, d])
    _ = turn(&state, .traceToggled)
    #expect(response(&state, .live([new, renamed])) == [])
    #expect(titles(state) == ["New", "Hero Zero", "Hero 1", "Hero 2", "Hero 3"])
    #expect(state.level.shownFreshness == .live(.sample))
    #expect(turn(&state, .moved(.next)) == [fetch(2, from: 2)])
    #expect(response(&state, .live([d, c], from: 2, total: 4, isLast: true)) == [])
    #expect(titles(state) == ["New", "Hero Zero", "Hero 3", "Hero 2"])
  }

  @Test func `the selected entry and its place on the screen stay put`() throws {
    var state = try AppState.live(Entry.many(40))
    state.select(20, top: 15)
    _ = turn(&state, .traceToggled)
    _ = response(&state, .live(Entry.many(5, from: 100) + Entry.many(20)))
    #expect(state.level.selected?.title == "Hero 20")
    #expect(state.level.cursor == Cursor(row: 25, top: 20))
    #expect(state.level.shownFreshness == .sample, "its own stretch has not come yet")
  }

  @Test func `the next page is asked for within ten rows of the end of what is told`() throws {
    var state = try AppState.live(Entry.many(50), told: 50)
    state.select(38, top: 30)
    #expect(turn(&state, .moved(.next)) == [fetch(1, from: 50)])
    #expect(turn(&state, .moved(.next)) == [], "one in flight")
  }

  @Test func `duplicates are dropped and what cannot be read is counted`() throws {
    var state = try AppState.live(Entry.many(50), told: 50)
    state.select(45, top: 40)
    _ = turn(&state, .moved(.next))
    #expect(response(&state, .live(Entry.many(3, from: 49), from: 50, unreadable: 2)) == [])
    #expect(state.level.live?.count == 52)
    #expect(state.level.live?.nextOffset == 55)
    #expect(turn(&state, .moved(.next)) == [fetch(2, from: 55)])
  }

  @Test func `a service that repeats itself is not asked for ever`() throws {
    for total in [nil, 120, 1_500] as [Int?] {
      var state = try AppState.live(Entry.many(50), told: 50, of: total)
      #expect(turn(&state, .moved(.last)) == [fetch(1, from: 50)])
      #expect(response(&state, .live(Entry.many(50), total: total)) == [])
      #expect(state.level.live?.end == .repeated)
      #expect(!state.level.followsEnd)
      for motion in [Motion.last, .previous, .next] {
        #expect(turn(&state, .moved(motion)) == [])
      }
      #expect(state.level.count == 50)
    }
  }

  @Test func `an empty page is the end`() throws {
    var state = try AppState.live(Entry.many(3), told: 3, of: nil)
    #expect(turn(&state, .moved(.next)) == [fetch(1, from: 3)])
    #expect(response(&state, .live([], from: 3, total: nil)) == [])
    #expect(state.level.live?.end == .whole)
  }

  @Test func `G loads on to the end with the selection following`() throws {
    var state = try AppState.live(Entry.many(50) + [.thor], told: 50, of: 120)
    #expect(turn(&state, .moved(.last)) == [fetch(1, from: 50)])
    #expect(state.level.selected == .thor)
    let second = response(&state, .live(Entry.many(50, from: 50), from: 50, total: 120))
    #expect(second == [fetch(2, from: 100)])
    #expect(state.level.selected == .thor, "what is here and not told yet stays the last row")
    let rest = Entry.many(20, from: 100)
    #expect(response(&state, .live(rest, from: 100, total: 120, isLast: true)) == [])
    #expect(state.level.selected?.title == "Hero 119")
    #expect(!state.level.followsEnd)
  }

  @Test(arguments: [nil, Action.moved(.previous)])
  func `any key stops the way to the end`(key: Action?) throws {
    var state = try AppState.live(Entry.many(50), told: 50)
    _ = turn(&state, .moved(.last))
    _ = key.map { turn(&state, $0) } ?? turn(&state)
    let held = state.level.selected
    #expect(response(&state, .live(Entry.many(50, from: 50), from: 50)) == [])
    #expect(state.level.selected == held)
    #expect(state.level.count == 100)
  }

  @Test func `an answer in a filtered list asks for no more and shows no row twice`() throws {
    var state = try AppState.live(Entry.many(50), told: 50)
    state.select(48, top: 40)
    #expect(turn(&state, .moved(.next)) == [fetch(1, from: 50)])
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged("hero 5")))
    #expect(response(&state, .live(Entry.many(10, from: 50), from: 50)) == [])
    #expect(titles(state).first == "Hero 5")
    #expect(titles(state).count == 15)
    #expect(state.violations == [])
  }

  @Test func `another order withdraws the page on its way, and its answer changes nothing`()
    throws
  {
    let store = TestStore(try .live(Entry.many(3), told: 3))
    let old = store.next
    store.skip(.moved(.next))
    let new = store.next
    let request = PageRequest(source: .list(.characters), limit: .max, sort: .nameDescending)
    store.send(.list(.sortCycled), then: [.world(.cancel(old)), .world(.loadPage(new, request))]) {
      $0.level.sortIndex = 1
      $0.level.phase = .loading(new)
      $0.level.live = nil
    }
    store.send(.list(.pageFetched(old, .failure(.service(.cancelled)))))
    store.giveUp(new)
  }
}
