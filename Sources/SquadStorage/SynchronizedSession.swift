import SquadCore
import Synchronization
import SystemKit

/// Access to stored data that opens a connection when it needs one.
protocol StorageSession: AnyObject, SendableMetatype {
  /// Adds the session's file or server to a problem.
  func located(_ problem: StorageError) -> StorageError
  /// Writes what was deferred to a later write, if that needs no waiting.
  func flush()
  /// Closes the connection; the next call opens another one. Waits at most this many milliseconds
  /// for other processes.
  func disconnect(within milliseconds: Int)
}

extension StorageSession {
  func flush() {}
}

/// Serializes access to a session and converts all errors to `StorageError`.
final class SynchronizedSession<Session: StorageSession>: Sendable {
  private struct State {
    let session: Session
    var isClosed = false
  }

  private let state: Mutex<State>
  private let idle: IdleTimer?

  /// Disconnects after `idleTime` milliseconds without use; nil: never.
  init(_ session: sending Session, idleTime: Int? = nil) {
    state = Mutex(State(session: session))
    idle = idleTime.map { IdleTimer(milliseconds: $0) }
  }

  func use<Value: Sendable>(_ body: (Session) throws -> Value) throws(StorageError) -> Value {
    defer { idle?.restart { [weak self] in self?.disconnect() } }
    return try state.withLock { state throws(StorageError) -> Value in
      let session = state.session
      guard !state.isClosed else { throw .unusable(.quitting) }
      do {
        return try body(session)
      } catch {
        let problem = session.located(StorageError(explaining: error))
        // Opens a new connection after any error but a timeout, so that no state of a full disk or
        // a lost folder remains.
        if problem != .busy, problem != .server(.busy) { session.disconnect(within: 0) }
        throw problem
      }
    }
  }

  /// Closes the connection until the next use.
  func disconnect() { state.withLock { $0.session.disconnect(within: 0) } }

  /// Closes the connection for good: later calls throw.
  func close(within milliseconds: Int) {
    state.withLock { state in
      state.isClosed = true
      state.session.flush()
      state.session.disconnect(within: milliseconds)
    }
  }
}
