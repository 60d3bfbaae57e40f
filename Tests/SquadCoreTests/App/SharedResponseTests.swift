import Basics
import TestSupport
import Testing

@testable import SquadCore

/// Refreshes while visitors of a host share its services' responses.
@Suite struct SharedResponseTests {
  private let shown = Entry.captainAmerica.id
  private let later = Moment(seconds: Moment.sample.seconds + 60)

  /// A list and its first row's detail, both live.
  private func state(shares: Bool = true) throws -> AppState {
    var state = try AppState.live(fetched: 5, of: 5)
    state.details[shown] = .loaded(.live(.captainAmerica))
    state.sharesRequests = shares
    return state
  }

  private func page(at moment: Moment) -> Page {
    Page(offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .live(moment))
  }

  /// The message after `R` in the list, when the service's page is of that moment.
  private func message(_ state: AppState, at moment: Moment) -> Message? {
    var state = state
    var effects = turn(&state, .list(.refreshRequested))
    for case .world(.fetchPage(let id, _)) in effects {
      effects = turn(&state, .list(.pageFetched(id, .success(page(at: moment)))))
    }
    return state.message
  }

  @Test func `R says when the fetched list is the shown one`() throws {
    #expect(try message(state(), at: .sample) == .sharedAnswer(.sample))
  }

  /// Pages of a list may be some seconds apart; the list has the time of the newest.
  @Test func `R says when its page is older than the list's last one`() throws {
    let earlier = Moment(seconds: Moment.sample.seconds - 2)
    #expect(try message(state(), at: earlier) == .sharedAnswer(earlier))
  }

  @Test func `a newer list gives no message, nor does one that isn't shared`() throws {
    #expect(try message(state(), at: later) == nil)
    #expect(try message(state(shares: false), at: .sample) == nil)
  }

  @Test func `a scheduled refresh gives no message`() throws {
    var state = try state()
    let id = RequestID(99)
    state.openList.phase = .refreshing(id, isRoutine: true)
    _ = turn(&state, .list(.pageFetched(id, .success(page(at: .sample)))))
    #expect(state.message == nil)
    state.openList.phase = .refreshing(id, isRoutine: false)
    _ = turn(&state, .list(.pageFetched(id, .failure(.service(.timeout)))))
    #expect(state.message == nil, "a failure is no answer")
  }

  /// The message after `R` in the detail, when the service sends `response`.
  private func message(
    _ state: AppState, _ response: Result<Detail, Failure>
  ) throws -> Message? {
    var state = state
    state.focus = .detail(from: .list)
    let effects = turn(&state, .list(.refreshRequested))
    let ids = effects.compactMap { effect -> RequestID? in
      if case .world(.fetchDetail(let id, shown, isReload: true)) = effect { id } else { nil }
    }
    _ = turn(&state, .detail(.loaded(try #require(ids.first), shown, response)))
    return state.message
  }

  @Test func `R in a detail says when the fetched detail is the shown one`() throws {
    let same = Detail.live(.captainAmerica)
    #expect(try message(state(), .success(same)) == .sharedAnswer(.sample))
    #expect(try message(state(shares: false), .success(same)) == nil)
    #expect(try message(state(), .failure(.service(.timeout))) == nil)
    let newer = Detail(id: shown, title: same.title, freshness: .live(later))
    #expect(try message(state(), .success(newer)) == nil)
  }

  @Test func `a shared detail replaces no message about a later key`() throws {
    var state = try state()
    let id = RequestID(99)
    state.details[shown] = .refreshing(id, .live(.captainAmerica))
    state.message = .noLinks
    _ = turn(&state, .detail(.loaded(id, shown, .success(.live(.captainAmerica)))))
    #expect(state.message == .noLinks)
  }

  @Test func `replacing a saved or partial detail gives no message`() throws {
    for old in [Detail.sample(.captainAmerica), .live(.captainAmerica, isPartial: true)] {
      var state = try state()
      state.details[shown] = .loaded(old)
      #expect(try message(state, .success(.live(.captainAmerica))) == nil)
    }
  }
}
