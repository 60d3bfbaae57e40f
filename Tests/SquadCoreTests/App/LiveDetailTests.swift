import TestSupport
import Testing

@testable import SquadCore

@Suite struct LiveDetailTests {
  private let shown = Entry.captainAmerica.id
  private var rest: Effect {
    .loop(.startTimer(.detail, milliseconds: 250, .detail(.debounced(shown))))
  }

  /// A list that is told to its end; what the first row opens to is as given.
  private func state(_ detail: Detail?) throws -> AppState {
    var state = try AppState.live(told: 5, of: 5)
    state.details[shown] = detail.map { .loaded($0) }
    return state
  }

  @Test func `a detail that is not live is asked for once it rested 250 ms`() throws {
    let stored = Detail.sample(.captainAmerica)
    let store = TestStore(try state(stored))
    store.send(.traceToggled, then: [rest]) {
      $0.showsTrace = true
      $0.debouncedDetail = shown
    }
    store.send(.traceToggled) { $0.showsTrace = false }
    let request = store.next
    store.send(.detail(.debounced(shown)), then: [.world(.fetchDetail(request, shown))]) {
      $0.details[shown] = .refreshing(request, stored)
      $0.debouncedDetail = nil
    }
    store.receive(.detail(.loaded(request, shown, .success(.live(.captainAmerica))))) {
      $0.details[shown] = .loaded(.live(.captainAmerica))
    }
  }

  @Test func `a partial one is asked for, a whole live one never`() throws {
    var partial = try state(.live(.captainAmerica, isPartial: true))
    #expect(turn(&partial, .traceToggled) == [rest])
    var whole = try state(.live(.captainAmerica))
    #expect(turn(&whole, .traceToggled) == [])
    #expect(turn(&whole, .detail(.debounced(shown))) == [])
  }

  @Test func `one that is read from this machine first rests from then on`() throws {
    var state = try state(nil)
    #expect(turn(&state, .traceToggled) == [.world(.loadDetail(RequestID(1), shown))])
    let response = Action.detail(.loaded(RequestID(1), shown, .success(.sample(.captainAmerica))))
    #expect(turn(&state, response) == [rest])
  }

  @Test func `whoever moves on in time costs the service nothing`() throws {
    var state = try state(.sample(.captainAmerica))
    #expect(turn(&state, .traceToggled) == [rest])
    #expect(turn(&state, .moved(.next)) == [])
    #expect(turn(&state, .detail(.debounced(shown))) == [])
    #expect(turn(&state, .moved(.previous)) == [rest])
  }

  @Test func `a failure keeps what is shown and is not asked again until R`() throws {
    let stored = Detail.sample(.captainAmerica)
    var state = try state(stored)
    _ = turn(&state, .detail(.debounced(shown)))
    let failure = Failure.service(.timeout)
    #expect(turn(&state, .detail(.loaded(RequestID(1), shown, .failure(failure)))) == [])
    #expect(state.details[shown] == .failed(failure, kept: stored))
    #expect(turn(&state, .traceToggled) == [])
    #expect(
      turn(&state, .list(.refreshRequested)) == [
        .world(.fetchDetail(RequestID(2), shown, isAnew: true))
      ])
  }

  @Test func `a list never takes the place of a fuller live detail`() throws {
    var full = Detail.live(.captainAmerica)
    full.summary = "all of it"
    let lists: [(Page) -> Action] = [
      { .list(.pageFetched(RequestID(1), .success($0))) },
      { .list(.pageLoaded(RequestID(1), .success($0))) },
    ]
    for list in lists {
      var state = try state(full)
      _ = turn(&state, .list(.refreshRequested))
      let page = Page(
        offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .live(.sample),
        details: [.live(.captainAmerica, isPartial: true), .sample(.captainAmerica)])
      _ = turn(&state, list(page))
      #expect(state.details[shown] == .loaded(full))
    }
  }

  @Test func `a list's live detail takes the place of a saved one, and of an older partial one`()
    throws
  {
    var told = Detail.live(.captainAmerica, isPartial: true)
    told.summary = "news"
    for old in [Detail.sample(.captainAmerica), .live(.captainAmerica, isPartial: true)] {
      var state = try state(old)
      _ = turn(&state, .list(.refreshRequested))
      let page = Page(
        offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .live(.sample),
        details: [told])
      _ = turn(&state, .list(.pageFetched(RequestID(1), .success(page))))
      #expect(state.details[shown] == .loaded(told))
    }
  }
}
