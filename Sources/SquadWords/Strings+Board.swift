/// Words of the board.
extension Strings {
  package func recruited(by count: Int) -> String {
    recruited(by: number(count), isOne: count == 1)
  }
}
