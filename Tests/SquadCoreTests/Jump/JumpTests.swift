import TestSupport
import Testing

@testable import SquadCore

@Suite struct JumpTests {
  /// A turn in which something jumps to an entry.
  private func jump(_ state: inout AppState, to entry: Entry) -> [Effect] {
    state.jump(to: entry.id) + state.endTurn()
  }

  /// A list filtered by a text, with the focus in it.
  private func filtered(_ text: String) throws -> AppState {
    var state = try AppState.sample()
    for action in [Action.search(.opened), .search(.textChanged(TextField(text))), .search(.kept)] {
      _ = turn(&state, action)
    }
    return state
  }

  @Test func `a jump shows an entry in its catalogue's root list`() throws {
    var state = try AppState.sample()
    #expect(jump(&state, to: .leia) == [])
    #expect(state.listStack.current == .people)
    #expect(state.openList.selected == .leia)
    #expect(state.focus == .list)
  }

  @Test func `a jump to a list shows its root, and Ctrl-O returns to the level`() throws {
    var state = try filtered("hulk")
    let before = state.openList
    _ = state.jump(to: ListID.people) + state.endTurn()
    #expect(state.listStack.current == .people && state.focus == .list)
    _ = turn(&state, .jump(.wentBack))
    #expect(state.listStack.current == .characters && state.openList.filter == before.filter)
  }

  @Test func `a jump leaves the previous list and its filter as they are`() throws {
    var state = try filtered("hulk")
    _ = jump(&state, to: .leia)
    _ = turn(&state, .list(.tabChosen(1)))
    #expect(state.openList.filter?.text == "hulk")
    #expect(state.openList.selected == .hulk)
  }

  @Test func `a jump drops a filter only if that hides the entry`() throws {
    var state = try filtered("th")
    _ = jump(&state, to: .thor)
    #expect(state.openList.filter?.text == "th" && state.openList.selected == .thor)
    _ = jump(&state, to: .hulk)
    #expect(state.openList.filter == nil && state.openList.selected == .hulk)
  }

  @Test func `Ctrl-O restores filter and entry, then says that there is no jump`() throws {
    var state = try filtered("th")
    _ = jump(&state, to: .thor)
    let before = state.listStack
    _ = jump(&state, to: .hulk)
    _ = jump(&state, to: .luke)
    _ = turn(&state, .jump(.wentBack))
    #expect(state.listStack.current == .characters && state.openList.selected == .hulk)
    #expect(state.openList.filter == nil)
    _ = turn(&state, .jump(.wentBack))
    #expect(state.openList == before.openList)
    while !state.jumps.locations.isEmpty { _ = turn(&state, .jump(.wentBack)) }
    _ = turn(&state, .jump(.wentBack))
    #expect(state.message == .noJumpToUndo)
  }

  @Test func `Ctrl-O reopens the levels that a jump within their list closed`() throws {
    var state = try AppState.sample()
    state.listStack.open(.films)
    let store = TestStore(state)
    store.skip(.opened)
    store.receive(stored: .sample([.luke, .leia]), changing: [.openList])
    store.skip(.moved(.next))
    state = store.state
    let before = state.listStack
    _ = jump(&state, to: .aNewHope)
    #expect(!state.listStack.isNested && state.openList.selected == .aNewHope)
    _ = turn(&state, .jump(.wentBack))
    #expect(state.listStack == before)
    #expect(state.openList.selected == .leia)
  }

  @Test func `a level that was still loading is requested again`() throws {
    var state = try AppState.sample()
    state.listStack.open(.films)
    let first = turn(&state, .opened)
    guard case .world(.loadPage(let request, let page)) = first.first else {
      Issue.record("\(first)")
      return
    }
    #expect(jump(&state, to: .thor) == [])
    _ = turn(&state, .list(.tabChosen(2)))
    // The other list and its request stay as they are; the current list's levels are closed.
    #expect(state.openList.phase == .loading(request))
    #expect(jump(&state, to: .aNewHope) == [.world(.cancel(request))])
    let again = turn(&state, .jump(.wentBack))
    #expect(again == [.world(.loadPage(RequestID(state.requests), page))])
  }

  @Test func `a level that waited for its service's first rows asks for them again`() throws {
    var state = try AppState.live(fetched: 5, of: 5)
    state.listStack.push(
      OpenList(source: .section(of: Entry.thor.id, named: "comics"), title: "Comics"))
    _ = turn(&state, .keyIgnored)
    let read = try #require(state.openList.phase.request)
    let asked = turn(&state, .list(.pageLoaded(read, .success(.sample([])))))
    guard case .world(.fetchPage(let request, let page)) = asked.first else {
      Issue.record("\(asked)")
      return
    }
    #expect(jump(&state, to: .hulk).contains(.world(.cancel(request))))
    let again = turn(&state, .jump(.wentBack))
    #expect(again.first == .world(.fetchPage(RequestID(state.requests), page)))
  }

  @Test func `Ctrl-O restores an entry that only the service's search found`() throws {
    var state = try AppState.live(fetched: 5)
    for action in [Action.search(.opened), .search(.textChanged("iron")), .search(.kept)] {
      _ = turn(&state, action)
    }
    let found = Entry.sample("Iron Fist", 9_001)
    guard case .world(.fetchPage(let id, _)) = turn(&state, .search(.debounced("iron"))).first
    else {
      Issue.record("no search")
      return
    }
    _ = turn(&state, .list(.pageFetched(id, .success(.live([found], isLast: true)))))
    _ = turn(&state, .moved(.last))
    #expect(state.openList.selected == found)
    _ = jump(&state, to: .thor)
    #expect(state.openList.filter == nil)
    _ = turn(&state, .jump(.wentBack))
    #expect(state.openList.selected == found && state.openList.filter?.text == "iron")
  }

