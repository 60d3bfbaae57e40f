import CLibrary
import SystemKit

/// All bytes of a file or of a pipe, up to the limit of its kind.
package struct FileBytes {
  package private(set) var bytes: [UInt8] = []
  /// The limit that ended the reading before the end of the file; nil where all was read.
  package private(set) var limit: Int?

  /// - Parameter path: `-` reads the standard input.
  package init(path: String) throws(ReadingError) {
    let isInput = path == "-"
    let descriptor = isInput ? STDIN_FILENO : systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw Self.error(errno) }
    defer { if !isInput { systemClose(descriptor) } }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw Self.error(errno) }
    let kind = facts.st_mode & S_IFMT
    guard kind != S_IFDIR else { throw .isDirectory }
    guard isInput || kind == S_IFREG || kind == S_IFIFO else { throw .unreadableFile }
    try read(descriptor, size: kind == S_IFREG ? Int(facts.st_size) : nil)
  }

  /// - Parameter size: of a regular file.
  private mutating func read(_ descriptor: Int32, size: Int?) throws(ReadingError) {
    let most = size == nil ? ReadingLimit.pipe : ReadingLimit.file
    if let size { bytes.reserveCapacity(min(size, most)) }
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = systemRead(descriptor, &chunk)
      if count == 0 { return }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw Self.error(errno)
      }
      bytes += chunk.prefix(min(count, most - bytes.count))
      guard bytes.count < most else {
        limit = most
        return
      }
    }
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
