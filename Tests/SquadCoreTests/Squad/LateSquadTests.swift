import Basics
import TestSupport
import Testing

@testable import SquadCore

/// A squad that is read after the first paint, and changes without a confirmation.
@Suite struct LateSquadTests {
  private func state() throws -> AppState {
    var state = try AppState.sample()
    state.squad.isLoading = true
    return state
  }

  private var stored: StoredSquad {
    StoredSquad(squad: .sample(.luke), place: Entry.thor.id)
  }

  @Test func `changes wait until the squad is loaded, which restores the place`() throws {
    var state = try state()
    #expect(reduce(&state, .squad(.recruitRequested)) == [])
    #expect(state.message == .squadLoading && state.squad.pending.isEmpty)
    let preferences = TerminalPreferences(theme: .light, listColumns: 44)
    _ = reduce(&state, .squad(.loaded(stored, preferences)))
    #expect(!state.squad.isLoading && state.squad.saved.contains(Entry.luke.id))
    #expect(state.selectedID == Entry.thor.id && state.jumps.locations.isEmpty)
    #expect(state.theme.choice == .light && state.listColumns == 44)
    #expect(!reduce(&state, .squad(.undoRequested)).isEmpty)
  }

  @Test(arguments: [SquadAction.removalRequested, .stripFocused])
  func `a squad that is still being read isn't called empty`(action: SquadAction) throws {
    var state = try state()
    _ = reduce(&state, .squad(action))
    #expect(state.message == .squadLoading && state.overlay == nil && state.focus == .list)
  }

  @Test func `a choice and a reply before the squad loads replace only their own preferences`()
    throws
  {
    var state = try state()
    state.theme.query = .sent
    #expect(reduce(&state, .theme(.backgroundReported(.light))) == [])
    let stored = TerminalPreferences(theme: .contrast, background: .dark, listColumns: 44)
    var merged = TerminalPreferences(theme: .contrast, background: .light, listColumns: 44)
    func saved() -> Effect { .world(.savePreferences(merged, terminal: "")) }
    var other = state
    #expect(reduce(&state, .squad(.loaded(self.stored, stored))).contains(saved()))
    #expect(state.theme.background == .light && state.theme.choice == .contrast)
    #expect(reduce(&other, .theme(.stepped)) == [])
    merged.theme = .dark
    #expect(reduce(&other, .squad(.loaded(self.stored, stored))).contains(saved()))
    #expect(other.theme.choice == .dark && other.listColumns == 44)
  }

  @Test func `lists that were read before the squad are read again in their stored order`() throws {
    var state = try state()
    _ = turn(&state, .list(.tabChosen(2)))
    var stored = stored
    stored.lists = [
      ListSettings(list: .characters, sort: "modified", isReversed: false, cards: nil)
    ]
    let effects = reduce(&state, .squad(.loaded(stored, TerminalPreferences())))
    let page = PageRequest(source: .list(.characters), limit: .max, sort: .modified)
    #expect(effects.contains { if case .world(.loadPage(_, page)) = $0 { true } else { false } })
    #expect(state.listStack[.films, 0]?.phase == .loaded)
  }

  @Test func `an order and a divider changed before the squad loads are kept`() throws {
    var state = try state()
    _ = turn(&state, .list(.sortReversed))
    state.listColumns = 40
    var stored = stored
    stored.lists = [
      ListSettings(list: .characters, sort: "modified", isReversed: false, cards: nil)
    ]
    _ = reduce(&state, .squad(.loaded(stored, TerminalPreferences(listColumns: 44))))
    #expect(state.openList.sort == .nameDescending && state.listColumns == 40)
    #expect(state.storedSettings == stored.lists)
  }

  @Test func `a selection moved before the squad loads is kept`() throws {
    var state = try state()
    let selected = state.selectedID
    state.begin(at: Moment(seconds: 1), hasInput: true)
    _ = reduce(&state, .squad(.loaded(stored, TerminalPreferences())))
    #expect(state.selectedID == selected && state.squad.saved.contains(Entry.luke.id))
  }

  @Test func `a place of the command line is kept, the preferences are restored`() throws {
    var state = try state()
    let selected = state.selectedID
    state.squad.startList = ListID(CatalogueID(rawValue: "starwars"), "people")
    _ = reduce(&state, .squad(.loaded(stored, TerminalPreferences(listColumns: 44))))
    #expect(state.selectedID == selected && state.listColumns == 44)
  }

  @Test func `a store that can't be read says so until the squad is there`() throws {
    var state = try state()
    let problem = StorageError.server(.unreachable)
    #expect(reduce(&state, .quitRequested) == [.loop(.quit)], "the stored place stays")
    _ = reduce(&state, .squad(.loadFailed(problem)))
    #expect(state.squad.problem == problem && !state.squad.isLoading)
    #expect(reduce(&state, .quitRequested) == [.loop(.quit)])
    _ = reduce(&state, .squad(.changedElsewhere(.sample(.luke))))
    #expect(state.squad.problem == nil && state.squad.saved.contains(Entry.luke.id))
  }

  @Test func `a lost change stays reported after a change by another host`() throws {
    var state = try AppState.sample()
    let problem = StorageError.server(.unreachable)
    let id = RequestID(state.nextRequest().number + 1)
    _ = reduce(&state, .squad(.recruitRequested))
    _ = reduce(&state, .squad(.responded(id, .failure(problem))))
    _ = reduce(&state, .squad(.changedElsewhere(.sample(.luke))))
    #expect(state.squad.problem == problem && state.squad.hasLostChange)
  }

  /// `late` tells how a squad comes that couldn't be read at first: by a check, or by the answer.
  @Test(arguments: [nil, true, false] as [Bool?])
  func `undoing a change from before the start names no other window`(late: Bool?) throws {
    var state = try state()
    var squad = Squad()
    _ = squad.perform(.recruit(Member(.luke)))
    if let late {
      _ = reduce(&state, .squad(.loadFailed(.server(.unreachable))))
      if late { _ = reduce(&state, .squad(.changedElsewhere(squad))) }
    } else {
      _ = reduce(&state, .squad(.loaded(StoredSquad(squad: squad), TerminalPreferences())))
    }
    let id = RequestID(state.nextRequest().number + 1)
    _ = reduce(&state, .squad(.undoRequested))
    let event = squad.perform(.undo)
    let outcome = SquadOutcome(squad: squad, event: event)
    _ = reduce(&state, .squad(.responded(id, .success(outcome))))
    #expect(state.message == .undid(.recruited(Member(.luke), at: 0)))
  }

  @Test func `an unconfirmed change is marked until its answer`() throws {
    var state = try AppState.sample()
    let id = RequestID(state.nextRequest().number + 1)
    _ = reduce(&state, .squad(.recruitRequested))
    _ = reduce(&state, .squad(.confirmationAwaited))
    #expect(state.squad.isConfirming)
    let outcome = SquadOutcome(squad: Squad(), event: .nothing)
    _ = reduce(&state, .squad(.responded(id, .success(outcome))))
    #expect(!state.squad.isConfirming)
  }
}
