import Basics
import SquadCore
import TestSupport
import Testing

@Suite struct ChartTests {
  private func state() throws -> AppState {
    var state = try AppState.sample()
    var detail = Detail.sample(.captainAmerica, links: ["wiki"])
    let value = try #require(Amount("1"))
    detail.series = Series(
      points: (1...100).map {
        SeriesPoint(daysSince1970: $0, value: value, isOpen: $0 == 100)
      }, places: 2, unit: "USD", freshness: .sample)
    state.details[detail.id] = .loaded(detail)
    return state
  }

  @Test func `the chart's span grows and shrinks, and shows a message at both ends`() throws {
    let store = TestStore(try state())
    for (longer, span, message) in [
      (true, ChartSpan.quarter, Message?.none), (true, .year, nil), (true, .year, .chartIsLongest),
      (false, .quarter, nil), (false, .fortnight, nil), (false, .fortnight, .chartIsShortest),
    ] {
      store.send(.detail(.chartStretched(longer: longer))) {
        $0.details.chartSpan = span
        $0.message = message
      }
    }
  }

  @Test func `a point takes few bytes`() {
    #expect(MemoryLayout<SeriesPoint>.stride == 16)
  }

  @Test func `changing the span without a chart shows a message`() throws {
    TestStore(try .sample()).send(.detail(.chartStretched(longer: true))) {
      $0.message = .noChart
    }
  }

  @Test func `changing the span of a file's chart shows a message`() throws {
    var state = try state()
    let id = try #require(state.loadedDetail).id
    var detail = try #require(state.details[id]?.value)
    #expect(state.stretchesChart(longer: true))
    detail.template.isOwn = true
    state.details[id] = .loaded(detail)
    #expect(!state.stretchesChart(longer: true) && !state.stretchesChart(longer: false))
    TestStore(state).send(.detail(.chartStretched(longer: true))) { $0.message = .chartIsWhole }
  }

  @Test func `days are stops before the links, newest first; opening one opens nothing`() throws {
    var state = try state()
    let stops = try #require(state.loadedDetail).stops(.fortnight)
    #expect(stops.count == 15)
    #expect(stops.first == .day(CalendarDay(daysSince1970: 100)))
    #expect(stops[13] == .day(CalendarDay(daysSince1970: 87)))
    state.measure(Entry.captainAmerica.id, lines: 20, rows: 20, stops: Array(2...16))
    let store = TestStore(state)
    store.skip(.focusMoved(.right))
    store.send(.opened) { $0.message = .nothingToOpen }
  }

  @Test func `a list's new price keeps the detail's history`() throws {
    var state = try AppState.live()
    var fetched = Detail.live(.captainAmerica)
    let (old, new) = (try #require(Amount("1")), try #require(Amount("2")))
    func quote(_ rate: Amount) -> Quote {
      Quote(rate: rate, places: 2, unit: "$", freshness: .live(.sample))
    }
    fetched.quote = quote(old)
    fetched.series = Series(points: [], places: 2, unit: "USD", freshness: .live(.sample))
    state.details[fetched.id] = .loaded(fetched)
    var listed = Detail.live(.captainAmerica, isPartial: true)
    listed.quote = quote(new)
    let store = TestStore(state)
    store.skipTurn()
    let page = Page(
      offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .live(.sample),
      details: [listed])
    // Its history is old, so that it is fetched again.
    let debounce = Effect.loop(
      .startTimer(.detail, milliseconds: 250, .detail(.debounced(fetched.id))))
    store.receive(live: page, then: [debounce], changing: [.openList, .details]) {
      $0.details.debounced = fetched.id
    }
    let shown = try #require(store.state.details[fetched.id]?.value)
    #expect(shown.quote == quote(new))
    #expect(shown.series == fetched.series)
    #expect(shown.isPartial)
    store.leave(.detail)
  }
}
