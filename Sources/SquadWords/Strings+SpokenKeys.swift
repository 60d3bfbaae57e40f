import SquadCore
import TerminalKit

/// What the line-by-line mode says of keys.
extension Strings {
  /// A key in words, where its sign would be skipped or misheard: `question mark`, `capital G`.
  package func spokenName(of key: Key) -> String {
    switch key.code {
    case .up: return spokenKeyName(.up)
    case .down: return spokenKeyName(.down)
    case .left: return spokenKeyName(.left)
    case .right: return spokenKeyName(.right)
    case .pageUp: return spokenKeyName(.pageUp)
    case .pageDown: return spokenKeyName(.pageDown)
    case .escape: return spokenKeyName(.escape)
    case .character(let scalar) where key.modifiers.isEmpty:
      if let sign = SpokenKey(scalar) { return spokenKeyName(sign) }
      return scalar.properties.isUppercase
        ? spokenCapital(String(Character(scalar))) : name(of: key)
    default: return name(of: key)
    }
  }

  /// What a command is called where it can be chosen.
  package func spokenName(of command: Command) -> String { short(command) }

  /// What the keys of one row do.
  package func spokenPurpose(_ bound: [Command], inRow row: [Command]) -> String {
    switch bound.first {
    case .redraw: spokenSaysAgain
    case .nextPane: spokenPanes
    case .left where bound == row: spokenSides
    case .chartLonger: spokenChartLength
    default: text(of: bound, inRow: row)
    }
  }

  package func spokenKeys(_ keys: [Key], _ purpose: String) -> String {
    spokenKeys(list(keys.map(spokenName(of:))), purpose)
  }

  /// Why a key did nothing.
  package func spokenNothing(_ action: Action, in state: AppState) -> String {
    switch action {
    case .focusMoved: spokenNothingThatWay
    case .opened: spokenNothingToOpen
    case .list(.stepped(let forward)): forward ? spokenLastList : spokenFirstList
    case .list(.sortCycled): spokenOneOrder
    case .detail(.chartStretched(let longer)):
      longer ? spokenLongestChart : spokenShortestChart
    case .squad(.memberShifted): spokenNoFurther
    case .squad: spokenNobodyToRecruit
    default: spokenNoAction
    }
  }
}
