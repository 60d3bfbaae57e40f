import TestSupport
import Testing

@testable import SquadCore

@Suite struct LiveDetailTests {
  private let shown = Entry.captainAmerica.id
  private var debounce: Effect {
    .loop(.startTimer(.detail, milliseconds: 250, .detail(.debounced(shown))))
  }

  /// A completely live list, and the first row's detail.
  private func state(_ detail: Detail?) throws -> AppState {
    var state = try AppState.live(fetched: 5, of: 5)
    state.details[shown] = detail.map { .loaded($0) }
    return state
  }

  /// The shown detail is debounced.
  private func debouncing(_ detail: Detail) throws -> TestStore {
    let store = TestStore(try state(detail))
    store.pressNothing(then: [debounce]) { $0.details.debounced = shown }
    store.pressNothing()
    return store
  }

  /// The debounce is over, and the shown detail is fetched.
  private func fetching(_ detail: Detail) throws -> TestStore {
    let store = try debouncing(detail)
    let request = store.next
    store.advance(.detail, then: [.world(.fetchDetail(request, shown))]) {
      $0.details[shown] = .refreshing(request, detail)
      $0.details.debounced = nil
    }
    return store
  }

  private func page(_ details: [Detail]) -> Page {
    Page(
      offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .live(.sample),
      details: details)
  }

  @Test func `a detail that is not live is fetched after a debounce of 250 ms`() throws {
    let store = try fetching(.sample(.captainAmerica))
    store.receive(detail: .live(.captainAmerica)) {
      $0.details[shown] = .loaded(.live(.captainAmerica))
    }
  }

  @Test func `a partial detail is fetched, a complete live one isn't`() throws {
    let partial = try fetching(.live(.captainAmerica, isPartial: true))
    partial.giveUp(partial.latest)
    let whole = TestStore(try state(.live(.captainAmerica)))
    whole.pressNothing()
    whole.send(.detail(.debounced(shown)))
  }

  @Test func `a detail read from this machine is debounced once it is there`() throws {
    let store = TestStore(try state(nil))
    let request = store.next
    store.pressNothing(then: [.world(.loadDetail(request, shown))]) {
      $0.details[shown] = .loading(request)
    }
    store.receive(detail: .sample(.captainAmerica), then: [debounce]) {
      $0.details[shown] = .loaded(.sample(.captainAmerica))
      $0.details.debounced = shown
    }
    store.leave(.detail)
  }

  @Test func `moving on within the debounce sends no request`() throws {
    let store = try debouncing(.sample(.captainAmerica))
    store.send(.moved(.next)) {
      $0.select(1)
      $0.details.debounced = nil
    }
    store.advance(.detail)
    store.send(.moved(.previous), then: [debounce]) {
      $0.openList.cursor = Cursor(isGoingUp: true)
      $0.details.debounced = shown
    }
    store.leave(.detail)
  }

  @Test func `a failure keeps the shown detail and isn't retried until R`() throws {
    let stored = Detail.sample(.captainAmerica)
    let store = try fetching(stored)
    let failure = Failure.service(.timeout)
    store.receive(.detail(.loaded(store.latest, shown, .failure(failure)))) {
      $0.details[shown] = .failed(failure, cached: stored)
    }
    store.pressNothing()
    let retry = store.next
    let fetch = Effect.world(.fetchDetail(retry, shown, isReload: true))
    store.send(.list(.refreshRequested), then: [fetch]) {
      $0.details[shown] = .refreshing(retry, stored)
    }
    store.giveUp(retry)
  }

  @Test func `a list's detail never replaces a fuller live one`() throws {
    var full = Detail.live(.captainAmerica)
    full.summary = "all of it"
    let listed = page([.live(.captainAmerica, isPartial: true), .sample(.captainAmerica)])
    let live = TestStore(try state(full))
    live.skip(.list(.refreshRequested))
    live.receive(live: listed, changing: [.openList]) { $0.details.cache.receive(listed) }
    #expect(live.state.details[shown] == .loaded(full))
    var state = try state(full)
    state.openList.isComplete = false
    let stored = TestStore(state)
    stored.skipTurn()
    stored.receive(stored: listed, changing: [.openList]) { $0.details.cache.receive(listed) }
    #expect(stored.state.details[shown] == .loaded(full))
  }

  @Test(arguments: [Detail.sample(.captainAmerica), .live(.captainAmerica, isPartial: true)])
  func `a list's live detail replaces a saved or an older partial one`(
    old: Detail
  ) throws {
    var listed = Detail.live(.captainAmerica, isPartial: true)
    listed.summary = "news"
    let store = TestStore(try state(old))
    store.skip(.list(.refreshRequested))
    store.receive(live: page([listed]), changing: [.openList]) {
      $0.details[shown] = .loaded(listed)
      $0.details.cache.receive(page([listed]))
    }
    store.leave(.detail)
  }
}
