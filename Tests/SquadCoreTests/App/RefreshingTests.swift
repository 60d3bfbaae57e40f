import Basics
import SquadCore
import TestSupport
import Testing

/// Lists that the clock keeps fresh, and members that stand first in them.
@Suite struct RefreshingTests {
  private let member = Squad.sample(.euro)
  private let due = Effect.loop(
    .startTimer(
      .refresh(.currencies), milliseconds: 60_000, .list(.refreshDue(.currencies))))

  private func request(isRoutine: Bool = false, isAnew: Bool = false) -> PageRequest {
    PageRequest(
      source: .list(.currencies), limit: Level.pageSize, sort: .name, isRoutine: isRoutine,
      isAnew: isAnew)
  }

  private func response(
    _ entries: [Entry] = [.euro], at seconds: Int64 = 100, coverage: Coverage = .whole
  ) -> Result<Page, Failure> {
    .success(
      Page(
        offset: 0, entries: entries, total: entries.count, isLast: true,
        freshness: .live(Moment(seconds: seconds)), coverage: coverage))
  }

  /// Characters on the screen, with their service's whole list told; currencies below.
  private func state(_ squad: Squad) throws -> AppState {
    var state = try AppState.live(told: 5, of: 5)
    state.squad.saved = squad
    state.browsers[.currencies]?[0].phase = .loaded
    return state
  }

  @Test func `a price in the strip is fetched and kept fresh whatever tab is open`() throws {
    var state = try state(member)
    let asked = turn(&state)
    let id = try #require(state.browsers[.currencies]?[0].phase.request)
    #expect(asked == [.world(.fetchPage(id, request()))])
    #expect(turn(&state).isEmpty, "one at a time")
    #expect(turn(&state, .list(.pageFetched(id, response()))) == [due])
    #expect(turn(&state).isEmpty, "the clock is set once")
  }

  @Test func `nobody is woken for prices that nobody sees`() throws {
    var state = try state(Squad())
    #expect(turn(&state).isEmpty)
    #expect(state.timed.isEmpty)
  }

  @Test func `what is due is asked for as routine, and what is there stays meanwhile`() throws {
    var state = try fresh()
    let asked = turn(&state, .list(.refreshDue(.currencies)))
    let id = try #require(state.browsers[.currencies]?[0].phase.request)
    #expect(asked == [.world(.fetchPage(id, request(isRoutine: true)))])
    #expect(state.browsers[.currencies]?[0].live?.at == Moment(seconds: 100))
    #expect(turn(&state, .list(.pageFetched(id, response(at: 160)))) == [due])
    #expect(state.browsers[.currencies]?[0].live?.at == Moment(seconds: 160))
  }

  @Test func `a refresh that fails keeps the old value, and is tried again in its time`() throws {
    var state = try fresh()
    _ = turn(&state, .list(.refreshDue(.currencies)))
    let id = try #require(state.browsers[.currencies]?[0].phase.request)
    #expect(turn(&state, .list(.pageFetched(id, .failure(.service(.timeout))))) == [due])
    let root = try #require(state.browsers[.currencies]?[0])
    #expect(root.phase == .failed(.service(.timeout)))
    #expect(root.live?.at == Moment(seconds: 100))
    #expect(root.entries[0] == .euro)
    let again = turn(&state, .list(.refreshDue(.currencies)))
    let next = try #require(state.browsers[.currencies]?[0].phase.request)
    #expect(again == [.world(.fetchPage(next, request(isRoutine: true)))])
  }

  @Test func `without a network there is no clock, and a key asks again after a while`() throws {
    var state = try fresh()
    _ = turn(&state, .list(.refreshDue(.currencies)))
    let id = try #require(state.browsers[.currencies]?[0].phase.request)
    state.now = Moment(seconds: 200)
    #expect(turn(&state, .list(.pageFetched(id, .failure(.service(.noNetwork))))).isEmpty)
    #expect(turn(&state, at: Moment(seconds: 229)).isEmpty)
    let asked = turn(&state, at: Moment(seconds: 230))
    let next = try #require(state.browsers[.currencies]?[0].phase.request)
    #expect(asked == [.world(.fetchPage(next, request(isRoutine: true)))])
  }

