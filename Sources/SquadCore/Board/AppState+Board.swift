/// The board: who is recruited most on this host today.
extension AppState {
  mutating func reduce(_ action: BoardAction) -> [Effect] {
    switch action {
    case .opened: return openBoard()
    case .loaded(let id, let result): receive(result, to: id)
    }
    return []
  }

  private mutating func openBoard() -> [Effect] {
    guard overlay == nil else { return [] }
    guard hasBoard else {
      message = .noBoard
      return []
    }
    let id = nextRequest()
    overlay = .board(BoardState(.loading(id)))
    return [.world(.loadBoard(id))]
  }

  /// Takes in the rows, unless the board was closed meanwhile.
  private mutating func receive(
    _ result: Result<[BoardEntry], StorageProblem>, to id: RequestID
  ) {
    guard case .board(var board) = overlay, board.content == .loading(id) else { return }
    switch result {
    case .success(let entries): board.content = .loaded(entries)
    case .failure(let problem): board.content = .failed(problem)
    }
    overlay = .board(board)
  }

  mutating func moveInBoard(_ motion: Motion) {
    guard case .board(var board) = overlay, !board.entries.isEmpty else { return }
    var cursor = Cursor(row: board.selected)
    cursor.move(motion, count: board.entries.count, rows: board.entries.count)
    board.selected = cursor.row
    overlay = .board(board)
  }

  /// Goes to the entry of a row.
  mutating func choose(boardRow row: Int) -> [Effect] {
    guard case .board(var board) = overlay, board.entries.indices.contains(row) else { return [] }
    board.selected = row
    overlay = .board(board)
    return openBoardEntry()
  }

  /// Goes to the selected entry in its list.
  mutating func openBoardEntry() -> [Effect] {
    guard case .board(let board) = overlay, let entry = board.selectedEntry else { return [] }
    return jump(to: entry.id)
  }
}
