/// Actions of the board: today's most recruited entries of this host.
package enum BoardAction: Equatable, Sendable {
  case opened
  case loaded(RequestID, Result<[BoardEntry], StorageError>)

  var isInput: Bool {
    switch self {
    case .opened: true
    case .loaded: false
    }
  }
}

extension AppState {
  mutating func reduce(_ action: BoardAction) -> [Effect] {
    switch action {
    case .opened: return openBoard()
    case .loaded(let id, let result):
      // The board may have been closed since the request.
      guard case .board(var board) = overlay else { return [] }
      board.receive(result, to: id)
      overlay = .board(board)
    }
    return []
  }

  private mutating func openBoard() -> [Effect] {
    guard hasBoard else {
      message = .noBoard
      return []
    }
    let id = nextRequest()
    overlay = .board(BoardState(.loading(id)))
    return [.world(.loadBoard(id))]
  }
}
