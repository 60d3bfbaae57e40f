import TestSupport
import Testing

@testable import SquadCore

@Suite struct SquadReducerTests {
  private func pending(_ id: RequestID, _ request: SquadRequest) -> PendingChange {
    PendingChange(id: id, request: request)
  }

  /// The squad file's response to a request.
  private func response(_ id: RequestID, _ request: SquadRequest, to squad: Squad) -> Action {
    var squad = squad
    let event = squad.perform(request)
    return .squad(.responded(id, .success(SquadOutcome(squad: squad, event: event))))
  }

  @Test func `Space recruits, and the message follows once it is on disk`() throws {
    let store = TestStore(try .sample())
    let request = store.next
    let recruit = SquadRequest.recruit(Member(.captainAmerica))
    store.send(.squad(.recruitRequested), then: [.world(.changeSquad(request, recruit))]) {
      $0.squad.pending = [pending(request, recruit)]
    }
    store.receive(response(request, recruit, to: Squad())) {
      $0.squad.pending = []
      _ = $0.squad.saved.perform(recruit)
      $0.message = .joined(Member(.captainAmerica))
    }
  }

  @Test func `keys act on the membership as it will be`() throws {
    let store = TestStore(try .sample())
    let request = store.next
    store.skip(.squad(.recruitRequested))
    store.send(.squad(.recruitRequested)) { $0.overlay = .confirmRemoval(Member(.captainAmerica)) }
    #expect(store.state.squad.saved.members.isEmpty)
    let firing = store.next
    store.send(
      .squad(.removalConfirmed),
      then: [.world(.changeSquad(firing, .fire(Entry.captainAmerica.id)))]
    ) {
      $0.overlay = nil
      $0.squad.pending.append(pending(firing, .fire(Entry.captainAmerica.id)))
    }
    let again = store.next
    let recruit = SquadRequest.recruit(Member(.captainAmerica))
    store.send(.squad(.recruitRequested), then: [.world(.changeSquad(again, recruit))]) {
      $0.squad.pending.append(pending(again, recruit))
    }
    for id in [request, firing, again] { store.giveUp(id) }
  }

  @Test func `recruiting an entry that can't join shows a message`() throws {
    var state = try AppState.sample()
    state.listStack.open(.films)
    let store = TestStore(state)
    store.send(.squad(.recruitRequested)) { $0.message = .cannotJoin }
    store.pressNothing { $0.message = nil }
    store.send(.squad(.removalRequested)) { $0.message = .notInSquad }
  }

  @Test func `x asks only about members, in list, strip and detail`() throws {
    var state = try AppState.sample(squad: .sample(.thor, .hulk))
    let store = TestStore(state)
    store.send(.squad(.removalRequested)) { $0.message = .notInSquad }
    store.pressNothing { $0.message = nil }
    store.skip(.squad(.stripFocused), .opened)
    store.send(.squad(.removalRequested)) { $0.overlay = .confirmRemoval(Member(.thor)) }
    state.select(1)
    TestStore(state).send(.squad(.removalRequested)) { $0.overlay = .confirmRemoval(Member(.hulk)) }
  }

  @Test func `a member whose detail failed can be fired from the detail`() throws {
    var state = try AppState.sample(squad: .sample(.thor))
    state.details[Entry.thor.id] = .failed(.unreadable("x"))
    let store = TestStore(state)
    store.skip(.squad(.stripFocused), .opened)
    store.send(.squad(.recruitRequested)) { $0.overlay = .confirmRemoval(Member(.thor)) }
  }

  @Test func `a change that wasn't saved is reported and taken back`() throws {
    let store = TestStore(try .sample())
    let request = store.next
    store.skip(.squad(.recruitRequested))
    store.receive(.squad(.responded(request, .failure(.full)))) {
      $0.squad.pending = []
      $0.squad.problem = .full
      $0.squad.hasLostChange = true
      $0.message = .notSaved(.full)
    }
    let again = store.next
    let recruit = SquadRequest.recruit(Member(.captainAmerica))
    store.send(.squad(.recruitRequested), then: [.world(.changeSquad(again, recruit))]) {
      $0.squad.pending = [pending(again, recruit)]
      $0.message = nil
    }
    store.receive(response(again, recruit, to: Squad())) {
      $0.squad.pending = []
      _ = $0.squad.saved.perform(recruit)
      $0.squad.problem = nil
      $0.squad.hasLostChange = false
      $0.message = .joined(Member(.captainAmerica))
    }
  }

