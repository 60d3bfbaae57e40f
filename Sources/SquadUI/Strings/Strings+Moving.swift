/// What squad says about moving around.
extension Strings {
  var noJumpToUndo: String { "No jump to go back from" }
  var noDetailShown: String { "The detail isn't on the screen" }
  var noDivider: String { "Only one pane is on the screen" }
  var listIsNarrowest: String { "The list is as narrow as it gets" }
  var listIsWidest: String { "The list is as wide as it gets" }
  var nothingToPick: String { "No entries here to pick one from" }
}
