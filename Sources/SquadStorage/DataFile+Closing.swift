import SQLiteKit

extension DataFile {
  /// Closes a connection to the file that had this identity. Where nobody else has it open, what
  /// the log holds is in the file then, and the log is gone.
  ///
  /// Under the folder's lock: of two that close at the same moment each would take the other for
  /// somebody who goes on, and leave the log. SQLite removes that by its name, which may be
  /// another file's meanwhile; so it stays where the file was replaced, and where the lock can't
  /// be had within so many milliseconds. The next one to close removes it.
  func closeConnection(_ database: Database, _ identity: FileIdentity, within milliseconds: Int) {
    do {
      let lock = try FolderLock(resolved.folder, within: milliseconds)
      if try self.identity() == identity {
        // SQLite does so by itself only for the last one.
        database.checkpoint()
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
