import Basics

/// A visit to a kiosk: its time limits, and the number of visitors.
package struct VisitState: Equatable, Sendable {
  /// Maximum time without a key.
  package let idle: TimeSpan
  /// Maximum duration of the visit.
  package let limit: TimeSpan
  /// Whether the squad is kept after the visit.
  let keepsSquad: Bool
  /// Number of visitors, this one included; nil if they aren't counted.
  package internal(set) var here: Int?
  /// Reason for the visit's end; nil before that, and if the visitor quit.
  package internal(set) var end: VisitEnd?
  /// Whether a key came in this turn.
  var hadKey = false
  /// Whether most of the visit's time is over.
  fileprivate var isNearLimit = false
  /// Time of the last count.
  var counted: Moment?

  /// `keepsSquad` tells whether the squad is kept for the next visit. `here` is the number of
  /// visitors at its beginning; nil if they are never counted.
  package init(idle: TimeSpan, limit: TimeSpan, keepsSquad: Bool, here: Int?) {
    self.idle = idle
    self.limit = limit
    self.keepsSquad = keepsSquad
    self.here = here
  }

  /// Time between the warning and the end of `idle`, in milliseconds: 30 s, or a fifth of a shorter
  /// span.
  var idleNotice: Int { min(30_000, idle.seconds * 200) }
  /// The same for `limit`: a minute, or a fifth of a shorter span.
  var limitNotice: Int { min(60_000, limit.seconds * 200) }

  /// Minimum interval between counts, in seconds.
  static let countInterval: Int64 = 5
}

/// Reasons for the end of a visit, other than the visitor's own quitting.
package enum VisitEnd: Equatable, Sendable {
  /// No key came for that long.
  case idle(TimeSpan)
  /// The visit lasted that long.
  case limit(TimeSpan)
}

/// Actions of a visit to a kiosk.
package enum VisitAction: Equatable, Sendable {
  /// No key came for most of the idle time, then for all of it.
  case idleNeared
  case idleReached
  /// The visit has lasted most of its time, then all of it.
  case limitNeared
  case limitReached
  /// The number of visitors in the kiosk.
  case counted(Int)

  /// Whether it must be shown at once, because there is no time left later.
  package var isUrgent: Bool {
    switch self {
    case .idleNeared, .idleReached, .limitNeared, .limitReached: true
    case .counted: false
    }
  }
}

extension AppState {
  mutating func reduce(_ action: VisitAction) -> [Effect] {
    guard let visit else { return [] }
    switch action {
    case .idleNeared:
      // A key of the same turn takes precedence.
      guard !visit.hadKey else { return [] }
      message = .idle(seconds: Self.seconds(visit.idleNotice))
      return [Self.timer(.idle, visit.idleNotice, .idleReached)]
    case .idleReached: return visit.hadKey ? [] : end(visit: .idle(visit.idle))
    case .limitNeared:
      self.visit?.isNearLimit = true
      message = limitWarning
      return [Self.timer(.sessionLimit, visit.limitNotice, .limitReached)]
    case .limitReached: return end(visit: .limit(visit.limit))
    case .counted(let count):
      self.visit?.here = count
      return []
    }
  }

  /// Warning that the visit's time is nearly up. It outlasts keys and their messages, because a
  /// user who types would not have read it.
  var limitWarning: Message? {
    guard let visit, visit.isNearLimit else { return nil }
    return .sessionEnding(seconds: Self.seconds(visit.limitNotice))
  }

  private mutating func end(visit end: VisitEnd) -> [Effect] {
    visit?.end = end
    return quit()
  }

  /// Rounds up to whole seconds.
  private static func seconds(_ milliseconds: Int) -> Int { (milliseconds + 999) / 1_000 }
}

/// A visit to a kiosk across turns; does nothing outside a kiosk.
extension AppState {
  /// Starts the timers of idling and of the whole visit.
  mutating func beginVisit() -> [Effect] {
    guard let visit else { return [] }
    self.visit?.counted = now
    return [
      idleTimer(of: visit),
      Self.timer(.sessionLimit, visit.limit.seconds * 1_000 - visit.limitNotice, .limitNeared),
    ]
  }

  /// First message to a visitor who has been here before; nil for others.
  var welcome: Message? {
    let count = squad.saved.members.count
    return visit?.keepsSquad == true && count > 0 ? .welcomeBack(members: count) : nil
  }

  /// Restarts the idle timer after a key, and counts visitors if the last count is old. Runs in
  /// turns that happen anyway, and nothing waits for the result.
  mutating func updateVisit() -> [Effect] {
    guard let visit, visit.end == nil else { return [] }
    var effects: [Effect] = []
    if visit.hadKey {
      self.visit?.hadKey = false
      effects.append(idleTimer(of: visit))
    }
    if visit.here != nil, let now, isCountOld(visit, at: now) {
      self.visit?.counted = now
      effects.append(.world(.countVisitors))
    }
    return effects
  }

  private func isCountOld(_ visit: VisitState, at now: Moment) -> Bool {
    // A clock that was set back must not stop the counting.
    visit.counted.map { abs(now.seconds - $0.seconds) >= VisitState.countInterval } ?? true
  }

  private func idleTimer(of visit: VisitState) -> Effect {
    Self.timer(.idle, visit.idle.seconds * 1_000 - visit.idleNotice, .idleNeared)
  }

  static func timer(_ id: TimerID, _ milliseconds: Int, _ action: VisitAction) -> Effect {
    .loop(.startTimer(id, milliseconds: milliseconds, .visit(action)))
  }
}
