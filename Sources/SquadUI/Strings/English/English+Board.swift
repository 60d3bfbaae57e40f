/// English words of the board.
extension English: BoardWords {
  var boardTitle: String { "Most recruited today" }
  var boardIsEmpty: String { "Nobody yet · recruit the first one" }
  func recruited(by number: String, isOne: Bool) -> String {
    isOne ? "\(number) visitor" : "\(number) visitors"
  }
  var noBoard: String { "Only a kiosk has a board" }
}
