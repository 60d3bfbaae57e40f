import Basics
import TestSupport
import Testing

@testable import SquadCore

@Suite struct LifecycleTests {
  @Test func `quitting saves the place`() throws {
    var state = try AppState.sample()
    state.select(4)
    TestStore(state).send(.quitRequested, then: [.world(.savePlace(Entry.thor.id)), .loop(.quit)])
    TestStore(try .sample([])).send(.quitRequested, then: [.loop(.quit)])
  }

  @Test func `Ctrl-Z suspends, or says that nothing could resume`() throws {
    let store = TestStore(try .sample())
    store.send(.suspendRequested(isPossible: true), then: [.loop(.suspend)])
    store.send(.suspendRequested(isPossible: false)) { $0.message = .cannotSuspend }
  }

  @Test func `a message stays until the next key`() throws {
    let store = TestStore(try .sample())
    store.send(.pasteIgnored) { $0.message = .pasteIgnored }
    store.send(.terminalNoted("no colours")) { $0.waitingNote = .terminal("no colours") }
    store.send(.resized(Size(columns: 90, rows: 30))) {
      $0.screen = Size(columns: 90, rows: 30)
    }
    // The message hid the note about the terminal, so the note is shown after it.
    store.pressNothing {
      $0.message = .terminal("no colours")
      $0.waitingNote = nil
    }
    store.pressNothing { $0.message = nil }
    store.send(.terminalNoted("no colours")) { $0.message = .terminal("no colours") }
  }

  @Test func `help opens, scrolls to both ends and closes`() throws {
    var state = try AppState.sample()
    state.viewport.overlay.lines = 25
    state.viewport.overlay.rows = 10
    let store = TestStore(state)
    store.send(.helpToggled) { $0.overlay = .help(HelpState()) }
    store.send(.moved(.previous))
    for (motion, top) in [
      (Motion.next, 1), (.pageDown, 10), (.halfPageDown, 15), (.next, 15), (.previous, 14),
      (.halfPageUp, 9), (.pageUp, 0), (.last, 15), (.first, 0),
    ] {
      store.send(.moved(motion)) { $0.overlay = .help(HelpState(top: top)) }
    }
    store.send(.helpToggled) { $0.overlay = nil }
    store.skip(.helpToggled)
    store.send(.wentBack) { $0.overlay = nil }
  }

  @Test func `help is narrowed, Esc widens it, then closes it`() throws {
    let store = TestStore(try .sample())
    store.skip(.helpToggled)
    store.send(.search(.opened)) {
      $0.overlay = .help(HelpState(filter: HelpFilter(field: "", isOpen: true)))
    }
    #expect(store.state.openField == "")
    store.send(.search(.textChanged("pa"))) {
      $0.overlay = .help(HelpState(filter: HelpFilter(field: "pa", isOpen: true)))
    }
    store.send(.search(.kept)) {
      $0.overlay = .help(HelpState(filter: HelpFilter(field: "pa", isOpen: false)))
    }
    #expect(store.state.openField == nil)
    store.send(.search(.textChanged("x")))
    store.send(.search(.opened)) {
      $0.overlay = .help(HelpState(filter: HelpFilter(field: "pa", isOpen: true)))
    }
    store.send(.wentBack) { $0.overlay = .help(HelpState()) }
    store.send(.wentBack) { $0.overlay = nil }
  }

  @Test func `a field without a word doesn't narrow the help`() throws {
    let store = TestStore(try .sample())
    store.skip(.helpToggled)
    store.skip(.search(.opened))
    store.send(.search(.textChanged(" "))) {
      $0.overlay = .help(HelpState(filter: HelpFilter(field: " ", isOpen: true)))
    }
    store.send(.search(.kept)) { $0.overlay = .help(HelpState()) }
    store.skip(.search(.opened))
    store.send(.helpToggled) { $0.overlay = nil }
  }

  @Test func `under help the panes stay as they are`() throws {
    let store = TestStore(try .sample(squad: .sample(.thor)))
    store.skip(.helpToggled)
    for action in [
      Action.opened, .focusMoved(.next), .squad(.stripFocused), .list(.tabChosen(2)),
      .search(.kept), .search(.textChanged("x")),
      .list(.sortCycled), .list(.refreshRequested), .squad(.recruitRequested),
      .squad(.removalRequested), .squad(.undoRequested),
      .list(.stepped(forward: true)),
    ] { store.send(action) }
  }

  @Test func `help scrolled past its end shows its last lines`() throws {
    var scroll = OverlayScroll(top: 15)
    let metrics = OverlayMetrics(lines: 20, rows: 16)
    #expect(scroll.top(in: metrics) == 4)
    #expect(scroll.reduce(.moved(.previous), in: metrics) == [])
    #expect(scroll == OverlayScroll(top: 3))
  }

  @Test func `every list's selection stays in view on a smaller screen`() throws {
    var state = try AppState.sample(Entry.many(40), rows: 20)
    state.select(19)
    let store = TestStore(state)
    var viewport = state.viewport
    viewport.listRows = 5
    store.measure(viewport) {
      $0.viewport = viewport
      $0.select(19, top: 15)
    }
  }
}
