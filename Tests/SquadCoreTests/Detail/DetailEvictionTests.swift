import Basics
import Synchronization
import TestSupport
import Testing

@testable import SquadCore

/// The number of cached details, and the choice of the ones to evict.
@Suite struct DetailEvictionTests {
  private let all = Entry.many(200)

  /// A list of 200 rows that came with all their details.
  private func long(row: Int = 0) throws -> AppState {
    var state = try AppState.sample(all)
    state.select(row, top: max(row - 5, 0))
    _ = turn(&state, .keyIgnored)
    return state
  }

  private func cached(_ state: AppState) -> [Int] {
    all.indices.filter { state.details[all[$0].id] != nil }
  }

  /// Responds to prefetches with details from this machine, which has all of them.
  private func response(_ effects: [Effect], _ state: inout AppState) {
    for effect in effects {
      switch effect {
      case .world(.readDetails(let id, let ids)):
        let found = all.filter { ids.contains($0.id) }.map { Detail.sample($0) }
        response(turn(&state, .detail(.readAhead(id, found))), &state)
      case .world(.loadDetail(let id, let entry)):
        let found = Detail.sample(Entry(id: entry, title: "Hero"))
        response(turn(&state, .detail(.loaded(id, entry, .success(found)))), &state)
      default: break
      }
    }
  }

  @Test func `a long list keeps the details around the cursor cached`() throws {
    let state = try long(row: 100)
    #expect(state.details.entries.count == DetailState.countAfterEviction)
    #expect(state.loadedDetail?.title == all[100].title)
    #expect(Set(92...124).isSubset(of: cached(state)))
  }

  @Test func `a short list keeps all and reads nothing ahead`() throws {
    let store = TestStore(try .sample(Entry.many(50)))
    for _ in 0..<49 { store.send(.moved(.next), changing: [.openList]) }
    store.send(.moved(.next))
    #expect(store.state.details.entries.count == 50 + 4)
  }

  @Test(arguments: [Motion.next, .previous])
  func `stepping through a long list always finds the detail cached`(motion: Motion) throws {
    var state = try long(row: motion == .next ? 0 : 199)
    var requests = 0
    for _ in all.dropFirst() {
      let effects = turn(&state, .moved(motion))
      try #require(state.loadedDetail != nil, "row \(state.openList.cursor.row)")
      requests += effects.filter { $0.request != nil }.count
      response(effects, &state)
      try #require(state.details.entries.count <= DetailState.limit)
    }
    #expect((4...20).contains(requests), "\(requests) requests for 199 steps")
  }

  @Test func `a shown detail outlasts details that were only listed`() throws {
    var state = try long()
    response(turn(&state, .moved(.last)), &state)
    response(turn(&state, .moved(.first)), &state)
    #expect(cached(state).contains(199))
    #expect(state.details.entries.count <= DetailState.limit)
  }

  @Test func `a detail in flight and a member's price aren't evicted`() throws {
    var state = try AppState.sample(all, squad: .sample(.euro))
    var price = Detail.sample(.euro)
    price.quote = Quote(rate: nil, places: 2, unit: "€", freshness: nil)
    state.details[Entry.euro.id] = .loaded(price)
    state.details["marvel/150"] = .refreshing(RequestID(900), .sample(all[150]))
    _ = turn(&state, .keyIgnored)
    #expect(state.details[Entry.euro.id]?.value?.quote != nil)
    #expect(cached(state).contains(150))
    #expect(state.details.entries.count == DetailState.countAfterEviction)
  }

  @Test func `more namesakes in the squad than details in the cache are read once`() throws {
    let namesakes = Entry.many(80, from: 1_000).map { Entry(id: $0.id, title: "Batman") }
    var state = try AppState.sample(all, squad: Squad(members: namesakes.map(Member.init)))
    for namesake in namesakes { state.details[namesake.id] = nil }
    let requests = turn(&state, .keyIgnored).compactMap { effect -> (RequestID, EntryID)? in
      if case .world(.loadDetail(let id, let entry)) = effect { (id, entry) } else { nil }
    }
    #expect(requests.count == 80)
    for (id, entry) in requests {
      let found = Detail.sample(Entry(id: entry, title: "Batman"))
      let more = turn(&state, .detail(.loaded(id, entry, .success(found))))
      #expect(!more.contains { if case .world(.loadDetail) = $0 { true } else { false } })
    }
  }

  @Test func `a live detail that is read back is live again`() throws {
    var state = try AppState.live(all, fetched: 200)
    _ = turn(&state)
    state.select(190, top: 185)
    let last = all[190].id
    let store = TestStore(state)
    store.skipTurn()
    let (load, ahead) = (RequestID(1), RequestID(2))
    #expect(store.state.details[last] == .loading(load))
    var saved = Detail.live(all[190])
    saved.freshness = .saved(.sample)
    // It is not fetched again, since the page was live.
    store.receive(detail: saved, to: load) { $0.details[last] = .loaded(.live(all[190])) }
    store.giveUp(ahead)
    // A detail of another time keeps its own freshness.
    saved.freshness = .saved(Moment(seconds: 7))
    #expect(
      store.state.details.cache.restoringFreshness(of: saved).freshness
        == .saved(Moment(seconds: 7)))
  }

  @Test func `a long live page makes only the details that the next keys may show`() throws {
    var state = try AppState.live(all)
    state.select(100, top: 95)
    state.details.remove(all.map(\.id).filter { $0 != all[100].id })
    _ = turn(&state, .keyIgnored)
    let made = Mutex(0)
    let rows = Entry.many(64_000)
    let page = Page(
      offset: 0, entries: rows, total: rows.count, isLast: true, freshness: .live(.sample),
      deferredDetails: DeferredDetails { id in
        made.withLock { $0 += 1 }
        return Detail.live(Entry(id: id, title: "Fetched"))
      })
    let effects = turn(
      &state, .list(.pageFetched(RequestID(state.requests), .success(page))))
    #expect(state.openList.entries.count == 64_000)
    #expect(state.loadedDetail != nil)
    #expect(state.details[all[101].id]?.value?.title == "Fetched")
    #expect(Set(92...124).isSubset(of: cached(state)))
    #expect(made.withLock { $0 } <= DetailState.limit)
    #expect(!effects.contains { if case .world(.readDetails) = $0 { true } else { false } })
    // A detail read later is as live as the page that it came with.
    var saved = Detail.live(rows[63_999])
    saved.freshness = .saved(.sample)
    #expect(state.details.cache.restoringFreshness(of: saved).freshness == .live(.sample))
  }

  @Test func `a detail missing on this machine is looked for once`() throws {
    var state = try long()
    response(turn(&state, .moved(.last)), &state)
    let effects = turn(&state, .moved(.previous))
    let reads = effects.compactMap { effect -> RequestID? in
      if case .world(.readDetails(let id, _)) = effect { id } else { nil }
    }
    let id = try #require(reads.first)
    let next = turn(&state, .detail(.readAhead(id, [])))
    #expect(!next.contains { if case .world(.readDetails) = $0 { true } else { false } })
  }

  @Test func `details that are scrolled past are cancelled before they are read`() throws {
    var state = try long()
    var effects: [Effect] = []
    for _ in all { effects += turn(&state, .moved(.next)) }
    let loads = effects.filter { if case .world(.loadDetail) = $0 { true } else { false } }.count
    let withdrawn = effects.filter { if case .world(.cancel) = $0 { true } else { false } }.count
    #expect(loads > 100 && withdrawn == loads - 1)
    #expect(state.details.entries.values.filter { $0.request != nil }.count == 1)
  }
}
