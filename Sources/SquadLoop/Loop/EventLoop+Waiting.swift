import SquadCore
import SystemKit
import TerminalKit

/// What a turn waits for: it comes from this machine, and soon.
extension EventLoop {
  /// Waits a moment for the shown detail, where this machine has it and the turn requested it: one
  /// frame with it is sooner whole, and fewer bytes, than one without it and then another.
  func awaitShownDetail(forMilliseconds most: Int = 2) {
    guard inspector == nil, let shown = store.state.shownDetail?.id,
      loopEffects.loadsDetail(of: shown)
    else { return }
    wait(forMilliseconds: most) { state in
      if case .loading = state.details[shown] { true } else { false }
    }
  }

  /// Has what the keys that come next in the turn are about, where this machine has it soon: the rows
  /// of another order, and the stops of the detail that got the focus. So they cost no frame.
  func awaitNext() {
    guard inspector == nil else { return }
    if store.state.awaitsOrder, decoder.upcoming.map(mustWait) == true {
      wait(forMilliseconds: 10, while: \.awaitsOrder)
    }
    guard store.state.awaitsStops else { return }
    store.endTurn()
    awaitShownDetail(forMilliseconds: 10)
  }

  /// Whether keys wait for rows that this machine is reading: who types ahead of a list means what
  /// will be in it. The turn ends, which starts the reading, and the next ones bring the rows.
  func holdsKeys() -> Bool {
    guard inspector == nil else { return false }
    return typeAhead.holds(
      store.state.awaitsRows
        || (store.state.awaitsOrder || store.state.awaitsRowsOfOtherLists)
          && decoder.upcoming.map(mustWait) == true,
      at: MonotonicClock.microseconds)
  }

  /// Whether an event that is taken now would come before the rows that it is about.
  func mustWait(_ event: InputEvent) -> Bool {
    guard inspector == nil else { return false }
    let state = store.state
    guard !state.awaitsRows else { return true }
    guard state.awaitsOrder || state.awaitsRowsOfOtherLists, case .key(let key) = event else {
      return false
    }
    if key == .enter, state.awaitsRowsOfOtherLists { return true }
    return frontend.actsByPosition(key, state)
  }

  /// Takes in what is posted, for as long as something is missing, but no longer than that, nor
  /// behind a signal.
  private func wait(forMilliseconds most: Int, while isMissing: (AppState) -> Bool) {
    performDeferred()
    let due = MonotonicClock.microseconds + most * 1_000
    while isMissing(store.state) {
      let left = (due - MonotonicClock.microseconds + 999) / 1_000
      guard left > 0 else { return }
      let ready = PollResult.wait(
        input: nil, signals: terminal.signalDescriptor, queue: queue.descriptor, output: nil,
        milliseconds: left)
      guard ready.queue, !ready.signals else { return }
      store.begin(at: clock(), hasInput: false)
      queue.take().forEach(send)
      store.endTurn()
    }
  }
}

extension KeyDecoder {
  /// The event that comes next.
  fileprivate var upcoming: InputEvent? {
    guard hasMore else { return nil }
    var ahead = self
    return ahead.next()
  }
}
