/// English sentences of the line-by-line mode about keys.
extension English: SpokenKeyWords {
  func spokenName(of key: SpokenKey) -> String {
    switch key {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .escape: "Escape"
    case .leftBracket: "left bracket"
    case .rightBracket: "right bracket"
    case .slash: "slash"
    case .questionMark: "question mark"
    case .colon: "colon"
    case .plus: "plus"
    case .minus: "minus"
    case .equals: "equals"
    case .lessThan: "less than"
    case .greaterThan: "greater than"
    }
  }
  func spokenCapital(_ letter: String) -> String { "capital \(letter)" }
  func spokenKeys(_ keys: String, _ purpose: String) -> String { "\(keys): \(purpose)" }
  var spokenSaysAgain: String { "say the last thing again" }
  var spokenPanes: String { "detail, squad, list" }
  var spokenSides: String { "list, detail; in the squad, the member before, after" }
  var spokenChartLength: String { "longer, shorter chart" }
  var spokenNumberHelp: [String] {
    [
      "Digits, then Enter: the line with that number.", "0, then Enter: My squad.",
    ]
  }
  var spokenGoHelp: String { "go to a list, an entry or a command by its name" }
  var spokenAsking: String { "Checking for what is new." }
  var spokenNoGrid: String { "There is no grid in line mode." }
  var spokenNoThemes: String { "There are no themes in line mode." }
  var spokenNoScroll: String { "Nothing to scroll here, where everything is a line." }
  var spokenNoDivider: String { "No panes here, where everything is a line." }
  var spokenNoInspector: String { "The inspector needs a screen." }
  var spokenNoTrace: String { "The redux line needs a screen." }

  var spokenNothingThatWay: String { "Nothing that way." }
  var spokenNothingToOpen: String { "Nothing to open here." }
  var spokenLastList: String { "This is the last list." }
  var spokenFirstList: String { "This is the first list." }
  var spokenOneOrder: String { "This list has one order." }
  var spokenLongestChart: String { "This is the longest span." }
  var spokenShortestChart: String { "This is the shortest span." }
  var spokenNoFurther: String { "No further that way." }
  var spokenNobodyToRecruit: String { "Nobody to recruit here." }
  var spokenNoAction: String { "That key does nothing here." }
}
