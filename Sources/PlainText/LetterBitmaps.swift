/// The letters that the rows of a column have: 84 planes of a bit per row, some 10 bytes a row. A
/// search for a first letter reads only these.
///
/// Planes: the letters that a row has, those that begin one of its words, and those that begin an
/// alias; the number of the title's first letter in binary; and whether a field is a single letter,
/// so that the row's text decides its rank.
package struct LetterBitmaps: @unchecked Sendable {
  private static let letters = 26
  private static let numberBits = 5
  private static let count = 3 * letters + numberBits + 1
  private static let words = letters
  private static let aliases = 2 * letters
  private static let titles = 3 * letters
  private static let single = titles + numberBits
  /// The bit of each byte's letter: looking it up takes two thirds of the time of `letter`.
  private static let letterBits = (0...UInt8.max).map(letter)

  private let planes: UnsafePointer<UInt64>
  /// Words of a plane.
  private let length: Int

  /// `memory` has `size` bytes, aligned, and valid as long as their column.
  package init(_ memory: UnsafeRawPointer, rowCount: Int) {
    length = Self.length(rowCount)
    planes = memory.assumingMemoryBound(to: UInt64.self)
  }

  private static func length(_ rowCount: Int) -> Int { (rowCount + 63) / 64 }

  /// Bytes for `rowCount` rows.
  package static func size(_ rowCount: Int) -> Int {
    count * length(rowCount) * MemoryLayout<UInt64>.size
  }

  /// Writes the planes of a column into new memory.
  package static func fill(
    _ memory: UnsafeMutableRawPointer, by column: FoldedColumn, rowCount: Int
  ) {
    let planes = memory.bindMemory(to: UInt64.self, capacity: count * length(rowCount))
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { words in
      letterBits.withUnsafeBufferPointer { letterBits in
        for word in 0..<length(rowCount) {
          words.update(repeating: 0)
          for row in word << 6..<min(word << 6 + 64, rowCount) {
            add(column.text(of: row), 1 << UInt64(row & 63), to: words, letterBits)
          }
          for plane in 0..<count { planes[plane * length(rowCount) + word] = words[plane] }
        }
      }
    }
  }

  private static func add(
    _ text: FoldedText, _ bit: UInt64, to words: UnsafeMutableBufferPointer<UInt64>,
    _ letterBits: UnsafeBufferPointer<UInt32>
  ) {
    let bytes = text.bytes
    var (has, begins, aliases): (UInt32, UInt32, UInt32) = (0, 0, 0)
    for byte in bytes { has |= letterBits[Int(byte)] }
    text.forEachWordStart { offset in
      let letter = letterBits[Int(bytes[offset])]
      begins |= letter
      guard letter != 0, offset == 0 || bytes[offset - 1] == 0 else { return }
      if offset == 0 {
        set(UInt32(bytes[0] & 0x1F), from: titles, bit, of: words)
      } else {
        aliases |= letter
      }
      if offset + 1 == bytes.count || bytes[offset + 1] == 0 { words[single] |= bit }
    }
    set(has, from: 0, bit, of: words)
    set(begins, from: Self.words, bit, of: words)
    set(aliases, from: Self.aliases, bit, of: words)
  }

  /// The bit of a letter; 0 for any other byte.
  static func letter(_ byte: UInt8) -> UInt32 {
    let number = UInt32(byte &- 0x61)
    return number < UInt32(letters) ? 1 << number : 0
  }

  private static func set(
    _ letters: UInt32, from plane: Int, _ bit: UInt64, of words: UnsafeMutableBufferPointer<UInt64>
  ) {
    var letters = letters
    while letters != 0 {
      words[plane + letters.trailingZeroBitCount] |= bit
      letters &= letters &- 1
    }
  }

  private func word(_ plane: Int, _ word: Int) -> UInt64 { planes[plane * length + word] }

  /// Bits of the rows with a letter among 64, by the raw value of their rank, and of those whose
  /// text decides the rank. `letter` counts from 0, which is `a`.
  func ranks(of letter: Int, in word: Int) -> (bits: SIMD8<UInt64>, undecided: UInt64) {
    let has = self.word(letter, word)
    let undecided = has & self.word(Self.single, word)
    var rest = has & ~undecided
    var bits = SIMD8<UInt64>()
    func take(_ rank: MatchRank, _ rows: UInt64) {
      bits[rank.rawValue] = rest & rows
      rest &= ~rows
    }
    take(
      .prefix,
      (0..<Self.numberBits).reduce(~0) { rows, bit in
        let plane = self.word(Self.titles + bit, word)
        return rows & ((letter + 1) >> bit & 1 == 1 ? plane : ~plane)
      })
    take(.prefixAlias, self.word(Self.aliases + letter, word))
    take(.wordStart, self.word(Self.words + letter, word))
    take(.inside, ~0)
    return (bits, undecided)
  }

  /// Bits of the rows among 64 that have all letters of a set.
  func rows(having letters: UInt32, in word: Int) -> UInt64 {
    var (letters, rows) = (letters, ~0 as UInt64)
    while letters != 0 {
      rows &= self.word(letters.trailingZeroBitCount, word)
      letters &= letters &- 1
    }
    return rows
  }
}
