import TestSupport
import Testing

@testable import SquadCore

@Suite struct SearchTests {
  private func titles(_ store: TestStore) -> [String] {
    (0..<store.state.openList.count).compactMap { store.state.openList.entry(at: $0)?.title }
  }

  /// A list with the field open and a text typed.
  private func searching(_ text: String, from row: Int = 0) throws -> TestStore {
    var state = try AppState.sample()
    state.select(row)
    let store = TestStore(state)
    store.skip(.search(.opened), .search(.textChanged(TextField(text))))
    return store
  }

  @Test func `the slash opens an empty field over the whole list`() throws {
    let store = TestStore(try .sample())
    store.send(.search(.opened)) {
      $0.focus = .search
      $0.openList.filter = Filter(text: "", before: Entry.captainAmerica.id)
      $0.openList.filter?.reapply(to: EntryList(Entry.heroes))
    }
    #expect(titles(store) == Entry.heroes.map(\.title))
  }

  @Test func `while typing the best match is selected`() throws {
    let names = ["Superboy", "Supergirl", "Superman"]
    let entries = names.enumerated().map { Entry.sample($1, $0, aliases: ["Superman's friend"]) }
    let store = TestStore(try .sample(entries))
    store.skip(.search(.opened))
    for length in 1..."superman".count {
      store.skip(.search(.textChanged(TextField(String("superman".prefix(length))))))
    }
    #expect(store.state.openList.selected?.title == "Superman")
    store.skip(.search(.textChanged("supermanx")), .search(.textChanged("super")))
    #expect(store.state.openList.selected?.title == "Superboy")
  }

  @Test func `a long search shows the matches of the first rows, then all`() throws {
    let all = ["Captain America", "Hulk", "Iron Man", "Spider-Man"]
    let timer = Effect.loop(.startTimer(.searchRest, milliseconds: 1, .search(.continued)))
    for slice in 1..<Entry.heroes.count {
      var state = try AppState.sample()
      state.searchSlice = slice
      _ = reduce(&state, .search(.opened))
      #expect(reduce(&state, .search(.textChanged("a"))).contains(timer))
      #expect(state.openList.filter?.count == all.prefix { $0 != Entry.heroes[slice].title }.count)
      for action in [.search(.continued), .search(.kept), .moved(.next)] as [Action] {
        let store = TestStore(state)
        store.skip(action)
        #expect(titles(store) == all)
      }
      // The next letter doesn't narrow an incomplete result.
      _ = reduce(&state, .search(.textChanged("an")))
      _ = reduce(&state, .search(.continued))
      let store = TestStore(state)
      #expect(titles(store) == titles(try searching("an")))
      store.skip(.search(.textChanged("thor")))
      #expect(store.state.openList.selected == .thor, "nothing in the first rows")
    }
  }

  @Test func `the detail of the last best match stays without a match, also in slices`() throws {
    for slice in [nil, 1] {
      var state = try AppState.sample()
      state.searchSlice = slice
      for action in [.opened, .textChanged("m"), .textChanged("mqqqqqq")] as [SearchAction] {
        _ = reduce(&state, .search(action))
      }
      #expect(state.openList.hasNoMatch)
      #expect(state.openList.selectedID == Entry.ironMan.id)
    }
  }

  @Test func `of a half searched list nothing is narrowed, and no choice is lost`() throws {
    var state = try AppState.sample(Entry.many(200))
    state.searchSlice = 100
    _ = reduce(&state, .search(.opened))
    // Few rows match in the first half: with a whole result only these were searched further.
    _ = reduce(&state, .search(.textChanged("hero 19")))
    #expect(state.openList.count == 1)
    _ = reduce(&state, .search(.textChanged("hero 199")))
    #expect(state.openList.selected?.title == "Hero 199")
    _ = reduce(&state, .search(.textChanged("hero 19")))
    _ = reduce(&state, .moved(.last))
    let chosen = try #require(state.openList.selected)
    #expect(try #require(state.openList.entries.firstIndex(of: chosen.id)) >= 100)
    _ = reduce(&state, .search(.textChanged("hero 1")))
    #expect(state.openList.selected == chosen)
  }

