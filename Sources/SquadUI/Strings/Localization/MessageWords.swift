import SquadCore

/// What happened, in the footer.
protocol MessageWords {
  func joined(_ name: String) -> String
  func fired(_ name: String) -> String
  func moved(_ name: String) -> String
  func undone(_ change: String) -> String
  func redone(_ change: String) -> String
  /// A change that another window of the same squad made.
  func inAnotherWindow(_ change: String) -> String
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
  var cannotJoin: String { get }
  var noGridOfPrices: String { get }
  var noRoomForGrid: String { get }
  var noRoomForLargerCards: String { get }
  var nothingToCompare: String { get }
  var nobodyToCompare: String { get }
  var squadIsEmpty: String { get }
  var notInSquad: String { get }
  func leftAlready(_ name: String) -> String
  /// `7: no such list`
  func noSuchList(_ key: String) -> String
  var nothingSelected: String { get }
  var leftIsElsewhere: String { get }
  var onlyMembersMove: String { get }
  var memberIsFirst: String { get }
  var memberIsLast: String { get }
  func quitHint(_ key: String) -> String
  var offlineByChoice: String { get }
  /// A refresh got what another visitor was sent at that time.
  func sharedAnswer(_ time: String) -> String
  var cannotSuspend: String { get }
  var pasteIgnored: String { get }
  /// Behind `pasteIgnored`: the key that opens the field.
  func opensSearch(_ key: String) -> String
  func themeChosen(_ name: String) -> String
  func colorsOff(_ reason: String) -> String
  /// As a reason: who turned them off.
  var colorInConfig: String { get }
  /// Of a terminal that is treated as another one.
  func noTerminalName(_ used: String) -> String
  func unknownTerminal(_ name: String, _ used: String) -> String
  func notSaved(_ problem: String) -> String
  /// Before anything was to be.
  func cannotSave(_ problem: String) -> String
  func setAside(_ name: String) -> String
  func notSaving(_ problem: String) -> String
  /// How many members of a damaged file were recovered: none, one, so many.
  var noneRecovered: String { get }
  func recovered(_ number: String, isOne: Bool) -> String
}
