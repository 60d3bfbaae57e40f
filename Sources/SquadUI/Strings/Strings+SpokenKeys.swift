import SquadCore
import TerminalKit

/// What the line-by-line mode says of keys.
extension Strings {
  /// A key in words, where its sign would be skipped or misheard: `question mark`, `capital G`.
  func spokenName(of key: Key) -> String {
    switch key.code {
    case .up: return words.spokenName(of: .up)
    case .down: return words.spokenName(of: .down)
    case .left: return words.spokenName(of: .left)
    case .right: return words.spokenName(of: .right)
    case .pageUp: return words.spokenName(of: .pageUp)
    case .pageDown: return words.spokenName(of: .pageDown)
    case .escape: return words.spokenName(of: .escape)
    case .character(let scalar) where key.modifiers.isEmpty:
      if let sign = SpokenKey(scalar) { return words.spokenName(of: sign) }
      return scalar.properties.isUppercase
        ? words.spokenCapital(String(Character(scalar))) : name(of: key)
    default: return name(of: key)
    }
  }

  /// What a command is called where it can be chosen.
  func spokenName(of command: Command) -> String { short(command) }

  /// What the keys of one row do.
  func spokenPurpose(_ bound: [Command], inRow row: [Command]) -> String {
    switch bound.first {
    case .redraw: words.spokenSaysAgain
    case .nextPane: words.spokenPanes
    case .left where bound == row: words.spokenSides
    case .chartLonger: words.spokenChartLength
    default: text(of: bound, inRow: row)
    }
  }

  func spokenKeys(_ keys: [Key], _ purpose: String) -> String {
    words.spokenKeys(list(keys.map(spokenName(of:))), purpose)
  }

  var spokenNumberHelp: [String] { words.spokenNumberHelp }
  var spokenGoHelp: String { words.spokenGoHelp }
  var spokenAsking: String { words.spokenAsking }
  var spokenNoGrid: String { words.spokenNoGrid }
  var spokenNoThemes: String { words.spokenNoThemes }
  var spokenNoScroll: String { words.spokenNoScroll }
  var spokenNoDivider: String { words.spokenNoDivider }
  var spokenNoTrace: String { words.spokenNoTrace }
  var spokenNoInspector: String { words.spokenNoInspector }

  /// Why a key did nothing.
  func spokenNothing(_ action: Action, in state: AppState) -> String {
    switch action {
    case .focusMoved: words.spokenNothingThatWay
    case .opened: words.spokenNothingToOpen
    case .list(.stepped(let forward)): forward ? words.spokenLastList : words.spokenFirstList
    case .list(.sortCycled): words.spokenOneOrder
    case .detail(.chartStretched(let longer)):
      longer ? words.spokenLongestChart : words.spokenShortestChart
    case .squad(.memberShifted): words.spokenNoFurther
    case .squad: words.spokenNobodyToRecruit
    default: words.spokenNoAction
    }
  }
}
