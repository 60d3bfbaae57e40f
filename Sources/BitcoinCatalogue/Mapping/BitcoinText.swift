import Basics
import SquadCore

/// How the bitcoin catalogue spells days and changes.
enum BitcoinText {
  /// `▲ 1.2% since 21 Apr 2026`
  static func change(_ change: Change) -> String {
    "\(change.text) since \(change.since.text)"
  }

  /// `since 20 Apr`, with the year where that is another one than the rate's.
  static func since(_ day: CalendarDay, beside other: CalendarDay) -> String {
    "since " + day.text(beside: other)
  }

  /// Stands for a change without a close to count from.
  static let noClose = "no closing price"
}
