import Basics
import TestSupport
import Testing

@testable import SquadCore

/// The length of a visit to a kiosk, and the counting of visitors.
@Suite struct VisitTests {
  private func visit(
    idle: String = "5m", limit: String = "30m", keepsSquad: Bool = false, here: Int? = nil
  ) throws -> VisitState {
    VisitState(
      idle: try #require(TimeSpan(idle)), limit: try #require(TimeSpan(limit)),
      keepsSquad: keepsSquad, here: here)
  }

  private func store(_ visit: VisitState) throws -> TestStore {
    var state = try AppState.sample([])
    state.visit = visit
    return TestStore(state)
  }

  private func timer(_ id: TimerID, _ milliseconds: Int, _ action: VisitAction) -> Effect {
    .loop(.startTimer(id, milliseconds: milliseconds, .visit(action)))
  }

  private func start(
    _ visit: VisitState?, _ stored: StoredSquad = StoredSquad(), isOffline: Bool = false
  ) throws -> (state: AppState, effects: [Effect]) {
    var state = try #require(AppState(catalogues: .samples, isOffline: isOffline))
    state.visit = visit
    state.now = Moment(seconds: 100)
    let start = Start(
      list: .characters, page: .success(.sample(Entry.heroes)), stored: stored, entry: nil)
    let effects = turn(&state, .started(start))
    return (state, effects)
  }

  private func timers(_ effects: [Effect]) -> [Effect] {
    effects.filter { if case .loop(.startTimer(_, _, .visit)) = $0 { true } else { false } }
  }

