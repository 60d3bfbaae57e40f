import SquadCore
import Synchronization

/// What came of a fetch that has several parts.
protocol Resumable: Sendable {
  /// Whether a later fetch may go on from here.
  var isResumable: Bool { get }
}

/// What came of fetches that were not finished, because a part failed or the task was cancelled:
/// the next one goes on from there.
final class ResumableProgress<Progress: Resumable>: Sendable {
  private let kept = Mutex<[SwapiQuery: Progress]>([:])

  func keep(_ progress: Progress, of query: SwapiQuery) {
    guard progress.isResumable else { return }
    kept.withLock { $0[query] = progress }
  }

  /// What came so far, which is then forgotten.
  func take(_ query: SwapiQuery) -> Progress? {
    kept.withLock { $0.removeValue(forKey: query) }
  }

  /// Fetches what is missing. Where the task is cancelled its progress is kept at once, before the
  /// next fetch can begin.
  func resume<Value: Sendable>(
    _ query: SwapiQuery, from progress: Progress,
    _ fetch: (Checkpoint<Progress>) async -> Value
  ) async -> Value {
    let checkpoint = Checkpoint(progress)
    return await withTaskCancellationHandler {
      await fetch(checkpoint)
    } onCancel: {
      keep(checkpoint.progress, of: query)
    }
  }
}

/// The progress of a fetch that is under way.
final class Checkpoint<Progress: Sendable>: Sendable {
  private let state: Mutex<Progress>

  init(_ progress: Progress) { state = Mutex(progress) }

  var progress: Progress { state.withLock { $0 } }

  func update(_ body: (inout sending Progress) -> Void) { state.withLock { body(&$0) } }
}
