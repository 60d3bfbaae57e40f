import SquadCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets one squad at a time create, replace or set aside the file in a folder. SQLite's own locks
/// are of another kind, on the file itself, and do not mind.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for two seconds at most; throws `StorageProblem.busy` then.
  init(_ folder: String) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    for _ in 0..<100 {
      // A file system without such locks is no reason to keep nothing at all.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(20_000)
    }
    throw StorageProblem.busy
  }

  deinit { close(descriptor) }

  /// Makes new names in the folder last through a power cut, where the file system can.
  func flush() { fsync(descriptor) }
}