  @Test func `an entry selected by a key stays selected while it matches`() throws {
    let store = try searching("a")
    #expect(titles(store) == ["Captain America", "Hulk", "Iron Man", "Spider-Man"])
    store.skip(.moved(.next), .moved(.next), .search(.textChanged("an")))
    #expect(store.state.openList.selected == .ironMan)
    store.skip(.search(.textChanged("anx")), .search(.textChanged("man")))
    #expect(store.state.openList.selected == .ironMan, "a slip takes nothing away")
    store.skip(.search(.textChanged("thor")), .search(.textChanged("a")))
    #expect(store.state.openList.selected == .captainAmerica)
  }

  @Test func `without a word the entry from before the search is selected`() throws {
    let store = try searching("thor", from: 2)
    #expect(store.state.openList.selected == .thor)
    store.skip(.search(.textChanged("")))
    #expect(store.state.openList.selected == .ironMan)
  }

  @Test func `matches are ordered exact, prefix, word start, inside, then as listed`() throws {
    let names = ["Batman", "Man-Thing", "Iron Man", "Manphibian", "Human Torch", "Man"]
    let entries = names.enumerated().map { Entry.sample($1, $0) }
    let store = TestStore(try .sample(entries))
    store.skip(.search(.opened), .search(.textChanged("man")))
    #expect(
      titles(store) == ["Man", "Man-Thing", "Manphibian", "Iron Man", "Batman", "Human Torch"])
  }

  @Test func `every word must match, in any order, ignoring case and accents`() throws {
    #expect(titles(try searching("STARK tóny")) == ["Iron Man"])
    #expect(titles(try searching("man iron")) == ["Iron Man"])
    #expect(titles(try searching("iron hulk")) == [])
  }

  @Test func `up and down move in the list while the field is open`() throws {
    let store = try searching("a")
    store.send(.moved(.next)) {
      $0.select(1)
      $0.openList.filter?.isChosen = true
    }
    #expect(store.state.focus == .search)
  }

  @Test(arguments: [Action.opened, .search(.kept), .focusMoved(.next), .focusMoved(.previous)])
  func `Enter and Tab keep the filter and focus the list`(action: Action) throws {
    let store = try searching("man")
    store.send(action) { $0.focus = .list }
    #expect(titles(store) == ["Iron Man", "Spider-Man"])
  }

  @Test func `a filter without a word is dropped`() throws {
    for text in ["", "  "] {
      let store = try searching(text)
      store.send(.search(.kept)) {
        $0.focus = .list
        $0.openList.filter = nil
      }
    }
  }

  @Test func `the slash again resumes the text`() throws {
    let store = try searching("man", from: 4)
    store.skip(.search(.kept))
    store.send(.search(.opened)) { $0.focus = .search }
    store.send(.wentBack) {
      $0.focus = .list
      $0.openList.filter = nil
      $0.select(2)
    }
  }

  @Test func `Esc keeps the entry that is selected now`() throws {
    let store = try searching("spider")
    store.send(.wentBack) {
      $0.focus = .list
      $0.openList.filter = nil
      $0.select(3)
    }
  }

  @Test func `Esc on no match returns to the entry before the search`() throws {
    let store = try searching("nobody", from: 3)
    #expect(store.state.openList.selected == nil)
    store.send(.wentBack) {
      $0.focus = .list
      $0.openList.filter = nil
      $0.select(3)
    }
  }

  @Test func `on no match Enter and Space do nothing`() throws {
    let store = try searching("nobody")
    store.skip(.search(.kept))
    store.send(.opened)
    store.send(.squad(.recruitRequested))
    store.send(.squad(.removalRequested)) { $0.message = .nothingSelected }
    store.send(.moved(.next)) { $0.message = nil }
    store.send(.moved(.last))
  }

  @Test func `text is ignored unless the field is open`() throws {
    let store = TestStore(try .sample())
    store.send(.search(.textChanged("x")))
    store.skip(.opened)
    store.send(.search(.kept))
  }

  @Test func `rows loaded later are filtered, too, and the selection stays`() throws {
    var state = try AppState.sample([.ironMan, .thor])
    state.openList.isComplete = false
    let store = TestStore(state)
    store.skip(.search(.opened), .search(.textChanged("man")))
    let page = Page.sample([.hulk, .sample("Man", 1)], from: 2)
    store.receive(stored: page, changing: [.openList, .details])
    #expect(titles(store) == ["Man", "Iron Man"])
    #expect(store.state.openList.selected == .ironMan)
  }

  @Test func `focusing the strip closes the field and drops an empty filter`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    store.skip(.search(.opened))
    store.send(.squad(.stripFocused)) {
      $0.focus = .strip
      $0.openList.filter = nil
    }
  }
}
