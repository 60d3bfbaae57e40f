import SquadCore

/// How to parse a text: its encoding, its format, and where its records lie, all detected from its
/// beginning. Offsets are those in the output of `rewriter`, where there is one.
package struct Reading: Equatable, Sendable {
  /// By the byte order mark of UTF-16, else by the option; UTF-8 without either.
  package let encoding: TextEncoding
  /// By the option, else by name and content.
  package internal(set) var format = DataFormat.lines
  /// Offset at which the scan begins: after the byte order mark, skipped lines and the header.
  package internal(set) var start: Int
  /// Position of `start` in the text.
  package internal(set) var startPosition = TextPosition()
  /// Names of the columns of a table; nil where it has no header.
  package internal(set) var header: [String]?
  /// Rows that stand above the header, and are left out.
  package internal(set) var rowsAbove = 0
  /// Columns of the first record of a table without a header.
  package internal(set) var columnCount = 1
  /// How cells are written, for `csv` and `tsv`.
  package internal(set) var dialect = Dialect.csv
  /// The columns of the format `columns`; nil for others.
  package internal(set) var columns: AlignedColumns?
  /// How records lie in JSON; without a meaning for other formats.
  package internal(set) var layout = RecordLayout([], .objects)
  /// Path in the file's JSON to the object whose columns became these records; nil for others.
  package internal(set) var tablePath: RecordPath?
  /// Where one JSON value may have records, the best first.
  package internal(set) var candidates: [RecordCandidate] = []
  /// Whether a syntax error ends only its line, not the text.
  var isByLine = false
  /// Whether the text is JSON with color codes.
  private let isColored: Bool
  let options: ReadingOptions

  /// `beginning` has at least the first 64 KiB, or what there is; `isWhole` tells whether that is
  /// all.
  package init(
    _ beginning: UnsafeBufferPointer<UInt8>, isWhole: Bool, _ options: ReadingOptions
  ) throws(OwnFileError) {
    let isNamedCompressed = options.fileName.lowercased().hasSuffix(".gz")
    if isNamedCompressed || beginning.starts(with: [0x1F, 0x8B]) { throw .compressed }
    encoding = TextEncoding(of: beginning, option: options.encoding)
    self.options = options
    start = 0
    isColored = Self.isColoredJSON(beginning, isWhole, options)
    if var rewriter {
      var text: [UInt8] = []
      rewriter.append(beginning, to: &text)
      if isWhole { rewriter.finish(&text) }
      try text.withUnsafeBufferPointer { text throws(OwnFileError) in try begin(text, isWhole) }
      return
    }
    if beginning.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    try begin(beginning, isWhole)
  }

  /// The offset after a table's header and its first row, which tell its columns; nil where they go
  /// on after the bytes and may be waited for.
  static func headerEnd(in bytes: UnsafeBufferPointer<UInt8>, _ options: ReadingOptions) -> Int? {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    // A line of JSON may be the whole file, and NULs end lines of their own.
    let first = bytes[offset...].first { !$0.isSpace }
    guard first != UInt8(ascii: "{"), first != UInt8(ascii: "["), !options.endsInNUL else {
      return 0
    }
    for _ in 0..<(min(options.skip, ReadingLimit.header) + 2) {
      guard let end = bytes[offset...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
        return bytes.count < ReadingLimit.header ? nil : 0
      }
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      offset = end + (isPair ? 2 : 1)
    }
    return offset
  }

  /// Path in the file to the records, or to the object that holds them as columns.
  package var recordsPath: RecordPath { tablePath ?? layout.path }

  /// Converts the file to the text that is scanned; nil where that is the file itself.
  package var rewriter: (any TextRewriter)? {
    if case .utf16(let isBigEndian) = encoding { return UTF16Decoder(isBigEndian: isBigEndian) }
    return isColored ? ColorRemover() : nil
  }

  private static func isColoredJSON(
    _ beginning: UnsafeBufferPointer<UInt8>, _ isWhole: Bool, _ options: ReadingOptions
  ) -> Bool {
    let first = UnsafeBufferPointer(rebasing: beginning.prefix(ReadingLimit.sample))
    guard let plain = ColorCodes.removed(from: first) else { return false }
    return plain.withUnsafeBufferPointer { plain in
      let isAll = isWhole && first.count == beginning.count
      return FormatGuess(sample: plain, isWhole: isAll).format(options).isJSON
    }
  }

  private mutating func begin(
    _ text: UnsafeBufferPointer<UInt8>, _ isWhole: Bool
  ) throws(OwnFileError) {
    guard !isWhole || text[start...].contains(where: { !$0.isSpace }) else { throw .empty }
    let headerEnd = Self.headerEnd(in: text, options) ?? text.count
    let end = min(text.count, max(ReadingLimit.sample, start, headerEnd))
    let first = UnsafeBufferPointer(rebasing: text[..<end])
    let isAll = isWhole && end == text.count
    if encoding == .utf8, UTF8Check.isOtherEncoding(first, isWhole: isAll) {
      let offset = UTF8Check.firstInvalid(in: first, isWhole: isAll) ?? 0
      let position = TextPosition().advanced(over: first[..<offset])
      throw .notUTF8(line: position.line, column: position.column)
    }
    // Old spreadsheets end lines with CR alone.
    let lineEnd: UInt8 = options.endsInNUL ? 0 : first.contains(0x0A) ? 0x0A : 0x0D
    for _ in 0..<options.skip {
      guard let newline = first[start...].firstIndex(of: lineEnd) else { break }
      start = newline + 1
    }
    let sample = UnsafeBufferPointer(rebasing: first[start...])
    let guess = FormatGuess(sample: sample, isWhole: isAll)
    format = guess.format(options)
    switch format {
    case .json, .jsonLines: beginJSON(sample, isAll)
    case .csv, .tsv: beginTable(guess)
    case .columns: beginColumns(guess)
    case .lines: header = ["line"]
    }
    startPosition = TextPosition().advanced(over: first[..<start])
  }
}
