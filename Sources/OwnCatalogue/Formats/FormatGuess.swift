import JSONReader

/// Detects the format of a text from its beginning.
struct FormatGuess {
  private static let sampledLines = 20

  let sample: UnsafeBufferPointer<UInt8>
  /// Whether the sample is the whole text.
  let isWhole: Bool

  /// The format by the options, else by the name where the content agrees, else by the content.
  func format(_ options: ReadingOptions) -> DataFormat {
    if options.endsInNUL { return .lines }
    if let format = options.format { return format }
    let named = DataFormat(fileName: options.fileName)
    if let named, agrees(named) { return named }
    if isJSON { return .json }
    if isJSONLines { return .jsonLines }
    if options.delimiter != nil { return .csv }
    if columns(options.encoding ?? .utf8) != nil { return .columns }
    guard let dialect = DelimiterVote.dialect(of: sample, isWhole: isWhole), isTable(dialect) else {
      return .lines
    }
    return dialect.delimiter == Dialect.tsv.delimiter ? .tsv : .csv
  }

  private func agrees(_ format: DataFormat) -> Bool {
    switch format {
    case .json: beginsLikeJSON
    case .jsonLines: beginsLikeJSON || hasJSONLine
    default: !isJSON
    }
  }

  /// Whether the first rows are a table: a header of names, and as many cells in at least 90 % of
  /// the rows below. A name may repeat, as in a join of tables, but not as a value of its column.
  /// Stricter than with a file name, since prose and lists of options have commas, too.
  private func isTable(_ dialect: Dialect) -> Bool {
    let rows = rows(dialect, .utf8)
    let finder = HeaderFinder(rows)
    guard finder.isHeader else { return false }
    let header = rows[finder.row].map(\.trimmed)
    let below = rows[(finder.row + 1)...]
    let even = below.count { $0.count == header.count }
    let names = header.filter { !$0.isEmpty }
    let areNames =
      Set(names).count == names.count
      || !below.isEmpty
        && !below.contains { row in zip(header, row).contains { $0 == $1 && !$0.isEmpty } }
    // A delimiter at the end of each line makes a last column without a name and without values.
    let areFilled = header.indices.dropFirst().allSatisfy { column in
      !header[column].isEmpty
        || names.count > 1 && !below.isEmpty
          && below.allSatisfy { column >= $0.count || $0[column].isEmpty }
    }
    return even * 10 >= (below.count - 1) * 9 && areNames && areFilled
      && header.allSatisfy { Self.isBalanced($0) } && !isSentence(header, finder.row, dialect)
  }

  /// Whether the commas of a row are those of a sentence: with a space after each, and words
  /// between.
  private func isSentence(_ cells: [String], _ row: Int, _ dialect: Dialect) -> Bool {
    guard dialect.delimiter == Dialect.csv.delimiter, cells.contains(where: { $0.contains(" ") })
    else { return false }
    let spaced = DelimiterVote.rows(
      of: sample, dialect, isWhole: isWhole, limit: row + 1
    ) { row, _ in
      row.cells.dropFirst().allSatisfy { sample[$0.range].first == 0x20 }
    }
    return spaced.last ?? false
  }

  /// Whether all brackets of a text are closed: a delimiter inside brackets doesn't separate cells.
  private static func isBalanced(_ text: String) -> Bool {
    text.count { "([{".contains($0) } == text.count { ")]}".contains($0) }
  }

  func rows(_ dialect: Dialect, _ encoding: TextEncoding) -> [[String]] {
    var rows = DelimiterVote.rows(
      of: sample, dialect, isWhole: isWhole, limit: HeaderFinder.sampledRows + notes
    ) { row, _ in
      row.cells.map { ColorCodes.removed(from: dialect.text(of: $0, in: sample, encoding)) }
    }
    if Self.lacksFirstName(rows) { rows[0].insert("", at: 0) }
    return rows
  }

