import CLibrary
import SquadCore
import SystemKit
import TerminalKit

/// Short waits within a turn, for data from this machine.
extension EventLoop {
  /// Waits briefly for the shown detail if the turn requested it from this machine: one frame is
  /// complete sooner than two, and takes fewer bytes.
  func awaitShownDetail(forMilliseconds limit: Int) {
    guard inspector == nil, let shown = store.state.shownDetail?.id,
      loopEffects.loadsDetail(of: shown)
    else { return }
    wait(forMilliseconds: limit) { state in
      if case .loading = state.details[shown] { true } else { false }
    }
  }

  /// Waits up to 10 ms for data that the next key depends on: rows in another order, or the stops
  /// of the newly focused detail. Saves a frame in between.
  func awaitNext() {
    guard inspector == nil else { return }
    if store.state.awaitsOrder, decoder.upcoming.map(mustWait) == true {
      wait(forMilliseconds: 10, while: \.awaitsOrder)
    }
    guard store.state.awaitsStops else { return }
    store.endTurn()
    awaitShownDetail(forMilliseconds: 10)
  }

  /// Whether keys are held until rows from this machine are read, because they refer to those rows.
  /// Ending the turn starts the read; a later turn has the rows.
  func holdsKeys() -> Bool {
    typeAhead.holds(
      decoder.hasMore
        && (store.state.awaitsRows || store.state.awaitsRowsOfOtherLists
          || store.state.squad.isLoading)
        && decoder.upcoming.map { mustWait($0) } == true, at: MonotonicClock.microseconds)
  }

  /// Whether an event must wait. Keys about the squad wait for the squad; all keys wait for rows
  /// from this machine, and all but text while other lists are searched. Escape and Ctrl-C never
  /// wait, because they leave.
  func mustWait(_ event: InputEvent) -> Bool {
    guard inspector == nil, case .key(let key) = event, key != .escape, key != .ctrl("c")
    else { return false }
    let preview = frontend.preview ?? frontend.action
    if store.state.squad.isLoading, case .squad? = preview(event, store.state) { return true }
    return store.state.awaitsRows || key.typed == nil && store.state.awaitsRowsOfOtherLists
  }

  /// Handles posted actions while something is missing, for at most `limit` milliseconds, and only
  /// until a signal arrives.
  private func wait(forMilliseconds limit: Int, while isMissing: (AppState) -> Bool) {
    performDeferred()
    let due = MonotonicClock.microseconds + limit * 1_000
    // Looks into the queue even if a busy machine has spent the time meanwhile.
    var left = limit
    while left > 0, isMissing(store.state) {
      let ready = PollResult.wait(
        signals: terminal.signalDescriptor, queue: queue.descriptor, milliseconds: left)
      guard ready.queue, !ready.signals else { return }
      store.begin(at: clock(), hasInput: false)
      queue.take().forEach(send)
      store.endTurn()
      left = (due - MonotonicClock.microseconds + 999) / 1_000
    }
  }
}

extension KeyDecoder {
  /// The next event, without consuming it.
  fileprivate var upcoming: InputEvent? {
    guard hasMore else { return nil }
    var ahead = self
    return ahead.next()
  }
}

/// Holds keys back until the rows that they refer to are there, for a limited time.
struct TypeAhead {
  /// Longest hold, in microseconds.
  static let longest = 500_000

  /// End of the hold in microseconds; nil while nothing is missing.
  private var due: Int?

  /// Whether keys are held. Reads the clock only if something is missing.
  mutating func holds(_ isMissing: Bool, at now: @autoclosure () -> Int) -> Bool {
    guard isMissing else {
      due = nil
      return false
    }
    let now = now()
    let due = due ?? now + Self.longest
    self.due = due
    return now < due
  }

  /// Milliseconds until held keys are released; nil if none are held.
  func timeout(at now: @autoclosure () -> Int) -> Int? {
    guard let due else { return nil }
    let left = due - now()
    return left > 0 ? (left + 999) / 1_000 : nil
  }
}

/// Descriptors that are ready after a `poll`.
struct PollResult {
  var input = false
  var signals = false
  var queue = false
  var output = false

  /// Blocks until a descriptor is ready or the timeout expires; without a timeout nothing else
  /// wakes the process.
  static func wait(
    input: Int32? = nil, signals: Int32? = nil, queue: Int32? = nil, output: Int32? = nil,
    milliseconds: Int?
  ) -> PollResult {
    var polled = [
      pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: queue ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    let timeout = Int32(clamping: milliseconds ?? -1)
    guard poll(&polled, nfds_t(polled.count), timeout) > 0 else { return PollResult() }
    return PollResult(
      input: polled[0].revents != 0, signals: polled[1].revents != 0,
      queue: polled[2].revents != 0, output: polled[3].revents != 0)
  }
}
