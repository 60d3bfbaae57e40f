import SquadCore
import SystemKit

/// Scheduler of effects: the loop's own flags and timers, and the world's effects, which are deferred
/// until the turn's frame is drawn.
final class LoopScheduler {
  private(set) var isQuitting = false
  private var mustSuspend = false
  private var mustRedraw = false
  private var mustQuery = false
  private var mustInspect = false
  private var mouse: Bool?
  private var copied: String?
  /// Running timers: when each is due, in `MonotonicClock.microseconds`, and its action.
  private var timers: [TimerID: (due: Int, action: Action)] = [:]
  private var deferred: [WorldEffect] = []

  /// Schedules an effect. The world's are deferred until `flush`, so that they contend with the frame
  /// neither for the processor nor for the allocator's locks.
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
    case .inspect: mustInspect = true
    case .setMouse(let isOn): mouse = isOn
    case .copy(let text): copied = text
    case .startTimer(let timer, let milliseconds, let action):
      let due = MonotonicClock.microseconds + milliseconds * 1_000
      timers[timer] = (due, action)
    case .cancelTimer(let timer): timers[timer] = nil
    }
  }

  /// The deferred effects, in order.
  func flush() -> [WorldEffect] {
    defer { deferred.removeAll(keepingCapacity: true) }
    return deferred
  }

  /// Whether a deferred effect loads an entry's detail from this machine.
  func loadsDetail(of id: EntryID) -> Bool {
    deferred.contains { effect in
      if case .loadDetail(_, id) = effect { true } else { false }
    }
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

  func takeInspect() -> Bool {
    defer { mustInspect = false }
    return mustInspect
  }

  /// Whether the mouse is to be reported from now on; nil: as before.
  func takeMouse() -> Bool? {
    defer { mouse = nil }
    return mouse
  }

  /// A text for the clipboard, the last of those that came.
  func takeCopy() -> String? {
    defer { copied = nil }
    return copied
  }

  /// Milliseconds until the next timer is due; nil without timers.
  var timeout: Int? {
    timers.values.map(\.due).min().map { max(($0 - MonotonicClock.microseconds + 999) / 1_000, 0) }
  }

  /// Removes the timers that are due and returns their actions.
  func takeDue() -> [Action] {
    guard !timers.isEmpty else { return [] }
    let now = MonotonicClock.microseconds
    let due = timers.filter { $0.value.due <= now }
    for timer in due.keys { timers[timer] = nil }
    return due.values.sorted { $0.due < $1.due }.map(\.action)
  }
}
