/// What is said of the board: who is recruited most on a host.
protocol BoardWords {
  var boardTitle: String { get }
  var boardIsEmpty: String { get }
  /// How many recruited someone.
  func recruited(by number: String, isOne: Bool) -> String
  /// Outside of a kiosk that keeps squads.
  var noBoard: String { get }
}
