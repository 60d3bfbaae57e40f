import TestSupport
import Testing

@testable import SquadCore

/// Entries that squad knows by name alone, and the live rows that tell their ids.
@Suite struct AliasTests {
  private let known = Entry.sample("Émile Blonsky", 9_000_206)
  private let told = Entry.sample("Emile blonsky", 1_017_575)

  /// The state with `known` among its rows, nothing told yet, and what a page makes of it.
  private func state(_ rows: [Entry]? = nil, squad: Squad = Squad()) throws -> AppState {
    var state = try AppState.live(rows ?? Entry.heroes + [known])
    state.squad.saved = squad
    _ = turn(&state, .traceToggled)
    return state
  }

  private func response(_ state: inout AppState, _ page: Page) -> [Effect] {
    turn(&state, .list(.pageFetched(RequestID(state.requests), .success(page))))
  }

  private func ids(_ state: AppState) -> [EntryID] {
    (0..<state.level.count).compactMap { state.level.entry(at: $0)?.id }
  }

  @Test func `one live row of its name gives an entry its id, and it stands once`() throws {
    var state = try state()
    let effects = response(&state, .live([told, .captainAmerica]))
    #expect(effects.contains(.world(.keepAliases([known.id: told.id]))))
    #expect(ids(state).filter { $0 == told.id }.count == 1)
    #expect(!ids(state).contains(known.id))
    #expect(state.details[known.id] == nil)
    #expect(state.details[told.id] != nil)
  }

  @Test func `the selected entry stays selected, in its place on the screen`() throws {
    var state = try state(Entry.many(40) + [known] + Entry.many(10, from: 50))
    state.select(40, top: 35)
    _ = response(&state, .live([told, .captainAmerica]))
    #expect(state.level.selected?.id == told.id)
    #expect(state.level.cursor == Cursor(row: 0, top: 0))
    // Far enough from the list's start it keeps its line too.
    var later = try self.state(Entry.many(40) + [known] + Entry.many(10, from: 50))
    later.select(40, top: 35)
    _ = response(&later, .live(Entry.many(30) + [told, .captainAmerica]))
    #expect(later.level.selected?.id == told.id)
    #expect(later.level.cursor.row - later.level.cursor.top == 5)
  }

  @Test func `a member, the journal and what is pending take the id over`() throws {
    var squad = Squad.sample(.hulk)
    _ = squad.perform(.recruit(Member(known)))
    _ = squad.perform(.fire(Entry.hulk.id))
    var state = try state(squad: squad)
    state.focus = .strip
    let request = RequestID(state.requests)
    _ = turn(&state, .squad(.memberShifted(forward: true)))
    _ = turn(&state, .list(.pageFetched(request, .success(.live([told, .captainAmerica])))))
    #expect(state.squad.saved == squad.replacingIDs { $0 == known.id ? told.id : $0 })
    #expect(state.squad.selectedMember?.id == told.id)
    _ = turn(&state, .squad(.removalRequested))
    #expect(state.overlay == .confirmRemoval(Member(id: told.id, title: known.title)))
  }

  @Test func `a question that stands goes on about the same one`() throws {
    var state = try state(squad: .sample(known))
    let request = RequestID(state.requests)
    state.focus = .strip
    _ = turn(&state, .squad(.removalRequested))
    _ = turn(&state, .list(.pageFetched(request, .success(.live([told, .captainAmerica])))))
    let effects = turn(&state, .squad(.removalConfirmed))
    #expect(effects.contains(.world(.changeSquad(RequestID(state.requests), .fire(told.id)))))
  }

  @Test func `who is a member twice then stands once, at the earlier place`() throws {
    var state = try state(squad: .sample(.hulk, known, .thor, told))
    _ = response(&state, .live([told, .captainAmerica]))
    #expect(state.squad.saved.members.map(\.id) == [Entry.hulk.id, told.id, Entry.thor.id])
  }

