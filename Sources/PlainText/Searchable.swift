/// A title and its aliases, folded once for many queries.
package struct Searchable: Sendable {
  /// The title, then each alias after a zero byte.
  private var name = FoldedName()

  /// Cleans and folds `title` and `aliases`.
  package init(title: String, aliases: [String] = []) {
    name.append(PlainText.line(title))
    for alias in aliases {
      name.endField()
      name.append(PlainText.line(alias))
    }
  }

  /// Bytes of the text.
  package var count: Int { name.count }

  /// Calls `body` with a view of the text, valid only during the call.
  package func withText<Value>(_ body: (FoldedText) -> Value) -> Value { name.withText(body) }
}

/// Names in the form that searches compare: folded, without spaces and punctuation (`Spider-Man` is
/// `spiderman`), and with a bit where a word starts.
package struct FoldedName: Sendable {
  /// UTF-8, then unused bytes; fields are separated by zero bytes. Names are written in place:
  /// appending them took a tenth of the time to read a million rows.
  private var memory: [UInt8] = []
  /// Number of bytes of the text.
  package private(set) var count = 0
  /// A bit per byte of `memory`, set where a word starts; see `Bits`.
  private var wordStarts = [UInt8](repeating: 0, count: Bits.size(0))
  private var isInWord = false

  /// Creates an empty text.
  package init() {}

  /// Folds and appends a clean text.
  mutating func append(_ text: String) { text.withBytes { append($0) } }

  /// Folds and appends a clean text in UTF-8.
  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard ASCIIScan.arePrintable(text) else { return append(folded: PlainText.foldedUTF8(text)) }
    reserve(text.count)
    for start in stride(from: 0, to: text.count, by: Self.wordSize) {
      let end = min(start + Self.wordSize, text.count)
      append(ascii: UnsafeBufferPointer(rebasing: text[start..<end]))
    }
  }

  /// Number of bytes whose word starts fit into one 64-bit mask.
  private static let wordSize = UInt64.bitWidth

  /// For each ASCII character, in the low byte 1 if it is kept, plus 2 if it belongs to a word, and
  /// in the high byte its lowercase form.
  private static let asciiKinds = (0..<128 as Range<UInt8>).map { byte -> UInt16 in
    let lower = PlainText.lowercased(byte)
    let scalar = Unicode.Scalar(lower)
    return UInt16(lower) << 8 | (counts(for: scalar) ? 1 : 0) | (isInWord(scalar) ? 2 : 0)
  }

  /// Folds at most `wordSize` bytes of printable ASCII, which most names are, without a branch.
  private mutating func append(ascii text: UnsafeBufferPointer<UInt8>) {
    var (end, starts): (Int, UInt64) = (count, 0)
    var continues: UInt16 = isInWord ? 1 : 0
    let start = count
    Self.asciiKinds.withUnsafeBufferPointer { kinds in
      memory.withUnsafeMutableBufferPointer { memory in
        for byte in text {
          let kind = kinds[Int(byte)]
          memory[end] = UInt8(truncatingIfNeeded: kind >> 8)
          starts |= UInt64(kind & 1 & ~continues) &<< UInt64(truncatingIfNeeded: end &- start)
          end &+= Int(kind & 1)
          continues = kind >> 1 & 1
        }
      }
    }
    isInWord = continues == 1
    count = end
    withUnsafeBytes(of: (starts, 0 as UInt64)) { starts in
      wordStarts.withUnsafeMutableBytes {
        Bits.copy(end - start, from: starts, at: 0, to: $0, at: start)
      }
    }
  }

  mutating func append(folded text: [UInt8]) {
    reserve(text.count)
    text.withUnsafeBufferPointer { text in
      var offset = 0
      while offset < text.count {
        let (scalar, length) = text.scalar(at: offset)
        append(scalar, text[offset..<offset + length])
        offset += length
      }
    }
  }

  /// Appends a text that is in this form already.
  package mutating func append(_ text: FoldedText) {
    let start = count
    reserve(text.bytes.count)
    count += text.bytes.count
    memory.withUnsafeMutableBytes {
      UnsafeMutableRawBufferPointer(rebasing: $0[start...]).copyMemory(from: .init(text.bytes))
    }
    wordStarts.withUnsafeMutableBytes { text.copyWordStarts(to: $0, at: start) }
  }

  /// Empties the text.
  package mutating func removeAll(keepingMemory: Bool) {
    if keepingMemory {
      for index in 0..<Bits.size(count) { wordStarts[index] = 0 }
      (count, isInWord) = (0, false)
    } else {
      self = FoldedName()
    }
  }

  /// Ends a field, so that another can follow.
  package mutating func endField() {
    reserve(1)
    append(byte: 0)
    isInWord = false
  }

  private mutating func reserve(_ more: Int) {
    guard count + more > memory.count else { return }
    // Many names in one text need room that grows by more than each of them.
    let size = max(count + more, 2 * memory.count)
    memory.append(contentsOf: repeatElement(0, count: size - memory.count))
    wordStarts.append(contentsOf: repeatElement(0, count: Bits.size(size) - wordStarts.count))
  }

  private mutating func markWordStart() {
    wordStarts[count >> 3] |= 1 << UInt8(truncatingIfNeeded: count & 7)
  }

  private mutating func append(
    _ scalar: Unicode.Scalar, _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) {
    if Self.counts(for: scalar) {
      let continues = Self.isInWord(scalar)
      if !isInWord { markWordStart() }
      for byte in text { append(byte: byte) }
      isInWord = continues
    } else {
      isInWord = false
    }
  }

  private mutating func append(byte: UInt8) {
    memory[count] = byte
    count += 1
  }

  /// Whether it is a letter, a digit or beyond ASCII.
  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "0"..."9": true
    default: !scalar.isASCII
    }
  }

  /// Whether a folded scalar is kept: neither a space nor punctuation. Signs such as `$` and `+`
  /// are kept.
  private static func counts(for scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61...0x7A, 0x30...0x39: true
    case 0x24, 0x2B, 0x3C...0x3E: true
    case 0..<0x80: false
    case 0xA1, 0xA7, 0xAB, 0xB6, 0xB7, 0xBB, 0xBF, 0x2010...0x2027, 0x2030...0x205E: false
    case 0x3000...0x3003, 0x3008...0x3011, 0x3014...0x301F, 0x30A0, 0x30FB: false
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF3D, 0xFF3F, 0xFF5B...0xFF65: false
    default: true
    }
  }
}

