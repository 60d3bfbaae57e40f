import CLibrary
import SquadCore
import SystemKit

/// Advisory lock (`flock`) on a folder, for creating, replacing and closing the file in it. It is
/// independent of SQLite's own locks on the file.
struct FolderLock: ~Copyable {
  private let descriptor: Int32
  /// False on a file system without such locks.
  let isExclusive: Bool

  /// Acquires the lock; throws `StorageProblem.busy` after so many milliseconds.
  init(_ folder: String, within milliseconds: Int = 2_000) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      isExclusive = false
      throw SystemError.last
    }
    isExclusive = Self.acquire(descriptor, within: milliseconds)
    // A file system without such locks is no reason to save nothing at all.
    if !isExclusive, errno == EWOULDBLOCK { throw StorageProblem.busy }
  }

  /// False, with `errno`, where that fails.
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

  /// Releases the lock. Without this call it might end before its scope does.
  consuming func release() {}

  /// Flushes the folder's entries to disk, where the file system can.
  func flush() { fsync(descriptor) }
}
