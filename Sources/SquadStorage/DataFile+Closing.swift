import SQLiteKit

extension DataFile {
  /// Closes a connection to the file that had this identity. The last connection to close also
  /// checkpoints and removes the log.
  ///
  /// Under the folder's lock: of two processes that close at the same moment each would leave the
  /// log to the other. SQLite removes it by its name, which may be another file's meanwhile; so it
  /// is left where the file was replaced, and where the lock is not acquired within so many
  /// milliseconds. The next one to close removes it.
  func closeConnection(_ database: Database, _ identity: FileIdentity, within milliseconds: Int) {
    do {
      let lock = try FolderLock(resolved.folder, within: milliseconds)
      if try self.identity() == identity {
        // SQLite itself does so only for the last connection.
        _ = database.emptyLog(within: 0)
      } else {
        database.leaveLog()
      }
      database.close()
      lock.release()
    } catch {
      database.leaveLog()
      database.close()
    }
  }
}