  /// Whether the first row is a header as R writes it: without a cell above the row names.
  private static func lacksFirstName(_ rows: [[String]]) -> Bool {
    guard let header = rows.first, header.count > 1, rows.count > 1, !header.contains(""),
      header.allSatisfy({ CellKind($0) == nil }), !HeaderFinder.isHeader(1, of: rows)
    else { return false }
    let below = rows.dropFirst()
    // Delimiters at the ends of lines make a last column without values, or with a few notes.
    return below.allSatisfy { $0.count == header.count + 1 && !$0[0].isEmpty }
      && below.count { $0.last?.isEmpty == false } * 2 > below.count
  }

  /// Lines at the beginning that begin with `#`.
  private var notes: Int {
    var offset = 0
    var notes = 0
    while offset < sample.count, sample[offset] == UInt8(ascii: "#") {
      notes += 1
      offset = sample[offset...].firstIndex(of: 0x0A).map { $0 + 1 } ?? sample.count
    }
    return notes
  }

  func columns(_ encoding: TextEncoding) -> AlignedColumns? {
    // A legend may follow an empty line, as in the output of `systemctl`.
    let lines = lines(untilBlank: true).map { ColorCodes.removed(from: encoding.text($0)) }
    return AlignedColumns(
      lines.map { $0.hasSuffix("\r") ? String($0.dropLast()) : $0 }, isUTF8: encoding != .latin1)
  }

  /// The first lines that aren't blank; the last one may be cut only where it is the only one.
  private func lines(untilBlank: Bool = false) -> [Slice<UnsafeBufferPointer<UInt8>>] {
    var lines: [Slice<UnsafeBufferPointer<UInt8>>] = []
    var offset = 0
    while offset < sample.count, lines.count <= Self.sampledLines {
      let newline = sample[offset...].firstIndex(of: 0x0A)
      guard newline != nil || isWhole || lines.isEmpty else { break }
      let end = newline ?? sample.count
      let line = sample[offset..<end]
      if line.contains(where: { !$0.isSpace }) {
        lines.append(line)
      } else if untilBlank, lines.count > 1 {
        break
      }
      offset = end + 1
    }
    return lines
  }

  /// Whether any line begins with a bracket or a brace.
  private var hasJSONLine: Bool {
    var isAtStart = true
    return sample.contains { byte in
      defer { isAtStart = byte == 0x0A }
      return isAtStart && (byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["))
    }
  }

  /// Whether at least 80 % of the first lines begin with a brace.
  private var isJSONLines: Bool {
    let lines = lines().prefix(Self.sampledLines)
    let objects = lines.count { line in
      line.first { !$0.isSpace } == UInt8(ascii: "{") && Self.isObjectStart(line)
    }
    return objects > 0 && objects * 10 >= lines.count * 8
  }

  /// Whether the sample is JSON values as far as it goes. A log's `[2026-…]` isn't.
  private var isJSON: Bool {
    guard beginsLikeJSON else { return false }
    var reader = JSONReader(sample, isOwnFile: true)
    do { try reader.skip() } catch let problem as JSONError {
      return !isWhole && JSONReader.isCut(problem, sample) || problem.reason == JSONError.tooDeep
        || Self.isObjectStart(sample[...])
    } catch { return false }
    reader.skipSpace()
    return reader.position >= sample.count || reader.current == UInt8(ascii: "{")
      || reader.current == UInt8(ascii: "[") && Self.isContainer(sample)
      || Self.isObjectStart(sample[...])
  }

  /// Whether the first value isn't `[0.000]`, as kernel logs begin.
  private static func isContainer(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var reader = JSONReader(bytes, isOwnFile: true)
    for _ in 0..<2 { guard (try? reader.skip()) != nil else { return false } }
    return true
  }

  private var beginsLikeJSON: Bool {
    var reader = JSONReader(sample, isOwnFile: true)
    reader.skipSpace()
    return reader.current == UInt8(ascii: "{") || reader.current == UInt8(ascii: "[")
  }

  /// Whether brackets and then a brace with a name and a colon come first.
  private static func isObjectStart(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var reader = JSONReader(UnsafeBufferPointer(rebasing: bytes), isOwnFile: true)
    while reader.take(UInt8(ascii: "[")) {}
    guard reader.take(UInt8(ascii: "{")) else { return false }
    return reader.take(UInt8(ascii: "}")) || (try? reader.key()) != nil
  }
}

extension UInt8 {
  /// Whether it is a space, a tab or an end of line.
  var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
