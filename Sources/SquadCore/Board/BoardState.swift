/// State of the board overlay: its rows, once read, and the selection.
package struct BoardState: Equatable, Sendable {
  /// The board's rows, or the state of their request.
  package enum Content: Equatable, Sendable {
    case loading(RequestID)
    case loaded([BoardEntry])
    case failed(StorageError)
  }

  /// The rows, the request in flight, or the reason that they can't be read.
  package private(set) var content: Content
  /// Index from 0.
  package private(set) var selected = 0

  /// Creates a board with the first row selected.
  package init(_ content: Content) { self.content = content }

  /// Empty until they are read.
  package var entries: [BoardEntry] {
    if case .loaded(let entries) = content { entries } else { [] }
  }

  /// Nil until rows are read, and without any.
  package var selectedEntry: BoardEntry? {
    entries.indices.contains(selected) ? entries[selected] : nil
  }

  mutating func reduce(_ verb: Verb) -> [Request] {
    if let motion = verb.motion {
      selected = motion.row(from: selected, count: entries.count)
      return []
    }
    switch verb {
    case .opened: return selectedEntry.map { [.jump(to: $0.id)] } ?? []
    case .chosen(let row):
      guard entries.indices.contains(row) else { return [] }
      selected = row
      return [.jump(to: entries[row].id)]
    default: return verb.commonRequests
    }
  }

  /// Stores the rows if they answer the request in flight.
  fileprivate mutating func receive(_ result: Result<[BoardEntry], StorageError>, to id: RequestID)
  {
    guard content == .loading(id) else { return }
    switch result {
    case .success(let entries): content = .loaded(entries)
    case .failure(let problem): content = .failed(problem)
    }
  }
}

/// Actions of the board: today's most recruited entries of this host.
package enum BoardAction: Equatable, Sendable {
  case opened
  case loaded(RequestID, Result<[BoardEntry], StorageError>)
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
    guard hasBoard else { return explain(.noBoard) }
    let id = nextRequest()
    overlay = .board(BoardState(.loading(id)))
    return [.world(.loadBoard(id))]
  }
}
