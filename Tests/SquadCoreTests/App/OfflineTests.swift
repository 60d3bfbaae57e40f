import Basics
import TestSupport
import Testing

@testable import SquadCore

@Suite struct OfflineTests {
  private let missing = Failure.service(.noNetwork)
  private let shown = Entry.captainAmerica.id

  private func fetch(_ request: RequestID, limit: Int = 50) -> Effect {
    .world(
      .fetchPage(request, PageRequest(source: .list(.characters), limit: limit, sort: .name)))
  }

  /// A list whose request failed at 100 s.
  private func unplugged(_ state: AppState? = nil) throws -> TestStore {
    let store = TestStore(try state ?? .live())
    let request = store.next
    store.pressNothing(when: .sample, then: [fetch(request)]) {
      $0.openList.phase = .loadingMore(request)
    }
    loseNetwork(store, at: .sample)
    return store
  }

  private func loseNetwork(_ store: TestStore, at moment: Moment) {
    store.receive(failure: missing) {
      $0.openList.phase = .failed(missing)
      $0.networkLostAt = moment
    }
  }

  /// A key so late that it makes squad request the list again.
  private func pressLater(
    _ seconds: Int64, in store: TestStore, at place: SourceLocation = #_sourceLocation
  ) {
    let request = store.next
    store.pressNothing(when: Moment(seconds: seconds), then: [fetch(request)], at: place) {
      $0.openList.phase = .loadingMore(request)
      $0.networkLostAt = nil
    }
  }

  @Test func `with --offline no service is asked, and R says so`() throws {
    var state = try AppState.live(isOffline: true)
    state.details[shown] = .loaded(.sample(.captainAmerica))
    let store = TestStore(state)
    store.pressNothing()
    let request = store.next
    let rows = PageRequest(source: .list(.characters), limit: .max, sort: .name)
    store.send(.list(.refreshRequested), then: [.world(.loadPage(request, rows))]) {
      $0.openList.phase = .loading(request)
      $0.message = .offline(.sample)
    }
    store.send(.search(.opened), changing: [.openList]) {
      $0.focus = .search
      $0.message = nil
    }
    store.send(.search(.textChanged("iron")), changing: [.openList])
    store.giveUp(request)
  }

