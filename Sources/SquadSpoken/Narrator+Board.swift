import SquadCore
import SquadWords

/// The board, whose rows are numbered as matches are.
extension Narrator {
  /// What there is to say of the open board after a key.
  func board(_ board: BoardState, from before: AppState) -> Answer {
    guard case .board(let old) = before.overlay, old.content == board.content else {
      return self.board(board)
    }
    if case .loading = board.content { return Answer(awaited: .board) }
    return old.selected == board.selected ? Answer() : selection(in: board)
  }

  /// All of it: `Most recruited today. 1, Thor, Marvel, 3 visitors.`
  func board(_ board: BoardState) -> Answer {
    guard !board.entries.isEmpty else { return selection(in: board) }
    var answer = Answer()
    answer.say(strings.sentence([strings.boardTitle]))
    for row in board.entries.indices { answer.say(line(row, of: board)) }
    return answer
  }

  /// The selected row, or why there is none.
  func selection(in board: BoardState) -> Answer {
    var answer = Answer()
    switch board.content {
    case .loading: answer.awaited = .board
    case .failed(let problem):
      answer.say(strings.sentences([strings.spoken(strings.text(of: problem))]))
    case .loaded(let entries):
      answer.say(
        entries.isEmpty
          ? strings.sentences([strings.spoken(strings.boardIsEmpty)])
          : line(board.selected, of: board))
    }
    return answer
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
