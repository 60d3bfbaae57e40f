/// Japanese words of the board.
extension Japanese: BoardWords {
  var boardTitle: String { "今日のスカウト" }
  var boardIsEmpty: String { "まだ誰もいません · 最初の一人をどうぞ" }
  func recruited(by number: String, isOne: Bool) -> String { "\(number)人" }
  var noBoard: String { "ランキングがあるのはキオスクだけです" }
}
