import Basics
import TestSupport
import Testing

@testable import SquadCore

@Suite struct LiveFailureTests {
  private func fetch(_ request: RequestID, from offset: Int = 0, isReload: Bool = false) -> Effect {
    .world(
      .fetchPage(
        request,
        PageRequest(
          source: .list(.characters), offset: offset, limit: 50, sort: .name, isReload: isReload)))
  }

  /// A list whose next page, from row 5 on, failed.
  private func failed(_ problem: ServiceError) throws -> TestStore {
    let store = TestStore(try .live(fetched: 5))
    let request = store.next
    store.send(.moved(.next), then: [fetch(request, from: 5)]) {
      $0.select(1)
      $0.openList.phase = .loadingMore(request)
    }
    store.receive(failure: .service(problem)) { $0.openList.phase = .failed(.service(problem)) }
    return store
  }

  /// Presses R, which requests the rows from the fifth on.
  private func retry(_ store: TestStore, at place: SourceLocation = #_sourceLocation) {
    let request = store.next
    store.send(.list(.refreshRequested), then: [fetch(request, from: 5)], at: place) {
      $0.openList.phase = .loadingMore(request)
      $0.openList.followsEnd = false
      $0.message = nil
    }
  }

  @Test func `a failure keeps the rows, and R resumes where it failed`() throws {
    let store = try failed(.timeout)
    #expect(store.state.openList.count == 5)
    store.send(.moved(.last)) {
      $0.select(4)
      $0.openList.followsEnd = true
    }
    retry(store)
    store.send(.list(.refreshRequested))
    store.giveUp(store.latest)
  }

  @Test func `R resumes where it failed in a filtered list too, and Esc requests nothing`() throws {
    let store = try failed(.timeout)
    store.skip(.search(.opened), .search(.textChanged("iron")), .search(.kept))
    retry(store)
    store.receive(live: .live(Entry.many(9), from: 5), changing: [.openList, .details])
    store.send(.wentBack, changing: [.openList])
    store.leave(.search)
  }

  @Test func `without a network a later key resumes where it failed`() throws {
    var state = try AppState.live(fetched: 5)
    state.now = Moment(seconds: 10)
    let store = TestStore(state)
    store.skip(.moved(.last))
    store.receive(failure: .service(.noNetwork)) {
      $0.openList.phase = .failed(.service(.noNetwork))
      $0.openList.followsEnd = false
      $0.networkLostAt = Moment(seconds: 10)
    }
    store.pressNothing(when: Moment(seconds: 39))
    let request = store.next
    store.pressNothing(when: Moment(seconds: 40), then: [fetch(request, from: 5)]) {
      $0.openList.phase = .loadingMore(request)
      $0.networkLostAt = nil
    }
    store.giveUp(request)
  }

  @Test func `R doesn't shorten the service's rate limit`() throws {
    let until = Moment(seconds: 1_000)
    let store = try failed(.rateLimited(until: until))
    store.pressNothing(when: Moment(seconds: 999))
    store.send(.list(.refreshRequested)) { $0.message = .rateLimited(until: until) }
    store.pressNothing(when: until) { $0.message = nil }
    retry(store)
    store.giveUp(store.latest)
  }

  @Test func `R is offered only where it does something`() throws {
    let limit = Failure.service(.rateLimited(until: Moment(seconds: 1_000)))
    var state = try AppState.live(fetched: 5)
    _ = turn(&state, at: Moment(seconds: 999))
    #expect(!state.offersRetry(after: limit))
    #expect(state.offersRetry(after: .service(.timeout)))
    _ = turn(&state, at: Moment(seconds: 1_000))
    #expect(state.offersRetry(after: limit))
    #expect(state.offersRetry(after: .service(.rateLimited(until: nil))))
    state.focus = .search
    #expect(!state.offersRetry(after: .service(.timeout)), "there it is a letter")
    state.focus = .list
    state.overlay = .help(HelpState())
    #expect(!state.offersRetry(after: .service(.timeout)))
  }

  @Test(arguments: [true, false])
  func `a detail's failure stays while there is more to ask for`(isPartial: Bool) throws {
    var state = try AppState.live(fetched: 5, of: 5)
    let id = Entry.captainAmerica.id
    let failure = Failure.service(.unreadable("an empty history"))
    state.details[id] = .failed(failure, cached: .sample(.captainAmerica))
    state.openList.due = .routine
    let store = TestStore(state)
    store.skipTurn()
    let listed = Detail.live(.captainAmerica, isPartial: isPartial)
    let page = Page(
      offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .live(.sample),
      details: [listed])
    store.receive(live: page, changing: [.openList, .details])
    #expect(
      store.state.details[id] == (isPartial ? .failed(failure, cached: listed) : .loaded(listed)))
  }

  @Test func `R requests everything if a routine refresh failed without live rows`() throws {
    var state = try AppState.live(fetched: 5, of: 5)
    state.openList.live = nil
    state.openList.due = .routine
    state.openList.phase = .failed(.service(.timeout))
    let store = TestStore(state)
    let request = store.next
    store.send(.list(.refreshRequested), then: [fetch(request)]) {
      $0.openList.due = nil
      $0.openList.phase = .loadingMore(request)
    }
    store.giveUp(request)
  }

  @Test func `a limit without a time leaves R to the user`() throws {
    let store = try failed(.rateLimited(until: nil))
    store.pressNothing(when: .sample)
    retry(store)
    store.giveUp(store.latest)
  }

  @Test func `R on a complete list fetches from its start`() throws {
    let store = TestStore(try .live(fetched: 5, of: 5))
    store.pressNothing()
    let request = store.next
    store.send(.list(.refreshRequested), then: [fetch(request, isReload: true)]) {
      $0.openList.phase = .refreshing(request, isRoutine: false)
      $0.openList.due = .manual
    }
    #expect(store.state.openList.count == 5)
    store.send(.list(.refreshRequested))
    store.receive(live: .live([.thor], total: 1, isLast: true), changing: [.openList])
    #expect(store.state.openList.count == 1)
    #expect(store.state.openList.selected == .thor)
  }
}
