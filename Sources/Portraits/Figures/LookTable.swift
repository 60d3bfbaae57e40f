/// Entries of `name|another name: look`, a line or a semicolon apart. A first start waits for the
/// tables, so one pass over their bytes indexes them, without a string for each name.
struct LookTable: Sendable {
  private struct Entry {
    let name: UInt64
    var look: Range<Int>
  }

  private let bytes: [UInt8]
  private let entries: [Entry]

  init(_ text: String) {
    bytes = Array(text.utf8)
    entries = bytes.withUnsafeBufferPointer(Self.index)
  }

  private static func index(_ bytes: UnsafeBufferPointer<UInt8>) -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(bytes.count / 64)
    let empty = StableHash("")
    var hash = empty
    // Names of the entry that have been read, whose look is still to come.
    var pending = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":") {
        entries.append(Entry(name: hash.seed, look: 0..<0))
        pending += 1
        hash = empty
        if byte == UInt8(ascii: "|") { continue }
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
          bytes[index] != UInt8(ascii: ";")
        {
          index += 1
        }
        for entry in entries.count - pending..<entries.count { entries[entry].look = start..<index }
        pending = 0
      } else if hash != empty || byte > UInt8(ascii: " ") && byte != UInt8(ascii: ";") {
        hash.append(byte)
      }
    }
    return entries
  }

  subscript(name: some StringProtocol) -> Substring? {
    let hash = StableHash(name).seed
    return entries.first { $0.name == hash }.map(look)
  }

  /// The looks of all names.
  var looks: [Substring] { entries.map(look) }

  private func look(_ entry: Entry) -> Substring {
    Substring(String(decoding: bytes[entry.look], as: UTF8.self))
  }
}
