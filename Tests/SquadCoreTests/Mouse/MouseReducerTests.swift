import TestSupport
import Testing

@testable import SquadCore

/// Presses, double-clicks and the wheel, reduced without a screen.
@Suite struct MouseReducerTests {
  private let cell = ScreenCell(column: 10, row: 8)

  private func state(_ squad: Squad = .sample(.thor, .hulk)) throws -> AppState {
    var state = try AppState.sample(squad: squad)
    state.mouse = MouseState(isPossible: true, isOn: true)
    return state
  }

  private func press(
    _ target: MouseTarget?, at milliseconds: Int, _ cell: ScreenCell? = nil,
    in state: inout AppState
  ) {
    _ = turn(
      &state, .mouse(.pressed(target, at: cell ?? self.cell, milliseconds: milliseconds)))
  }

  @Test(arguments: [(0, true), (400, true), (401, false), (5_000, false), (-1, false)])
  func `a second press in the same cell within 400 ms is a double-click`(
    after: Int, isDouble: Bool
  ) throws {
    var state = try state()
    press(.row(2), at: 10_000, in: &state)
    #expect(state.openList.cursor.row == 2 && state.focus == .list)
    press(.row(2), at: 10_000 + after, in: &state)
    #expect((state.focus == .detail(from: .list)) == isDouble)
  }

  @Test func `a second press on another cell or target isn't a double-click`() throws {
    var state = try state()
    press(.row(2), at: 0, in: &state)
    press(.row(2), at: 100, ScreenCell(column: 11, row: 8), in: &state)
    press(.row(3), at: 200, ScreenCell(column: 11, row: 8), in: &state)
    #expect(state.focus == .list && state.openList.cursor.row == 3)
  }

  @Test func `presses on missing rows and members do nothing`() throws {
    for target in [
      MouseTarget.row(99), .row(-1), .member(9), .member(-1), .overlayRow(3), .tab(99),
      .tab(-3), .hero(isLeft: true), .crumb(-4),
    ] {
      var state = try state()
      var expected = state
      expected.mouse.lastPress = MouseState.Press(cell: cell, target: target, milliseconds: 0)
      press(target, at: 0, in: &state)
      #expect(state == expected, "\(target)")
    }
  }

  @Test func `the wheel keeps the question, a press outside closes it`() throws {
    var state = try state()
    state.overlay = .confirmRemoval(Member(.thor))
    let actions: [MouseAction] = [
      .scrolled(.list, down: true), .pressed(.overlay, at: cell, milliseconds: 0),
      .dragged(column: 3), .released,
    ]
    for action in actions {
      _ = turn(&state, .mouse(action))
      #expect(state.overlay == .confirmRemoval(Member(.thor)) && state.openList.cursor.row == 0)
    }
    press(.row(3), at: 900, in: &state)
    #expect(state.overlay == nil && state.openList.cursor.row == 3 && state.squad.pending.isEmpty)
  }

  @Test func `pressing a comparable member compares it, another is focused`() throws {
    var state = try state(.sample(.thor, .ironMan, .luke))
    for entry in Entry.heroes {
      var detail = Detail.sample(entry)
      detail.bars = [Bar("Strength", 10, of: 100)]
      state.details[entry.id] = .loaded(detail)
    }
    _ = turn(&state, .compare(.toggled))
    press(.member(1), at: 0, in: &state)
    #expect(state.comparison?.right == Member(.ironMan))
    press(.member(2), at: 900, in: &state)
    #expect(state.comparison == nil && state.focus == .strip && state.squad.selection == 2)
  }

  @Test func `a list dragged to the screen's edge keeps the column that recordings need`() throws {
    for column in [-2, 0] {
      var state = try state()
      press(.divider, at: 0, in: &state)
      _ = turn(&state, .mouse(.dragged(column: column)))
      #expect(state.listColumns == 1)
    }
  }

  @Test func `going up by the breadcrumb cancels the level's request`() throws {
    var state = try state()
    state.listStack.push(
      OpenList(
        source: .section(of: Entry.thor.id, named: "comics"), crumbs: ["Thor", "Comics"],
        title: "Comics"))
    state.openList.phase = .loading(RequestID(7))
    #expect(state.listStack.depthsOfCrumbs == [0, 0, 1])
    let effects = turn(
      &state, .mouse(.pressed(.crumb(0), at: cell, milliseconds: 0)))
    #expect(state.listStack.depth == 0)
    #expect(effects.contains(.world(.cancel(RequestID(7)))))
  }

  @Test func `a wheel's notch scrolls a detail by three lines and deselects hidden stops`() {
    let metrics = DetailMetrics(id: Entry.hulk.id, lines: 30, rows: 10, stopLines: [2, 3, 25])
    var place = DetailPosition(id: Entry.hulk.id)
    place.scroll(by: 3, in: metrics)
    #expect(place.top == 3 && place.stop == nil, "no focus, no stop")
    place.stop = 1
    place.scroll(by: 3, in: metrics)
    #expect(place.top == 6 && place.stop == nil)
    place.top = 14
    place.stop = nil
    place.scroll(by: 90, in: metrics)
    #expect(place.top == 20)
    place.stop = 2
    place.scroll(by: -3, in: metrics)
    #expect(place.top == 17 && place.stop == 2)
    place.scroll(by: -90, in: metrics)
    #expect(place.top == 0 && place.stop == nil, "it left the pane")
  }

  @Test func `the mouse can be turned off and on where there is one`() throws {
    var state = try state()
    #expect(turn(&state, .mouse(.toggled)).first == .loop(.setMouse(false)))
    #expect(!state.mouse.isOn && state.message == .mouseToggled(isOn: false))
    #expect(turn(&state, .mouse(.toggled)).first == .loop(.setMouse(true)))
    state.mouse = MouseState(isPossible: false, isOn: true)
    #expect(!state.mouse.isOn)
    #expect(turn(&state, .mouse(.toggled)) == [] && state.message == .noMouse)
  }
}
