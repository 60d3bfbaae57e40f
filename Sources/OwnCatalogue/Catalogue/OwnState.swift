import SquadCore
import SystemKit

/// The part of a file that was read so far.
struct OwnState {
  private(set) var input: FileInput
  /// Used until the first records are found.
  private(set) var beginning: FormatDetection
  private(set) var text: FileText
  /// A pipe's own text, if `text` is rows made from an object of columns; nil otherwise.
  private var original: FileText?
  private(set) var description: OwnDescription?
  private var reader: FieldReader<RowMaker>?
  private var scanner: RecordScanner?
  /// Whether no more records can come.
  private(set) var isEnded = false
  /// Number of bytes after which reading stopped at a limit; nil where it didn't.
  private(set) var limit: Int?
  /// The last bytes read, which tell whether a longer file is the same one grown.
  private var tail: [UInt8] = []
  private static let tailSize = 64

  /// `text` is what another source has read of the same pipe.
  init(_ input: FileInput, _ options: ReadingOptions, _ text: FileText? = nil) {
    self.input = input
    self.text = text ?? FileText(retainsAll: !input.isRegular)
    beginning = FormatDetection(self.text, options)
  }

  /// The text of a pipe so far.
  var retainedText: FileText {
    description == nil ? beginning.original ?? beginning.text : original ?? text
  }

  /// The offset of the next read of a regular file.
  var offset: Int { description == nil ? beginning.text.taken : text.taken }

  /// Number of bytes left until the limit.
  var remaining: Int { input.limit - offset }

  /// Appends the next bytes of the file; none mean its end.
  mutating func append(_ next: ArraySlice<UInt8>) {
    if input.isRegular, !next.isEmpty {
      tail = Array((tail + next.suffix(Self.tailSize)).suffix(Self.tailSize))
    }
    switch (description, next.isEmpty) {
    case (nil, false): beginning.append(next)
    case (nil, true): beginning.end()
    case (_, false): text.append(next, droppingBefore: scanner?.offset ?? 0)
    case (_, true): text.end()
    }
  }

  /// Stops reading at the limit.
  mutating func cut() {
    limit = offset
    append([])
  }

  /// Continues with a file that has grown by whole lines; false where it has to be read from its
  /// start, also because it had no record yet to guess from.
  mutating func resume(_ grown: FileInput) -> Bool {
    guard let reading = description?.reading, isEnded, report.records > 0, limit == nil,
      !text.isInMemory, scanner?.isFinished == false, reading.format != .json, tail.last == 0x0A,
      grown.isSameFile(as: input), (grown.size ?? 0) >= offset
    else { return false }
    var now = [UInt8](repeating: 0, count: tail.count)
    let start = offset - tail.count
    let count = now.withUnsafeMutableBytes { try? grown.read(at: start, into: $0) }
    guard count == tail.count, now == tail else { return false }
    input = grown
    text.resume()
    isEnded = false
    return true
  }

  /// Whether there are too few records to guess from, and the file has more.
  var isPoor: Bool {
    input.isRegular && beginning.isPoor && input.isReady(at: offset, within: 0)
  }

  /// Looks for the first records; false where more of the file is needed.
  mutating func findRecords() throws(OwnFileError) -> Bool { try beginning.findRecords() }

  /// Guesses from the first records, and begins to make rows.
  mutating func describe(as settings: OwnSettings) throws {
    guard let reading = beginning.reading else { return }
    let description = try OwnDescription(settings, reading, sample: beginning.sample)
    text = beginning.text
    text.restart()
    if !input.isRegular { original = beginning.original }
    scanner = RecordScanner(reading)
    let maker = RowMaker(
      description.list.id.catalogue, description.guesses, key: reading.layout.keyName)
    reader = FieldReader(reading, maker.fields.plan, maker)
    self.description = description
    beginning = FormatDetection(FileText(retainsAll: false), ReadingOptions())
  }

  /// Makes rows of the available text.
  mutating func scan() {
    guard var scanner, !isEnded else { return }
    reader?.scan(text, with: &scanner)
    isEnded = scanner.isFinished || text.isAtEnd
    self.scanner = scanner
  }

  /// The rows that weren't taken yet, or all rows from `row` on.
  mutating func takeRows(from row: Int? = nil) -> EntryList {
    // Buffers that grew anew for each page took a tenth of the time to read a million rows.
    let moreFollow = !isEnded && input.isReady(at: offset, within: 0)
    if moreFollow, let size = input.size, offset > 0 {
      let share = Double(offset) / Double(size)
      reader?.consumer.expectRest(after: share)
    }
    return reader?.consumer.packer.take(from: row, moreFollow: moreFollow) ?? EntryList()
  }

  /// Number of rows that weren't taken yet.
  var waiting: Int { reader?.consumer.packer.count ?? 0 }

  /// Number of rows that were taken.
  var taken: Int { reader?.consumer.packer.taken ?? 0 }

  var rows: PackedRows { reader?.consumer.packer.packed ?? PackedRows() }

  var report: ScanReport { scanner?.report ?? ScanReport() }

  /// The error of a file without a record, once it is read.
  var errorOfNone: OwnFileError? { isEnded ? scanner?.errorOfNone : nil }

  /// Percentage of the file that is read; nil for a pipe and a followed file.
  var percent: Int? {
    guard !input.follows else { return nil }
    return input.size.map { size in min(99, (scanner?.offset ?? 0) * 100 / max(size, 1)) }
  }

  /// A pipe is as recent as its last byte.
  var freshness: Freshness {
    input.isRegular && !input.follows ? .file(input.modified) : .live(SystemTime.now())
  }

  /// Facts about how the file is read, and what the list leaves out.
  var facts: FileFacts {
    guard var facts = description?.facts else { return FileFacts() }
    facts.uneven = report.uneven
    facts.unclosedQuotes = report.unclosedQuotes
    facts.replaced = report.replaced
    facts.gibibytesRead = limit.map { $0 >> 30 }
    facts.rowLimit =
      report.isAtLimit && report.records == ReadingLimit.rows ? ReadingLimit.rows : nil
    facts.failure = report.error.map { Failure.file($0, name: facts.name) }
    facts.repeatedIDs = description?.guesses.id == .title ? 0 : reader?.consumer.ids.duplicates ?? 0
    if isEnded { facts.groups = reader?.consumer.groups.sorted ?? [] }
    return facts
  }

  /// The row and the range of a record by its id.
  func record(_ id: String) -> (row: Int, range: RecordRange)? {
    guard let rows = reader?.consumer, let row = rows.ids.row(of: id) else { return nil }
    return (row, rows.records[row])
  }
}
