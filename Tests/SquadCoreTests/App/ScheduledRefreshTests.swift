import Basics
import SquadCore
import TestSupport
import Testing

/// Lists that a timer keeps fresh, and members whose prices it refreshes.
@Suite struct ScheduledRefreshTests {
  private let member = Squad.sample(.euro)
  private let due = Effect.loop(
    .startTimer(
      .refresh(.currencies), milliseconds: 60_000, .list(.refreshDue(.currencies))))

  private func fetch(
    _ request: RequestID, isRoutine: Bool = false, isReload: Bool = false
  ) -> Effect {
    let page = PageRequest(
      source: .list(.currencies), limit: OpenList.standardPageSize, sort: .name,
      isRoutine: isRoutine,
      isReload: isReload)
    return .world(.fetchPage(request, page))
  }

  private func page(_ entries: [Entry] = [.euro], at seconds: Int64 = 100) -> Page {
    Page(
      offset: 0, entries: entries, total: entries.count, isLast: true,
      freshness: .live(Moment(seconds: seconds)), details: entries.map { .live($0) })
  }

  /// The open list is live characters; the list of currencies is not open.
  private func state(_ squad: Squad) throws -> AppState {
    var state = try AppState.live(fetched: 5, of: 5)
    state.squad.saved = squad
    state.now = Moment(seconds: 100)
    state.listStack[.currencies, 0]?.phase = .loaded
    return state
  }

  /// The prices of a squad's members are being fetched.
  private func fetching(_ squad: Squad) throws -> TestStore {
    let store = TestStore(try state(squad))
    let request = store.next
    store.pressNothing(then: [fetch(request)]) {
      $0.listStack[.currencies, 0]?.phase = .loadingMore(request)
    }
    return store
  }

  /// Prices from second 100 are in the strip, and the refresh timer runs.
  private func fresh() throws -> TestStore {
    let store = try fetching(member)
    store.receive(live: page(), then: [due], changing: [.list(.currencies), .details]) {
      $0.listStack.refreshTimers = [.currencies]
    }
    return store
  }

  /// Fires the refresh timer, which requests the prices.
  private func advance(_ store: TestStore, at place: SourceLocation = #_sourceLocation) {
    let request = store.next
    store.advance(.refresh(.currencies), then: [fetch(request, isRoutine: true)], at: place) {
      $0.listStack.refreshTimers = []
      $0.listStack[.currencies, 0]?.due = .routine
      $0.listStack[.currencies, 0]?.phase = .refreshing(request, isRoutine: true)
    }
  }

  private func root(_ store: TestStore) throws -> OpenList {
    try #require(store.state.listStack[.currencies, 0])
  }

  @Test func `a price in the strip is fetched and kept fresh whatever tab is open`() throws {
    let store = try fetching(member)
    store.pressNothing()
    store.receive(live: page(), then: [due], changing: [.list(.currencies), .details]) {
      $0.listStack.refreshTimers = [.currencies]
    }
    // The timer is not started twice.
    store.pressNothing()
    store.leave(.refresh(.currencies))
  }

  @Test func `no timer runs for prices that aren't on the screen`() throws {
    let store = TestStore(try state(Squad()))
    store.pressNothing()
    #expect(store.state.listStack.refreshTimers.isEmpty)
  }

  @Test func `a due price is fetched as a routine, and the old one stays meanwhile`() throws {
    let store = try fresh()
    advance(store)
    #expect(try root(store).live?.at == Moment(seconds: 100))
    store.receive(live: page(at: 160), then: [due], changing: [.list(.currencies)]) {
      $0.listStack.refreshTimers = [.currencies]
    }
    #expect(try root(store).live?.at == Moment(seconds: 160))
    store.leave(.refresh(.currencies))
  }

  @Test func `a failed refresh keeps the old value, and is retried when due`() throws {
    let store = try fresh()
    advance(store)
    store.receive(failure: .service(.timeout), then: [due]) {
      $0.listStack.refreshTimers = [.currencies]
      $0.listStack[.currencies, 0]?.phase = .failed(.service(.timeout))
    }
    #expect(try root(store).live?.at == Moment(seconds: 100))
    #expect(try root(store).entries[0] == .euro)
    advance(store)
    store.giveUp(store.latest)
  }

  @Test func `a failed first request is retried as a routine refresh`() throws {
    let store = try fetching(member)
    store.receive(failure: .service(.timeout), then: [due]) {
      $0.listStack.refreshTimers = [.currencies]
      $0.listStack[.currencies, 0]?.phase = .failed(.service(.timeout))
    }
    let request = store.next
    store.advance(.refresh(.currencies), then: [fetch(request, isRoutine: true)]) {
      $0.listStack.refreshTimers = []
      $0.listStack[.currencies, 0]?.due = .routine
      $0.listStack[.currencies, 0]?.phase = .loadingMore(request)
    }
    store.giveUp(request)
  }

  @Test func `without a network no timer runs, and a later key retries`() throws {
    let store = try fresh()
    advance(store)
    store.pressNothing(when: Moment(seconds: 200))
    store.receive(failure: .service(.noNetwork)) {
      $0.listStack[.currencies, 0]?.phase = .failed(.service(.noNetwork))
      $0.networkLostAt = Moment(seconds: 200)
    }
    store.pressNothing(when: Moment(seconds: 229))
    let request = store.next
    store.pressNothing(when: Moment(seconds: 230), then: [fetch(request, isRoutine: true)]) {
      $0.listStack[.currencies, 0]?.phase = .refreshing(request, isRoutine: true)
      $0.networkLostAt = nil
    }
    store.giveUp(request)
  }

