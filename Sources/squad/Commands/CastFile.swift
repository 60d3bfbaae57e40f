import CLibrary
import SquadRecording
import SystemKit

/// File of a cast, new or in place of an older cast.
final class CastFile {
  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// First error of a write.
  private var failure: SystemError?

  /// Opens a file, truncating an older cast.
  init(path: String) throws {
    self.path = path
    // Non-blocking: opening a pipe without a reader fails.
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw Self.problem(path, .last) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    do { try Self.empty(descriptor, at: path) } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  func write(_ text: String) {
    buffer += Array(text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Throws where not everything was written.
  func finish() throws(CommandFailure) {
    flush()
    if let failure { throw Self.problem(path, failure) }
  }

  private func flush() {
    if failure == nil { failure = systemWriteAll(descriptor, buffer) }
    buffer = []
  }

  /// Truncates a cast; throws for any other file, such as the recording itself. What is no regular
  /// file needs nothing.
  private static func empty(_ descriptor: Int32, at path: String) throws {
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw problem(path, .last) }
    guard facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0 else { return }
    guard isCast(path, facts) else { throw UsageError(.notACast(path)) }
    guard ftruncate(descriptor, 0) == 0 else { throw problem(path, .last) }
  }

  private static func isCast(_ path: String, _ opened: stat) -> Bool {
    let reader = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard reader >= 0 else { return false }
    defer { systemClose(reader) }
    var facts = stat()
    var beginning = [UInt8](repeating: 0, count: Cast.longestMark)
    guard fstat(reader, &facts) == 0, facts.st_dev == opened.st_dev,
      facts.st_ino == opened.st_ino
    else { return false }
    let count = systemRead(reader, &beginning)
    return count > 0 && Cast.begins(beginning.prefix(count))
  }

  private static func problem(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure { $0.unwritable(path, error.reason, option: "--cast") }
  }
}
