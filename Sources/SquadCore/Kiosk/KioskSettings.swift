import Basics

/// Rules of a kiosk for its visitors; these defaults hold unless the operator sets others.
package struct KioskSettings: Equatable, Sendable {
  /// Allowed values of `visitors`.
  package static let visitorRange = 1...10_000

  /// Maximum number of simultaneous visitors.
  package var visitors = 60
  /// Maximum number of simultaneous sessions per key.
  package var sessionsPerKey = 4
  /// Maximum number of simultaneous visitors without a key; nil: half of `visitors`.
  package var nameless: Int?
  /// Time without a key press after which the session ends.
  package var idle = TimeSpan.minutes(5)
  /// Maximum duration of a session, active or not.
  package var sessionLimit = TimeSpan.minutes(30)
  /// Whether the tour plays while no key is pressed.
  package var attract = false
  /// The operator's farewell to a visitor: one clean line.
  package var goodbye: String?
  /// Name under which the visitor's squad is stored; nil: it lives in memory.
  package var name: VisitorName?

  /// Creates the defaults.
  package init() {}

  /// Maximum number of sessions of this visitor's key, or of all visitors without one.
  package var sessionLimitOfName: Int {
    name == nil ? nameless ?? max(visitors / 2, 1) : sessionsPerKey
  }
}
