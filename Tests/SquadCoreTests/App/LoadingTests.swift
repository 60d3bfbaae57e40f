import TestSupport
import Testing

@testable import SquadCore

@Suite struct LoadingTests {
  private let source = ListSource.list(.characters)

  /// The first page is loaded, and request 1 is for more rows.
  private func loadingMore(_ entries: [Entry] = Entry.heroes) throws -> TestStore {
    var state = try AppState.sample(entries)
    state.openList.isComplete = false
    let store = TestStore(state)
    store.skipTurn()
    return store
  }

  private func load(_ request: RequestID, from offset: Int) -> Effect {
    .world(
      .loadPage(request, PageRequest(source: source, offset: offset, limit: .max, sort: .name)))
  }

  @Test func `rows that are missing are requested once`() throws {
    var state = try AppState.sample([.thor])
    state.listStack[.characters, 0] = OpenList(source: source, title: "", sorts: [.name])
    let store = TestStore(state)
    let request = store.next
    store.pressNothing(
      then: [.world(.loadPage(request, PageRequest(source: source, limit: .max, sort: .name)))]
    ) { $0.openList.phase = .loading(request) }
    store.pressNothing()
    store.send(.list(.tabChosen(2))) { $0.listStack.open(.films) }
    store.send(.list(.tabChosen(1))) { $0.listStack.open(.characters) }
    store.receive(.list(.pageLoaded(request, .success(.sample([.thor]))))) {
      $0.openList.fill(.sample([.thor]))
    }
  }

  @Test func `the next rows are requested from where the first page ended`() throws {
    var state = try AppState.sample([])
    state.listStack[.characters, 0]?.fill(.sample(Entry.many(3), isLast: false))
    let store = TestStore(state)
    let request = store.next
    // The first row's detail is missing too.
    store.pressNothing(
      then: [load(request, from: 3), .world(.loadDetail(RequestID(2), "marvel/0"))]
    ) {
      $0.openList.phase = .loadingMore(request)
      $0.details["marvel/0"] = .loading(RequestID(2))
    }
    store.giveUp(RequestID(2))
    store.receive(.list(.pageLoaded(request, .success(.sample(Entry.many(2, from: 3), from: 3))))) {
      $0.openList.entries = EntryList(Entry.many(5))
      $0.openList.nextOffset = 5
      $0.openList.total = 5
      $0.openList.isComplete = true
      $0.openList.phase = .loaded
      for entry in Entry.many(2, from: 3) { $0.details[entry.id] = .loaded(.sample(entry)) }
    }
  }

  @Test func `duplicates are dropped by id and do not stall the list`() throws {
    let store = try loadingMore()
    let page = Page.sample([.thor, .hulk, .luke], from: 5, isLast: false)
    store.receive(stored: page, then: [load(store.next, from: 8)], changing: [.openList])
    #expect(store.state.openList.count == 6)
    #expect(store.state.openList.phase.request != nil)
    #expect(store.state.openList.nextOffset == 8)
    let again = Page.sample([.thor, .hulk], from: 8, isLast: false)
    store.receive(stored: again, then: [load(store.next, from: 10)], changing: [.openList])
    #expect(store.state.openList.count == 6)
    store.receive(stored: .sample([], from: 10, isLast: false)) {
      $0.openList.isComplete = true
      $0.openList.phase = .loaded
    }
  }

  @Test func `a repeated id in the first page gives one row`() throws {
    let store = TestStore(try .sample())
    store.skip(.list(.refreshRequested))
    store.receive(stored: .sample([.thor, .hulk, .thor]), changing: [.openList])
    #expect(store.state.openList.count == 2)
  }

  @Test func `a response to an older request is dropped with its details`() throws {
    let store = TestStore(try .sample())
    let old = store.next
    store.skip(.list(.sortCycled))
    let new = store.next
    store.skip(.list(.sortCycled))
    let stale = Page.sample([.sample("Stale", 1_009_664)])
    store.send(.list(.pageLoaded(old, .success(stale))))
    store.send(.list(.pageLoaded(RequestID(77), .success(stale))))
    store.giveUp(new)
  }

  @Test func `s goes through the sort orders and starts over`() throws {
    let store = TestStore(try .sample())
    for (index, sort) in [(1, SortOrder.nameDescending), (2, .modified), (0, .name)] {
      let request = store.next
      store.send(
        .list(.sortCycled),
        then: [.world(.loadPage(request, PageRequest(source: source, limit: .max, sort: sort)))]
      ) {
        $0.openList.sortIndex = index
        $0.openList.isReordered = true
        $0.openList.phase = .loading(request)
      }
      let page = Page.sample(index == 1 ? Entry.heroes.reversed() : Entry.heroes)
      store.receive(.list(.pageLoaded(request, .success(page)))) {
        $0.openList.fill(page)
        $0.openList.isReordered = false
        let row = page.entries.firstIndex(of: .captainAmerica) ?? 0
        $0.select(row)
      }
    }
  }

  @Test func `changing the order of a list with only one shows a message`() throws {
    var state = try AppState.sample()
    state.listStack.open(.films)
    TestStore(state).send(.list(.sortCycled)) { $0.message = .onlyOneOrder }
  }

  @Test func `the selected entry and its place on the screen stay put when rows change`() throws {
    var state = try AppState.sample(Entry.many(40))
    state.select(20, top: 15)
    let store = TestStore(state)
    store.skip(.list(.refreshRequested))
    let others = Entry.many(5, from: 100) + Entry.many(60)
    store.receive(stored: .sample(others), changing: [.openList, .details])
    #expect(store.state.openList.selected?.title == "Hero 20")
    #expect(store.state.openList.cursor == Cursor(row: 25, top: 20))
  }

  @Test func `a selection moved while rows load is kept`() throws {
    let store = TestStore(try .sample(Entry.many(40)))
    store.skip(.list(.refreshRequested), .moved(.next), .moved(.next))
    let page = Page.sample(Entry.many(1, from: 99) + Entry.many(40))
    store.receive(stored: page, changing: [.openList, .details])
    #expect(store.state.openList.selected?.title == "Hero 2")
  }

  @Test func `the cursor stays in the list when the selected entry is gone`() throws {
    var state = try AppState.sample(Entry.many(40))
    state.select(39, top: 30)
    let store = TestStore(state)
    store.skip(.list(.refreshRequested))
    store.receive(stored: .sample(Entry.many(3)), changing: [.openList])
    #expect(store.state.openList.cursor == Cursor(row: 2, top: 0))
  }

  @Test func `an entry that arrives with a later page is selected again`() throws {
    var state = try AppState.sample(Entry.many(40))
    state.select(30, top: 25)
    let store = TestStore(state)
    store.skip(.list(.refreshRequested))
    store.receive(
      stored: .sample(Entry.many(20), isLast: false), then: [load(store.next, from: 20)],
      changing: [.openList])
    store.receive(stored: .sample(Entry.many(20, from: 20), from: 20), changing: [.openList])
    #expect(store.state.openList.selected?.title == "Hero 30")
    #expect(store.state.openList.pendingSelection == nil)
  }

  @Test func `a response arrives in a list that is not open`() throws {
    let store = try loadingMore()
    store.skip(.list(.tabChosen(2)))
    store.receive(.list(.pageLoaded(RequestID(1), .success(.sample([.luke], from: 5))))) {
      $0.listStack[.characters, 0]?.fill(.sample(Entry.heroes + [.luke]))
    }
  }
}
