import TestSupport
import Testing

@testable import SquadCore

@Suite struct LevelsTests {
  private let characters = ListSource.section(of: Entry.aNewHope.id, named: "characters")

  private func inFilms() throws -> TestStore {
    var state = try AppState.sample()
    state.listStack.open(.films)
    return TestStore(state)
  }

  /// A film's characters are open and loaded.
  private func inCharacters() throws -> TestStore {
    let store = try inFilms()
    store.skip(.opened)
    store.receive(stored: .sample([.luke, .leia]), changing: [.openList])
    return store
  }

  @Test func `Enter opens the main section as a level with a breadcrumb`() throws {
    let store = try inFilms()
    let request = store.next
    store.send(
      .opened, then: [.world(.loadPage(request, PageRequest(source: characters, limit: .max)))]
    ) {
      var openList = OpenList(source: characters, crumbs: ["A New Hope"], title: "A New Hope")
      openList.phase = .loading(request)
      $0.listStack.push(openList)
    }
    store.receive(.list(.pageLoaded(request, .success(.sample([.luke, .leia]))))) {
      $0.listStack[.films, 1]?.fill(.sample([.luke, .leia]))
    }
  }

  @Test(arguments: [Action.wentBack, .focusMoved(.left)])
  func `Esc and h go up one level`(action: Action) throws {
    let store = try inCharacters()
    store.send(action) { $0.listStack.pop() }
  }

  @Test func `h goes up from a filtered level, Esc drops the filter first`() throws {
    let store = try inCharacters()
    store.skip(.search(.opened), .search(.textChanged("leia")), .search(.kept))
    let filtered = store.state
    store.send(.wentBack) {
      $0.openList.filter = nil
      $0.select(1)
    }
    TestStore(filtered).send(.focusMoved(.left)) { $0.listStack.pop() }
  }

  @Test func `a level keeps its selection while another list is open`() throws {
    let store = try inCharacters()
    store.skip(.moved(.next), .list(.tabChosen(1)), .list(.tabChosen(2)))
    #expect(store.state.openList.selected == .leia)
    store.send(.wentBack) { $0.listStack.pop() }
    #expect(store.state.openList.selected == .aNewHope)
  }

  @Test func `a response for a closed level is dropped`() throws {
    let store = try inFilms()
    store.skip(.opened)
    let request = store.latest
    store.skip(.wentBack)
    store.send(.list(.pageLoaded(request, .success(.sample([.luke])))))
  }

  @Test(arguments: [
    Action.wentBack, .focusMoved(.left), .list(.tabChosen(2)), .choice(.list(.films)),
  ])
  func `leaving a level cancels its request`(action: Action) throws {
    let store = try inFilms()
    store.skip(.opened)
    store.send(action, then: [.world(.cancel(store.latest))]) { $0.listStack.pop() }
  }

  @Test func `a section of a detail opens as a level below its entry`() throws {
    var state = try AppState.sample()
    state.details[Entry.hulk.id] = .loaded(.sample(.hulk, sections: ["Comics", "Series"]))
    state.select(1)
    state.measure(Entry.hulk.id, lines: 10, rows: 10, stops: [4, 5])
    let store = TestStore(state)
    store.skip(.opened, .moved(.next))
    let request = store.next
    let source = ListSource.section(of: Entry.hulk.id, named: "series")
    store.send(
      .opened, then: [.world(.loadPage(request, PageRequest(source: source, limit: .max)))]
    ) {
      var openList = OpenList(source: source, crumbs: ["Hulk", "Series"], title: "Series")
      openList.phase = .loading(request)
      $0.listStack.push(openList)
      $0.focus = .list
    }
    store.giveUp(request)
  }

  @Test func `a section of a member's detail opens in the member's own catalogue`() throws {
    var state = try AppState.sample(squad: .sample(.luke))
    state.details[Entry.luke.id] = .loaded(.sample(.luke, sections: ["Films"]))
    let store = TestStore(state)
    store.skip(.squad(.stripFocused), .opened)
    var viewport = state.viewport
    viewport.detail = DetailMetrics(id: Entry.luke.id, lines: 4, rows: 9, stopLines: [3])
    store.measure(viewport) {
      $0.viewport = viewport
      $0.squad.detail.positions = [DetailPosition(id: Entry.luke.id)]
      $0.squad.detail.positions[0].stop = 0
    }
    let request = store.next
    store.skip(.opened)
    store.giveUp(request)
    #expect(store.state.listStack.current == .films)
    #expect(store.state.openList.crumbs == ["Luke Skywalker", "Films"])
    #expect(store.state.focus == .list)
  }
}
