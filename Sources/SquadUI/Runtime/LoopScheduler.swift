import SquadCore
import SystemKit

/// What effects leave for the loop: its own orders, timers, and the world's work, which waits for
/// the turn's frame.
final class LoopScheduler {
  private(set) var isQuitting = false
  private var mustSuspend = false
  private var mustRedraw = false
  private var mustQuery = false
  /// Actions that wait, each with the moment it is due.
  private var timers: [TimerID: (due: Int, action: Action)] = [:]
  private var deferred: [WorldEffect] = []

  /// Takes an effect: nothing of the world's begins before `flush`, so that it takes neither the
  /// processor nor the memory's locks from the frame.
  func take(_ effect: Effect) {
    switch effect {
    case .loop(let effect): take(effect)
    case .world(let effect): deferred.append(effect)
    }
  }

  private func take(_ effect: LoopEffect) {
    switch effect {
    case .quit: isQuitting = true
    case .suspend: mustSuspend = true
    case .redraw: mustRedraw = true
    case .queryBackground: mustQuery = true
    case .startTimer(let timer, let milliseconds, let action):
      let due = MonotonicClock.microseconds + milliseconds * 1_000
      timers[timer] = (due, action)
    case .cancelTimer(let timer): timers[timer] = nil
    }
  }

  /// The world's work since the last frame, in its order.
  func flush() -> [WorldEffect] {
    defer { deferred.removeAll(keepingCapacity: true) }
    return deferred
  }

  func takeSuspend() -> Bool {
    defer { mustSuspend = false }
    return mustSuspend
  }

  func takeRedraw() -> Bool {
    defer { mustRedraw = false }
    return mustRedraw
  }

  func takeQuery() -> Bool {
    defer { mustQuery = false }
    return mustQuery
  }

  /// Milliseconds until the next timer is due; nil while none runs.
  var timeout: Int? {
    timers.values.map(\.due).min().map { max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0) }
  }

  /// The actions that are due.
  func takeDue() -> [Action] {
    guard !timers.isEmpty else { return [] }
    let now = MonotonicClock.microseconds
    let due = timers.filter { $0.value.due <= now }
    for timer in due.keys { timers[timer] = nil }
    return due.values.sorted { $0.due < $1.due }.map(\.action)
  }
}
