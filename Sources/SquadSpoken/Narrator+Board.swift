import SquadCore
import SquadWords

/// The board, its rows numbered like matches.
extension Narrator {
  /// The reply to a key on the open board.
  func board(_ board: BoardState, from before: AppState) -> SpokenReply {
    guard case .board(let old) = before.overlay, old.content == board.content else {
      return self.board(board)
    }
    if case .loading = board.content { return SpokenReply(awaited: .board) }
    return old.selected == board.selected ? SpokenReply() : selection(in: board)
  }

  /// The whole board: `Most recruited today. 1, Thor, Marvel, 3 visitors.`
  func board(_ board: BoardState) -> SpokenReply {
    guard !board.entries.isEmpty else { return selection(in: board) }
    var reply = SpokenReply()
    reply.say(strings.sentence([strings.boardTitle]))
    for row in board.entries.indices { reply.say(line(row, of: board)) }
    return reply
  }

  /// The selected row, or the reason why there is none.
  func selection(in board: BoardState) -> SpokenReply {
    switch board.content {
    case .loading: SpokenReply(awaited: .board)
    case .failed(let problem): SpokenReply(strings.sentences([strings.text(of: problem)]))
    case .loaded(let entries):
      SpokenReply(
        entries.isEmpty
          ? strings.sentences([strings.boardIsEmpty]) : line(board.selected, of: board))
    }
  }

  private func line(_ row: Int, of board: BoardState) -> String {
    guard board.entries.indices.contains(row) else { return "" }
    let entry = board.entries[row]
    let catalogue = catalogues.first { $0.id == entry.id.catalogue }?.title ?? ""
    return strings.sentence([
      String(row + 1), entry.title, catalogue, strings.recruited(by: entry.count),
    ])
  }
}