  @Test func `the timer is cancelled once no price is on the screen`() throws {
    let store = try fresh()
    store.send(
      .squad(.changedElsewhere(Squad())), then: [.loop(.cancelTimer(.refresh(.currencies)))]
    ) {
      $0.squad.saved = Squad()
      $0.listStack.refreshTimers = []
    }
  }

  @Test func `resuming after a suspension fetches prices that are out of date`() throws {
    let store = try fresh()
    store.send(.resumed(Moment(seconds: 159))) { $0.now = Moment(seconds: 159) }
    let request = store.next
    store.send(.resumed(Moment(seconds: 160)), then: [fetch(request, isRoutine: true)]) {
      $0.now = Moment(seconds: 160)
      $0.listStack[.currencies, 0]?.due = .routine
      $0.listStack[.currencies, 0]?.phase = .refreshing(request, isRoutine: true)
    }
    store.giveUp(request)
    store.leave(.refresh(.currencies))
  }

  @Test func `R fetches as a manual refresh`() throws {
    let store = try fresh()
    store.skip(.list(.tabChosen(3)))
    let request = store.next
    store.send(.list(.refreshRequested), then: [fetch(request, isReload: true)]) {
      $0.openList.due = .manual
      $0.openList.phase = .refreshing(request, isRoutine: false)
    }
    #expect(store.state.openList.live != nil, "the shown rows keep their freshness")
    store.giveUp(request)
    store.leave(.refresh(.currencies))
  }

  @Test func `R on a currency fetches its rate too`() throws {
    let store = try fresh()
    store.skip(.squad(.stripFocused))
    let detail = store.next
    let list = RequestID(detail.number + 1)
    let rate = Effect.world(.fetchDetail(detail, Entry.euro.id, isReload: true))
    store.send(.list(.refreshRequested), then: [rate, fetch(list, isRoutine: true)]) {
      $0.details[Entry.euro.id] = .refreshing(detail, .live(.euro))
      $0.listStack[.currencies, 0]?.due = .routine
      $0.listStack[.currencies, 0]?.phase = .refreshing(list, isRoutine: true)
    }
    store.send(.list(.refreshRequested))
    for request in [detail, list] { store.giveUp(request) }
    store.leave(.refresh(.currencies))
  }

  @Test func `R on a currency whose chart is being fetched fetches its rate`() throws {
    let store = try fresh()
    store.skip(.squad(.stripFocused))
    let chart = store.next
    store.skip(.list(.refreshRequested))
    store.skip(.list(.pageFetched(RequestID(chart.number + 1), .success(page(at: 101)))))
    let list = store.next
    store.send(.list(.refreshRequested), then: [fetch(list, isRoutine: true)]) {
      $0.listStack[.currencies, 0]?.due = .routine
      $0.listStack[.currencies, 0]?.phase = .refreshing(list, isRoutine: true)
    }
    for request in [chart, list] { store.giveUp(request) }
    store.leave(.refresh(.currencies))
  }

  @Test func `R on a currency does not shorten its service's rate limit`() throws {
    let limit = ServiceError.rateLimited(until: Moment(seconds: 500))
    let store = try fresh()
    advance(store)
    store.receive(failure: .service(limit), then: [due]) {
      $0.listStack.refreshTimers = [.currencies]
      $0.listStack[.currencies, 0]?.phase = .failed(.service(limit))
    }
    store.skip(.squad(.stripFocused))
    store.pressNothing(when: Moment(seconds: 200))
    let request = store.next
    let rate = Effect.world(.fetchDetail(request, Entry.euro.id, isReload: true))
    store.send(.list(.refreshRequested), then: [rate]) {
      $0.details[Entry.euro.id] = .refreshing(request, .live(.euro))
      $0.message = .rateLimited(until: Moment(seconds: 500))
    }
    store.giveUp(request)
    store.leave(.refresh(.currencies))
  }

  @Test func `members are listed first in the squad's order, until they leave`() throws {
    let (dollar, krona) = (currency("USD"), currency("SEK"))
    let store = try fetching(.sample(krona, .euro))
    store.send(
      .squad(.changedElsewhere(.sample(krona, .euro))), changing: [.list(.currencies)])
    store.receive(
      live: page([dollar, .euro, krona]), then: [due], changing: [.list(.currencies), .details]
    ) { $0.listStack.refreshTimers = [.currencies] }
    #expect(try titles(store) == ["SEK", "EUR", "USD"])
    store.send(.squad(.changedElsewhere(.sample(.euro))), changing: [.list(.currencies), .squad])
    #expect(try titles(store) == ["EUR", "USD", "SEK"])
    store.skip(.squad(.changedElsewhere(Squad())))
    #expect(try titles(store) == ["USD", "EUR", "SEK"])
  }

  @Test func `the selected entry stays selected when members move`() throws {
    let (dollar, krona) = (currency("USD"), currency("SEK"))
    let store = try fresh()
    store.skip(.list(.tabChosen(3)), .list(.refreshRequested))
    store.receive(live: page([dollar, .euro, krona]), changing: [.openList, .details])
    store.skip(.moved(.last))
    #expect(store.state.openList.selected?.title == "SEK")
    store.send(.squad(.changedElsewhere(.sample(krona))), changing: [.openList, .squad])
    #expect(store.state.openList.selected?.title == "SEK")
    #expect(store.state.openList.cursor.row == 0)
    store.leave(.refresh(.currencies))
  }

  private func currency(_ code: String) -> Entry {
    Entry(id: EntryID(.bitcoin, code), title: code, isRecruitable: true)
  }

  private func titles(_ store: TestStore) throws -> [String] {
    let rows = try root(store).entries
    return (0..<rows.count).compactMap { rows[$0]?.title }
  }
}
