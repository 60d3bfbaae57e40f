import SquadCore
import SystemKit

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets one squad at a time create, replace, set aside or close the file in a folder. SQLite's own
/// locks are of another kind, on the file itself, and do not mind.
struct FolderLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for so many milliseconds at most; throws `StorageProblem.busy` then.
  init(_ folder: String, within milliseconds: Int = 2_000) throws {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError.last }
    let pause = 10
    for waited in stride(from: 0, through: max(milliseconds, 0), by: pause) {
      if waited > 0 { usleep(UInt32(pause * 1_000)) }
      // A file system without such locks is no reason to keep nothing at all.
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
    }
    throw StorageProblem.busy
  }

  deinit { close(descriptor) }

  /// Lets the next one in. A lock that nothing uses any more may be gone before its scope ends.
  consuming func release() {}

  /// Makes new names in the folder last through a power cut, where the file system can.
  func flush() { fsync(descriptor) }
}
