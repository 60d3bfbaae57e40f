/// Where a list is with its loading. No two at once.
package enum LoadPhase: Equatable, Sendable {
  case idle
  case loading(RequestID)
  case loaded
  case loadingMore(RequestID)
  case failed(Failure)

  /// The request in flight, if there is one.
  package var request: RequestID? {
    switch self {
    case .loading(let id), .loadingMore(let id): id
    case .idle, .loaded, .failed: nil
    }
  }
}

/// Tells an answer which question it belongs to; an answer to an older question is dropped.
package struct RequestID: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }
}