  @Test func `the clock is taken back when nobody sees the prices any more`() throws {
    var state = try fresh()
    #expect(
      turn(&state, .squad(.changedElsewhere(Squad()))) == [
        .loop(.cancelTimer(.refresh(.currencies)))
      ])
    #expect(state.timed.isEmpty)
  }

  @Test func `going on after a stop asks for what became old`() throws {
    var state = try fresh()
    #expect(turn(&state, .resumed(Moment(seconds: 159))).isEmpty)
    let asked = turn(&state, .resumed(Moment(seconds: 160)))
    let id = try #require(state.browsers[.currencies]?[0].phase.request)
    #expect(asked == [.world(.fetchPage(id, request(isRoutine: true)))])
  }

  @Test func `R asks as somebody who wants it`() throws {
    var state = try fresh()
    state.current = .currencies
    let asked = turn(&state, .list(.refreshRequested))
    let id = try #require(state.level.phase.request)
    #expect(asked.first == .world(.fetchPage(id, request(isAnew: true))))
    #expect(state.level.phase == .refreshing(id, isRoutine: false))
    #expect(state.level.live != nil, "what is shown is as fresh as it was")
  }

  @Test func `R on a currency asks for its rate too`() throws {
    var state = try fresh()
    state.focus = .strip
    let asked = turn(&state, .list(.refreshRequested))
    #expect(
      asked.contains {
        if case .world(.fetchDetail(_, Entry.euro.id, isAnew: true)) = $0 { true } else { false }
      })
    let id = try #require(state.browsers[.currencies]?[0].phase.request)
    #expect(asked.contains(.world(.fetchPage(id, request(isRoutine: true)))))
    #expect(
      !turn(&state, .list(.refreshRequested)).contains {
        if case .world(.fetchPage) = $0 { true } else { false }
      })
  }

  @Test func `R on a currency does not shorten what its service asked to wait`() throws {
    var state = try fresh()
    let limit = Failure.service(.rateLimited(until: Moment(seconds: 500)))
    state.now = Moment(seconds: 200)
    state.browsers[.currencies]?[0].phase = .failed(limit)
    state.focus = .strip
    let asked = turn(&state, .list(.refreshRequested))
    #expect(!asked.contains { if case .world(.fetchPage) = $0 { true } else { false } })
  }

  @Test func `members stand first, in the squad's order, and go back to their places`() throws {
    let (dollar, krona) = (currency("USD"), currency("SEK"))
    var state = try state(Squad.sample(krona, .euro))
    _ = turn(&state)
    let id = try #require(state.browsers[.currencies]?[0].phase.request)
    _ = turn(&state, .squad(.changedElsewhere(Squad.sample(krona, .euro))))
    _ = turn(&state, .list(.pageFetched(id, response([dollar, .euro, krona]))))
    #expect(titles(state) == ["SEK", "EUR", "USD"])
    _ = turn(&state, .squad(.changedElsewhere(Squad.sample(.euro))))
    #expect(titles(state) == ["EUR", "USD", "SEK"])
    _ = turn(&state, .squad(.changedElsewhere(Squad())))
    #expect(titles(state) == ["USD", "EUR", "SEK"])
  }

  @Test func `whoever is selected stays selected when members move`() throws {
    let (dollar, krona) = (currency("USD"), currency("SEK"))
    var state = try fresh()
    state.current = .currencies
    _ = turn(&state, .list(.refreshRequested))
    let id = try #require(state.level.phase.request)
    _ = turn(&state, .list(.pageFetched(id, response([dollar, .euro, krona]))))
    _ = turn(&state, .moved(.last))
    #expect(state.level.selected?.title == "SEK")
    _ = turn(&state, .squad(.changedElsewhere(Squad.sample(krona))))
    #expect(state.level.selected?.title == "SEK")
    #expect(state.level.cursor.row == 0)
  }

  private func currency(_ code: String) -> Entry {
    Entry(id: EntryID(.bitcoin, code), title: code, isRecruitable: true)
  }

  private func titles(_ state: AppState) -> [String] {
    let rows = state.browsers[.currencies]?[0].entries
    return (0..<(rows?.count ?? 0)).compactMap { rows?[$0]?.title }
  }

  /// Prices of 100 seconds after the beginning are in the strip, and the clock is set.
  private func fresh() throws -> AppState {
    var state = try state(member)
    state.now = Moment(seconds: 100)
    _ = turn(&state)
    let id = try #require(state.browsers[.currencies]?[0].phase.request)
    _ = turn(&state, .list(.pageFetched(id, response())))
    return state
  }
}
