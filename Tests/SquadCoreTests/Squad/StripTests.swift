import TestSupport
import Testing

@testable import SquadCore

@Suite struct StripTests {
  private func inStrip(_ squad: Squad, selection: Int = 0) throws -> TestStore {
    var state = try AppState.sample(squad: squad)
    state.squad.selection = selection
    state.focus = .strip
    return TestStore(state)
  }

  /// Presses a key that makes a request, and responds to it; `change` is what the response changes
  /// apart from the squad.
  private func perform(
    _ action: Action, _ request: SquadRequest, in store: TestStore,
    at place: SourceLocation = #_sourceLocation, sending: (inout AppState) -> Void = { _ in },
    _ change: (inout AppState) -> Void
  ) {
    let id = store.next
    store.send(action, then: [.world(.changeSquad(id, request))], at: place) {
      $0.squad.pending = [PendingChange(id: id, request: request)]
      $0.overlay = nil
      $0.message = nil
      sending(&$0)
    }
    var squad = store.state.squad.saved
    let event = squad.perform(request)
    store.receive(
      .squad(.responded(id, .success(SquadOutcome(squad: squad, event: event)))),
      changing: [.squad], at: place, change)
    #expect(store.state.squad.saved == squad, sourceLocation: place)
    #expect(store.state.squad.pending.isEmpty, sourceLocation: place)
  }

  /// Fires the selected member, confirming the question.
  private func fire(
    _ entry: Entry, in store: TestStore, at place: SourceLocation = #_sourceLocation,
    sending: (inout AppState) -> Void = { _ in }
  ) {
    store.send(.squad(.removalRequested), at: place) {
      $0.overlay = .confirmRemoval(Member(entry))
      $0.message = nil
    }
    perform(.squad(.removalConfirmed), .fire(entry.id), in: store, at: place, sending: sending) {
      $0.message = .fired(Member(entry))
    }
  }

  private func selected(_ store: TestStore) -> String? { store.state.squad.selectedMember?.title }

  @Test func `0 focuses the strip; an empty one says how it is filled`() throws {
    TestStore(try .sample(squad: .sample(.thor))).send(.squad(.stripFocused)) { $0.focus = .strip }
    TestStore(try .sample()).send(.squad(.stripFocused)) { $0.message = .squadIsEmpty }
  }

  @Test func `h l g G move and stop at both ends`() throws {
    let store = try inStrip(.sample(.thor, .luke, .hulk))
    store.send(.focusMoved(.left))
    store.send(.focusMoved(.right)) { $0.squad.selection = 1 }
    store.send(.moved(.last)) { $0.squad.selection = 2 }
    store.send(.focusMoved(.right))
    store.send(.focusMoved(.left)) { $0.squad.selection = 1 }
    store.send(.moved(.first)) { $0.squad.selection = 0 }
  }

  @Test(arguments: [Motion.previous, .pageDown, .pageUp, .halfPageDown, .halfPageUp])
  func `keys without a meaning in the strip do nothing`(motion: Motion) throws {
    try inStrip(.sample(.thor, .luke, .hulk), selection: 1).send(.moved(motion))
  }

  @Test func `the member's detail shows at once, whichever catalogue is open`() throws {
    let store = try inStrip(.sample(.luke, .thor))
    #expect(store.state.loadedDetail?.title == "Luke Skywalker")
    store.send(.focusMoved(.right)) { $0.squad.selection = 1 }
    #expect(store.state.loadedDetail?.title == "Thor")
    #expect(store.state.listStack.current == .characters)
  }

  @Test func `Enter focuses the detail, Esc and h go back to the strip`() throws {
    for back in [Action.wentBack, .focusMoved(.left)] {
      let store = try inStrip(.sample(.luke))
      store.send(.opened) { $0.focus = .detail(from: .strip) }
      store.send(back) { $0.focus = .strip }
    }
  }

  @Test(arguments: [Action.moved(.next), .wentBack, .focusMoved(.next)])
  func `j, Esc and Tab go to the list`(action: Action) throws {
    try inStrip(.sample(.luke)).send(action) { $0.focus = .list }
  }

  @Test func `H and L reorder, and the member stays selected`() throws {
    let store = try inStrip(.sample(.thor, .luke, .hulk))
    let request = store.next
    let move = SquadRequest.move(Entry.thor.id, to: 1)
    store.send(.squad(.memberShifted(forward: true)), then: [.world(.changeSquad(request, move))]) {
      $0.squad.pending = [PendingChange(id: request, request: move)]
    }
    var squad = store.state.squad.saved
    let event = squad.perform(move)
    store.receive(
      .squad(.responded(request, .success(SquadOutcome(squad: squad, event: event))))
    ) {
      $0.squad.pending = []
      $0.squad.saved = squad
      $0.squad.selection = 1
      $0.message = .moved(Member(.thor))
    }
    #expect(squad.members.map(\.title) == ["Luke Skywalker", "Thor", "Hulk"])
  }

