import SquadCore

/// What stands on the screen by itself.
protocol ScreenWords {
  var squad: String { get }
  var inSquad: String { get }
  var noDescription: String { get }
  var links: String { get }
  var more: String { get }
  var sum: String { get }
  var noRate: String { get }
  var loading: String { get }
  var helpTitle: String { get }
  var scroll: String { get }
  var filter: String { get }
  /// What closes an overlay.
  var dismiss: String { get }
  var themeTitle: String { get }
  var keepTheme: String { get }
  var dismissTheme: String { get }
  var offline: String { get }
  /// While a service is asked.
  var asking: String { get }
  /// How a list is shown, in its title.
  var grid: String { get }
  /// What keys do in a grid.
  var move: String { get }
  var size: String { get }
  var larger: String { get }
  var smaller: String { get }
  var asList: String { get }
  var compareTitle: String { get }
  var otherMember: String { get }
  var otherHero: String { get }
  /// What Enter and Esc do in the search field.
  var keep: String { get }
  var clear: String { get }
  func retry(_ key: String) -> String
  /// Text of an empty strip, for a kind of squad's own or of another catalogue.
  func emptyStrip(_ key: String, _ kind: EntryKind) -> String
  func emptyStrip(_ key: String, otherKind: String) -> String
  func tooSmall(_ minimum: String, _ actual: String) -> String
  func confirmRemoval(of name: String) -> String
  /// Where there is a line for it and its two keys.
  func shortConfirmRemoval(of name: String) -> String
  var removalTitle: String { get }
  func removalHint(_ key: String) -> String
  var fire: String { get }
  var keepMember: String { get }
  /// Behind the key: `compare with Captain America`
  func compare(with name: String) -> String
  func comparison(of left: String, with right: String) -> String
  /// What the redux line says.
  var nothingChanged: String { get }
  func bytes(_ number: String) -> String
}
