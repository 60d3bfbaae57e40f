import CLibrary
import SystemKit

/// Exclusive locks on single bytes of a file. The kernel releases them with the file's descriptor,
/// also when the process is killed.
///
/// They belong to the open file description (`F_OFD_SETLK`) where the system has such locks, else
/// to the process: there, closing another descriptor of the same file would release them.
package final class ByteLocks: Sendable {
  private let descriptor: Int32

  /// Opens or creates the file, mode 0600; nothing is ever written to it.
  package init(path: String) throws(SystemError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
  }

  deinit { close(descriptor) }

  /// Locks a byte until it is unlocked or this is freed; false where another one holds it. Never
  /// blocks.
  package func lock(_ byte: Int) throws(SystemError) -> Bool {
    do { try call(Self.set, F_WRLCK, byte) } catch {
      guard error.code == EAGAIN || error.code == EACCES else { throw error }
      return false
    }
    return true
  }

  /// Locks a byte, and blocks the thread while another one holds it.
  package func wait(for byte: Int) throws(SystemError) { try call(Self.setOrWait, F_WRLCK, byte) }

  /// Releases the lock on a byte; does nothing without one.
  package func unlock(_ byte: Int) throws(SystemError) { try call(Self.set, F_UNLCK, byte) }

  private func call(_ command: Int32, _ type: Int32, _ byte: Int) throws(SystemError) {
    var range = Self.range(byte..<byte + 1, type)
    while fcntl(descriptor, command, &range) != 0 {
      guard errno == EINTR else { throw .last }
    }
  }

  /// Number of bytes from 0 to `end` that others hold. Takes at most two system calls a lock: each
  /// finds one lock in a range, and leaves the ranges on both sides of it.
  package func countHeldByOthers(below end: Int) throws(SystemError) -> Int {
    var count = 0
    var ranges = [0..<max(end, 0)]
    while let range = ranges.popLast() {
      guard let held = try firstHeld(in: range) else { continue }
      count += held.count
      if range.lowerBound < held.lowerBound { ranges.append(range.lowerBound..<held.lowerBound) }
      if held.upperBound < range.upperBound { ranges.append(held.upperBound..<range.upperBound) }
    }
    return count
  }

  /// The part of a range that one lock of others covers, if any.
  private func firstHeld(in range: Range<Int>) throws(SystemError) -> Range<Int>? {
    guard !range.isEmpty else { return nil }
    var found = Self.range(range, F_WRLCK)
    while fcntl(descriptor, Self.get, &found) != 0 {
      guard errno == EINTR else { throw .last }
    }
    guard found.l_type != Int16(F_UNLCK) else { return nil }
    let start = Int(found.l_start)
    // A length of 0 reaches to the end of any file.
    let end = found.l_len == 0 ? range.upperBound : start + Int(found.l_len)
    let held = max(start, range.lowerBound)..<min(max(end, start), range.upperBound)
    return held
  }

  private static func range(_ range: Range<Int>, _ type: Int32) -> flock {
    var lock = flock()
    lock.l_type = Int16(type)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(range.lowerBound)
    lock.l_len = off_t(range.count)
    return lock
  }

  #if os(Linux)
    // glibc's headers keep these from Swift.
    private static let get: Int32 = 36
    private static let set: Int32 = 37
    private static let setOrWait: Int32 = 38
  #else
    // macOS has locks of the open file description, too, but squad was never tested with them.
    private static let get = F_GETLK
    private static let set = F_SETLK
    private static let setOrWait = F_SETLKW
  #endif
}
