import Basics

/// A visit to a kiosk in the course of the turns. Outside of a kiosk there is none.
extension AppState {
  /// Starts the timers of both spans.
  mutating func beginVisit() -> [Effect] {
    guard let visit else { return [] }
    self.visit?.counted = now
    return [
      idleTimer(of: visit),
      Self.timer(
        .sessionLimit, visit.limit.seconds * 1_000 - visit.limitNotice, .limitNeared),
    ]
  }

  /// What a visitor who was here before reads first; nil for anybody else.
  var welcome: Message? {
    let count = squad.saved.members.count
    return visit?.keepsSquad == true && count > 0 ? .welcomeBack(members: count) : nil
  }

  /// Starts the idle span anew after a key, and counts who is here when that was long ago: a turn
  /// that comes anyway asks, and nothing waits for the answer.
  mutating func settleVisit() -> [Effect] {
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
    // A clock that was set back is no reason to count no more.
    visit.counted.map { abs(now.seconds - $0.seconds) >= VisitState.countInterval } ?? true
  }

  private func idleTimer(of visit: VisitState) -> Effect {
    Self.timer(.idle, visit.idle.seconds * 1_000 - visit.idleNotice, .idleNeared)
  }

  static func timer(_ id: TimerID, _ milliseconds: Int, _ action: VisitAction) -> Effect {
    .loop(.startTimer(id, milliseconds: milliseconds, .visit(action)))
  }
}