  @Test func `reordering acts on the member's future place and stops at the ends`() throws {
    let store = try inStrip(.sample(.thor, .luke, .hulk))
    store.send(.squad(.memberShifted(forward: false))) { $0.message = .memberIsFirst }
    let first = store.next
    store.skip(.squad(.memberShifted(forward: true)))
    let second = store.next
    let move = SquadRequest.move(Entry.thor.id, to: 2)
    store.send(.squad(.memberShifted(forward: true)), then: [.world(.changeSquad(second, move))]) {
      $0.squad.pending.append(PendingChange(id: second, request: move))
    }
    store.send(.squad(.memberShifted(forward: true))) { $0.message = .memberIsLast }
    for id in [first, second] { store.giveUp(id) }
  }

  @Test func `reordering works only in the strip`() throws {
    TestStore(try .sample(squad: .sample(.thor, .luke))).send(
      .squad(.memberShifted(forward: true))
    ) { $0.message = .onlyMembersMove }
  }

  @Test func `a firing selects the next member, else the previous, else the list`() throws {
    let store = try inStrip(.sample(.thor, .luke, .hulk), selection: 1)
    fire(.luke, in: store)
    #expect(selected(store) == "Hulk" && store.state.focus == .strip)
    fire(.hulk, in: store)
    #expect(selected(store) == "Thor" && store.state.focus == .strip)
    fire(.thor, in: store, sending: { $0.focus = .list })
    #expect(selected(store) == nil && store.state.focus == .list)
  }

  @Test func `the last member fired under its own detail leaves the list focused`() throws {
    let store = try inStrip(.sample(.thor))
    store.skip(.opened)
    store.send(.squad(.changedElsewhere(Squad()))) {
      $0.squad.saved = Squad()
      $0.focus = .list
    }
  }

  @Test func `changes from elsewhere keep the selected member, or select the next`() throws {
    let squad = Squad.sample(.thor, .luke, .hulk, .ironMan)
    let store = try inStrip(squad, selection: 2)
    store.send(.squad(.changedElsewhere(.sample(.leia, .hulk, .ironMan))), changing: [.squad])
    #expect(selected(store) == "Hulk")
    store.send(.squad(.changedElsewhere(.sample(.ironMan))), changing: [.squad])
    #expect(selected(store) == "Iron Man")
    let other = try inStrip(squad, selection: 2)
    other.send(.squad(.changedElsewhere(.sample(.luke))), changing: [.squad])
    #expect(selected(other) == "Luke Skywalker")
  }

  @Test func `the strip scrolls to a newcomer while it has no focus`() throws {
    let store = TestStore(try .sample(squad: .sample(.luke, .leia)))
    let newcomer = Member(.captainAmerica)
    let change = SquadChange.recruited(newcomer, at: 2)
    perform(.squad(.recruitRequested), .recruit(newcomer), in: store) {
      $0.message = .joined(newcomer)
    }
    #expect(selected(store) == "Captain America")
    perform(.squad(.undoRequested), .undo, in: store) { $0.message = .undid(change) }
    #expect(selected(store) == "Leia Organa")
    store.skip(.squad(.stripFocused), .moved(.first), .focusMoved(.next))
    perform(.squad(.redoRequested), .redo, in: store) { $0.message = .redid(change) }
    #expect(selected(store) == "Captain America")
  }

  @Test func `undoing a firing selects the member in the old place`() throws {
    let store = try inStrip(.sample(.thor, .luke, .hulk), selection: 1)
    fire(.luke, in: store)
    store.skip(.moved(.first))
    perform(
      .squad(.undoRequested), .undo, in: store, sending: { $0.squad.upcoming = Entry.luke.id }
    ) {
      $0.message = .undid(.fired(Member(.luke), from: 1))
      $0.squad.upcoming = nil
    }
    #expect(selected(store) == "Luke Skywalker" && store.state.squad.selection == 1)
  }

  @Test func `recruiting from within a member's detail leaves that detail in the pane`() throws {
    var state = try AppState.sample(squad: .sample(.luke))
    state.details[Entry.luke.id] = .loaded(.sample(.luke, items: [.leia]))
    state.measure(Entry.luke.id, lines: 3, rows: 9, stops: [1])
    let store = TestStore(state)
    store.skip(.squad(.stripFocused), .opened, .opened)
    #expect(store.state.shownDetail?.id == Entry.leia.id)
    perform(.squad(.recruitRequested), .recruit(Member(.leia)), in: store) {
      $0.message = .joined(Member(.leia))
    }
    #expect(store.state.squad.saved.members.count == 2)
    #expect(store.state.shownDetail?.id == Entry.leia.id)
    store.send(.wentBack, changing: [.squad]) { $0.message = nil }
    #expect(store.state.shownDetail?.id == Entry.luke.id)
  }
}
