import SquadCore
import Synchronization

/// The state of a fetch that has several parts.
protocol Resumable: Sendable {
  /// Whether a later fetch may go on from here.
  var isResumable: Bool { get }
}

/// The progress of unfinished fetches, of which a part failed or the task was cancelled: the next
/// fetch resumes there.
final class ResumableProgress<Progress: Resumable>: Sendable {
  private let pending = Mutex<[SwapiQuery: Progress]>([:])

  func store(_ progress: Progress, of query: SwapiQuery) {
    guard progress.isResumable else { return }
    pending.withLock { $0[query] = progress }
  }

  /// Removes and returns the progress of a fetch.
  func take(_ query: SwapiQuery) -> Progress? {
    pending.withLock { $0.removeValue(forKey: query) }
  }

  /// Fetches what is missing. Where the task is cancelled its progress is stored at once, before
  /// the next fetch can begin.
  func resume<Value: Sendable>(
    _ query: SwapiQuery, from progress: Progress,
    _ fetch: (Checkpoint<Progress>) async -> Value
  ) async -> Value {
    let checkpoint = Checkpoint(progress)
    return await withTaskCancellationHandler {
      await fetch(checkpoint)
    } onCancel: {
      store(checkpoint.progress, of: query)
    }
  }
}

/// The progress of a fetch in flight.
final class Checkpoint<Progress: Sendable>: Sendable {
  private let state: Mutex<Progress>

  init(_ progress: Progress) { state = Mutex(progress) }

  var progress: Progress { state.withLock { $0 } }

  func update(_ body: (inout sending Progress) -> Void) { state.withLock { body(&$0) } }
}
