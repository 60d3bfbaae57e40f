/// A detail with the state of its request. Indirect, so that copies, which every key makes, share
/// the detail.
package indirect enum LoadedDetail: Equatable, Sendable {
  case loading(RequestID)
  case loaded(Detail)
  /// Being loaded again; the cached one stays on the screen, also after a failure.
  case refreshing(RequestID, Detail)
  case failed(Failure, cached: Detail? = nil)

  /// The detail to show, also while it is refreshed or after a failure; nil without one.
  package var value: Detail? {
    switch self {
    case .loading: nil
    case .loaded(let detail), .refreshing(_, let detail): detail
    case .failed(_, let cached): cached
    }
  }

  /// The request in flight.
  package var request: RequestID? {
    switch self {
    case .loading(let id), .refreshing(let id, _): id
    case .loaded, .failed: nil
    }
  }
}
