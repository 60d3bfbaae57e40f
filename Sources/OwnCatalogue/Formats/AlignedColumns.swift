/// Columns aligned by spaces under a header, as of `ps`, `df` and `kubectl get pods`. Positions are
/// in characters.
package struct AlignedColumns: Equatable, Sendable {
  private static let sampledLines = 20

  /// Names in the header, made different: `name`, `name_2`; `column 1` for an empty one.
  package let names: [String]
  /// Position of the space before each column but the first.
  let boundaries: [Int]
  /// Whether each cell but those of the last column is one word, so that a value wider than its
  /// column shifts no other.
  let hasOnlyWords: Bool
  /// Whether so many values are wider than their columns that words alone tell the columns apart.
  let isSplitIntoWords: Bool

  /// Whether a character may have several bytes.
  private let isUTF8: Bool

  /// Nil where the first line is no header of the others.
  init?(_ lines: [String], isUTF8: Bool) {
    self.isUTF8 = isUTF8
    let lines = lines.prefix(Self.sampledLines + 1).map { Array($0.unicodeScalars) }
    guard let header = lines.first, !header.contains("\t") else { return nil }
    let below = lines.dropFirst().filter { !Self.isRule($0) }
    let words = Self.words(header)
    guard !below.isEmpty, let first = words.first, words.allSatisfy({ Self.isName(header[$0]) })
    else { return nil }
    let isWide =
      first.lowerBound > 1
      || zip(words, words.dropFirst()).contains { $1.lowerBound - $0.upperBound > 1 }
    let isCapital = header.allSatisfy { !$0.properties.isLowercase }
    guard isWide || isCapital else { return nil }
    var boundaries: [Int] = []
    if let end = Self.boundary(after: 0..<0, before: first, below),
      Self.share(of: below, filledIn: 0..<end) > 0.5
    {
      boundaries.append(end)
    }
    // The start of the current name, which may have several words.
    var start = first.lowerBound
    for (index, (word, next)) in zip(words, words.dropFirst()).enumerated() {
      guard let position = Self.boundary(after: start..<word.upperBound, before: next, below),
        word.upperBound + 1 < next.lowerBound
          || Self.beginsColumn(index + 1, of: words, below, header, isCapital)
      else { continue }
      boundaries.append(position)
      start = next.lowerBound
    }
    guard !boundaries.isEmpty else { return nil }
    // As in `ps aux --sort=-rss`: below several names of one column stand as many words.
    let counts = Self.wordCounts(header, boundaries)
    let alike = below.count { Self.wordCounts($0, boundaries) == counts }
    isSplitIntoWords = isCapital && counts.contains { $0 > 1 } && alike * 10 >= below.count * 9
    if isSplitIntoWords { boundaries = words.prefix(counts.reduce(0, +)).map(\.upperBound) }
    self.boundaries = boundaries
    names = HeaderFinder.names(Self.cells(header, boundaries).map { String.of(header[$0]) })
    let table = below.count { line in
      Self.cells(line, boundaries).count { !$0.isEmpty } > 1
    }
    guard table * 10 >= below.count * 8 else { return nil }
    hasOnlyWords = below.allSatisfy { line in
      Self.cells(line, boundaries).dropLast().allSatisfy { cell in
        !cell.isEmpty && !line[cell].contains(" ")
      }
    }
  }

  /// Ranges of the cells of a line in its bytes, without the space around them.
  func cells(_ bytes: UnsafeBufferPointer<UInt8>, in line: Range<Int>, into cells: inout [RawCell])
  {
    if isSplitIntoWords, splitIntoWords(bytes, line, &cells) { return }
    if splitAtBoundaries(bytes, line, &cells) || !hasOnlyWords { return }
    if !splitIntoWords(bytes, line, &cells) { _ = splitAtBoundaries(bytes, line, &cells) }
  }

  /// Splits a line where the columns begin; false where a value is wider than its column.
  private func splitAtBoundaries(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ cells: inout [RawCell]
  ) -> Bool {
    cells.removeAll(keepingCapacity: true)
    var isAligned = true
    var offset = line.lowerBound
    var position = 0
    var start = offset
    for boundary in boundaries {
      while offset < line.upperBound, position < boundary {
        offset += 1
        while isUTF8, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        position += 1
      }
      // A value wider than its column pushes the boundary to the next space.
      while offset < line.upperBound, bytes[offset] != 0x20 {
        isAligned = false
        offset += 1
        while isUTF8, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        position += 1
      }
      cells.append(Self.trimmed(start..<offset, bytes))
      start = offset
    }
    cells.append(Self.trimmed(start..<line.upperBound, bytes))
    return isAligned
  }

  /// Splits a line at its spaces; false where it has too few words.
  private func splitIntoWords(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ cells: inout [RawCell]
  ) -> Bool {
    cells.removeAll(keepingCapacity: true)
    var offset = line.lowerBound
    for _ in boundaries {
      while offset < line.upperBound, bytes[offset] == 0x20 { offset += 1 }
      let start = offset
      while offset < line.upperBound, bytes[offset] != 0x20 { offset += 1 }
      guard offset > start else { return false }
      cells.append(RawCell(range: start..<offset, isQuoted: false))
    }
    cells.append(Self.trimmed(offset..<line.upperBound, bytes))
    return true
  }

  /// Whether a line in UTF-8 only draws a rule: `---- ----`, `+----+`, `|:---|`.
  static func isRule(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Most lines have a letter or a digit, and needn't be decoded.
    !line.contains { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 }
      && isRule(String(decoding: line, as: UTF8.self).unicodeScalars)
  }

  private static func isRule(_ line: some Sequence<Unicode.Scalar>) -> Bool {
    var hasDash = false
    for scalar in line {
      guard "-=+|: \r─┼━".unicodeScalars.contains(scalar) else { return false }
      hasDash = hasDash || !"|: \r".unicodeScalars.contains(scalar)
    }
    return hasDash
  }

  private static func trimmed(_ range: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> RawCell {
    var range = range
    while let first = range.first, bytes[first] == 0x20 { range = first + 1..<range.upperBound }
    while let last = range.last, bytes[last] == 0x20 { range = range.lowerBound..<last }
    return RawCell(range: range, isQuoted: false)
  }

  private static func cells(_ line: [Unicode.Scalar], _ boundaries: [Int]) -> [Range<Int>] {
    let ends = boundaries.map { min($0, line.count) } + [line.count]
    return zip([0] + ends, ends).map { start, end in
      let filled = (start..<end).filter { line[$0] != " " }
      guard let first = filled.first, let last = filled.last else { return start..<start }
      return first..<last + 1
    }
  }

  /// How many words stand in each cell but the last.
  private static func wordCounts(_ line: [Unicode.Scalar], _ boundaries: [Int]) -> [Int] {
    cells(line, boundaries).dropLast().map { cell in line[cell].split { $0 == " " }.count }
  }

  private static func words(_ header: [Unicode.Scalar]) -> [Range<Int>] {
    header.indices.split { header[$0] == " " }.map { $0.startIndex..<$0.endIndex }
  }

  /// Whether a word begins a column, although it is only one space after another word. In
  /// `Mounted on` the second word has no values below it; in `Local Address:Port` the first may
  /// have none.
  private static func beginsColumn(
    _ index: Int, of words: [Range<Int>], _ lines: [[Unicode.Scalar]], _ header: [Unicode.Scalar],
    _ isCapital: Bool
  ) -> Bool {
    func isFilled(_ index: Int) -> Bool {
      let range = words[index - 1].upperBound..<words[index].upperBound
      return share(of: lines, filledIn: range) >= 0.5
    }
    // Whether a word's values may also belong to the word before it. Values that start where the
    // word does are its own, unless the word has a colon, at which ss aligns addresses.
    func isShared(_ index: Int) -> Bool {
      let word = words[index]
      let begin = lines.count { line in
        Self.isFilled(word.lowerBound, in: line) && !Self.isFilled(word.lowerBound - 1, in: line)
      }
      return isFilled(index) && (begin * 10 < lines.count * 9 || header[word].contains(":"))
    }
    if isCapital { return isFilled(index) }
    if isShared(index), share(of: lines, filledIn: words[index - 1]) <= 0.1 { return false }
    let next = index + 1
    return isFilled(index)
      || next < words.count && words[next].lowerBound == words[index].upperBound + 1
        && isShared(next)
  }

  /// Names have a letter, and are no numbers or hashes. A colon ends the name of a row: `CPU(s):`.
  private static func isName(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    let text = String.of(word)
    let isHash = word.count >= 7 && word.contains { $0.properties.numericType != nil }
    return text.contains(where: \.isLetter) && word.last != ":" && CellKind(text) == nil
      && !(isHash && word.allSatisfy(\.properties.isASCIIHexDigit))
  }

  /// The position between two names of the header where ≥ 90 % of the lines have a space.
  private static func boundary(
    after name: Range<Int>, before next: Range<Int>, _ lines: [[Unicode.Scalar]]
  ) -> Int? {
    let gap = name.upperBound..<next.lowerBound
    let spaces = gap.map { position in lines.count { position >= $0.count || $0[position] == " " } }
    guard let maximum = spaces.max(), maximum * 10 >= lines.count * 9 else { return nil }
    guard isRightAligned(next, lines) else {
      return spaces.lastIndex(of: maximum).map { gap.lowerBound + $0 }
    }
    // Ends the column at its name: spaces inside of dates align, too, as in `1 Fri Nov 27 2026`.
    if spaces[0] == maximum, isRightAligned(name, lines) { return gap.lowerBound }
    // Takes the longest run of spaces: a space between two words may stand in all lines, too.
    let runs = spaces.indices.split { spaces[$0] != maximum }
    let longest = runs.map(\.count).max()
    return runs.last { $0.count == longest }?.first.map { gap.lowerBound + $0 }
  }

  /// Whether the values are aligned with the end of their name rather than with its beginning.
  private static func isRightAligned(_ name: Range<Int>, _ lines: [[Unicode.Scalar]]) -> Bool {
    let begin = lines.count { line in
      isFilled(name.lowerBound, in: line) && !isFilled(name.lowerBound - 1, in: line)
    }
    let end = lines.count { line in
      isFilled(name.upperBound - 1, in: line) && !isFilled(name.upperBound, in: line)
    }
    return end > begin
  }

  private static func isFilled(_ position: Int, in line: [Unicode.Scalar]) -> Bool {
    line.indices.contains(position) && line[position] != " "
  }

  private static func share(of lines: [[Unicode.Scalar]], filledIn range: Range<Int>) -> Double {
    let filled = lines.count { line in
      range.contains { isFilled($0, in: line) }
    }
    return Double(filled) / Double(max(lines.count, 1))
  }
}

extension String {
  fileprivate static func of(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
