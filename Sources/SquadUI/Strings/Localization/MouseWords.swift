/// What is said of the mouse.
protocol MouseWords {
  var mouseTitle: String { get }
  var noMouse: String { get }
  func mouse(isOn: Bool) -> String
  /// What it does, and how a terminal that reports it still selects text.
  var mouseHelp: [(what: String, does: String)] { get }
}
