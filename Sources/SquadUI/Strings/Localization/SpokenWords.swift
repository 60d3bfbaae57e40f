/// What the line-by-line mode says of lists, rows and the squad: whole short sentences, without signs
/// that a screen reader would read out. Periods at the end of sentences are added.
protocol SpokenWords {
  /// How sentences are put together.
  var punctuation: SpokenPunctuation { get }
  func spokenHint(_ help: String, quit: String) -> String
  /// The same where no key shows the help.
  func spokenHint(quit: String) -> String
  func spokenList(_ catalogue: String, _ place: String, of count: String) -> String
  /// How many rows a list has, behind its title.
  func spokenTotal(_ number: String) -> String
  func spokenRows(_ number: String, isOne: Bool) -> String
  /// How many rows there are of so many.
  func spokenRows(_ number: String, of count: String) -> String
  /// A place that is a list.
  func spokenAList(_ title: String) -> String
  /// `by name, descending`
  func spokenSort(_ name: String, isDescending: Bool) -> String
  func spokenOrder(_ sort: String) -> String
  /// `28 matches for iron`
  func spokenHits(_ number: String, isOne: Bool, of text: String) -> String
  func spokenNoMatch(_ text: String) -> String
  func spokenClearsSearch(_ key: String) -> String
  func spokenUnfiltered(_ number: String) -> String
  /// `12 of 34`
  func spokenPosition(_ row: String, of count: String) -> String
  /// Before what is typed.
  var spokenSearch: String { get }
  var spokenGo: String { get }
  var spokenGoClosed: String { get }
  func spokenNowhere(_ text: String) -> String
  /// Behind a command's name, where places to go are listed.
  func spokenCommand(_ name: String) -> String
  var spokenLoading: String { get }
  var spokenEnd: String { get }
  var spokenBeginning: String { get }
  var spokenUnknown: String { get }
  var spokenNone: String { get }
  func spokenNoLine(_ line: String) -> String
  var spokenNoNumber: String { get }
  /// Behind a question: the keys that answer it.
  var spokenYesOrNo: String { get }
  func spokenStays(_ name: String) -> String
  /// Before what others changed.
  func spokenElsewhere(_ changes: String) -> String
  var spokenReordered: String { get }
  /// How many the squad counts now.
  func spokenSquad(_ number: String, isOne: Bool) -> String
  /// Where a member is now that was moved.
  func spokenNow(_ position: String) -> String
  var spokenOffline: String { get }
  var spokenNoWayBack: String { get }
  func spokenRetry(_ key: String) -> String
}

/// What sentences are put together with.
struct SpokenPunctuation {
  /// Between the parts of a sentence.
  let comma: String
  /// Between two years that are the ends of a span.
  let through: String
  let period: String
  /// Between sentences.
  let space: String
  /// Whether sentences begin with a capital letter.
  let hasCapitals: Bool
  /// What `▲` and `▼` say.
  let up: String
  let down: String
}
