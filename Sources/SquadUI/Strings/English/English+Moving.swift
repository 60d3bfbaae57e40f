/// English words about moving around.
extension English: MovingWords {
  var noJumpToUndo: String { "No jump to go back from" }
  var onlyOneOrder: String { "This list has only its own order" }
  var orderIsOurs: String { "The service has no such order · refresh in another" }
  var noDetailShown: String { "The detail isn't on the screen" }
  var noDivider: String { "Only one pane is on the screen" }
  var noChart: String { "No chart here" }
  var listIsNarrowest: String { "The list is as narrow as it gets" }
  var listIsWidest: String { "The list is as wide as it gets" }
  var nothingToPick: String { "No entries here to pick from" }
}
