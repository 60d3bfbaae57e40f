import SQLiteKit
import SquadCore
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DataFile {
  /// Suffixes of the files that SQLite puts beside one in use.
  static let companions = ["-wal", "-shm", "-journal"]

  /// Creates file and folder, unless another process just did.
  func create() throws {
    try Self.makeFolder(folder)
    let lock = try FolderLock(folder)
    guard try identity() == nil else { return }
    let new = try makeTemporary(holding: Squad())
    // Left by a file that is gone; SQLite would take it for a part of the new one.
    for suffix in Self.companions { unlink(path + suffix) }
    guard rename(new, path) == 0 else {
      let error = SystemError.last
      unlink(new)
      throw error
    }
    lock.flush()
  }

  /// Writes a complete file under a temporary name beside the real one, so that no reader ever sees
  /// half of it; mode 0600, whatever the umask. Returns its path.
  func makeTemporary(
    holding squad: Squad, _ place: EntryID? = nil, _ aliases: [EntryID: EntryID] = [:]
  ) throws -> String {
    let new = "\(path).new-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    let descriptor = open(new, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SystemError.last }
    fchmod(descriptor, 0o600)
    close(descriptor)
    do {
      let database = try Database(path: new)
      try Schema.migrate(database)
      try Schema.makeDurable(database)
      try database.writeTransaction {
        try StoredRows.rewrite(squad, in: database)
        if let place { try StoredPlace.write(place, to: database) }
        try StoredAliases.add(aliases, to: database)
      }
    } catch {
      for suffix in [""] + Self.companions { unlink(new + suffix) }
      throw error
    }
    return new
  }

  /// Creates the folder and its parents, mode 0700; existing ones stay as they are.
  private static func makeFolder(_ folder: String) throws(SystemError) {
    var facts = stat()
    if stat(folder, &facts) == 0 { return }
    if folder != parent(of: folder) { try makeFolder(parent(of: folder)) }
    if mkdir(folder, 0o700) == 0 {
      chmod(folder, 0o700)
    } else if errno != EEXIST {
      throw .last
    }
  }
}
