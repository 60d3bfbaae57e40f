import Basics
import CLibrary
import SquadCore
import SystemKit

/// A file, a pipe or the standard input, opened and read in order.
package final class FileInput: Sendable {
  /// The state of a file by which another reading recognises it.
  struct Stamp: Equatable {
    let device: Int
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int

    init(_ facts: stat) {
      device = Int(truncatingIfNeeded: facts.st_dev)
      inode = UInt64(facts.st_ino)
      #if canImport(Darwin)
        let modified = facts.st_mtimespec
      #else
        let modified = facts.st_mtim
      #endif
      (seconds, nanoseconds) = (Int(modified.tv_sec), Int(modified.tv_nsec))
    }
  }

  private let path: String
  private let descriptor: Int32
  private let stamp: Stamp
  /// Size of a regular file when it was opened; nil for a pipe, which is read once.
  let size: Int?
  /// Watches a followed file for growth; nil for any other.
  private let watch: FileWatch?

  /// - Parameters:
  ///   - path: `-` is the standard input.
  ///   - follows: reads a regular file on as it grows.
  init(path: String, follows: Bool = false) throws(OwnFileError) {
    self.path = path
    let isInput = path == "-"
    // Without blocking, because a named pipe may not have a writer yet.
    descriptor =
      isInput ? STDIN_FILENO : systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    var facts = stat()
    guard descriptor >= 0, fstat(descriptor, &facts) == 0 else { throw Self.error(errno) }
    let kind = facts.st_mode & S_IFMT
    stamp = Stamp(facts)
    size = !isInput && kind == S_IFREG ? Int(facts.st_size) : nil
    watch = follows && kind == S_IFREG ? try? FileWatch(path: path) : nil
    guard kind != S_IFDIR else { throw .directory }
    guard isInput || kind == S_IFREG || kind == S_IFIFO else { throw .unreadable }
  }

  deinit {
    if descriptor > STDERR_FILENO { systemClose(descriptor) }
  }

  var isRegular: Bool { size != nil }

  /// Whether more may come after its end.
  var follows: Bool { watch != nil }

  /// Maximum number of bytes that are read.
  var limit: Int { isRegular ? ReadingLimit.file : ReadingLimit.pipe }

  /// Time of the last change of a regular file.
  var modified: Moment { Moment(seconds: Int64(stamp.seconds)) }

  /// Fills the buffer from its start; 0 at the end, and for a named pipe without a writer. `offset`
  /// is that of a regular file; a pipe goes on where it was left.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(OwnFileError) -> Int
  {
    while true {
      let count =
        isRegular
        ? pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        : systemRead(descriptor, buffer)
      if count >= 0 { return count }
      guard errno == EINTR || errno == EAGAIN else { throw Self.error(errno) }
    }
  }

  /// Whether a read returns more bytes or the end within `milliseconds`.
  ///
  /// - Parameters:
  ///   - offset: the bytes read so far.
  ///   - milliseconds: −1 waits without a limit.
  ///   - interruption: a descriptor that ends the wait when it becomes readable.
  func isReady(at offset: Int, within milliseconds: Int, interruption: Int32 = -1) -> Bool {
    var (descriptor, milliseconds) = (descriptor, milliseconds)
    while true {
      if isRegular {
        guard let watch else { return true }
        // Clears the watch before looking at the file, so that no later change is missed.
        watch.clear()
        var facts = stat()
        guard fstat(self.descriptor, &facts) == 0, facts.st_size == offset,
          (try? check(through: offset)) != nil
        else { return true }
        descriptor = watch.descriptor
      }
      var polled = [descriptor, interruption].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&polled, 2, Int32(clamping: milliseconds))
      guard isRegular, polled[0].revents != 0 else { return polled[0].revents != 0 }
      // A change may bring no bytes, as `touch` does: goes on waiting if there is no limit.
      milliseconds = min(milliseconds, 0)
    }
  }

  /// Whether the path still names the file as it was opened; one that is followed may have grown.
  ///
  /// - Parameter end: offset where the next read ends.
  func check(through end: Int = 0) throws(OwnFileError) {
    guard isRegular else { return }
    guard let facts = systemFacts(of: path) else { throw errno == ENOENT ? .gone : .changed }
    let now = Stamp(facts)
    guard follows else {
      guard now == stamp else { throw .changed }
      return
    }
    let isSame = now.device == stamp.device && now.inode == stamp.inode
    guard isSame, Int(facts.st_size) >= end else { throw .changed }
  }

  /// Whether it is the same file, which may have been written since.
  func isSameFile(as other: FileInput) -> Bool {
    isRegular && stamp.device == other.stamp.device && stamp.inode == other.stamp.inode
  }

  /// Whether it is the same file, which wasn't written since.
  func isUnchanged(since other: FileInput) -> Bool {
    isRegular && stamp == other.stamp && size == other.size
  }

  private static func error(_ code: Int32) -> OwnFileError {
    switch code {
    case ENOENT, ENOTDIR: .noSuchFile
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .directory
    default: .unreadable
    }
  }
}
