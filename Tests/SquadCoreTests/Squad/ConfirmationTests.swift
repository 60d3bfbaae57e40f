import TestSupport
import Testing

@testable import SquadCore

@Suite struct ConfirmationTests {
  /// squad asks whether Thor shall go.
  private func asking() throws -> TestStore {
    var state = try AppState.sample(squad: .sample(.thor))
    state.select(4)
    let store = TestStore(state)
    store.send(.squad(.recruitRequested)) { $0.overlay = .confirmRemoval(Member(.thor)) }
    return store
  }

  @Test(arguments: [
    Action.moved(.next), .focusMoved(.next), .focusMoved(.left), .opened, .squad(.stripFocused),
    .list(.tabChosen(2)), .list(.stepped(forward: true)), .list(.sortCycled),
    .list(.refreshRequested), .helpToggled,
    .traceToggled, .search(.opened), .search(.textChanged("x")), .search(.kept),
    .squad(.recruitRequested),
    .squad(.removalRequested), .squad(.memberShifted(forward: true)), .squad(.undoRequested),
    .squad(.redoRequested),
    .suspendRequested(isPossible: true), .suspendRequested(isPossible: false),
  ])
  func `every other key is ignored`(action: Action) throws {
    try asking().send(action)
  }

  @Test func `Ctrl-C quits`() throws {
    try asking().send(.quitRequested, then: [.world(.savePlace(Entry.thor.id)), .loop(.quit)])
  }

  @Test(arguments: [Action.squad(.removalDeclined), .wentBack])
  func `n and Esc keep`(action: Action) throws {
    try asking().send(action) { $0.overlay = nil }
  }

  @Test func `y fires, and the message comes with the response`() throws {
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
      $0.message = .left(Member(.thor))
    }
  }

  @Test func `the confirmation is about that id whatever is refreshed meanwhile`() throws {
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

  @Test func `yes and no without a confirmation do nothing`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    store.send(.squad(.removalConfirmed))
    store.send(.squad(.removalDeclined))
    store.send(.helpToggled) { $0.overlay = .help(top: 0) }
    store.send(.squad(.removalDeclined))
    store.send(.squad(.removalConfirmed))
  }
}
