import SquadCore
import Synchronization

/// Serializes access to a file and converts all errors to `StorageProblem`.
final class SynchronizedFile<File: ReconnectingFile>: Sendable {
  private struct State {
    let file: File
    var isClosed = false
  }

  private let state: Mutex<State>

  init(_ file: sending File) { state = Mutex(State(file: file)) }

  func use<Value: Sendable>(_ body: (File) throws -> Value) throws(StorageProblem) -> Value {
    try state.withLock { state throws(StorageProblem) -> Value in
      let file = state.file
      guard !state.isClosed else { throw .unusable(.quitting) }
      do {
        return try body(file)
      } catch {
        let problem = file.file.located(StorageProblem(explaining: error))
        // Opens a new connection after any error but a timeout, so that no state of a full disk or
        // a lost folder remains.
        if problem != .busy { file.disconnect(within: 0) }
        throw problem
      }
    }
  }

  /// Closes the connection for good: later calls throw.
  func close(within milliseconds: Int) {
    state.withLock { state in
      state.isClosed = true
      state.file.flush()
      state.file.disconnect(within: milliseconds)
    }
  }
}
