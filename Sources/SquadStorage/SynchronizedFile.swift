import SquadCore
import Synchronization

/// Lets one thread at a time at the file, and lets nothing but `StorageProblem` out.
final class SynchronizedFile<File: ConnectedFile>: Sendable {
  private struct State {
    let file: File
    var isClosed = false
  }

  private let state: Mutex<State>

  init(_ file: sending File) { state = Mutex(State(file: file)) }

  func use<Value: Sendable>(_ body: (File) throws -> Value) throws(StorageProblem) -> Value {
    try state.withLock { state throws(StorageProblem) -> Value in
      let file = state.file
      guard !state.isClosed else { throw .other("squad is quitting") }
      do {
        return try body(file)
      } catch {
        let problem = StorageProblem(explaining: error)
        // After anything but a wait that was too long the connection starts anew, so that
        // nothing of a full disk or a lost folder sticks to it.
        if problem != .busy { file.disconnect(within: 0) }
        throw problem
      }
    }
  }

  /// Closes the connection for good: what a thread asks while squad ends opens no other one.
  func close(within milliseconds: Int) {
    state.withLock { state in
      state.isClosed = true
      state.file.disconnect(within: milliseconds)
    }
  }
}
