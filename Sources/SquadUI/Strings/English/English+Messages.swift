/// English messages.
extension English: MessageWords {
  func joined(_ name: String) -> String { "\(name) joined" }
  func fired(_ name: String) -> String { "\(name) fired" }
  func moved(_ name: String) -> String { "\(name) moved" }
  func undone(_ change: String) -> String { "Undone: \(change)" }
  func redone(_ change: String) -> String { "Redone: \(change)" }
  func inAnotherWindow(_ change: String) -> String { "\(change) in another window" }
  var nothingToUndo: String { "Nothing to undo" }
  var nothingToRedo: String { "Nothing to redo" }
  var cannotJoin: String { "Only people and currencies join the squad" }
  var noGridOfPrices: String { "No grid here: currencies have no pictures" }
  var noRoomForGrid: String { "No room for cards" }
  var noRoomForLargerCards: String { "No room for larger cards" }
  var nothingToCompare: String { "Only heroes have stats to compare" }
  var nobodyToCompare: String { "Compare needs another hero in your squad" }
  var squadIsEmpty: String { "The squad is empty" }
  var notInSquad: String { "Not in the squad" }
  func leftAlready(_ name: String) -> String { "\(name) is no longer in the squad" }
  func noSuchList(_ key: String) -> String { "\(key): no such list" }
  var nothingSelected: String { "Nothing is selected" }
  var leftIsElsewhere: String { "The hero at the left is not in the open list" }
  var onlyMembersMove: String { "Only members move, in the squad" }
  var memberIsFirst: String { "Already first in the squad" }
  var memberIsLast: String { "Already last in the squad" }
  func quitHint(_ key: String) -> String { "\(key) quits" }
  var offlineByChoice: String { "offline (--offline)" }
  func sharedAnswer(_ time: String) -> String {
    "Fetched at \(time) · all visitors share it for 5 minutes"
  }
  var cannotSuspend: String { "Can't suspend: no shell to return to" }
  var pasteIgnored: String { "Pasted text goes into the search field" }
  func opensSearch(_ key: String) -> String { "\(key) opens it" }
  func themeChosen(_ name: String) -> String { "Theme: \(name)" }
  func colorsOff(_ reason: String) -> String { "colours are off (\(reason))" }
  var colorInConfig: String { "\"color\" in the config" }
  func noTerminalName(_ used: String) -> String { "TERM is not set · using \(used)" }
  func unknownTerminal(_ name: String, _ used: String) -> String {
    "TERM=\(name) is unknown here · using \(used)"
  }
  func notSaved(_ problem: String) -> String { "Not saved: \(problem)" }
  func cannotSave(_ problem: String) -> String { "Can't save: \(problem)" }
  func setAside(_ name: String) -> String {
    "the squad file was damaged and set aside as \(name)"
  }
  func notSaving(_ problem: String) -> String { "changes can't be saved: \(problem)" }
  var noneRecovered: String { "no members recovered" }
  func recovered(_ number: String, isOne: Bool) -> String {
    "\(number) \(isOne ? "member" : "members") recovered"
  }
}
