import CLibrary
import SQLiteKit
import SquadCore
import SystemKit

extension DataFile {
  /// Suffixes of SQLite's own files beside one in use.
  static let companions = ["-wal", "-shm", "-journal"]

  /// Creates the file and its folder, unless another process has just done so.
  func create() throws {
    try Self.makeFolder(folder)
    let lock = try FolderLock(folder)
    guard try identity() == nil else { return }
    removeLeftovers(lock)
    let new = try makeTemporary { try Schema.migrate($0) }
    do { try removeCompanions(lock) } catch {
      unlink(new)
      throw error
    }
    guard rename(new, path) == 0 else {
      let error = SystemError.last
      unlink(new)
      throw error
    }
    lock.flush()
  }

  /// Removes SQLite's files of a deleted database, which SQLite would take for those of the new
  /// one.
  private func removeCompanions(_ lock: borrowing FolderLock) throws(SystemError) {
    var isChanged = false
    for suffix in Self.companions {
      if unlink(path + suffix) == 0 {
        isChanged = true
      } else if errno != ENOENT {
        throw .last
      }
    }
    // After a power cut they must not be back beside the new file.
    if isChanged { lock.flush() }
  }

  /// Writes a complete file under a temporary name beside the real one, so that no reader ever sees
  /// half of it. Its mode is 0600, whatever the umask, and all of it is on disk. Returns its path.
  func makeTemporary(_ fill: (Database) throws -> Void) throws -> String {
    let new = "\(path)\(Self.temporary)\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = open(new, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    fchmod(descriptor, 0o600)
    close(descriptor)
    do {
      let database = try Database(path: new)
      // No rollback journal is needed on disk: a failure deletes the file. WAL mode comes last,
      // because a log that the final checkpoint failed to copy would be left behind silently.
      try database.run("PRAGMA journal_mode = MEMORY")
      try database.run("PRAGMA synchronous = FULL")
      try fill(database)
      try Schema.makeDurable(database)
      database.close()
    } catch {
      for suffix in [""] + Self.companions { unlink(new + suffix) }
      throw error
    }
    return new
  }

  /// Copies the file beside it before it is migrated: an older squad can go on with the copy. Call
  /// it within a write transaction, which keeps others from doing the same at once.
  func keepCopy() throws {
    let copy = resolved.path + ".before-7"
    let new = copy + ".new"
    unlink(new)
    let descriptor = open(new, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    do {
      let reader = try Database(path: path, access: .readOnly)
      reader.leaveLog()
      try reader.run("VACUUM INTO ?", [.text(new)])
      guard fsync(descriptor) == 0, rename(new, copy) == 0 else { throw SystemError.last }
    } catch {
      unlink(new)
      throw error
    }
    Self.flush(Self.parent(of: copy))
  }

  /// Creates the file's folder and its missing parents, with mode 0700.
  package func makeFolder() throws { try Self.makeFolder(folder) }

  /// Creates the folder and its missing parents, with mode 0700; existing ones keep theirs.
  static func makeFolder(_ folder: String) throws(SystemError) {
    if systemFacts(of: folder) != nil { return }
    if folder != parent(of: folder) { try makeFolder(parent(of: folder)) }
    if mkdir(folder, 0o700) == 0 {
      chmod(folder, 0o700)
      flush(parent(of: folder))
    } else if errno != EEXIST {
      throw .last
    }
  }

  /// Flushes a folder's entries to disk, where the file system supports that.
  private static func flush(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
