import SquadCore
import SystemKit

/// Collector of effects: the loop's own flags and timers, and the world's effects, which are
/// deferred until the turn's frame is drawn.
final class LoopEffects {
  /// The reason for which the loop ends; nil while it goes on.
  private(set) var ending: ExitReason?
  /// The loop takes each of these when it acts on it.
  var mustSuspend = false
  var mustRedraw = false
  var mustQuery = false
  var mustInspect = false
  /// Whether to switch mouse reports on or off; nil: unchanged.
  var mouse: Bool?
  /// The latest text for the clipboard; nil if there is none.
  var copied: String?
  /// A running timer.
  private struct Timer {
    let milliseconds: Int
    /// In microseconds of the clock.
    let due: Int
    let action: Action
  }

  private var timers: [TimerID: Timer] = [:]
  private var deferred: [WorldEffect] = []
  /// Monotonic, in microseconds.
  private let clock: () -> Int

  var isQuitting: Bool { ending != nil }

  init(clock: @escaping () -> Int = { MonotonicClock.microseconds }) { self.clock = clock }

  /// Schedules an effect. The world's are deferred until `takeDeferred`, so that they contend with
  /// the frame neither for the processor nor for the allocator's locks.
  func schedule(_ effect: Effect) {
    switch effect {
    case .loop(let effect): record(effect)
    case .world(let effect): deferred.append(effect)
    }
  }

  private func record(_ effect: LoopEffect) {
    switch effect {
    case .quit: ending = ending ?? .quit
    case .choose(let ids): ending = ending ?? .chosen(ids)
    case .suspend: mustSuspend = true
    case .redraw: mustRedraw = true
    case .queryTerminal: mustQuery = true
    case .inspect: mustInspect = true
    case .setMouse(let isOn): mouse = isOn
    case .copy(let text): copied = text
    case .startTimer(let timer, let milliseconds, let action): start(timer, milliseconds, action)
    case .cancelTimer(let timer): timers[timer] = nil
    }
  }

  /// Restarts a timer if it is running.
  func restart(_ timer: TimerID) {
    guard let old = timers[timer] else { return }
    start(timer, old.milliseconds, old.action)
  }

  private func start(_ timer: TimerID, _ milliseconds: Int, _ action: Action) {
    timers[timer] = Timer(
      milliseconds: milliseconds, due: clock() + milliseconds * 1_000, action: action)
  }

  /// Removes the deferred effects and returns them, in order.
  func takeDeferred() -> [WorldEffect] { exchange(&deferred, with: []) }

  /// Whether a deferred effect loads an entry's detail from this machine.
  func loadsDetail(of id: EntryID) -> Bool {
    deferred.contains { effect in
      if case .loadDetail(_, id) = effect { true } else { false }
    }
  }

  /// Milliseconds until the next timer is due; nil without timers.
  var timeout: Int? { nextDue.map { max(($0 - clock() + 999) / 1_000, 0) } }

  /// Time of the next timer in microseconds of the clock; nil without timers.
  var nextDue: Int? { timers.values.map(\.due).min() }

  /// Removes the timers that are due and returns their actions.
  func takeDue() -> [Action] {
    guard !timers.isEmpty else { return [] }
    let now = clock()
    let due = timers.filter { $0.value.due <= now }
    for timer in due.keys { timers[timer] = nil }
    return due.values.sorted { $0.due < $1.due }.map(\.action)
  }
}

extension Bool {
  /// Returns it, and leaves false.
  mutating func take() -> Bool { exchange(&self, with: false) }
}
