import SystemKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Recording {
  /// Reads the lines of a recording.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) throws(RecordingError) {
    self = try RecordingReader.read(bytes)
  }

  /// Reads a recording's text.
  package init(text: String) throws(RecordingError) {
    let bytes = Array(text.utf8)
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      try RecordingReader.read(bytes)
    }
  }

  /// Reads a file, and no more of it than a recording may have.
  package init(path: String) throws(RecordingError) {
    let bytes: [UInt8]
    do { bytes = try Self.bytes(of: path) } catch { throw RecordingError(.unreadable(error)) }
    self = try bytes.withUnsafeBufferPointer { bytes throws(RecordingError) in
      try RecordingReader.read(bytes)
    }
  }

  private static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    // Non-blocking: opening a pipe without a writer must not wait for one.
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError.last }
    defer { systemClose(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= largestFile {
      let count = systemRead(descriptor, &chunk)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError.last }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }
}
