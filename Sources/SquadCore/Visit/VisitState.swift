import Basics

/// A visit to a kiosk: how long it may last, and how many are here.
package struct VisitState: Equatable, Sendable {
  /// How long nobody may press a key.
  package let idle: TimeSpan
  /// How long it lasts at most.
  package let limit: TimeSpan
  /// Whether the squad outlasts it.
  let keepsSquad: Bool
  /// How many are in, this visitor among them; nil where nobody counts.
  package internal(set) var here: Int?
  /// Why it is over; nil before that, and where the visitor left.
  package internal(set) var end: VisitEnd?
  /// Whether a key came in this turn.
  var hadKey = false
  /// Whether the visit has lasted for most of its time.
  var isNearLimit = false
  /// When they were last counted.
  var counted: Moment?

  /// - Parameters:
  ///   - keepsSquad: whether a squad is there again at the next visit.
  ///   - here: how many are in at its beginning; nil: they are never counted.
  package init(idle: TimeSpan, limit: TimeSpan, keepsSquad: Bool, here: Int?) {
    self.idle = idle
    self.limit = limit
    self.keepsSquad = keepsSquad
    self.here = here
  }

  /// How long before the end of `idle` there is a warning, in milliseconds: 30 s, and a fifth of a
  /// shorter span.
  var idleNotice: Int { min(30_000, idle.seconds * 200) }
  /// The same of `limit`: a minute, and a fifth of a shorter span.
  var limitNotice: Int { min(60_000, limit.seconds * 200) }

  /// How often they are counted at most, in seconds.
  static let countInterval: Int64 = 5
}

/// Why a visit is over, other than by the visitor's wish.
package enum VisitEnd: Equatable, Sendable {
  /// Nobody pressed a key for so long.
  case idle(TimeSpan)
  /// It has lasted for so long.
  case limit(TimeSpan)
}
