import Basics
import CLibrary
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

  /// - Parameter path: `-` is the standard input.
  init(path: String) throws(ReadingError) {
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
    guard kind != S_IFDIR else { throw .isDirectory }
    guard isInput || kind == S_IFREG || kind == S_IFIFO else { throw .unreadableFile }
  }

  deinit {
    if descriptor > STDERR_FILENO { systemClose(descriptor) }
  }

  var isRegular: Bool { size != nil }

  /// Maximum number of bytes that are read.
  var limit: Int { isRegular ? ReadingLimit.file : ReadingLimit.pipe }

  /// Time of the last change of a regular file.
  var modified: Moment { Moment(seconds: Int64(stamp.seconds)) }

  /// Fills the buffer from its start; 0 at the end. Waits for a pipe's writer.
  ///
  /// - Parameter offset: of a regular file; a pipe goes on where it was left.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ReadingError) -> Int
  {
    while true {
      if !isRegular { waitForBytes() }
      let count =
        isRegular
        ? pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        : systemRead(descriptor, buffer)
      if count >= 0 { return count }
      guard errno == EINTR || errno == EAGAIN else { throw Self.error(errno) }
    }
  }

  /// Waits for a pipe's writer; a named one that has none yet would read as ended.
  private func waitForBytes() {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&polled, 1, -1) < 0, errno == EINTR {}
  }

  /// Whether a read returns within so many milliseconds.
  func isReady(within milliseconds: Int) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return isRegular || poll(&polled, 1, Int32(clamping: milliseconds)) != 0
  }

  /// Whether the path still names the file as it was opened.
  func check() throws(ReadingError) {
    guard isRegular else { return }
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw errno == ENOENT ? .gone : .changed }
    guard Stamp(facts) == stamp else { throw .changed }
  }

  private static func error(_ code: Int32) -> ReadingError {
    switch code {
    case ENOENT, ENOTDIR: .noSuchFile
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isDirectory
    default: .unreadableFile
    }
  }
}
