import SquadCore
import SystemKit

/// Effects that are the loop's own, kept until it has time for them.
final class LoopScheduler {
  private(set) var isQuitting = false
  private var mustSuspend = false
  private var mustRedraw = false
  /// Actions that wait, each with the moment it is due.
  private var timers: [TimerID: (due: Int, action: Action)] = [:]

  /// What has to wait for the first frame; nil once that is painted.
  private var deferred: [Effect]? = []

  /// Keeps work until the first frame is painted, so that nothing takes the processor, or the
  /// memory's locks, from that; false afterwards.
  func deferUntilFirstFrame(_ effect: Effect) -> Bool {
    deferred?.append(effect) != nil
  }

  /// Ends the holding and returns what was held.
  func flush() -> [Effect] {
    defer { deferred = nil }
    return deferred ?? []
  }

  /// Keeps an effect that is the loop's own; false for every other.
  func take(_ effect: Effect) -> Bool {
    switch effect {
    case .quit: isQuitting = true
    case .suspend: mustSuspend = true
    case .redraw: mustRedraw = true
    case .startTimer(let timer, let milliseconds, let action):
      let due = MonotonicClock.microseconds + milliseconds * 1_000
      timers[timer] = (due, action)
    case .cancelTimer(let timer): timers[timer] = nil
    case .loadPage, .fetchPage, .loadDetail, .readDetails, .fetchDetail, .renderPicture, .cancel,
      .changeSquad, .checkSquad, .savePlace, .keepAliases:
      return false
    }
    return true
  }

  func takeSuspend() -> Bool {
    defer { mustSuspend = false }
    return mustSuspend
  }

  func takeRedraw() -> Bool {
    defer { mustRedraw = false }
    return mustRedraw
  }

  /// Milliseconds until the next waiting action is due; nil while nothing waits.
  var timeout: Int? {
    timers.values.map(\.due).min().map { max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0) }
  }

  /// The actions that are due.
  func takeDue() -> [Action] {
    let now = MonotonicClock.microseconds
    let due = timers.filter { $0.value.due <= now }
    for timer in due.keys { timers[timer] = nil }
    return due.values.sorted { $0.due < $1.due }.map(\.action)
  }
}
