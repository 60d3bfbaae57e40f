import SquadCore
import Synchronization

/// What came of lists that were not finished, because a part failed or nobody waited: asked again,
/// they go on from here.
final class ResumableProgress<Progress: Sendable>: Sendable {
  private let kept = Mutex<[SwapiQuery: Progress]>([:])

  func keep(_ progress: Progress, of query: SwapiQuery) {
    kept.withLock { $0[query] = progress }
  }

  /// What came so far, which is then forgotten.
  func take(_ query: SwapiQuery) -> Progress? {
    kept.withLock { $0.removeValue(forKey: query) }
  }
}
