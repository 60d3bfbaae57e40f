/// What squad says about moving around.
extension Strings {
  var noJumpToUndo: String { "No jump to go back from" }
  var nothingToPick: String { "No entries here to pick one from" }
}
