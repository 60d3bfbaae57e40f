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
