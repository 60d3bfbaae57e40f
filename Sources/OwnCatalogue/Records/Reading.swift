import JSONReader

/// How a text is read, told from its beginning: its encoding, its format, and where its records lie.
/// Offsets are offsets in what `rewriter` makes of it, where there is one.
package struct Reading: Equatable, Sendable {
  package let encoding: TextEncoding
  package private(set) var format = DataFormat.lines
  /// Offset of what is scanned: after the byte order mark, skipped lines and the header.
  package private(set) var start: Int
  package private(set) var startPosition = TextPosition()
  /// Names of the columns of a table; nil where it has no header.
  package private(set) var header: [String]?
  /// Rows that stand above the header, and are left out.
  package private(set) var rowsAbove = 0
  /// Columns of the first record of a table without a header.
  package private(set) var columnCount = 1
  package private(set) var dialect = Dialect.csv
  package private(set) var columns: AlignedColumns?
  package private(set) var layout = RecordLayout([], .objects)
  /// The places of one JSON value that hold records, the best first.
  package private(set) var candidates: [RecordCandidate] = []
  /// Whether a value that breaks ends with its line.
  private(set) var isByLine = false
  /// Whether the text is JSON with color codes.
  private let isColored: Bool
  let endsInNUL: Bool
  let limit: Int
  private let options: ReadingOptions

  /// - Parameters:
  ///   - beginning: at least the first 64 KiB, or what there is.
  ///   - isWhole: whether that is all.
  package init(
    _ beginning: UnsafeBufferPointer<UInt8>, isWhole: Bool, _ options: ReadingOptions
  ) throws(ReadingError) {
    let isNamedCompressed = options.fileName.lowercased().hasSuffix(".gz")
    if isNamedCompressed || beginning.starts(with: [0x1F, 0x8B]) { throw .compressed }
    encoding = TextEncoding(of: beginning, option: options.encoding)
    endsInNUL = options.endsInNUL
    limit = min(options.limit, ReadingLimit.rows)
    self.options = options
    start = 0
    isColored = Self.isColoredJSON(beginning, isWhole, options)
    if var rewriter {
      var text: [UInt8] = []
      rewriter.append(beginning, to: &text)
      if isWhole { rewriter.finish(&text) }
      try text.withUnsafeBufferPointer { text throws(ReadingError) in try begin(text, isWhole) }
      return
    }
    if beginning.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    try begin(beginning, isWhole)
  }

  /// What turns the file into the text that is scanned; nil where it is scanned as it stands.
  package var rewriter: TextRewriter? {
    if case .utf16(let isBigEndian) = encoding {
      return .utf16(UTF16Decoder(isBigEndian: isBigEndian))
    }
    return isColored ? .colors(ColorRemover()) : nil
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
  ) throws(ReadingError) {
    guard !isWhole || text[start...].contains(where: { !$0.isSpace }) else { throw .empty }
    let end = min(text.count, max(ReadingLimit.sample, start))
    let first = UnsafeBufferPointer(rebasing: text[..<end])
    let isAll = isWhole && end == text.count
    if encoding == .utf8, UTF8Check.isOtherEncoding(first, isWhole: isAll) {
      let place = UTF8Check.firstInvalid(in: first, isWhole: isAll) ?? 0
      throw .notUTF8(TextPosition().advanced(over: first[..<place]))
    }
    for _ in 0..<options.skip {
      guard let newline = first[start...].firstIndex(of: 0x0A) else { break }
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

// Tables.
extension Reading {
  private mutating func beginTable(_ guess: FormatGuess) {
    var guess = guess
    var delimiter = options.delimiter.map {
      encoding == .latin1 ? Array(String($0).latin1) : Array(String($0).utf8)
    }
    if let (named, length) = Self.spreadsheetDelimiter(guess.sample) {
      delimiter = delimiter ?? [named]
      start += length
      guess = FormatGuess(
        sample: UnsafeBufferPointer(rebasing: guess.sample[length...]), isWhole: guess.isWhole)
    }
    dialect = dialect(delimiter, guess)
    let rows = guess.rows(dialect, encoding)
    let finder = HeaderFinder(rows)
    columnCount = rows.indices.contains(finder.row) ? rows[finder.row].count : 1
    rowsAbove = options.hasHeader ? finder.row : 0
    let isHeader = options.hasHeader && finder.isHeader
    if isHeader, rows.indices.contains(finder.row) { header = HeaderFinder.names(rows[finder.row]) }
    passRows(rowsAbove + (isHeader ? 1 : 0), guess)
  }

  private func dialect(_ delimiter: [UInt8]?, _ guess: FormatGuess) -> Dialect {
    let sample = guess.sample
    if let delimiter {
      return Dialect(delimiter: delimiter, hasQuotes: options.format != .tsv)
    }
    if format == .tsv { return DelimiterVote.dialect(0x09, sample, isWhole: guess.isWhole) }
    return DelimiterVote.dialect(of: sample, isWhole: guess.isWhole) ?? .csv
  }

  /// Moves the start past rows that aren't empty.
  private mutating func passRows(_ count: Int, _ guess: FormatGuess) {
    var scanner = RowScanner(dialect)
    var place = 0
    var passed = 0
    while passed < count, place < guess.sample.count,
      case .row(_, let next) = scanner.scan(
        guess.sample, from: place, isLast: guess.isWhole || place == 0)
    {
      place = next
      if !scanner.isEmpty(guess.sample) { passed += 1 }
    }
    start += place
  }

  /// The delimiter in a first line `sep=;`, as Excel writes it, and the length of that line.
  private static func spreadsheetDelimiter(
    _ sample: UnsafeBufferPointer<UInt8>
  ) -> (UInt8, length: Int)? {
    guard sample.count > 5, sample.prefix(4).map({ $0 | 0x20 }).elementsEqual("sep=".utf8),
      let newline = sample.prefix(8).firstIndex(of: 0x0A), newline == 5 || newline == 6
    else { return nil }
    return (sample[4], newline + 1)
  }

  private mutating func beginColumns(_ guess: FormatGuess) {
    columns = guess.columns
    guard let columns else {
      header = ["line"]
      return
    }
    columnCount = columns.names.count
    guard options.hasHeader else { return }
    header = columns.names
    let text = guess.sample.firstIndex { !$0.isSpace } ?? 0
    let newline = guess.sample[text...].firstIndex(of: 0x0A)
    start += newline.map { $0 + 1 } ?? guess.sample.count
  }
}

// JSON.
extension Reading {
  private mutating func beginJSON(_ sample: UnsafeBufferPointer<UInt8>, _ isWhole: Bool) {
    var reader = JSONReader(sample, isOwnFile: true)
    var root = JSONShape()
    var problem: JSONProblem?
    do { try root.read(&reader) } catch { problem = error as? JSONProblem }
    let isCut = problem.map { !isWhole && JSONReader.isCut($0, sample) } ?? false
    let end = reader.position
    reader.skipSpace()
    let isAlone = problem == nil && reader.position >= sample.count
    // A line alone, from a pipe or of JSON lines, may be the first of many.
    let isLine =
      isAlone && !sample[..<end].dropLast().contains(0x0A) && (format == .jsonLines || !isWhole)
    let isStream = problem == nil && !isAlone || problem != nil && !isCut && format == .jsonLines
    if isStream, let first = firstRecord(sample, isWhole) ?? Optional(root) {
      isByLine = true
      layout = RecordRules.streamLayout(first)
      if !layout.isWhole { isByLine = format == .jsonLines }
    } else {
      isByLine = isLine && root.kind == .object
      let rules = RecordRules(root, isWhole: problem == nil)
      candidates = rules.candidates
      layout = isByLine && format == .jsonLines ? RecordLayout([], .objects) : rules.layout
      isByLine = isByLine && layout.isWhole
    }
    if let path = options.at {
      layout = RecordRules.layout(at: path, in: root, isWhole: problem == nil)
    }
    readHeader(sample)
  }

  /// The outline of the first value of a stream that is an object, else of the first value.
  private func firstRecord(
    _ sample: UnsafeBufferPointer<UInt8>, _ isWhole: Bool
  ) -> JSONShape? {
    var walker = JSONWalker(RecordLayout([], .values), isByLine: true)
    var visitor = NoVisitor()
    var first: JSONShape?
    for _ in 0..<20 {
      guard let event = walker.next(in: sample, isLast: isWhole, &visitor) else { break }
      guard case .record(let range) = event else { continue }
      var reader = JSONReader(sample, at: range.lowerBound, isOwnFile: true)
      var shape = JSONShape()
      try? shape.read(&reader)
      if shape.kind == .object { return first.map { $0.kind == .array ? $0 : shape } ?? shape }
      first = first ?? shape
    }
    return first
  }

  /// Reads the names that the first of the records has, where they are arrays.
  private mutating func readHeader(_ sample: UnsafeBufferPointer<UInt8>) {
    guard case .rows(.some) = layout.kind else { return }
    let plain = RecordLayout(layout.path.steps, .rows(header: nil))
    var walker = JSONWalker(plain, isByLine: isByLine)
    var visitor = NoVisitor()
    var names: [String] = []
    if case .record(let range) = walker.next(in: sample, isLast: true, &visitor) {
      var reader = JSONReader(sample, at: range.lowerBound, isOwnFile: true)
      names = (try? reader.texts()) ?? []
    }
    layout.kind = .rows(header: HeaderFinder.names(names))
  }

  /// How to read the text, now that its whole value is known; nil where nothing changes.
  func revised(_ value: UnsafeBufferPointer<UInt8>) -> Reading? {
    var reader = JSONReader(value, isOwnFile: true)
    var root = JSONShape()
    let isWhole = (try? root.read(&reader)) != nil
    let rules = RecordRules(root, isWhole: isWhole)
    guard !rules.layout.isWhole || rules.layout.kind != .objects else { return nil }
    var reading = self
    reading.layout = rules.layout
    reading.layout.isProvisional = false
    reading.candidates = rules.candidates
    reading.isByLine = false
    reading.readHeader(value)
    return reading
  }

  /// The same text with another of its candidates.
  package func with(_ candidate: RecordCandidate) -> Reading {
    var reading = self
    reading.layout = candidate.layout
    reading.isByLine = false
    return reading
  }
}

/// Leaves records as they are.
struct NoVisitor: RecordVisitor {
  mutating func found(_ range: RecordRange) {}
}

extension String {
  /// Windows-1252 of characters that Latin-1 has, `?` for others.
  fileprivate var latin1: [UInt8] {
    unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
  }
}
