import JSONReader
import SquadCore

/// The beginning of a text up to its first records, which shows how to read it.
package struct FormatDetection {
  private static let fewRecords = 50
  private static let maximumBytes = 256 << 10

  private let options: ReadingOptions
  private(set) var text: FileText
  /// Nil before there is enough of the text.
  package private(set) var reading: Reading?
  /// The records found so far.
  private(set) var ranges: [RecordRange] = []
  private(set) var scanner: RecordScanner?
  /// The records made of an object of columns.
  package private(set) var rows: [UInt8]?
  /// The text with that object; nil without one.
  private(set) var original: FileText?
  /// Whether the reading is final, and more text doesn't change it.
  private var isDecided = false

  /// Nothing of `text` is read yet.
  package init(_ text: FileText, _ options: ReadingOptions) {
    self.text = text
    self.options = options
  }

  /// Whether the format is told from less than it may be.
  var needsMore: Bool {
    guard !text.isAtEnd else { return false }
    return text.taken < ReadingLimit.sample
      || text.taken < ReadingLimit.header
        && text.withWindow(from: 0) { Reading.headerEnd(in: $0, options) == nil }
  }

  /// Whether there are too few records to guess from, and a little more of the file may bring
  /// others.
  var isPoor: Bool {
    !text.isAtEnd && ranges.count < Self.fewRecords && text.taken < Self.maximumBytes
  }

  /// Takes the next bytes of the file.
  package mutating func append(_ next: ArraySlice<UInt8>) {
    let scanned = isDecided ? scanner?.offset ?? 0 : 0
    text.append(next, droppingBefore: ranges.first?.offset ?? scanned)
  }

  /// Takes the end of the file.
  package mutating func end() { text.end() }

  /// Looks for records in the text so far; false where it needs more.
  package mutating func findRecords() throws(OwnFileError) -> Bool {
    if !isDecided { try decide() }
    // Asked before the text is rewritten.
    let needsMore = needsMore
    scan(needsMore)
    if !isDecided {
      isDecided = !ranges.isEmpty || !needsMore
      guard isDecided else { return false }
    }
    if let revision = scanner?.revision {
      reading = revision
      scanner = RecordScanner(revision)
      ranges = []
      text.restart()
      scan(needsMore)
    }
    if reading?.layout.kind == .columns, let object = ranges.first { try readColumns(object) }
    return !ranges.isEmpty || text.isAtEnd || scanner?.isFinished ?? false
  }

  private mutating func decide() throws(OwnFileError) {
    let isWhole = text.isAtEnd
    let reading = try text.withWindow(from: 0) { bytes throws(OwnFileError) in
      try Reading(bytes, isWhole: isWhole, options)
    }
    ranges = []
    self.reading = reading
    scanner = RecordScanner(reading)
  }

  private mutating func scan(_ needsMore: Bool) {
    guard var scanner else { return }
    var text = text
    if !isDecided, let rewriter = reading?.rewriter { text.rewrite(by: rewriter) }
    var collector = Collector()
    text.withWindow(from: scanner.offset) {
      _ = scanner.scan($0, isLast: text.isAtEnd, &collector)
    }
    ranges += collector.ranges
    self.scanner = scanner
    if !ranges.isEmpty || !needsMore { self.text = text }
  }

  /// Turns the columns of an object into records.
  private mutating func readColumns(_ object: RecordRange) throws(OwnFileError) {
    let rows = text.withWindow(from: object.offset) {
      ColumnTable.rows(UnsafeBufferPointer(rebasing: $0.prefix(Int(object.length))))
    }
    guard let rows else { return }
    let (path, candidates) = (reading?.layout.path, reading?.candidates ?? [])
    let original = text
    var lines = options
    lines.format = .jsonLines
    lines.at = nil
    lines.skip = 0
    // Rows in Windows-1252 keep their encoding; rows in UTF-16 were converted to UTF-8.
    if reading?.encoding != .latin1 { lines.encoding = nil }
    self = FormatDetection(FileText(whole: rows), lines)
    (self.rows, self.original) = (rows, original)
    _ = try findRecords()
    reading?.tablePath = path
    reading?.candidates = candidates
  }

  /// The values of the first records, from which fields are guessed.
  var sample: [RecordValue] {
    guard let reading else { return [] }
    return ranges.prefix(Columns.sampleSize).compactMap { range in
      text.withWindow(from: range.offset) { bytes in
        reading.value(UnsafeBufferPointer(rebasing: bytes.prefix(Int(range.length))))
      }
    }
  }

  private struct Collector: RecordVisitor {
    var ranges: [RecordRange] = []

    mutating func found(_ range: RecordRange) { ranges.append(range) }
  }
}

/// An object of equally long arrays, each a column: `{"city": ["Rome", …], "people": [2754719,
/// …]}`.
package enum ColumnTable {
  /// The object's rows as JSON lines, which are read in its place; nil where it isn't such an
  /// object.
  ///
  /// - Parameter object: bytes of the object alone.
  package static func rows(_ object: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var names: [ArraySlice<UInt8>] = []
    var columns: [[Range<Int>]] = []
    var reader = JSONReader(object, isOwnFile: true)
    do {
      try reader.members { key, reader in
        guard reader.isAtArray() else { return }
        names.append(Array(key.bytes)[...])
        var column: [Range<Int>] = []
        try reader.elements { reader in
          let start = reader.position
          try reader.skip()
          column.append(start..<reader.position)
        }
        columns.append(column)
      }
    } catch { return nil }
    // Each row repeats the names, so that a long one could exhaust the memory.
    guard let count = columns.first?.count,
      names.reduce(0, { $0 + $1.count }) <= ReadingLimit.pipe / max(count, 1)
    else { return nil }
    var text: [UInt8] = []
    text.reserveCapacity(object.count)
    for row in 0..<count {
      for (index, column) in columns.enumerated() where row < column.count {
        text.append(contentsOf: index == 0 ? "{\"".utf8 : ",\"".utf8)
        text.append(contentsOf: names[index])
        text.append(contentsOf: "\":".utf8)
        text.append(contentsOf: object[column[row]])
      }
      text.append(contentsOf: "}\n".utf8)
    }
    return text
  }
}
