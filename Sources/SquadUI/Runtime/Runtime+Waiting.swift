import SquadCore
import SystemKit
import TerminalKit

/// What a turn waits for: it comes from this machine, and soon.
extension Runtime {
  /// Waits a moment for the shown detail, where this machine has it and the turn requested it: one
  /// frame with it is sooner whole, and fewer bytes, than one without it and then another.
  func awaitShownDetail() {
    guard inspector == nil, let shown = store.state.shownDetail?.id,
      scheduler.loadsDetail(of: shown)
    else { return }
    wait(forMilliseconds: 2) { state in
      if case .loading = state.details[shown] { true } else { false }
    }
  }

  /// Waits for the rows that the palette's Enter is about: who types a name and Enter in one go has
  /// typed both before any list was read.
  ///
  /// - Returns: whether it waited, in which case another turn has begun.
  func awaitPaletteRows() -> Bool {
    guard store.state.awaitsPaletteRows else { return false }
    store.settle()
    wait(forMilliseconds: 500) { $0.awaitsPaletteRows }
    return true
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
      store.settle()
    }
  }
}
