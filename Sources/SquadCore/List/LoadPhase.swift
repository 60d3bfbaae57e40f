/// State of a level's loading; at most one request is in flight.
package enum LoadPhase: Equatable, Sendable {
  case idle
  case loading(RequestID)
  case loaded
  case loadingMore(RequestID)
  /// The live rows are fetched again; they stay on the screen meanwhile, and after a failure.
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

/// Why live rows are due for a refresh.
package enum Due: Equatable, Sendable {
  /// The user's request.
  case manual
  /// The refresh timer.
  case routine
}

/// Number of parts of a partial response that have come.
package struct Progress: Equatable, Sendable {
  package let done: Int
  package let total: Int

  package init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}

/// Id of a request, borne by its response; a response to an older request is dropped.
package struct RequestID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }
}
