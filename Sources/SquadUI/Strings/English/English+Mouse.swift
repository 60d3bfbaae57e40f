/// English words for the mouse.
extension English: MouseWords {
  var mouseTitle: String { "Mouse" }
  var noMouse: String { "This terminal doesn't report the mouse" }
  func mouse(isOn: Bool) -> String { isOn ? "Mouse on" : "Mouse off" }
  var mouseHelp: [(what: String, does: String)] {
    [
      ("Click", "select; tabs and keys act"), ("Double-click", "open it, as Enter does"),
      ("Wheel", "move, or scroll the detail"), ("Shift-drag", "the terminal's own selection"),
    ]
  }
}
