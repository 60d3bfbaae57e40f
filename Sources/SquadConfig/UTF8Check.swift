/// Finds what isn't UTF-8.
enum UTF8Check {
  /// The offset of the first byte that belongs to no scalar; nil in a text.
  static func invalidOffset(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
