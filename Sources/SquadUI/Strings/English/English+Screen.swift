import SquadCore

/// English words on the screen.
extension English: ScreenWords {
  var squad: String { "My squad" }
  var inSquad: String { "in the squad" }
  var noDescription: String { "No description." }
  var links: String { "Links" }
  var more: String { "more" }
  var sum: String { "Sum" }
  var noRate: String { "no rate yet" }
  var loading: String { "loading…" }
  var helpTitle: String { "Help" }
  var scroll: String { "scroll" }
  var filter: String { "filter" }
  var dismiss: String { "close" }
  var themeTitle: String { "Theme" }
  var keepTheme: String { "keep" }
  var dismissTheme: String { "as before" }
  var offline: String { "offline" }
  var asking: String { "asking" }
  var grid: String { "grid" }
  var move: String { "move" }
  var size: String { "size" }
  var larger: String { "larger" }
  var smaller: String { "smaller" }
  var asList: String { "list" }
  var compareTitle: String { "Compare" }
  var otherMember: String { "other member" }
  var otherHero: String { "other hero" }
  var keep: String { "keep" }
  var clear: String { "clear" }

  func retry(_ key: String) -> String { "\(key) to retry" }

  func emptyStrip(_ key: String, _ kind: EntryKind) -> String {
    emptyStrip(key, otherKind: kind.rawValue)
  }

  func emptyStrip(_ key: String, otherKind: String) -> String {
    "\(key) recruits the selected \(otherKind)"
  }

  func tooSmall(_ minimum: String, _ actual: String) -> String {
    "squad needs \(minimum), this is \(actual)"
  }

  func confirmRemoval(of name: String) -> String { "Fire \(name) from the squad?" }
  func shortConfirmRemoval(of name: String) -> String { "Fire \(name)?" }
  var removalTitle: String { "Fire from the squad" }
  func removalHint(_ key: String) -> String { "\(key) brings it back to its place." }
  var fire: String { "fire" }
  var keepMember: String { "keep" }

  func compare(with name: String) -> String { "compare with \(name)" }
  func comparison(of left: String, with right: String) -> String { "\(left) with \(right)" }

  var nothingChanged: String { "nothing changed" }
  func bytes(_ number: String) -> String { "\(number) bytes" }
}