  @Test func `an answer of the disk from before changes nothing back`() throws {
    let squad = Squad.sample(known, .hulk)
    var state = try state(squad: squad)
    _ = response(&state, .live([told, .captainAmerica]))
    _ = turn(&state, .squad(.changedElsewhere(.sample(known, .hulk, .thor))))
    #expect(state.squad.saved.members.map(\.id) == [told.id, Entry.hulk.id, Entry.thor.id])
    let page = Page.sample(Entry.heroes + [known])
    state.level.phase = .loading(RequestID(99))
    _ = turn(&state, .list(.pageLoaded(RequestID(99), .success(page))))
    #expect(ids(state).filter { $0 == told.id }.count == 1)
    #expect(!ids(state).contains(known.id))
  }

  @Test func `a member that no row shows is found too`() throws {
    var state = try state(Entry.heroes, squad: .sample(known))
    #expect(
      response(&state, .live([told, .captainAmerica])).contains(
        .world(.keepAliases([known.id: told.id]))))
    #expect(state.squad.saved.members.map(\.id) == [told.id])
  }

  @Test func `two live rows of one name tell nothing, and nothing changes`() throws {
    let other = Entry.sample("EMILE BLONSKY", 1_017_576)
    var state = try state(squad: .sample(known))
    let effects = response(&state, .live([told, other, .captainAmerica], total: 3, isLast: true))
    #expect(!effects.contains { $0.isAlias })
    #expect(state.squad.saved == .sample(known))
    #expect(ids(state) == [told.id, other.id, Entry.captainAmerica.id])
  }

  @Test func `the last row of a page waits for the next one, which may bring its namesake`() throws
  {
    let other = Entry.sample("Emile Blonsky", 1_017_576)
    for next in [other, Entry.ironMan] {
      var state = try state(Entry.heroes, squad: .sample(known))
      #expect(!response(&state, .live([.captainAmerica, told])).contains { $0.isAlias })
      state.level.followsEnd = true
      _ = state.settle()
      let effects = response(&state, .live([next, .thor], from: 2, total: 4, isLast: true))
      #expect(effects.contains { $0.isAlias } == (next == Entry.ironMan))
    }
  }

  @Test func `in another order than that of names only the whole list tells`() throws {
    var state = try state(squad: .sample(known))
    state.level.sortIndex = 2
    #expect(!response(&state, .live([told, .captainAmerica])).contains { $0.isAlias })
    state = try self.state(squad: .sample(known))
    state.level.sortIndex = 2
    let page = Page.live([told, .captainAmerica], total: 2, isLast: true)
    #expect(response(&state, page).contains { $0.isAlias })
  }

  @Test func `a service that has the same placeholder keeps it`() throws {
    var state = try state(squad: .sample(known))
    #expect(!response(&state, .live([known, told, .captainAmerica])).contains { $0.isAlias })
    #expect(state.squad.saved == .sample(known))
  }

  @Test func `what only stands in the bundle, or has a name of its own, stays`() throws {
    let other = Entry.sample("Emile", 9_000_001)
    var state = try state(Entry.heroes + [known, other], squad: .sample(known, other))
    let page = Page.live([.captainAmerica, .sample("Emile-Blonsky", 7), .hulk])
    #expect(!response(&state, page).contains { $0.isAlias })
    #expect(ids(state).contains(other.id))
    #expect(state.squad.saved == .sample(known, other))
  }

  @Test func `what a search of the service finds stands once too`() throws {
    var state = try state(squad: .sample(known))
    _ = response(&state, .live([.captainAmerica]))
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .search(.textChanged("emile")))
    #expect(ids(state) == [known.id])
    _ = turn(&state, .search(.debounced("emile")))
    let request = try #require(state.level.filter?.request)
    let page = Page.live([told], total: 1, isLast: true)
    let effects = turn(&state, .list(.pageFetched(request, .success(page))))
    #expect(effects.contains(.world(.keepAliases([known.id: told.id]))))
    #expect(ids(state) == [told.id])
    #expect(state.level.selected?.id == told.id)
  }

  @Test func `an open level of its own goes on under the new id`() throws {
    var state = try state(squad: .sample(known))
    let request = RequestID(state.requests)
    state.push(Level(source: .section(of: known.id, named: "comics"), title: "Comics"))
    _ = turn(&state, .list(.pageFetched(request, .success(.live([told, .captainAmerica])))))
    #expect(state.level.source == .section(of: told.id, named: "comics"))
  }
}

extension Effect {
  fileprivate var isAlias: Bool { if case .world(.keepAliases) = self { true } else { false } }
}
