import CLibrary

/// Entries of `name|another name: look`, a line or a semicolon apart. They are searched as bytes: a
/// first start looks up some thirty names, and building an index took longer than that.
struct LookTable: Sendable {
  let text: StaticString

  init(_ text: StaticString) { self.text = text }

  subscript(name: String) -> Substring? {
    text.first(name) { before, after in
      let start = before.last { $0 != UInt8(ascii: " ") }
      guard start == nil || "\n;|".utf8.contains(start ?? 0), let end = after.first,
        ":|".utf8.contains(end), let colon = after.firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      let look = after[(colon + 1)...].prefix { !"\n;".utf8.contains($0) }
      return Substring(String(decoding: look, as: UTF8.self))
    }
  }
}

extension StaticString {
  /// Whether this text of words, a space apart, contains a word.
  func holds(word: String) -> Bool {
    let space = UInt8(ascii: " ")
    return first(word) { before, after in
      before.last ?? space == space && after.first ?? space == space ? true : nil
    } ?? false
  }

  /// The first result for an occurrence of `part`, from the bytes before and after it.
  fileprivate func first<Result>(
    _ part: String,
    _ result: (Slice<UnsafeBufferPointer<UInt8>>, Slice<UnsafeBufferPointer<UInt8>>) -> Result?
  ) -> Result? {
    withUTF8Buffer { bytes -> Result? in
      // A literal ends in a zero byte.
      var rest = UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
      while !part.isEmpty, let found = strstr(rest, part) {
        let start = UnsafeRawPointer(utf8Start).distance(to: found)
        let end = start + part.utf8.count
        if let result = result(bytes[..<start], bytes[end...]) { return result }
        rest = UnsafePointer(found) + 1
      }
      return nil
    }
  }
}
