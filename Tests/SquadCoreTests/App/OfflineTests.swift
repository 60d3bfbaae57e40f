import Basics
import TestSupport
import Testing

@testable import SquadCore

@Suite struct OfflineTests {
  private let missing = Failure.service(.noNetwork)
  private let shown = Entry.captainAmerica.id

  /// A list that was asked for at 100 s, in vain.
  private func unplugged() throws -> AppState {
    var state = try AppState.live()
    _ = turn(&state, at: .sample)
    _ = turn(&state, .list(.pageFetched(RequestID(1), .failure(missing))))
    #expect(state.level.phase == .failed(missing))
    return state
  }

  private func pass(_ seconds: Int64, _ state: inout AppState) -> [Effect] {
    turn(&state, at: Moment(seconds: seconds))
  }

  @Test func `offline by choice nothing is asked of a service, and R says so`() throws {
    var state = try AppState.live(isOffline: true)
    state.details[shown] = .loaded(.sample(.captainAmerica))
    #expect(turn(&state, .traceToggled) == [])
    guard case .world(.loadPage) = turn(&state, .list(.refreshRequested)).first else {
      Issue.record("R reads nothing")
      return
    }
    #expect(state.message == .offline(.sample))
    #expect(turn(&state, .search(.opened)) == [])
    #expect(turn(&state, .search(.textChanged("iron"))) == [])
  }

  @Test func `offline by choice the start says so, unless there is worse to say`() throws {
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
    var state = try started(isOffline: true)
    _ = turn(&state, .terminalNoted("note"))
    #expect(state.message == .terminal("note"), "the top bar still says it")
  }

  @Test func `without a network the first key 30 s later asks once more`() throws {
    var state = try unplugged()
    #expect(pass(129, &state) == [])
    #expect(pass(130, &state).compactMap(\.request) == [RequestID(2)])
    _ = turn(&state, .list(.pageFetched(RequestID(2), .failure(missing))))
    #expect(pass(159, &state) == [])
    #expect(pass(160, &state).compactMap(\.request) == [RequestID(3)])
    _ = turn(&state, .list(.pageFetched(RequestID(3), .success(.live(Entry.heroes, isLast: true)))))
    #expect(state.networkLostAt == nil)
    #expect(pass(300, &state) == [])
  }

  @Test func `R asks at once`() throws {
    var state = try unplugged()
    #expect(turn(&state, .list(.refreshRequested)).compactMap(\.request) == [RequestID(2)])
  }

  @Test func `a detail read from this machine does not bring the network back`() throws {
    var state = try unplugged()
    state.details[Entry.hulk.id] = nil
    let effects = turn(&state, .moved(.next))
    #expect(effects == [.world(.loadDetail(RequestID(2), Entry.hulk.id))])
    let response = Action.detail(.loaded(RequestID(2), Entry.hulk.id, .success(.sample(.hulk))))
    #expect(turn(&state, response) == [], "nor is the service asked for it")
    #expect(state.networkLostAt == .sample)
    #expect(pass(130, &state).contains { $0.request == RequestID(3) })
  }

  @Test func `a failed detail too is asked for once more`() throws {
    var state = try AppState.live(told: 5, of: 5)
    state.details[shown] = .failed(missing, kept: .sample(.captainAmerica))
    state.networkLostAt = .sample
    #expect(pass(129, &state) == [])
    #expect(
      pass(130, &state) == [
        .loop(.startTimer(.detail, milliseconds: 250, .detail(.debounced(shown))))
      ]
    )
  }

  @Test func `a withdrawn question tells nothing of the network`() throws {
    var state = try unplugged()
    _ = turn(&state, .list(.pageFetched(RequestID(9), .failure(.service(.cancelled)))))
    #expect(state.networkLostAt == .sample)
  }

  @Test func `a network that was missing before the first key is asked for after it`() throws {
    var state = try AppState.live()
    _ = turn(&state, .traceToggled)
    _ = turn(&state, .list(.pageFetched(RequestID(1), .failure(missing))))
    #expect(pass(1_000, &state).compactMap(\.request) == [RequestID(2)])
  }
}
