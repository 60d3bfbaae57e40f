/// Where a list is with its loading. No two at once.
package enum LoadPhase: Equatable, Sendable {
  case idle
  case loading(RequestID)
  case loaded
  case loadingMore(RequestID)
  /// What the service told is asked for anew; it stays on the screen meanwhile, and if that fails.
  case refreshing(RequestID, isRoutine: Bool)
  case failed(Failure)

  /// Whether somebody waits for what is in flight, and not only the clock.
  package var isLoading: Bool {
    switch self {
    case .loading, .loadingMore, .refreshing(_, isRoutine: false): true
    case .idle, .loaded, .failed, .refreshing(_, isRoutine: true): false
    }
  }

  /// The request in flight, if there is one.
  package var request: RequestID? {
    switch self {
    case .loading(let id), .loadingMore(let id), .refreshing(let id, _): id
    case .idle, .loaded, .failed: nil
    }
  }
}

/// Why rows that the service told are to be asked for anew.
package enum Due: Equatable, Sendable {
  /// Somebody wants it.
  case asked
  /// It is time.
  case routine
}

/// How many parts of an answer have come.
package struct Progress: Equatable, Sendable {
  package let done: Int
  package let total: Int

  package init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}

/// Tells an answer which question it belongs to; an answer to an older question is dropped.
package struct RequestID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }
}
