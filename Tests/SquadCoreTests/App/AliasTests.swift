import TestSupport
import Testing

@testable import SquadCore

/// Entries that squad knows by name alone, and the live rows that tell their ids.
@Suite struct AliasTests {
  private let known = Entry.sample("Émile Blonsky", 9_000_206)
  private let fetched = Entry.sample("Emile blonsky", 1_017_575)

  /// The first rows of a list with `known` in it are being fetched; none is live yet.
  private func fetching(
    _ rows: [Entry]? = nil, squad: Squad = Squad(), _ change: (inout AppState) -> Void = { _ in }
  ) throws -> TestStore {
    var state = try AppState.live(rows ?? Entry.heroes + [known])
    state.squad.saved = squad
    change(&state)
    let store = TestStore(state)
    store.skip(.keyIgnored)
    return store
  }

  /// Receives a page whose rows give `known` its id. Besides `parts`, only the aliases change.
  private func adopt(
    _ page: Page, to request: RequestID? = nil, in store: TestStore,
    changing parts: [StatePart] = [.openList, .details], at place: SourceLocation = #_sourceLocation
  ) {
    let aliases = [known.id: fetched.id]
    store.receive(
      live: page, to: request, then: [.world(.saveAliases(aliases))], changing: parts, at: place
    ) { $0.aliases = aliases }
  }

  private func ids(_ store: TestStore) -> [EntryID] {
    (0..<store.state.openList.count).compactMap { store.state.openList.entry(at: $0)?.id }
  }

  @Test func `details made on demand use the page's new ids`() throws {
    let (old, new) = (known.id, fetched.id)
    let rows = [known, .captainAmerica]
    let page = Page(
      offset: 0, entries: rows, total: 2, isLast: true, freshness: .sample,
      deferredDetails: DeferredDetails { id in
        rows.first { $0.id == id }.map { .sample($0) }
      }
    ).replacingIDs { $0 == old ? new : $0 }
    let made = [new, Entry.captainAmerica.id, EntryID(old.catalogue, "7")].map {
      page.deferredDetails?.detail($0)
    }
    #expect(made.map { $0?.id } == [new, Entry.captainAmerica.id, nil])
    #expect(made[0]?.title == known.title)
  }

  @Test func `a live row of the same name replaces an entry's id, without a duplicate`() throws {
    let store = try fetching()
    adopt(.live([fetched, .captainAmerica]), in: store)
    #expect(ids(store).filter { $0 == fetched.id }.count == 1)
    #expect(!ids(store).contains(known.id))
    #expect(store.state.details[known.id] == nil)
    #expect(store.state.details[fetched.id] != nil)
  }

  @Test func `the selected entry stays selected at its row on the screen`() throws {
    let rows = Entry.many(40) + [known] + Entry.many(10, from: 50)
    let store = try fetching(rows) { $0.select(40, top: 35) }
    adopt(.live([fetched, .captainAmerica]), in: store)
    #expect(store.state.openList.selected?.id == fetched.id)
    #expect(store.state.openList.cursor == Cursor(row: 0, top: 0))
    // Far enough from the list's start it keeps its line too.
    let later = try fetching(rows) { $0.select(40, top: 35) }
    adopt(.live(Entry.many(30) + [fetched, .captainAmerica]), in: later)
    #expect(later.state.openList.selected?.id == fetched.id)
    #expect(later.state.openList.cursor.row - later.state.openList.cursor.top == 5)
  }

  @Test func `members, the journal and pending changes take over the new id`() throws {
    var squad = Squad.sample(.hulk)
    _ = squad.perform(.recruit(Member(known)))
    _ = squad.perform(.fire(Entry.hulk.id))
    let store = try fetching(squad: squad)
    store.skip(.squad(.stripFocused))
    adopt(.live([fetched, .captainAmerica]), in: store, changing: [.openList, .details, .squad])
    let canonical = squad.replacingIDs { $0 == known.id ? fetched.id : $0 }
    #expect(store.state.squad.saved == canonical)
    #expect(store.state.squad.selectedMember?.id == fetched.id)
    store.send(.squad(.removalRequested)) {
      $0.overlay = .confirmRemoval(Member(id: fetched.id, title: known.title))
    }
  }

  @Test func `an open confirmation stays about the same member`() throws {
    let store = try fetching(squad: .sample(known))
    let page = store.latest
    store.skip(.squad(.stripFocused), .squad(.removalRequested))
    let aliases = [known.id: fetched.id]
    store.receive(
      live: .live([fetched, .captainAmerica]), to: page, then: [.world(.saveAliases(aliases))],
      changing: [.openList, .details, .squad]
    ) {
      $0.aliases = aliases
      $0.overlay = .confirmRemoval(Member(id: fetched.id, title: known.title))
    }
    let request = store.next
    let firing = SquadRequest.fire(fetched.id)
    store.send(.squad(.removalConfirmed), then: [.world(.changeSquad(request, firing))]) {
      $0.overlay = nil
      $0.focus = .list
      $0.squad.pending = [PendingChange(id: request, request: firing)]
    }
    store.giveUp(request)
  }

