import PlainText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Results on standard output, everything else on standard error. Both are sinks: whatever they are
/// given is cleaned, line by line.
enum Console {
  /// Prints one line of a result. Tabs between columns stay.
  static func print(_ line: String) {
    write(cleaned(line) + "\n", to: 1)
  }

  /// Prints a text of our own, such as JSON, as it is.
  static func print(verbatim text: String) { write(text + "\n", to: 1) }

  /// Says one line about what happened; a sentence that begins with squad's name gets no other.
  static func say(_ line: String) {
    write((line.hasPrefix("squad ") ? "" : "squad: ") + cleaned(line) + "\n", to: 2)
  }

  private static func cleaned(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false)
      .map { PlainText.line(String($0)) }.joined(separator: "\t")
  }

  /// Writes all of it; a reader that has gone away ends the writing quietly.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&polled, 1, -1)
        continue
      }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

private func systemWrite(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  #if canImport(Glibc)
    Glibc.write(descriptor, bytes, count)
  #else
    Darwin.write(descriptor, bytes, count)
  #endif
}
