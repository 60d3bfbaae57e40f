import CLibrary
import SystemKit

/// The lines of standard input, read as they are asked for.
struct InputLines {
  /// Bytes of the longest line; ids are far shorter.
  private static let limit = 65_536

  private var buffer: [UInt8] = []
  private var hasEnded = false

  /// The next line without its end, broken UTF-8 replaced; nil at the end of the input. Throws
  /// `SystemError` where reading fails or a line is too long.
  mutating func next() throws(SystemError) -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeFirst(end + 1) }
        return String(decoding: buffer[..<end], as: UTF8.self)
      }
      if hasEnded {
        defer { buffer = [] }
        return buffer.isEmpty ? nil : String(decoding: buffer, as: UTF8.self)
      }
      guard buffer.count < Self.limit else { throw SystemError(code: EMSGSIZE) }
      var chunk = [UInt8](repeating: 0, count: 4_096)
      let count = systemRead(STDIN_FILENO, &chunk)
      guard count >= 0 else { throw SystemError(code: errno) }
      hasEnded = count == 0
      buffer += chunk.prefix(count)
    }
  }
}
