import TestSupport
import Testing

@testable import SquadCore

@Suite struct NavigationTests {
  @Test func `j and k step through the list and stop at its ends`() throws {
    let store = TestStore(try .sample([.hulk, .thor]))
    store.send(.moved(.previous))
    store.send(.moved(.next)) { $0.select(1) }
    store.send(.moved(.next))
    store.send(.moved(.first)) { $0.openList.cursor = Cursor(row: 0, isGoingUp: true) }
  }

  @Test func `Tab goes around the panes, Shift-Tab the other way`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    store.send(.focusMoved(.next)) { $0.focus = .detail(from: .list) }
    store.send(.focusMoved(.next)) { $0.focus = .strip }
    store.send(.focusMoved(.next)) { $0.focus = .list }
    store.send(.focusMoved(.previous)) { $0.focus = .strip }
    store.send(.focusMoved(.previous)) { $0.focus = .detail(from: .strip) }
    store.send(.focusMoved(.previous)) { $0.focus = .strip }
  }

  @Test func `Tab skips the strip of an empty squad`() throws {
    let store = TestStore(try .sample())
    store.send(.focusMoved(.previous)) { $0.focus = .detail(from: .list) }
    store.send(.focusMoved(.next)) { $0.focus = .list }
  }

  @Test func `l goes to the detail and h back`() throws {
    let store = TestStore(try .sample())
    store.send(.focusMoved(.right)) { $0.focus = .detail(from: .list) }
    store.send(.focusMoved(.right))
    store.send(.focusMoved(.left)) { $0.focus = .list }
    store.send(.focusMoved(.left))
  }

  @Test func `Enter on an entry without a main section focuses its detail`() throws {
    let store = TestStore(try .sample())
    store.send(.opened) { $0.focus = .detail(from: .list) }
  }

  @Test func `an empty list's detail can't be focused`() throws {
    let store = TestStore(try .sample([]))
    store.send(.opened) { $0.message = .nothingToOpen }
    store.send(.focusMoved(.right)) { $0.message = .nothingSelected }
    store.send(.focusMoved(.next))
    store.send(.focusMoved(.previous))
    store.send(.squad(.recruitRequested)) { $0.message = nil }
  }

  @Test func `Esc goes from the detail to the list and then says how to quit`() throws {
    let store = TestStore(try .sample())
    store.send(.opened) { $0.focus = .detail(from: .list) }
    store.send(.wentBack) { $0.focus = .list }
    store.send(.wentBack) { $0.message = .quitHint }
    store.pressNothing { $0.message = nil }
  }

  @Test func `Esc closes the innermost thing first`() throws {
    var state = try AppState.sample()
    state.listStack.open(.films)
    state.listStack.push(
      OpenList(source: .section(of: "starwars/films/1", named: "characters"), title: "A"))
    state.listStack[.films, 1]?.fill(.sample([.luke, .leia]))
    let store = TestStore(state)
    store.skip(.search(.opened), .search(.textChanged("le")), .search(.kept), .opened, .helpToggled)
    #expect(store.state.overlay == .help(HelpState()))
    store.send(.wentBack) { $0.overlay = nil }
    store.send(.wentBack) { $0.focus = .list }
    store.send(.wentBack) {
      $0.openList.filter = nil
      $0.select(1)
    }
    store.send(.wentBack) { $0.listStack.pop() }
    store.send(.wentBack) { $0.message = .quitHint }
  }
}