  @Test func `duplicate members are merged at the earlier place`() throws {
    let store = try fetching(squad: .sample(.hulk, known, .thor, fetched))
    adopt(.live([fetched, .captainAmerica]), in: store, changing: [.openList, .details, .squad])
    #expect(
      store.state.squad.saved.members.map(\.id) == [Entry.hulk.id, fetched.id, Entry.thor.id])
  }

  @Test func `an older squad from the disk doesn't bring the old id back`() throws {
    let store = try fetching(squad: .sample(known, .hulk))
    adopt(.live([fetched, .captainAmerica]), in: store, changing: [.openList, .details, .squad])
    store.send(
      .squad(.changedElsewhere(.sample(known, .hulk, .thor))), changing: [.squad])
    #expect(
      store.state.squad.saved.members.map(\.id) == [fetched.id, Entry.hulk.id, Entry.thor.id])
    store.skip(.list(.sortCycled))
    let page = Page.sample(Entry.heroes + [known])
    store.skip(.list(.pageLoaded(store.latest, .success(page))))
    #expect(ids(store).filter { $0 == fetched.id }.count == 1)
    #expect(!ids(store).contains(known.id))
    store.giveUp(store.latest)
  }

  @Test func `a member without a row gets its new id too`() throws {
    let store = try fetching(Entry.heroes, squad: .sample(known))
    adopt(.live([fetched, .captainAmerica]), in: store, changing: [.openList, .details, .squad])
    #expect(store.state.squad.saved.members.map(\.id) == [fetched.id])
  }

  @Test func `two live rows of one name change no id`() throws {
    let other = Entry.sample("EMILE BLONSKY", 1_017_576)
    let store = try fetching(squad: .sample(known))
    let page = Page.live([fetched, other, .captainAmerica], total: 3, isLast: true)
    store.receive(live: page, changing: [.openList, .details])
    #expect(store.state.squad.saved == .sample(known))
    #expect(ids(store) == [fetched.id, other.id, Entry.captainAmerica.id])
  }

  @Test(arguments: [Entry.sample("Emile Blonsky", 1_017_576), .ironMan])
  func `the last row of a page waits for the next page, which may have its namesake`(
    next: Entry
  ) throws {
    let store = try fetching(Entry.heroes, squad: .sample(known))
    store.receive(live: .live([.captainAmerica, fetched]), changing: [.openList, .details])
    store.skip(.moved(.last))
    let page = Page.live([next, .thor], from: 2, total: 4, isLast: true)
    if next == .ironMan {
      adopt(page, in: store, changing: [.openList, .squad])
    } else {
      store.receive(live: page, changing: [.openList, .details])
    }
  }

  @Test func `in any order but by name, ids change only once the list is whole`() throws {
    let part = try fetching(squad: .sample(known)) { $0.openList.sortIndex = 2 }
    part.receive(live: .live([fetched, .captainAmerica]), changing: [.openList, .details])
    let whole = try fetching(squad: .sample(known)) { $0.openList.sortIndex = 2 }
    let page = Page.live([fetched, .captainAmerica], total: 2, isLast: true)
    adopt(page, in: whole, changing: [.openList, .details, .squad])
  }

  @Test func `a placeholder id that the service uses too is kept`() throws {
    let store = try fetching(squad: .sample(known))
    store.receive(live: .live([known, fetched, .captainAmerica]), changing: [.openList, .details])
    #expect(store.state.squad.saved == .sample(known))
  }

  @Test func `an entry without a live row of the same name keeps its id`() throws {
    let other = Entry.sample("Emile", 9_000_001)
    let store = try fetching(Entry.heroes + [known, other], squad: .sample(known, other))
    let page = Page.live([.captainAmerica, .sample("Emile-Blonsky", 7), .hulk])
    store.receive(live: page, changing: [.openList, .details])
    #expect(ids(store).contains(other.id))
    #expect(store.state.squad.saved == .sample(known, other))
  }

  @Test func `a live search replaces ids without a duplicate, too`() throws {
    let store = try fetching(squad: .sample(known))
    store.receive(live: .live([.captainAmerica]), changing: [.openList])
    store.skip(.search(.opened), .search(.textChanged("emile")))
    #expect(ids(store) == [known.id])
    let request = PageRequest(
      source: .list(.characters), limit: 50, sort: .name, titlePrefix: "emile")
    store.advance(.search, then: [.world(.fetchPage(store.next, request))], changing: [.openList])
    let page = Page.live([fetched], total: 1, isLast: true)
    adopt(page, in: store, changing: [.openList, .details, .squad])
    #expect(ids(store) == [fetched.id])
    #expect(store.state.openList.selected?.id == fetched.id)
  }

  @Test func `the entry's open section is requested under the new id`() throws {
    var state = try AppState.live(Entry.heroes + [known])
    state.squad.saved = .sample(known)
    _ = turn(&state)
    let request = RequestID(state.requests)
    state.listStack.push(OpenList(source: .section(of: known.id, named: "comics"), title: "Comics"))
    _ = turn(&state, .list(.pageFetched(request, .success(.live([fetched, .captainAmerica])))))
    #expect(state.openList.source == .section(of: fetched.id, named: "comics"))
  }
}
