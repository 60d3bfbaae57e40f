/// What the line-by-line mode says of keys.
protocol SpokenKeyWords {
  /// A key in words, where its sign would be skipped or misheard.
  func spokenName(of key: SpokenKey) -> String
  func spokenCapital(_ letter: String) -> String
  /// What keys do: `j, Down: next`.
  func spokenKeys(_ keys: String, _ purpose: String) -> String
  var spokenSaysAgain: String { get }
  var spokenPanes: String { get }
  var spokenSides: String { get }
  var spokenChartLength: String { get }
  /// What numbers and names choose.
  var spokenNumberHelp: [String] { get }
  /// What the field for going anywhere is for.
  var spokenGoHelp: String { get }
  var spokenAsking: String { get }
  var spokenNoGrid: String { get }
  var spokenNoThemes: String { get }
  var spokenNoScroll: String { get }
  var spokenNoDivider: String { get }
  var spokenNoInspector: String { get }
  var spokenNoTrace: String { get }

  // Why a key did nothing.
  var spokenNothingThatWay: String { get }
  var spokenNothingToOpen: String { get }
  var spokenLastList: String { get }
  var spokenFirstList: String { get }
  var spokenOneOrder: String { get }
  var spokenLongestChart: String { get }
  var spokenShortestChart: String { get }
  var spokenNoFurther: String { get }
  var spokenNobodyToRecruit: String { get }
  var spokenNoAction: String { get }
}

/// Key that has a name of its own where it is said.
enum SpokenKey: CaseIterable {
  case up, down, left, right, pageUp, pageDown, escape
  case leftBracket, rightBracket, slash, questionMark, colon, plus, minus, equals
  case lessThan, greaterThan

  /// The key of a sign; nil where the sign's own name is heard.
  init?(_ sign: Unicode.Scalar) {
    switch sign {
    case "[": self = .leftBracket
    case "]": self = .rightBracket
    case "/": self = .slash
    case "?": self = .questionMark
    case ":": self = .colon
    case "+": self = .plus
    case "-": self = .minus
    case "=": self = .equals
    case "<": self = .lessThan
    case ">": self = .greaterThan
    default: return nil
    }
  }
}
