/// Actions of a visit to a kiosk.
package enum VisitAction: Equatable, Sendable {
  /// Nobody has pressed a key for most of the time that is allowed, then for all of it.
  case idleNeared
  case idleReached
  /// The visit has lasted for most of its time, then for all of it.
  case limitNeared
  case limitReached
  /// So many are in.
  case counted(Int)

  /// Whether it must be seen at once, or else there is no time left for it.
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
      // A key that came in the same turn came first.
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

  /// That the visit's time is nearly up, from then on: it outlasts keys and what they say, because
  /// somebody who types would not have read it.
  var limitWarning: Message? {
    guard let visit, visit.isNearLimit else { return nil }
    return .sessionEnding(seconds: Self.seconds(visit.limitNotice))
  }

  private mutating func end(visit end: VisitEnd) -> [Effect] {
    visit?.end = end
    return quit()
  }

  /// Begun seconds count whole.
  private static func seconds(_ milliseconds: Int) -> Int { (milliseconds + 999) / 1_000 }
}