extension FoldedName {
  /// Calls `body` with a view of the text, valid only during the call.
  package func withText<Value>(_ body: (FoldedText) -> Value) -> Value {
    memory.withUnsafeBufferPointer { memory in
      wordStarts.withUnsafeBufferPointer {
        body(FoldedText(UnsafeBufferPointer(rebasing: memory[..<count]), wordStarts: $0))
      }
    }
  }
}

/// Folded title that knows the Character of each byte, since folding changes lengths.
struct FoldedTitle {
  private(set) var name = FoldedName()
  /// Offset of the Character of each byte; empty if bytes and Characters correspond.
  private var owners: [Int] = []

  init(_ title: String) {
    let isASCII = title.withBytes(ASCIIScan.arePrintable)
    if isASCII {
      name.append(folded: PlainText.foldedUTF8(title))
      if name.count == title.utf8.count { return }
      name = FoldedName()
    }
    for (offset, character) in title.enumerated() {
      var folded: [UInt8] = []
      for scalar in character.unicodeScalars { PlainText.appendFolded(scalar, to: &folded) }
      name.append(folded: folded)
      while owners.count < name.count { owners.append(offset) }
    }
  }

  /// The Characters of a non-empty range of bytes.
  func characters(of range: Range<Int>) -> Range<Int> {
    if owners.isEmpty { return range }
    return owners[range.lowerBound]..<(owners[range.upperBound - 1] + 1)
  }
}
