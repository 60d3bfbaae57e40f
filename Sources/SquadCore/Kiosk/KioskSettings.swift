import Basics

/// How a kiosk treats its visitors; what is set here holds where the operator says nothing.
package struct KioskSettings: Equatable, Sendable {
  /// How many may be in at once.
  package static let visitorRange = 1...10_000

  package var visitors = 60
  /// How many sessions one key may have at once.
  package var sessionsPerKey = 4
  /// How many may be in without a key; nil: half of the visitors.
  package var nameless: Int?
  /// How long nobody may press a key before the session ends.
  package var idle = TimeSpan.minutes(5)
  /// How long a session lasts at most, whatever is pressed.
  package var sessionLimit = TimeSpan.minutes(30)
  /// Whether the tour plays while nobody presses a key.
  package var attract = false
  /// The operator's last words to a visitor: one clean line.
  package var goodbye: String?
  /// What the visitor's squad is kept under; nil: it lives in memory.
  package var name: VisitorName?

  package init() {}

  /// How many sessions a visitor's key, or all without one, may have at once.
  package var sessionLimitOfName: Int {
    name == nil ? nameless ?? max(visitors / 2, 1) : sessionsPerKey
  }
}
