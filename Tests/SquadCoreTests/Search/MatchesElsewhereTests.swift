import TestSupport
import Testing

@testable import SquadCore

/// Matches in other lists, when a filter finds nothing in its own.
@Suite struct MatchesElsewhereTests {
  private func searching(_ text: TextField, _ state: AppState) -> TestStore {
    let store = TestStore(state)
    store.skip(.search(.opened), .search(.textChanged(text)))
    return store
  }

  private func matches(_ store: TestStore) -> [ListID: Int] {
    Dictionary(uniqueKeysWithValues: store.state.elsewhere.matches.map { ($0.list, $0.count) })
  }

  @Test func `lists with matches are counted, most matches first`() throws {
    var state = try AppState.sample()
    state.listStack[.currencies, 0]?.fill(.sample([.sample("Leia Coin", 1)]))
    state.listStack[.people, 0]?.fill(.sample([.luke, .leia, .sample("Leia Two", 2)]))
    let store = searching("leia", state)
    #expect(store.state.openList.hasNoMatch)
    #expect(store.state.elsewhere.matches.map(\.list) == [.people, .currencies])
    #expect(matches(store) == [.people: 2, .currencies: 1])
    store.skip(.search(.textChanged("leia t")))
    #expect(matches(store) == [.people: 1])
    store.skip(.search(.textChanged("leia tx")))
    #expect(matches(store) == [:])
    store.skip(.search(.textChanged("leia")))
    #expect(matches(store) == [.people: 2, .currencies: 1])
  }

  @Test func `nothing is counted when the list has a match or there is no text`() throws {
    for text in ["", " ", "a", "hulk"] as [TextField] {
      #expect(matches(searching(text, try .sample())) == [:])
    }
  }

  @Test func `fuzzy matches are not counted`() throws {
    #expect(matches(searching("lsk", try .sample())) == [:])
    let state = try AppState.sample([.sample("Leopard", 9)])
    let store = searching("lprd", state)
    #expect(store.state.openList.selected?.title == "Leopard")
    #expect(matches(store) == [:])
  }

  @Test func `Enter goes to the list with the most, and the old one keeps its filter`() throws {
    var state = try AppState.sample()
    state.listStack[.people, 0]?.fill(.sample([.luke, .leia, .sample("Old Leia", 2)]))
    for focus in [Focus.search, .list] {
      let store = searching("leia", state)
      if focus == .list { store.skip(.search(.kept)) }
      store.skip(.opened)
      #expect(store.state.listStack.current == .people)
      #expect(store.state.focus == .list)
      #expect(store.state.openList.filter?.text == "leia")
      #expect(store.state.openList.selected == .leia)
      #expect(store.state.listStack[.characters, 0]?.filter?.text == "leia")
      #expect(matches(store) == [:])
      store.skip(.wentBack)
      #expect(store.state.openList.filter == nil && store.state.openList.selected == .leia)
    }
  }

  @Test func `on a level the list's own rows count as elsewhere, Ctrl-O returns`() throws {
    var state = try AppState.sample()
    state.listStack.open(.films)
    let characters = ListSource.section(of: Entry.aNewHope.id, named: "characters")
    var openList = OpenList(source: characters, crumbs: ["A New Hope"], title: "A New Hope")
    openList.fill(.sample([.luke, .leia]))
    state.listStack.push(openList)
    let store = searching("hope", state)
    #expect(matches(store) == [.films: 1])
    store.skip(.opened)
    #expect(store.state.listStack.current == .films && !store.state.listStack.isNested)
    #expect(
      store.state.openList.filter?.text == "hope" && store.state.openList.selected == .aNewHope)
    #expect(matches(store) == [:])
    store.skip(.jump(.wentBack))
    #expect(store.state.listStack.isNested && store.state.openList.filter?.text == "hope")
    #expect(matches(store) == [.films: 1])
  }

  @Test func `Enter in the same turn as the text counts the matches first`() throws {
    var state = try AppState.sample()
    _ = reduce(&state, .search(.opened))
    _ = reduce(&state, .search(.textChanged("leia")))
    _ = reduce(&state, .opened)
    #expect(state.listStack.current == .people)
  }

  @Test func `without matches elsewhere Enter does nothing`() throws {
    let store = searching("nobody", try .sample())
    store.send(.opened)
    store.send(.squad(.recruitRequested))
    store.skip(.search(.kept))
    store.send(.opened)
  }

  @Test func `lists that weren't loaded yet are read once, from this machine`() throws {
    var state = try #require(AppState(catalogues: .samples))
    state.hasStarted = true
    state.viewport.listRows = 10
    state.openList.fill(.sample(Entry.heroes))
    for entry in Entry.heroes { state.details[entry.id] = .loaded(.sample(entry)) }
    let store = TestStore(state)
    store.skip(.search(.opened))
    func request(_ list: ListID, _ number: Int) -> Effect {
      .world(
        .loadPage(
          RequestID(number), PageRequest(source: .list(list), limit: .max, sort: .name)))
    }
    store.send(
      .search(.textChanged("leia")),
      then: [request(.films, 1), request(.people, 2), request(.currencies, 3)],
      changing: [.openList, .list(.films), .list(.people), .list(.currencies)])
    store.send(.search(.textChanged("leia o")), changing: [.openList])
    store.skip(.list(.pageLoaded(RequestID(2), .success(.sample([.luke, .leia])))))
    #expect(matches(store) == [.people: 1])
    store.giveUp(RequestID(1))
    store.giveUp(RequestID(3))
  }

  @Test func `the detail stays without a match, and can't be focused`() throws {
    var state = try AppState.sample()
    state.select(2)
    let store = searching("iron", state)
    store.skip(.search(.textChanged("ironx")))
    #expect(store.state.openList.selected == nil)
    #expect(store.state.shownDetail?.id == Entry.ironMan.id)
    store.skip(.search(.kept))
    store.send(.focusMoved(.right)) { $0.message = .nothingSelected }
    store.send(.squad(.recruitRequested)) { $0.message = nil }
    store.send(.compare(.toggled)) { $0.message = .nothingToCompare }
    store.skip(.search(.opened), .search(.textChanged("iro")))
    #expect(store.state.openList.selected == .ironMan)
    store.skip(.search(.textChanged("m")))
    store.skip(.search(.textChanged("mx")))
    store.skip(.search(.textChanged("m")))
    #expect(store.state.openList.selected == .ironMan, "it matches again")
  }

  @Test func `n and N step in the list from any focus`() throws {
    var state = try AppState.sample(squad: .sample(.thor))
    state.select(1)
    let store = TestStore(state)
    store.skip(.squad(.stripFocused))
    store.send(.search(.stepped(forward: true))) {
      $0.focus = .list
      $0.select(2)
    }
    store.send(.search(.stepped(forward: false))) {
      $0.openList.cursor.move(.backward, count: 5, rows: 10)
    }
    #expect(store.state.openList.cursor.row == 1)
    store.skip(.helpToggled)
    store.send(.search(.stepped(forward: true)))
  }

  @Test func `moving the cursor doesn't search again`() throws {
    let store = searching("iron", try .sample())
    var field = TextField("iron")
    field.apply(.moveLeft)
    store.send(.search(.textChanged(field))) { $0.openList.filter?.field = field }
    store.skip(.search(.kept), .search(.opened))
    #expect(store.state.openField == "iron", "the cursor is at the end again")
  }
}
