/// Words that stand by themselves.
extension Strings {
  var squad: String { words.squad }
  var inSquad: String { words.inSquad }
  var noDescription: String { words.noDescription }
  var links: String { words.links }
  var more: String { words.more }
  var sum: String { words.sum }
  var noRate: String { words.noRate }
  var loading: String { words.loading }
  var helpTitle: String { words.helpTitle }
  var scroll: String { words.scroll }
  var filter: String { words.filter }
  var dismiss: String { words.dismiss }
  var themeTitle: String { words.themeTitle }
  var keepTheme: String { words.keepTheme }
  var dismissTheme: String { words.dismissTheme }
  var offline: String { words.offline }
  var asking: String { words.asking }
  var grid: String { words.grid }
  var move: String { words.move }
  var size: String { words.size }
  var larger: String { words.larger }
  var smaller: String { words.smaller }
  var asList: String { words.asList }
  var compareTitle: String { words.compareTitle }
  var otherMember: String { words.otherMember }
  var otherHero: String { words.otherHero }
  var keep: String { words.keep }
  var clear: String { words.clear }
  var removalTitle: String { words.removalTitle }
  var fire: String { words.fire }
  var keepMember: String { words.keepMember }
  var nothingHere: String { words.nothingHere }

  /// - Parameter name: from `AppState.name(of:)`, which distinguishes members with the same title.
  func confirmRemoval(of name: String) -> String { words.confirmRemoval(of: name) }
  func shortConfirmRemoval(of name: String) -> String { words.shortConfirmRemoval(of: name) }

  func compare(with name: String) -> String { words.compare(with: name) }
  func comparison(of left: String, with right: String) -> String {
    words.comparison(of: left, with: right)
  }
}
