import Basics
import TestSupport
import Testing

@testable import SquadCore

@Suite struct LiveFailureTests {
  private func fetch(_ id: Int, from offset: Int = 0, isAnew: Bool = false) -> Effect {
    .world(
      .fetchPage(
        RequestID(id),
        PageRequest(
          source: .list(.characters), offset: offset, limit: 50, sort: .name, isAnew: isAnew)))
  }

  /// A list whose next page, from row 5 on, failed.
  private func failed(_ problem: ServiceProblem) throws -> AppState {
    var state = try AppState.live(told: 5)
    #expect(turn(&state, .moved(.next)) == [fetch(1, from: 5)])
    let response = Action.list(.pageFetched(RequestID(1), .failure(.service(problem))))
    #expect(turn(&state, response) == [])
    return state
  }

  @Test func `a failure keeps the rows, and R goes on where it failed`() throws {
    var state = try failed(.timeout)
    #expect(state.level.phase == .failed(.service(.timeout)))
    #expect(state.level.count == 5)
    #expect(turn(&state, .moved(.last)) == [])
    #expect(turn(&state, .list(.refreshRequested)) == [fetch(2, from: 5)])
    #expect(turn(&state, .list(.refreshRequested)) == [])
  }

  @Test func `R goes on where it failed in a filtered list too, and Esc asks for nothing`() throws {
    var state = try failed(.timeout)
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged("iron")))
    _ = turn(&state, .search(.kept))
    #expect(turn(&state, .list(.refreshRequested)) == [fetch(2, from: 5)])
    _ = turn(&state, .list(.pageFetched(RequestID(2), .success(.live(Entry.many(9), from: 5)))))
    #expect(turn(&state, .wentBack) == [])
  }

  @Test func `after a while without a network a key asks on from there`() throws {
    var state = try AppState.live(told: 5)
    state.now = Moment(seconds: 10)
    _ = turn(&state, .moved(.last))
    _ = turn(&state, .list(.pageFetched(RequestID(1), .failure(.service(.noNetwork)))))
    #expect(!state.level.followsEnd)
    #expect(turn(&state, at: Moment(seconds: 39)) == [])
    #expect(turn(&state, at: Moment(seconds: 40)) == [fetch(2, from: 5)])
  }

  @Test func `R does not shorten what the service wants to wait`() throws {
    let until = Moment(seconds: 1_000)
    var state = try failed(.rateLimited(until: until))
    _ = turn(&state, at: Moment(seconds: 999))
    #expect(turn(&state, .list(.refreshRequested)) == [])
    #expect(state.message == .rateLimited(until: until))
    _ = turn(&state, at: until)
    #expect(turn(&state, .list(.refreshRequested)) == [fetch(2, from: 5)])
  }

  @Test func `R is offered only where it does something`() throws {
    let limit = Failure.service(.rateLimited(until: Moment(seconds: 1_000)))
    var state = try AppState.live(told: 5)
    _ = turn(&state, at: Moment(seconds: 999))
    #expect(!state.offersRetry(after: limit))
    #expect(state.offersRetry(after: .service(.timeout)))
    _ = turn(&state, at: Moment(seconds: 1_000))
    #expect(state.offersRetry(after: limit))
    #expect(state.offersRetry(after: .service(.rateLimited(until: nil))))
    state.focus = .search
    #expect(!state.offersRetry(after: .service(.timeout)), "there it is a letter")
    state.focus = .list
    state.overlay = .help(top: 0)
    #expect(!state.offersRetry(after: .service(.timeout)))
  }

  @Test func `a detail's failure stays while there is more to ask for`() throws {
    var state = try AppState.live(told: 5, of: 5)
    let id = Entry.captainAmerica.id
    let failure = Failure.service(.unreadable("an empty history"))
    state.details[id] = .failed(failure, kept: .sample(.captainAmerica))
    state.level.phase = .refreshing(RequestID(9), isRoutine: true)
    func page(isPartial: Bool) -> Page {
      Page(
        offset: 0, entries: Entry.heroes, total: 5, isLast: true, freshness: .live(.sample),
        details: [.live(.captainAmerica, isPartial: isPartial)])
    }
    _ = turn(&state, .list(.pageFetched(RequestID(9), .success(page(isPartial: true)))))
    #expect(state.details[id] == .failed(failure, kept: .live(.captainAmerica, isPartial: true)))
    state.level.phase = .refreshing(RequestID(9), isRoutine: true)
    _ = turn(&state, .list(.pageFetched(RequestID(9), .success(page(isPartial: false)))))
    #expect(state.details[id] == .loaded(.live(.captainAmerica)))
  }

  @Test func `a limit without a time leaves R to the user`() throws {
    var state = try failed(.rateLimited(until: nil))
    _ = turn(&state, at: .sample)
    #expect(turn(&state, .list(.refreshRequested)) == [fetch(2, from: 5)])
  }

  @Test func `R on a list that is there asks from its start`() throws {
    var state = try AppState.live(told: 5, of: 5)
    #expect(turn(&state, .traceToggled) == [])
    #expect(turn(&state, .list(.refreshRequested)) == [fetch(1, isAnew: true)])
    #expect(state.level.count == 5)
    #expect(turn(&state, .list(.refreshRequested)) == [])
    let page = Page.live([.thor], total: 1, isLast: true)
    _ = turn(&state, .list(.pageFetched(RequestID(1), .success(page))))
    #expect(state.level.count == 1)
    #expect(state.level.selected == .thor)
  }
}
