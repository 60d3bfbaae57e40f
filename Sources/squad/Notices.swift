import SquadCore
import Synchronization

/// What happened to the squad's file while answers were looked for in it: nobody asked for the
/// squad at that moment, so that it waits here for somebody who can tell the user.
final class Notices: Sendable {
  private struct State {
    var waiting: [StorageNotice] = []
    var listener: (@Sendable (StorageNotice) -> Void)?
  }

  private let state = Mutex(State())

  /// From any thread.
  func add(_ notice: StorageNotice) {
    let listener = state.withLock { state in
      if state.listener == nil { state.waiting.append(notice) }
      return state.listener
    }
    listener?(notice)
  }

  /// Passes on what waits, and from now on whatever comes.
  func listen(_ listener: @escaping @Sendable (StorageNotice) -> Void) {
    let waiting = state.withLock { state in
      state.listener = listener
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach(listener)
  }
}
