import Basics

/// English sentences of the line-by-line mode about details, prices and dates.
extension English: SpokenDetailWords {
  func spoken(_ day: CalendarDay, showsYear: Bool) -> String {
    "\(day.day) \(month(of: day))\(showsYear ? " \(day.year)" : "")"
  }
  func spokenTime(hour: Int, minute: Int) -> String {
    "\(String(hour).zeroPadded(to: 2)):\(String(minute).zeroPadded(to: 2))"
  }
  func spokenBundled(_ day: String) -> String { "Bundled \(day)" }
  func spokenSaved(at time: String) -> String { "Saved \(time)" }
  func spokenSaved(on day: String) -> String { "Saved \(day)" }
  func spokenLive(at time: String) -> String { "Live \(time)" }
  func spokenLive(on day: String) -> String { "Live \(day)" }
  func spokenFact(_ label: String, _ value: String) -> String { "\(label): \(value)" }
  func spokenHeading(_ title: String) -> String { "\(title):" }
  func spokenBar(_ label: String, _ value: String, of maximum: String) -> String {
    "\(label) \(value) of \(maximum)"
  }
  func spokenStat(_ label: String, _ left: String, to right: String) -> String {
    "\(label) \(left) to \(right)"
  }
  func spokenComparison(of left: String, with right: String) -> String {
    "\(left) compared with \(right)"
  }
  func spokenLink(_ title: String) -> String { "link \(title)" }
  var spokenNoStops: String { "Nothing to choose here." }
  func spokenMoney(_ amount: String, unit: String, isWord: Bool) -> String {
    money(amount, unit: unit, isWord: isWord)
  }
  func spokenChange(_ number: String, isUp: Bool) -> String {
    "\(isUp ? "up" : "down") \(number) percent"
  }
  var spokenUnchanged: String { "unchanged" }
  func spokenToday(_ change: String) -> String { "\(change) today" }
  func spoken(_ change: String, since day: String) -> String { "\(change) since \(day)" }
  func spoken(_ change: String, inDays days: String) -> String { "\(change) in \(days) days" }
  func spokenSentence(_ words: ChartWords) -> String { sentence(words) }
  func spokenDays(_ number: String, isOne: Bool) -> String {
    isOne ? "1 day to step to" : "\(number) days to step through, newest first"
  }

  private func month(of day: CalendarDay) -> String {
    switch day.month {
    case 1: "January"
    case 2: "February"
    case 3: "March"
    case 4: "April"
    case 5: "May"
    case 6: "June"
    case 7: "July"
    case 8: "August"
    case 9: "September"
    case 10: "October"
    case 11: "November"
    case 12: "December"
    default: "?"
    }
  }
}
