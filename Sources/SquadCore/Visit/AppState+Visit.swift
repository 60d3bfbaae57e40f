import Basics

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
