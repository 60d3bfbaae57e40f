/// State of a list's loading; at most one request is in flight.
package enum LoadPhase: Equatable, Sendable {
  case idle
  case loading(RequestID)
  case loaded
  case loadingMore(RequestID)
  /// The live rows are fetched again; the old ones stay on the screen, also after a failure.
  case refreshing(RequestID, isRoutine: Bool)
  case failed(Failure)

  /// Whether the user waits for the request in flight; a timer's request doesn't count.
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

/// The reason why live rows are due for a refresh.
package enum RefreshReason: Equatable, Sendable {
  /// The user's request.
  case manual
  /// The refresh timer.
  case routine
}

/// Received parts of a partial response.
package struct Progress: Equatable, Sendable {
  /// Number of parts that have come.
  package let done: Int
  /// Number of parts in all.
  package let total: Int

  /// Takes both numbers of parts unchecked.
  package init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
