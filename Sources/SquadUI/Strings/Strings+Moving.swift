import SquadCore

/// What squad says about moving around.
extension Strings {
  var noJumpToUndo: String { "No jump to go back from" }
  var onlyOneOrder: String { "This list has only its own order" }
  var noDetailShown: String { "The detail isn't on the screen" }
  var noDivider: String { "Only one pane is on the screen" }
  var listIsNarrowest: String { "The list is as narrow as it gets" }
  var listIsWidest: String { "The list is as wide as it gets" }
  var nothingToPick: String { "No entries here to pick one from" }

  /// What a list is sorted by.
  func name(of sort: SortOrder) -> String {
    switch sort.key {
    case "total": "total power"
    case "birth": "birth year"
    default: sort.key
    }
  }
}
