import Basics
import TestSupport
import Testing

@testable import SquadCore

/// `h j k l` in the detail, and `J K` while another pane has the focus.
@Suite struct DetailMovingTests {
  private func state(rows: Int = 10) throws -> AppState {
    var state = try AppState.sample()
    state.details[Entry.captainAmerica.id] = .loaded(
      .sample(.captainAmerica, links: ["one", "two"]))
    state.measure(Entry.captainAmerica.id, lines: 30, rows: rows, stops: [5, 5])
    return state
  }

  @Test func `l goes to the next stop of a line, h back and then to the list`() throws {
    var state = try state()
    _ = turn(&state, .opened)
    #expect(state.shownDetail?.stop == 0)
    _ = turn(&state, .focusMoved(.right))
    #expect(state.shownDetail?.stop == 1)
    _ = turn(&state, .focusMoved(.right))
    #expect(state.shownDetail?.stop == 1 && state.focus == .detail(from: .list))
    _ = turn(&state, .focusMoved(.left))
    #expect(state.shownDetail?.stop == 0 && state.focus == .detail(from: .list))
    _ = turn(&state, .focusMoved(.left))
    #expect(state.focus == .list)
  }

  @Test func `a stop stays selected when others before it come and go`() throws {
    var state = try state()
    for action in [Action.opened, .focusMoved(.right)] { _ = turn(&state, action) }
    let id = Entry.captainAmerica.id
    state.details[id] = .refreshing(RequestID(9), .sample(.captainAmerica, links: ["one", "two"]))
    let new = Detail.sample(.captainAmerica, sections: ["Comics"], links: ["one", "two"])
    _ = reduce(&state, .detail(.loaded(RequestID(9), id, .success(new))))
    #expect(state.shownDetail?.stop == 2)
    var viewport = state.viewport
    viewport.detail = DetailMetrics(
      id: id, lines: 30, rows: 10, stopLines: [4, 5, 6, 7], hasMore: true)
    _ = turn(&state, on: viewport)
    #expect(state.shownDetail?.stop == 3, "after the rest of the text")
    viewport.detail = DetailMetrics(id: id, lines: 10, rows: 10, stopLines: [5, 6, 7])
    _ = turn(&state, on: viewport)
    #expect(state.shownDetail?.stop == 2)
  }

  @Test func `Shift-Tab leaves the detail from any stop`() throws {
    var state = try state()
    for action in [Action.opened, .focusMoved(.right), .focusMoved(.previous)] {
      _ = turn(&state, action)
    }
    #expect(state.focus == .list)
  }

  @Test func `J and K scroll the detail, and the focus stays`() throws {
    var state = try state()
    for _ in 0..<3 { _ = turn(&state, .detail(.scrolled(by: 1))) }
    #expect(state.shownDetail?.top == 3 && state.focus == .list)
    #expect(state.openList.selected == .captainAmerica)
    _ = turn(&state, .detail(.scrolled(by: -1)))
    #expect(state.shownDetail?.top == 2)
    _ = turn(&state, .opened)
    #expect(state.shownDetail?.top == 2 && state.shownDetail?.stop == 0)
  }

  @Test func `J and K in the detail scroll past the selected stop`() throws {
    var state = try state()
    _ = turn(&state, .opened)
    for _ in 0..<6 { _ = turn(&state, .detail(.scrolled(by: 1))) }
    #expect(state.shownDetail?.top == 6 && state.shownDetail?.stop == nil)
  }

  @Test func `J and K show a message where no detail is shown`() throws {
    var narrow = try state(rows: 0)
    _ = turn(&narrow, .detail(.scrolled(by: 1)))
    #expect(narrow.message == .noDetailShown)
    var grid = try state()
    grid.viewport.gridPane = Size(columns: 119, rows: 34)
    _ = turn(&grid, .list(.gridToggled))
    _ = turn(&grid, .detail(.scrolled(by: 1)))
    #expect(grid.message == .noDetailShown)
  }
}
