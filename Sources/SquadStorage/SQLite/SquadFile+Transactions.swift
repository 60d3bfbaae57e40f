import SQLiteKit
import SquadCore

extension SquadFile {
  /// Maximum time in milliseconds that an acknowledgement waits for readers.
  private static let readerTimeout: Int64 = 100

  /// Runs `body` in a write transaction on the file now at the path, with up-to-date contents.
  /// Another process may have replaced the file while this one waited for the lock.
  func write<Value>(
    _ body: (SquadContents) throws -> Value, committed: (SquadContents, Value) -> Void
  ) throws -> Value {
    for _ in 0..<3 {
      let connection = try writing()
      let value = try connection.database.writeTransaction { () throws -> Value? in
        guard try file.identity() == connection.identity else { return nil }
        try connection.read()
        if connection.contents.tables.squad == nil {
          try visitor?.evictSquads(in: connection.database)
          try visitor?.admit(to: connection.database)
        }
        try connection.beginWrite(on: today().daysSince1970)
        return try body(connection.contents)
      }
      if let value {
        checkpointCommit(of: connection.database)
        connection.contents.didCommit()
        committed(connection.contents, value)
        return value
      }
      abandon()
    }
    throw StorageError.busy
  }

  /// Copies a commit of one's own squad into the file before it is acknowledged: a copy of the file
  /// then has it, and there is no log that a crash could leave damaged. If the checkpoint cannot
  /// finish, the change is saved all the same; the next write and the end try again.
  ///
  /// In a kiosk the checkpoint follows the acknowledgement, so that no visitor waits for the reads
  /// of others.
  private func checkpointCommit(of database: Database) {
    hasUncheckpointedCommits = visitor != nil || !database.emptyLog(within: 0)
    guard hasUncheckpointedCommits, visitor == nil else { return }
    // If a reader holds up the checkpoint, no later write wakes the other windows.
    file.announceCommit()
    if !isLeaving() { hasUncheckpointedCommits = !database.emptyLog(within: Self.readerTimeout) }
  }
}
