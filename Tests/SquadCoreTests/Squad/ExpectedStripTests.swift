import TestSupport
import Testing

@testable import SquadCore

/// Keys in the strip before earlier changes are saved.
@Suite struct ExpectedStripTests {
  private func inStrip(_ entries: Entry...) throws -> AppState {
    var state = try AppState.sample(squad: Squad(members: entries.map { Member($0) }))
    state.focus = .strip
    return state
  }

  private func press(_ actions: SquadAction..., in state: inout AppState) {
    for action in actions { _ = turn(&state, .squad(action)) }
  }

  /// Responds to all changes that are being saved.
  private func respond(_ state: inout AppState) throws {
    let last = try #require(state.squad.pending.last?.id)
    var squad = state.squad.saved
    let events = state.squad.pending.map { squad.perform($0.request) }
    _ = turn(&state, .squad(.responded(last, .success(SquadOutcome(squad: squad, events: events)))))
  }

  private func firings(_ state: AppState) -> [SquadRequest] { state.squad.pending.map(\.request) }

  @Test(arguments: [SquadAction.removalRequested, .recruitRequested])
  func `each of several firings in a row is about the next member`(asking: SquadAction) throws {
    var state = try inStrip(.thor, .luke, .hulk, .leia)
    for _ in 0..<3 { press(asking, .removalConfirmed, in: &state) }
    #expect(firings(state) == [Entry.thor, .luke, .hulk].map { .fire($0.id) })
    #expect(state.squad.saved.members.count == 4, "the screen shows what is on disk")
    try respond(&state)
    #expect(state.squad.selectedMember?.title == "Leia Organa" && state.focus == .strip)
  }

  @Test func `moving after a firing counts from the next member`() throws {
    var state = try inStrip(.thor, .luke, .hulk)
    press(.removalRequested, .removalConfirmed, in: &state)
    _ = turn(&state, .focusMoved(.right))
    try respond(&state)
    #expect(state.squad.selectedMember?.title == "Hulk")
  }

  @Test func `the last member's firing gives the list the focus at once`() throws {
    var state = try inStrip(.thor)
    press(.removalRequested, .removalConfirmed, in: &state)
    #expect(state.focus == .list)
  }

  @Test func `a member being saved can be selected, asked about and moved`() throws {
    var state = try AppState.sample()
    press(.recruitRequested, .stripFocused, in: &state)
    #expect(state.focus == .strip)
    press(.removalRequested, in: &state)
    #expect(state.overlay == .confirmRemoval(Member(.captainAmerica)))
    press(.removalDeclined, in: &state)
    try respond(&state)
    #expect(state.focus == .strip && state.squad.selectedMember?.title == "Captain America")
  }

  @Test func `moving away from a new member keeps that selection`() throws {
    var state = try AppState.sample(squad: .sample(.luke, .thor))
    press(.recruitRequested, .stripFocused, in: &state)
    #expect(state.squad.expectedMember?.title == "Captain America")
    _ = turn(&state, .focusMoved(.left))
    try respond(&state)
    #expect(state.squad.selectedMember?.title == "Thor")
  }

  @Test func `a newcomer that was not written leaves the list focused`() throws {
    var state = try AppState.sample()
    press(.recruitRequested, .stripFocused, in: &state)
    let id = try #require(state.squad.pending.last?.id)
    _ = turn(&state, .squad(.responded(id, .failure(.full))))
    #expect(state.focus == .list && state.squad.upcoming == nil)
  }
}
