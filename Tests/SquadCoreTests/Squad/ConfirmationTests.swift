import Basics
import TestSupport
import Testing

@testable import SquadCore

@Suite struct ConfirmationTests {
  /// squad asks whether to fire Thor.
  private func asking() throws -> TestStore {
    var state = try AppState.sample(squad: .sample(.thor))
    state.select(4)
    let store = TestStore(state)
    store.send(.squad(.recruitRequested)) { $0.overlay = .confirmRemoval(Member(.thor)) }
    return store
  }

  @Test(arguments: [Action.squad(.recruitRequested), .squad(.removalRequested)])
  func `Space and x keep the question open`(action: Action) throws {
    try asking().send(action)
  }

  @Test func `a paste keeps the question open`() throws {
    try asking().send(.pasteIgnored) { $0.message = .pasteIgnored }
  }

  @Test func `an event that isn't a key keeps the question open`() throws {
    let size = Size(columns: 90, rows: 30)
    try asking().send(.resized(size)) { $0.screen = size }
  }

  @Test(arguments: [Action.squad(.removalDeclined), .wentBack, .keyIgnored])
  func `n, Esc and unbound keys keep the member`(action: Action) throws {
    try asking().send(action) { $0.overlay = nil }
  }

  @Test func `any other key keeps the member and has its usual effect`() throws {
    try asking().send(.focusMoved(.next)) {
      $0.overlay = nil
      $0.focus = .detail(from: .list)
    }
    try asking().send(.squad(.stripFocused)) {
      $0.overlay = nil
      $0.focus = .strip
    }
    try asking().send(.helpToggled) { $0.overlay = .help(HelpState()) }
    try asking().send(.inspectorRequested, then: [.loop(.inspect)]) { $0.overlay = nil }
    try asking().send(.suspendRequested(isPossible: true), then: [.loop(.suspend)]) {
      $0.overlay = nil
    }
    try asking().send(
      .quitRequested, then: [.world(.savePlace(Entry.thor.id)), .loop(.quit)]
    ) { $0.overlay = nil }
  }

  @Test func `y fires the member, and the response brings the message`() throws {
    let store = try asking()
    let request = store.next
    store.send(
      .squad(.removalConfirmed), then: [.world(.changeSquad(request, .fire(Entry.thor.id)))]
    ) {
      $0.overlay = nil
      $0.squad.pending = [PendingChange(id: request, request: .fire(Entry.thor.id))]
    }
    var squad = store.state.squad.saved
    let event = squad.perform(.fire(Entry.thor.id))
    store.receive(
      .squad(.responded(request, .success(SquadOutcome(squad: squad, event: event))))
    ) {
      $0.squad.pending = []
      $0.squad.saved = squad
      $0.message = .fired(Member(.thor))
    }
  }

  @Test func `the confirmation is about the same id after the squad changes`() throws {
    let store = try asking()
    store.send(.squad(.changedElsewhere(.sample(.luke, .thor)))) {
      $0.squad.saved = .sample(.luke, .thor)
      $0.squad.selection = 1
    }
    let request = store.next
    store.send(
      .squad(.removalConfirmed), then: [.world(.changeSquad(request, .fire(Entry.thor.id)))]
    ) {
      $0.overlay = nil
      $0.squad.pending = [PendingChange(id: request, request: .fire(Entry.thor.id))]
    }
    store.giveUp(request)
  }

  @Test func `confirming for a member that another squad has fired says so`() throws {
    let store = try asking()
    store.send(.squad(.changedElsewhere(Squad()))) { $0.squad.saved = Squad() }
    store.send(.squad(.removalConfirmed)) {
      $0.overlay = nil
      $0.message = .leftAlready(Member(.thor))
    }
  }

  @Test func `a firing that reaches the disk too late says so`() throws {
    let store = try asking()
    let request = store.next
    store.skip(.squad(.removalConfirmed))
    store.receive(
      .squad(.responded(request, .success(SquadOutcome(squad: Squad(), event: .nothing))))
    ) {
      $0.squad.pending = []
      $0.squad.saved = Squad()
      $0.message = .leftAlready(Member(.thor))
    }
  }

  @Test func `yes and no without a confirmation do nothing`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    store.send(.squad(.removalConfirmed))
    store.send(.squad(.removalDeclined))
    store.send(.helpToggled) { $0.overlay = .help(HelpState()) }
    store.send(.squad(.removalDeclined))
    store.send(.squad(.removalConfirmed))
  }
}
