/// Parser of a response's head, line by line. Of several heads (an early hint before the response)
/// the last one counts.
struct HTTPHead {
  private(set) var headers = HTTPHeaders()
  /// Bytes of all heads so far.
  private(set) var count = 0

  mutating func take(line bytes: UnsafeBufferPointer<UInt8>) {
    count += bytes.count
    let line = bytes.prefix { $0 != 0x0D && $0 != 0x0A }
    if line.starts(with: "HTTP/".utf8) {
      headers = HTTPHeaders()
    } else {
      headers.append(line: line)
    }
  }
}