  @Test func `with --offline the start says so, unless there is a worse message`() throws {
    func started(_ stored: StoredSquad = .init(), isOffline: Bool) throws -> AppState {
      var state = try #require(AppState(catalogues: .liveSamples, isOffline: isOffline))
      let page = Page.sample(Entry.heroes)
      let start = Start(list: .characters, page: .success(page), stored: stored, entry: nil)
      _ = turn(&state, .started(start))
      return state
    }
    #expect(try started(isOffline: true).message == .offline(.sample))
    #expect(try started(isOffline: false).message == nil)
    let notice = StorageNotice.notSaving(.full)
    #expect(
      try started(StoredSquad(notice: notice), isOffline: true).message == .storage(notice))
    // The top bar still shows "offline".
    TestStore(try started(isOffline: true)).send(.terminalNoted("note")) {
      $0.message = .terminal("note")
    }
  }

  @Test func `without a network the first key after 30 s retries`() throws {
    let store = try unplugged()
    store.pressNothing(when: Moment(seconds: 129))
    pressLater(130, in: store)
    loseNetwork(store, at: Moment(seconds: 130))
    store.pressNothing(when: Moment(seconds: 159))
    pressLater(160, in: store)
    store.receive(live: .live(Entry.heroes, isLast: true), changing: [.openList])
    #expect(store.state.networkLostAt == nil)
    store.pressNothing(when: Moment(seconds: 300))
  }

  @Test func `a clock that was set back doesn't stop the retries`() throws {
    let store = try unplugged()
    store.pressNothing(when: Moment(seconds: 71))
    pressLater(70, in: store)
    store.giveUp(store.latest)
  }

  /// A list whose request failed while another list was shown.
  private func unpluggedElsewhere() throws -> AppState {
    var state = try AppState.live()
    state.listStack[.films, 0]?.phase = .failed(missing)
    state.details[Entry.hulk.id] = .failed(missing, cached: .sample(.hulk))
    state.details[Entry.thor.id] = .failed(missing, cached: nil)
    state.networkLostAt = .sample
    return state
  }

  private func expectNothingFailed(_ state: AppState, at place: SourceLocation = #_sourceLocation) {
    #expect(state.networkLostAt == nil, sourceLocation: place)
    #expect(state.listStack[.films, 0]?.phase == .loaded, sourceLocation: place)
    #expect(state.details[Entry.hulk.id] == .loaded(.sample(.hulk)), sourceLocation: place)
    #expect(state.details[Entry.thor.id] == nil, sourceLocation: place)
  }

  @Test func `the first key after 30 s lets hidden lists be requested again, too`() throws {
    var state = try unpluggedElsewhere()
    state.begin(at: Moment(seconds: 130), hasInput: true)
    expectNothingFailed(state)
  }

  @Test func `a successful response lets hidden lists be requested again, too`() throws {
    var state = try unpluggedElsewhere()
    let request = RequestID(99)
    state.openList.phase = .loadingMore(request)
    _ = reduce(
      &state, .list(.pageFetched(request, .success(.live([.captainAmerica], isLast: true)))))
    expectNothingFailed(state)
  }

  @Test func `R retries without waiting`() throws {
    let store = try unplugged()
    let request = store.next
    store.send(.list(.refreshRequested), then: [fetch(request)]) {
      $0.openList.phase = .loadingMore(request)
    }
    store.giveUp(request)
  }

  @Test func `a detail read from this machine doesn't count as a network`() throws {
    var state = try AppState.live()
    state.details[Entry.hulk.id] = nil
    let store = try unplugged(state)
    let request = store.next
    store.send(.moved(.next), then: [.world(.loadDetail(request, Entry.hulk.id))]) {
      $0.select(1)
      $0.details[Entry.hulk.id] = .loading(request)
    }
    // No fetch follows, either.
    store.receive(detail: .sample(.hulk)) { $0.details[Entry.hulk.id] = .loaded(.sample(.hulk)) }
    let page = store.next
    let debounced = Action.detail(.debounced(Entry.hulk.id))
    store.pressNothing(
      when: Moment(seconds: 130),
      then: [fetch(page, limit: 100), .loop(.startTimer(.detail, milliseconds: 250, debounced))]
    ) {
      $0.openList.opening = InitialPaging(.hulk)
      $0.openList.phase = .loadingMore(page)
      $0.details.debounced = Entry.hulk.id
      $0.networkLostAt = nil
    }
    store.giveUp(page)
    store.leave(.detail)
  }

  @Test func `a failed detail is retried, too`() throws {
    var state = try AppState.live(fetched: 5, of: 5)
    state.details[shown] = .failed(missing, cached: .sample(.captainAmerica))
    state.networkLostAt = .sample
    let store = TestStore(state)
    store.pressNothing(when: Moment(seconds: 129))
    let debounced = Action.detail(.debounced(shown))
    store.pressNothing(
      when: Moment(seconds: 130),
      then: [.loop(.startTimer(.detail, milliseconds: 250, debounced))]
    ) {
      $0.details[shown] = .loaded(.sample(.captainAmerica))
      $0.details.debounced = shown
      $0.networkLostAt = nil
    }
    store.leave(.detail)
  }

  @Test func `a cancelled request says nothing about the network`() throws {
    let store = try unplugged()
    store.send(.list(.pageFetched(RequestID(9), .failure(.service(.cancelled)))))
    #expect(store.state.networkLostAt == .sample)
  }

  @Test func `a network that was missing before the first key is tried after it`() throws {
    let store = TestStore(try .live())
    store.skip(.resized(.zero))
    loseNetwork(store, at: Moment(seconds: 0))
    pressLater(1_000, in: store)
    store.giveUp(store.latest)
  }
}
