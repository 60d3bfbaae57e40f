import SystemKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file of a cast, in place of what it held before.
final class CastFile {
  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// First error of a write.
  private var failure: SystemError?

  init(path: String) throws(CommandFailure) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o644)
    guard descriptor >= 0 else { throw Self.problem(path, .last) }
  }

  deinit { close(descriptor) }

  func write(_ text: String) {
    buffer += Array(text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Throws where not all of it could be written.
  func finish() throws(CommandFailure) {
    flush()
    if let failure { throw Self.problem(path, failure) }
  }

  private func flush() {
    if failure == nil { failure = systemWriteAll(descriptor, buffer) }
    buffer = []
  }

  private static func problem(_ path: String, _ error: SystemError) -> CommandFailure {
    CommandFailure { $0.unwritable(path, error.reason, option: "--cast") }
  }
}
