/// Words of the board.
extension Strings {
  var boardTitle: String { words.boardTitle }
  var boardIsEmpty: String { words.boardIsEmpty }
  func recruited(by count: Int) -> String {
    words.recruited(by: number(count), isOne: count == 1)
  }
  var noBoard: String { words.noBoard }
}
