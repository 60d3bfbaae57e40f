import TestSupport
import Testing

@testable import SquadCore

/// Changes that are being saved, and the expected squad with them.
@Suite struct PendingTests {
  /// The squad with all pending changes applied one by one.
  private func slowly(_ squad: SquadState) -> Squad {
    squad.pending.reduce(into: squad.saved) { saved, change in _ = saved.perform(change.request) }
  }

  @Test func `keys act on the squad as it will be after pending changes`() throws {
    for seed in 0..<30 {
      var user = RandomUser(seed: seed)
      var state = try #require(AppState(catalogues: .samples))
      for _ in 0..<250 {
        user.took(turn(&state, user.next(state)))
        try #require(state.squad.expected == slowly(state.squad), "seed \(seed)")
      }
    }
  }

  @Test func `a response settles the changes before it, each reported in turn`() throws {
    var state = try AppState.sample()
    let requests = [
      SquadRequest.recruit(Member(.thor)), .recruit(Member(.hulk)), .recruit(Member(.luke)), .undo,
    ]
    let ids = requests.map { request -> RequestID in
      _ = state.change(request)
      return RequestID(state.requests)
    }
    _ = state.change(.recruit(Member(.leia)))
    var disk = Squad()
    let events = requests.map { disk.perform($0) }
    state.receive(.success(SquadOutcome(squad: disk, events: events)), to: ids[3])
    #expect(state.squad.saved.members.map(\.title) == ["Thor", "Hulk"])
    #expect(state.squad.pending.map(\.request) == [.recruit(Member(.leia))])
    #expect(state.squad.expected.members.map(\.title) == ["Thor", "Hulk", "Leia Organa"])
    #expect(state.message == .undid(.recruited(Member(.luke), at: 2)))
    #expect(state.squad.selectedMember?.title == "Hulk")
    // A second response is dropped.
    state.receive(.failure(.full), to: ids[0])
    #expect(state.squad.problem == nil)
  }

  @Test func `a late response keeps the message of a newer key`() throws {
    var state = try AppState.sample()
    _ = reduce(&state, .squad(.redoRequested))
    let id = RequestID(state.requests)
    _ = reduce(&state, .squad(.removalRequested))
    #expect(state.message == .notInSquad)
    state.receive(.success(SquadOutcome(squad: Squad(), event: .nothing)), to: id)
    #expect(state.message == .notInSquad)
    // A newer response's message replaces an older one.
    _ = reduce(&state, .squad(.redoRequested))
    let next = RequestID(state.requests)
    state.receive(.success(SquadOutcome(squad: Squad(), event: .nothing)), to: next)
    #expect(state.message == .nothingToRedo)
  }

  @Test func `a failed change is no longer pending`() throws {
    var state = try AppState.sample(squad: .sample(.thor))
    _ = state.change(.recruit(Member(.hulk)))
    _ = state.change(.fire(Entry.thor.id))
    state.receive(.failure(.full), to: RequestID(state.requests))
    #expect(state.squad.pending.isEmpty)
    #expect(state.squad.expected == .sample(.thor))
    #expect(state.message == .notSaved(.full))
  }

  @Test func `a change takes the same time however many are pending`() throws {
    var state = try AppState.sample()
    let clock = ContinuousClock()
    let actions: [Action] = [
      .squad(.recruitRequested), .squad(.recruitRequested), .squad(.removalConfirmed),
    ]
    // The quickest of each quarter: on a busy machine the others wait for a processor.
    let quickest = (0..<4).compactMap { _ in
      (0..<400).map { _ in
        clock.measure { for action in actions { _ = turn(&state, action) } }
      }.min()
    }
    #expect(state.squad.pending.count == 3_200)
    #expect(quickest[3] < quickest[0] * 6 + .microseconds(200), "\(quickest)")
  }

  @Test func `a flood of changes leaves keys waiting for the disk`() throws {
    var state = try AppState.sample()
    for _ in 0..<SquadState.pendingLimit - 1 { _ = state.change(.undo) }
    #expect(!state.squad.isBehind)
    _ = state.change(.undo)
    #expect(state.squad.isBehind)
    state.receive(
      .success(SquadOutcome(squad: Squad(), event: .nothing)), to: RequestID(state.requests))
    #expect(!state.squad.isBehind)
  }
}
