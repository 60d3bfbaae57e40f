import Basics
import TestSupport
import Testing

@testable import SquadCore

/// The board over the panes.
@Suite struct BoardReducerTests {
  private func state(hasBoard: Bool = true) throws -> AppState {
    var state = try #require(AppState(catalogues: .samples))
    state.hasBoard = hasBoard
    return state
  }

  private static let entries = (1...3).map {
    BoardEntry(id: EntryID(.marvel, "\($0)"), title: "Hero \($0)", count: 9 - $0)
  }

  @Test func `opening the board reads it and then shows its rows`() throws {
    var state = try state()
    let effects = reduce(&state, .board(.opened))
    let id = RequestID(state.requests)
    #expect(effects == [.world(.loadBoard(id))])
    #expect(state.overlay == .board(BoardState(.loading(id))))
    _ = reduce(&state, .board(.loaded(RequestID(99), .success([]))))
    #expect(state.overlay == .board(BoardState(.loading(id))), "another one's rows")
    _ = reduce(&state, .board(.loaded(id, .success(Self.entries))))
    #expect(state.overlay == .board(BoardState(.loaded(Self.entries))))
  }

  @Test func `rows that arrive after the board was closed are dropped`() throws {
    var state = try state()
    _ = reduce(&state, .board(.opened))
    let id = RequestID(state.requests)
    _ = reduce(&state, .wentBack)
    _ = reduce(&state, .board(.loaded(id, .success(Self.entries))))
    #expect(state.overlay == nil)
  }

  @Test func `keys move through the board, and Enter or a click goes to the entry`() {
    var board = BoardState(.loaded(Self.entries))
    for (motion, row) in [(Motion.previous, 0), (.last, 2), (.next, 2), (.previous, 1)] {
      #expect(board.reduce(.moved(motion)) == [] && board.selected == row)
    }
    #expect(board.reduce(.scrolled(nil, down: true)) == [] && board.selected == 2)
    #expect(board.reduce(.opened) == [.jump(to: Self.entries[2].id)])
    for row in [-1, 3] { #expect(board.reduce(.chosen(row: row)) == []) }
    #expect(board.reduce(.chosen(row: 1)) == [.jump(to: Self.entries[1].id)])
  }

  @Test func `a number goes to its row of the board, other choices do nothing`() throws {
    for action in [ChoiceAction.row(-1), .row(3), .stop(0), .member(0), .list(.people)] {
      var state = try loaded()
      _ = reduce(&state, .choice(action))
      #expect(state.overlay == .board(BoardState(.loaded(Self.entries))))
    }
    var state = try loaded()
    _ = reduce(&state, .choice(.row(2)))
    #expect(state.overlay == nil && state.openList.pendingSelection == Self.entries[2].id)
  }

  @Test func `an empty, loading or failed board has no row to open`() {
    for content in [BoardState.Content.loaded([]), .loading(RequestID(1)), .failed(.busy)] {
      var board = BoardState(content)
      for verb in [Verb.moved(.next), .moved(.last), .opened] { #expect(board.reduce(verb) == []) }
      #expect(board == BoardState(content))
    }
  }

  @Test func `outside a kiosk opening the board shows a message`() throws {
    var state = try state(hasBoard: false)
    #expect(reduce(&state, .board(.opened)) == [])
    #expect(state.overlay == nil && state.message == .noBoard)
  }

  @Test func `rows that no catalogue knows are not shown`() throws {
    let board = BoardRepository(today: {
      [
        BoardRow(EntryID(.marvel, "gone"), count: 9), BoardRow(EntryID(.marvel, "1"), count: 5),
        BoardRow(EntryID(CatalogueID(rawValue: "none"), "1"), count: 4),
        BoardRow(EntryID(.marvel, "2"), count: 3),
      ]
    })
    let catalogue = Catalogue(
      info: try #require([CatalogueInfo].samples.first { $0.id == .marvel }),
      storedPage: { _ in throw Failure.unknownCatalogue("") },
      storedPageThrough: { _, _ in throw Failure.unknownCatalogue("") },
      storedDetail: { id in
        if id.path == "gone" { throw Failure.unknownEntry(id) }
        return Detail(id: id, title: "Hero \(id.path)", freshness: .live(Moment(seconds: 0)))
      })
    let entries = try board.entries(of: [catalogue], limit: 2)
    #expect(entries.map(\.id.path) == ["1", "2"])
    #expect(entries.map(\.title) == ["Hero 1", "Hero 2"])
    #expect(try board.entries(of: [catalogue], limit: 1).map(\.count) == [5])
  }

  private func loaded() throws -> AppState {
    var state = try state()
    state.overlay = .board(BoardState(.loaded(Self.entries)))
    return state
  }
}