  @Test func `a problem with the file stays while nothing is saved`() throws {
    var state = try AppState.sample()
    state.squad.problem = .full
    let store = TestStore(state)
    let request = store.next
    store.skip(.squad(.undoRequested))
    let outcome = SquadOutcome(squad: Squad(), event: .nothing)
    store.receive(.squad(.responded(request, .success(outcome)))) {
      $0.squad.pending = []
      $0.message = .nothingToUndo
    }
  }

  @Test func `a problem with the file is reported with the response`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    let request = store.next
    store.skip(.squad(.undoRequested))
    let notice = StorageNotice.setAside(name: "x", salvaged: 1)
    let outcome = SquadOutcome(squad: .sample(.thor), event: .nothing, notice: notice)
    store.receive(.squad(.responded(request, .success(outcome)))) {
      $0.squad.pending = []
      $0.message = .storage(notice)
    }
  }

  @Test func `a response to no request changes nothing`() throws {
    let store = TestStore(try .sample())
    store.send(
      .squad(
        .responded(RequestID(9), .success(SquadOutcome(squad: .sample(.thor), event: .nothing)))))
  }

  @Test func `undo and redo name the change, or say that there is none`() throws {
    var squad = Squad()
    _ = squad.perform(.recruit(Member(.thor)))
    let store = TestStore(try .sample(squad: squad))
    for (action, request, message) in [
      (
        Action.squad(.undoRequested), SquadRequest.undo,
        Message.undid(.recruited(Member(.thor), at: 0))
      ),
      (.squad(.undoRequested), .undo, .nothingToUndo),
      (.squad(.redoRequested), .redo, .redid(.recruited(Member(.thor), at: 0))),
      (.squad(.redoRequested), .redo, .nothingToRedo),
    ] {
      let id = store.next
      store.send(action, then: [.world(.changeSquad(id, request))]) {
        $0.squad.pending = [pending(id, request)]
        $0.message = nil
      }
      let before = store.state.squad.saved
      store.receive(response(id, request, to: before)) {
        $0.squad.pending = []
        _ = $0.squad.saved.perform(request)
        $0.message = message
      }
    }
  }

  @Test func `undoing another window's change says so, and one's own doesn't`() throws {
    let own = SquadChange.recruited(Member(.thor), at: 0)
    let others = SquadChange.recruited(Member(.luke), at: 1)
    var squad = Squad()
    _ = squad.perform(.recruit(Member(.thor)))
    let store = TestStore(try .sample(squad: squad))
    _ = squad.perform(.recruit(Member(.luke)))
    store.skip(.squad(.changedElsewhere(squad)))
    for message in [Message.undid(others, isElsewhere: true), .undid(own)] {
      let id = store.next
      store.skip(.squad(.undoRequested))
      store.skip(response(id, .undo, to: squad))
      _ = squad.perform(.undo)
      #expect(store.state.message == message)
    }
  }

  @Test func `undoing a change that another window just made says so`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    var squad = store.state.squad.saved
    _ = squad.perform(.recruit(Member(.luke)))
    let id = store.next
    store.skip(.squad(.undoRequested))
    store.skip(response(id, .undo, to: squad))
    #expect(
      store.state.message == .undid(.recruited(Member(.luke), at: 1), isElsewhere: true))
  }

  @Test func `a member recruited here after a firing elsewhere counts as this window's`() throws {
    var state = try AppState.sample(squad: .sample(.thor))
    var squad = state.squad.saved
    for request in [SquadRequest.recruit(Member(.luke)), .undo] {
      _ = squad.perform(request)
      _ = reduce(&state, .squad(.changedElsewhere(squad)))
    }
    let change = SquadChange.recruited(Member(.luke), at: 1)
    for (request, message) in [
      (SquadRequest.recruit(Member(.luke)), Message.joined(Member(.luke))), (.undo, .undid(change)),
    ] {
      let id = state.nextRequest()
      state.squad.add(pending(id, request), isFollowed: false)
      _ = reduce(&state, response(id, request, to: squad))
      _ = squad.perform(request)
      #expect(state.message == message)
    }
  }

  @Test func `a squad changed by another window is taken over`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    store.send(.squad(.changedElsewhere(.sample(.thor, .luke)))) {
      $0.squad.saved = .sample(.thor, .luke)
    }
  }

  @Test func `a file set aside meanwhile is reported, and the squad is checked`() throws {
    let store = TestStore(try .sample())
    let notice = StorageNotice.setAside(name: "squad.sqlite3.damaged", salvaged: 2)
    store.send(.squad(.storageNoticed(notice)), then: [.world(.checkSquad)]) {
      $0.message = .storage(notice)
    }
    store.pressNothing { $0.message = nil }
  }
}
