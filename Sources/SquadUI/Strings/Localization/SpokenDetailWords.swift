import Basics

/// What the line-by-line mode says of details, prices and dates.
protocol SpokenDetailWords {
  /// `21 November 2026`, `21 November`
  func spoken(_ day: CalendarDay, showsYear: Bool) -> String
  /// `12:04`
  func spokenTime(hour: Int, minute: Int) -> String
  func spokenBundled(_ day: String) -> String
  func spokenSaved(at time: String) -> String
  func spokenSaved(on day: String) -> String
  func spokenLive(at time: String) -> String
  func spokenLive(on day: String) -> String
  /// `Height: 198 cm`, of a label and its value.
  func spokenFact(_ label: String, _ value: String) -> String
  /// Above numbered lines.
  func spokenHeading(_ title: String) -> String
  /// `Strength 40 of 100`
  func spokenBar(_ label: String, _ value: String, of maximum: String) -> String
  /// `Strength 40 to 100`, of two that are compared.
  func spokenStat(_ label: String, _ left: String, to right: String) -> String
  func spokenComparison(of left: String, with right: String) -> String
  func spokenLink(_ title: String) -> String
  var spokenNoStops: String { get }
  /// An amount with its unit.
  func spokenMoney(_ amount: String, unit: String, isWord: Bool) -> String
  /// `up 1.2 percent`
  func spokenChange(_ number: String, isUp: Bool) -> String
  var spokenUnchanged: String { get }
  /// A change with what it spans: `down 1.3 percent today`.
  func spokenToday(_ change: String) -> String
  func spoken(_ change: String, since day: String) -> String
  func spoken(_ change: String, inDays days: String) -> String
  /// A chart.
  func spokenSentence(_ words: ChartWords) -> String
  func spokenDays(_ number: String, isOne: Bool) -> String
}
