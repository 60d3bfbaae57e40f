/// Words for the mouse.
extension Strings {
  var mouseTitle: String { words.mouseTitle }
  var mouseHelp: [(what: String, does: String)] { words.mouseHelp }
}