  @Test func `Ctrl-O repeats a search that the jump cancelled`() throws {
    var state = try AppState.live(fetched: 5)
    for action in [Action.search(.opened), .search(.textChanged("iron")), .search(.kept)] {
      _ = turn(&state, action)
    }
    let searching = turn(&state, .search(.debounced("iron")))
    guard case .world(.fetchPage(let id, let page)) = searching.first else {
      Issue.record("no search")
      return
    }
    #expect(jump(&state, to: .thor).contains(.world(.cancel(id))))
    let again = turn(&state, .jump(.wentBack))
    #expect(
      again.contains { if case .world(.fetchPage(_, page)) = $0 { true } else { false } })
  }

  @Test func `Esc never undoes a jump`() throws {
    var state = try AppState.sample()
    _ = jump(&state, to: .leia)
    _ = turn(&state, .wentBack)
    #expect(state.listStack.current == .people && state.message == .quitHint)
  }

  @Test func `the last 50 jumps can be undone`() throws {
    var state = try AppState.sample()
    for round in 0..<60 { _ = jump(&state, to: round % 2 == 0 ? .hulk : .thor) }
    var count = 0
    while !state.jumps.locations.isEmpty {
      _ = turn(&state, .jump(.wentBack))
      count += 1
    }
    #expect(count == 50)
    #expect(state.openList.selected == .thor)
  }

  @Test func `a jump to the current place isn't recorded`() throws {
    var state = try AppState.sample()
    _ = jump(&state, to: .captainAmerica)
    #expect(state.jumps.locations.isEmpty)
  }

  @Test func `an entry of an unloaded list is selected once the list is loaded`() throws {
    var state = try AppState.sample()
    state.listStack.update(.people, 0) { $0 = OpenList(source: .list(.people), title: "People") }
    let effects = jump(&state, to: .leia)
    guard case .world(.loadPage(let request, _)) = effects.first else {
      Issue.record("\(effects)")
      return
    }
    _ = turn(&state, .list(.pageLoaded(request, .success(.sample([.luke, .leia])))))
    #expect(state.openList.selected == .leia)
  }

  @Test func `a jump to an entry without a row shows its detail`() throws {
    var state = try AppState.sample()
    let comic = EntryID("marvel/comics/7")
    let effects = state.jump(to: comic) + state.endTurn()
    #expect(state.shownDetail?.id == comic && state.focus == .detail(from: .list))
    #expect(effects == [.world(.loadDetail(RequestID(state.requests), comic))])
  }

  @Test func `a jump to a member of a file that isn't open selects it in the strip`() throws {
    let ada = Entry(id: "people/ada", title: "Ada")
    var state = try AppState.sample(squad: .sample(.hulk, ada))
    state.overlay = .palette(PaletteState())
    _ = turn(&state, .palette(.entryChosen(ada.id)))
    #expect(state.overlay == nil && state.focus == .strip)
    #expect(state.squad.selectedMember?.id == ada.id && state.jumps.locations.isEmpty)
  }

  @Test func `a jump expands a collapsed currency`() throws {
    var state = try AppState.sample()
    let entries = ["USD", "AED"].map { code in
      Entry(
        id: EntryID(.bitcoin, code), title: code,
        quote: Quote(
          rate: code == "USD" ? Amount(millionths: 1_000_000) : nil, places: 2, unit: code,
          freshness: nil))
    }
    state.listStack.update(.currencies, 0) { openList in
      _ = openList.reload(as: RequestID(1))
      openList.receiveStored(.success(.sample(entries)), rows: 10)
    }
    #expect(state.listStack[.currencies, 0]?.row(of: entries[1].id) == nil)
    _ = jump(&state, to: entries[1])
    #expect(state.openList.selected == entries[1])
  }

  @Test func `a jump closes the overlay and the search field`() throws {
    var state = try filtered("hulk")
    _ = turn(&state, .search(.opened))
    _ = turn(&state, .helpToggled)
    _ = jump(&state, to: .leia)
    #expect(state.overlay == nil && state.focus == .list)
    _ = turn(&state, .jump(.wentBack))
    #expect(state.focus == .list && state.openList.filter?.text == "hulk")
  }

  @Test func `a jump to a list can narrow it to the same text`() throws {
    var state = try filtered("xyz")
    _ = state.jump(to: .people, filter: "leia")
    #expect(state.listStack.current == .people && state.focus == .list)
    #expect(state.openList.filter?.text == "leia" && state.openList.selected == .leia)
    _ = turn(&state, .jump(.wentBack))
    #expect(state.listStack.current == .characters && state.openList.filter?.text == "xyz")
  }

  @Test func `replaced ids are replaced in places, too`() throws {
    var jumps = JumpState()
    var state = try AppState.sample()
    state.select(1)
    jumps.push(JumpLocation(state.listStack, focus: .list))
    jumps.replaceIDs([Entry.hulk.id: "marvel/1"], rows: 10)
    #expect(jumps.pop()?.levels.first?.selected?.id == "marvel/1")
  }
}
