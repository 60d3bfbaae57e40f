import SquadCore
import SystemKit

/// A file as far as it is read.
struct OwnState {
  let input: FileInput
  /// Until the first records are found.
  private(set) var beginning: RecordBeginning
  private(set) var text: FileText
  private(set) var description: OwnDescription?
  private var reader: FieldReader<RowMaker>?
  private var scanner: RecordScanner?
  /// Whether all records were found that ever will be.
  private(set) var isEnded = false
  /// Bytes after which the file isn't read on, although it has more.
  private(set) var limit: Int?

  init(_ input: FileInput, _ options: ReadingOptions) {
    self.input = input
    text = FileText(isKept: !input.isRegular)
    beginning = RecordBeginning(text, options)
  }

  /// The offset at which a regular file is read on.
  var offset: Int { description == nil ? beginning.text.taken : text.taken }

  /// Bytes that may still be read.
  var room: Int { input.limit - offset }

  /// Takes the next bytes of the file; none at its end.
  mutating func append(_ next: ArraySlice<UInt8>) {
    switch (description, next.isEmpty) {
    case (nil, false): beginning.append(next)
    case (nil, true): beginning.end()
    case (_, false): text.append(next, droppingBefore: scanner?.offset ?? 0)
    case (_, true): text.end()
    }
  }

  /// Ends the text at a limit.
  mutating func cut() {
    limit = offset
    append([])
  }

  /// Looks for the first records; false where more of the file is needed.
  mutating func look() throws(ReadingError) -> Bool { try beginning.look() }

  /// Begins to make rows of the records from the first on.
  mutating func describe(as settings: OwnSettings) throws {
    guard let reading = beginning.reading else { return }
    let description = try OwnDescription(settings, reading, sample: beginning.sample)
    text = beginning.text
    text.restart()
    scanner = RecordScanner(reading)
    let maker = RowMaker(
      description.list.id.catalogue, description.guesses, key: reading.layout.keyName)
    reader = FieldReader(reading, maker.fields.plan, maker)
    self.description = description
    beginning = RecordBeginning(FileText(isKept: false), ReadingOptions())
  }

  /// Makes rows of what there is of the text.
  mutating func scan() {
    guard var scanner, !isEnded else { return }
    reader?.scan(text, with: &scanner)
    isEnded = scanner.isFinished || text.isAtEnd
    self.scanner = scanner
  }

  /// The rows that weren't taken yet, or all from one on.
  mutating func takeRows(from row: Int? = nil) -> EntryList {
    reader?.taker.packer.take(from: row) ?? EntryList()
  }

  /// Rows that wait to be taken.
  var waiting: Int { reader?.taker.packer.count ?? 0 }

  /// Number of rows that were taken.
  var taken: Int { reader?.taker.packer.taken ?? 0 }

  /// Rows that are packed.
  var rows: PackedRows { reader?.taker.packer.packed ?? PackedRows() }

  var report: ScanReport { scanner?.report ?? ScanReport() }

  /// The error where there is no record, and none is left to come.
  var errorOfNone: ReadingError? { isEnded ? scanner?.errorOfNone : nil }

  /// Share of the file that is read; nil for a pipe.
  var percent: Int? {
    input.size.map { size in min(99, (scanner?.offset ?? 0) * 100 / max(size, 1)) }
  }

  /// A pipe is as recent as its last byte.
  var freshness: Freshness {
    input.isRegular ? .file(input.modified) : .live(SystemTime.now())
  }

  /// The row and the place of a record by its id.
  func record(_ id: String) -> (row: Int, range: RecordRange)? {
    guard let rows = reader?.taker, let row = rows.ids.row(of: id) else { return nil }
    return (row, rows.records[row])
  }
}
