/// Words for the mouse.
extension Strings {
  var mouseTitle: String { "Mouse" }
  var noMouse: String { "This terminal doesn't report the mouse" }

  func mouse(isOn: Bool) -> String { isOn ? "Mouse on" : "Mouse off" }

  /// What it does, and how a terminal that reports it still selects text.
  var mouseHelp: [(what: String, does: String)] {
    [
      ("Click", "select; tabs and keys act"), ("Double-click", "open it, as Enter does"),
      ("Wheel", "move, or scroll the detail"), ("Shift-drag", "the terminal's own selection"),
    ]
  }
}