  @Test func `both spans begin with the start`() throws {
    #expect(
      timers(try start(try visit()).effects)
        == [timer(.idle, 270_000, .idleNeared), timer(.sessionLimit, 1_740_000, .limitNeared)])
    #expect(
      timers(try start(try visit(idle: "2s", limit: "10s")).effects)
        == [timer(.idle, 1_600, .idleNeared), timer(.sessionLimit, 8_000, .limitNeared)])
    #expect(timers(try start(nil).effects) == [])
  }

  @Test func `both spans begin even if the first list can't be read`() throws {
    var state = try #require(AppState(catalogues: .samples))
    state.visit = try visit()
    let failed = Start(
      list: .characters, page: .failure(.unreadable("broken")), stored: StoredSquad(), entry: nil)
    #expect(timers(turn(&state, .started(failed))).count == 2)
    let nowhere = Start(
      list: ListID(.marvel, "none"), page: failed.page, stored: StoredSquad(), entry: nil)
    #expect(timers(turn(&state, .started(nowhere))).count == 2)
  }

  @Test func `only a key restarts the idle span`() throws {
    let store = try store(try visit())
    store.pressNothing(
      when: Moment(seconds: 1), then: [timer(.idle, 270_000, .idleNeared)])
    store.send(.resized(Size(columns: 90, rows: 30))) {
      $0.screen = Size(columns: 90, rows: 30)
    }
    store.send(.theme(.queryFinished))
    store.leave(.idle)
  }

  @Test func `without a key a warning is shown, then the visit ends`() throws {
    let store = try store(try visit())
    store.pressNothing(when: Moment(seconds: 1), then: [timer(.idle, 270_000, .idleNeared)])
    store.advance(.idle, then: [timer(.idle, 30_000, .idleReached)]) {
      $0.message = .idle(seconds: 30)
    }
    store.advance(.idle, then: [.loop(.quit)], changing: [.visit])
    #expect(store.state.visit?.end == TimeSpan("5m").map { .idle($0) })
  }

  @Test func `a key removes the warning`() throws {
    let store = try store(try visit(idle: "2s"))
    store.pressNothing(when: Moment(seconds: 1), then: [timer(.idle, 1_600, .idleNeared)])
    store.advance(.idle, then: [timer(.idle, 400, .idleReached)]) { $0.message = .idle(seconds: 1) }
    store.pressNothing(when: Moment(seconds: 2), then: [timer(.idle, 1_600, .idleNeared)]) {
      $0.message = nil
    }
    store.leave(.idle)
  }

  @Test(arguments: [VisitAction.idleNeared, .idleReached])
  func `a key in the same turn counts before the timer`(action: VisitAction) throws {
    var visit = try visit()
    visit.hadKey = true
    let store = try store(visit)
    store.send(
      .visit(action), then: [timer(.idle, 270_000, .idleNeared)], changing: [.visit])
    #expect(store.state.visit?.end == nil)
    store.leave(.idle)
  }

  @Test func `keys don't extend the session's limit`() throws {
    var visit = try visit(limit: "10s")
    visit.hadKey = true
    let store = try store(visit)
    store.send(
      .visit(.limitNeared),
      then: [
        timer(.sessionLimit, 2_000, .limitReached), timer(.idle, 270_000, .idleNeared),
      ], changing: [.visit]
    ) { $0.message = .sessionEnding(seconds: 2) }
    // A visitor who is typing hasn't read the message yet, so it stays.
    store.pressNothing(when: Moment(seconds: 9), then: [timer(.idle, 270_000, .idleNeared)])
    store.advance(.sessionLimit, then: [.loop(.quit)], changing: [.visit])
    #expect(store.state.visit?.end == TimeSpan("10s").map { .limit($0) })
    store.leave(.idle)
  }

  @Test func `the limit's warning returns after a key's message`() throws {
    let idle = timer(.idle, 270_000, .idleNeared)
    let store = try store(try visit(limit: "10s"))
    store.send(
      .visit(.limitNeared), then: [timer(.sessionLimit, 2_000, .limitReached)], changing: [.visit]
    ) { $0.message = .sessionEnding(seconds: 2) }
    store.send(.jump(.wentBack)) { $0.message = .noJumpToUndo }
    store.pressNothing(when: Moment(seconds: 9), then: [idle]) {
      $0.message = .sessionEnding(seconds: 2)
    }
    store.leave(.idle)
    store.leave(.sessionLimit)
  }

  @Test func `a visit ends during a comparison, too`() {
    #expect(Action.visit(.idleReached).actsInComparison)
    #expect(!Action.visit(.idleReached).isInput)
  }

  @Test func `visitors are counted at a key, at most every five seconds`() throws {
    var visit = try visit(here: 2)
    visit.counted = Moment(seconds: 100)
    let store = try store(visit)
    let idle = timer(.idle, 270_000, .idleNeared)
    store.pressNothing(when: Moment(seconds: 104), then: [idle])
    store.pressNothing(
      when: Moment(seconds: 105), then: [idle, .world(.countVisitors)], changing: [.visit])
    store.pressNothing(when: Moment(seconds: 109), then: [idle])
    // The clock was set back.
    store.pressNothing(
      when: Moment(seconds: 7), then: [idle, .world(.countVisitors)], changing: [.visit])
    store.send(.visit(.counted(12)), changing: [.visit])
    #expect(store.state.visit?.here == 12)
    store.leave(.idle)
  }

  @Test func `visitors aren't counted where counting is off`() throws {
    let store = try store(try visit(here: nil))
    store.pressNothing(
      when: Moment(seconds: 1_000), then: [timer(.idle, 270_000, .idleNeared)])
    store.leave(.idle)
  }

  @Test func `outside a kiosk there is no visit to end`() throws {
    let store = TestStore(try .sample([]))
    store.send(.visit(.idleReached))
    store.send(.visit(.counted(3)))
    store.pressNothing(when: Moment(seconds: 1))
  }

  @Test func `a returning visitor is welcomed until the next key`() throws {
    let squad = StoredSquad(squad: .sample(.thor, .hulk))
    let named = try visit(keepsSquad: true)
    let welcomed = try start(named, squad).state
    #expect(welcomed.message == .welcomeBack(members: 2))
    #expect(try start(named).state.message == nil)
    #expect(try start(try visit(), squad).state.message == nil)
    #expect(try start(nil, squad).state.message == nil)
    #expect(try start(named, squad, isOffline: true).state.message == .welcomeBack(members: 2))
    var later = welcomed
    _ = turn(&later, at: Moment(seconds: 1))
    #expect(later.message == nil)
  }

  @Test func `a problem's message replaces the welcome`() throws {
    let notice = StorageNotice.notSaving(.full)
    let stored = StoredSquad(squad: .sample(.thor), notice: notice)
    #expect(try start(try visit(keepsSquad: true), stored).state.message == .storage(notice))
  }
}
