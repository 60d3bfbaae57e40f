/// Skips a JSON value larger than any window, by strings and brackets alone.
struct RawSkip {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// The offset after the value; nil where it continues after the window.
  mutating func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        if !isInString, depth == 0 { return offset }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        // A bracket below depth 0 closes the container around the value.
        if depth <= 0 { return depth < 0 ? offset - 1 : offset }
      case UInt8(ascii: ","), 0x0A: if depth == 0 { return offset - 1 }
      default: break
      }
    }
    return nil
  }
}
