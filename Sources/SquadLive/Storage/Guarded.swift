import SquadCore
import Synchronization

/// One of the two who work on the file, through a connection of its own.
protocol ConnectedFile: AnyObject {
  /// Closes the connection; the next call opens another one.
  func disconnect()
}

/// Lets one thread at a time at the file, and lets nothing but `StorageProblem` out.
final class Guarded<File: ConnectedFile>: Sendable {
  private let file: Mutex<File>

  init(_ file: sending File) { self.file = Mutex(file) }

  func use<Value: Sendable>(_ body: (File) throws -> Value) throws(StorageProblem) -> Value {
    try file.withLock { file throws(StorageProblem) -> Value in
      do {
        return try body(file)
      } catch {
        let problem = StorageProblem(explaining: error)
        // After anything but a wait that was too long the connection starts anew, so that
        // nothing of a full disk or a lost folder sticks to it.
        if problem != .busy { file.disconnect() }
        throw problem
      }
    }
  }
}
