import SquadCore
import TerminalKit

/// What the line-by-line mode says of keys.
extension Strings {
  /// A key in words, where its sign would be skipped or misheard: `question mark`, `capital G`.
  func spokenName(of key: Key) -> String {
    switch key.code {
    case .up: return "Up"
    case .down: return "Down"
    case .left: return "Left"
    case .right: return "Right"
    case .pageUp: return "Page Up"
    case .pageDown: return "Page Down"
    case .escape: return "Escape"
    case .character(let scalar) where key.modifiers.isEmpty:
      if let name = Self.signs[scalar] { return name }
      return scalar.properties.isUppercase ? "capital \(Character(scalar))" : name(of: key)
    default: return name(of: key)
    }
  }

  private static let signs: [Unicode.Scalar: String] = [
    "[": "left bracket", "]": "right bracket", "/": "slash", "?": "question mark", ":": "colon",
    "+": "plus", "-": "minus", "=": "equals", "<": "less than", ">": "greater than",
  ]

  /// What a command is called where it can be chosen.
  func spokenName(of command: Command) -> String { short(command) }

  /// What the keys of one row do.
  func spokenPurpose(_ bound: [Command], inRow row: [Command]) -> String {
    switch bound.first {
    case .redraw: "say the last thing again"
    case .nextPane: "detail, squad, list"
    case .left where bound == row: "list, detail; in the squad, the member before, after"
    case .chartLonger: "longer, shorter chart"
    default: text(of: bound, inRow: row)
    }
  }

  /// What numbers and names choose.
  var spokenNumberHelp: [String] {
    [
      "Digits, then Enter: the line with that number.", "0, then Enter: My squad.",
      "Colon: go to a list, an entry or a command by its name.",
    ]
  }

  var spokenAsking: String { "Asking for what is new." }
  var spokenNoGrid: String { "No grid here, where everything is a line." }
  var spokenNoThemes: String { "No themes here, where nothing has a colour." }
  var spokenNoScroll: String { "Nothing to scroll here, where everything is a line." }
  var spokenNoDivider: String { "No panes here, where everything is a line." }
  var spokenNoTrace: String { "The redux line needs a screen." }
  var spokenNoInspector: String { "The inspector needs a screen." }

  /// Why a key did nothing.
  func spokenNothing(_ action: Action, in state: AppState) -> String {
    switch action {
    case .focusMoved: "Nothing that way."
    case .opened: "Nothing to open here."
    case .list(.stepped(let forward)):
      forward ? "This is the last list." : "This is the first list."
    case .list(.sortCycled): "This list has one order."
    case .detail(.chartStretched(let longer)):
      state.loadedDetail?.series == nil
        ? "No chart here." : longer ? "No longer time than this." : "No shorter time than this."
    case .squad(.memberShifted):
      state.focus == .strip ? "No further that way." : "Only members move, in the squad."
    case .squad(.removalRequested): "Not in the squad."
    case .squad: "Nobody to recruit here."
    default: "That key does nothing here."
    }
  }
}
