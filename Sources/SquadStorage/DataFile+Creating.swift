import SQLiteKit
import SquadCore
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension DataFile {
  /// What SQLite puts beside a file while it is in use.
  static let companions = ["-wal", "-shm", "-journal"]

  /// Creates file and folder, unless another program just did.
  func create() throws {
    try Self.makeFolder(folder)
    let lock = try FolderLock(folder)
    guard try identity() == nil else { return }
    let new = try makeBeside(holding: Squad())
    // Left by a file that is gone; SQLite would take it for a part of the new one.
    for suffix in Self.companions { unlink(path + suffix) }
    guard rename(new, path) == 0 else {
      let error = SystemError.last
      unlink(new)
      throw error
    }
    lock.flush()
  }

  /// Writes a complete file under a name of its own beside the real one, so that nobody ever
  /// sees half of it; readable by its owner alone, whatever the umask says. Returns its path.
  func makeBeside(
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

  /// Makes the folder and those it stands in, for the user alone; existing ones stay as they are.
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
