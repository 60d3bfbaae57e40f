import CLibrary
import SquadCore
import SystemKit

/// Advisory lock (`flock`) on a folder, held to create, replace or close the file in it. It is
/// independent of SQLite's own locks.
struct FolderLock: ~Copyable {
  private let descriptor: Int32
  /// False if the file system has no such locks.
  let isExclusive: Bool

  /// Acquires the lock; throws `StorageError.busy` after this many milliseconds.
  init(_ folder: String, within milliseconds: Int = 2_000) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      isExclusive = false
      throw SystemError.last
    }
    isExclusive = Self.acquire(descriptor, within: milliseconds)
    // Saving without a lock is better than not saving at all.
    if !isExclusive, errno == EWOULDBLOCK { throw StorageError.busy }
  }

  /// Returns false, with `errno` set, if that fails.
  private static func acquire(_ descriptor: Int32, within milliseconds: Int) -> Bool {
    let pause = 2
    for waited in stride(from: 0, through: max(milliseconds, 0), by: pause) {
      if waited > 0 { usleep(UInt32(pause * 1_000)) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      if errno != EWOULDBLOCK { return false }
    }
    return false
  }

  deinit { close(descriptor) }

  /// Releases the lock. Without this call it might be released before the end of the scope.
  consuming func release() {}

  /// Flushes the folder's entries to disk, where the file system supports that.
  func flush() { fsync(descriptor) }
}
