import SquadCore
import Synchronization

/// Notices of the response cache about the squad's file, queued until there is a listener.
final class Notices: Sendable {
  private struct State {
    var waiting: [StorageNotice] = []
    var listener: (@Sendable (StorageNotice) -> Void)?
  }

  private let state = Mutex(State())

  /// Adds a notice; from any thread.
  func add(_ notice: StorageNotice) {
    let listener = state.withLock { state in
      if state.listener == nil { state.waiting.append(notice) }
      return state.listener
    }
    listener?(notice)
  }

  /// Passes on queued notices and all later ones.
  func listen(_ listener: @escaping @Sendable (StorageNotice) -> Void) {
    let waiting = state.withLock { state in
      state.listener = listener
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach(listener)
  }
}
