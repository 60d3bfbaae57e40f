import JSONReader
import PlainText
import SquadCore

/// Makes the rows of a list while their records are scanned.
struct RowReader: RecordVisitor {
  private let reading: Reading
  private let fields: RowFields
  private let hasIDs: Bool
  /// Whether a record is read where it stands, without building it.
  private let isInPlace: Bool
  /// Of a table, the index of the cell for each path; nil where one is no column.
  private let cells: [Int]?

  private(set) var ids = IDIndex()
  private(set) var records = RecordTable()
  private(set) var sorting: SortValues?
  private var packer: EntryPacker
  /// Rows before this one are only counted.
  private let first: Int

  private var found: [FieldPlan.Found] = []
  private var isFound = false
  private var window = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var windowStart = 0
  private var id: [UInt8] = []

  /// - Parameter first: the first row to make.
  init(
    _ catalogue: CatalogueID, _ reading: Reading, _ guesses: Guesses, sorting: SortValues? = nil,
    from first: Int = 0
  ) {
    self.reading = reading
    self.sorting = sorting
    self.first = first
    hasIDs = guesses.id != .title
    fields = RowFields(guesses, key: reading.layout.keyName, sort: sorting?.field)
    isInPlace =
      reading.format.isJSON && reading.encoding != .latin1 && reading.layout.kind == .objects
      && reading.layout.keyName == nil
    let names = reading.header ?? (0..<reading.columnCount).map { "column \($0 + 1)" }
    let indices = fields.plan.paths.compactMap { path in
      path.keys.flatMap { $0.count == 1 ? names.firstIndex(of: $0[0]) : nil }
    }
    cells = indices.count == fields.plan.paths.count ? indices : nil
    packer = EntryPacker(catalogue)
  }

  /// Rows so far.
  var count: Int { records.count }

  /// Rows since `take`.
  var waiting: Int { packer.count }

  /// The rows since the last call.
  mutating func take() -> [Entry] { packer.take() }

  /// Scans what there is of a text.
  mutating func scan(_ text: FileText, with scanner: inout RecordScanner) {
    text.withWindow(from: scanner.offset) { window in
      (self.window, windowStart) = (window, scanner.offset)
      _ = scanner.scan(window, isLast: text.isAtEnd, &self)
    }
    window = UnsafeBufferPointer(start: nil, count: 0)
  }

  mutating func read(_ reader: inout JSONReader, key: JSONWord?) throws {
    guard isInPlace else { return }
    try fields.plan.find(&reader, into: &found)
    isFound = true
  }

  mutating func read(_ row: [RawCell], in bytes: UnsafeBufferPointer<UInt8>) {
    guard let cells else { return }
    found.removeAll(keepingCapacity: true)
    let isTable = reading.format == .csv || reading.format == .tsv
    for cell in cells {
      guard cell < row.count else {
        found.append(.absent)
        continue
      }
      if !isTable, reading.encoding == .latin1 || bytes[row[cell].range].contains(0x1B) { return }
      found.append(isTable ? reading.found(row[cell], in: bytes) : .bytes(row[cell].range))
    }
    isFound = true
  }

  mutating func found(_ range: RecordRange) {
    defer { isFound = false }
    if isFound {
      add(FoundFields(plan: fields.plan, found: found, bytes: window), range)
    } else {
      let start = range.offset - windowStart
      let record = UnsafeBufferPointer(rebasing: window[start..<start + Int(range.length)])
      add(fields.fields(of: reading.value(record) ?? .object([])), range)
    }
  }

  private mutating func add(_ row: FoundFields, _ range: RecordRange) {
    let number = records.count + 1
    let fields = fields
    records.append(range)
    id.removeAll(keepingCapacity: true)
    fields.withTitle(of: row) { title in
      if hasIDs {
        fields.withID(of: row) {
          RecordID.append(written: $0, title: title, row: number, to: &id)
        }
      } else {
        RecordID.append(written: nil, title: title, row: number, to: &id)
      }
      ids.add(&id)
      guard number > first else { return }
      PlainText.withLine(title) { title in
        fields.withSubtitle(of: row) { subtitle in
          PlainText.withLine(subtitle) { subtitle in
            guard title.isEmpty else {
              return packer.begin(path: id, title: title, subtitle: subtitle)
            }
            var title = "row \(number)"
            title.withUTF8 { packer.begin(path: id, title: $0, subtitle: subtitle) }
          }
        }
      }
    }
    guard number > first else { return }
    fields.forEachSearchText(of: row) { text, _ in
      PlainText.withLine(text) { if !$0.isEmpty { packer.addAlias($0) } }
    }
    packer.end(sortText: sorting?.add(row))
  }
}

/// The places of all records, by their number.
struct RecordTable {
  private var offsets: [Int] = []
  private var lengths: [Int32] = []

  var count: Int { offsets.count }

  mutating func append(_ range: RecordRange) {
    offsets.append(range.offset)
    lengths.append(range.length)
  }

  subscript(row: Int) -> RecordRange? {
    guard offsets.indices.contains(row) else { return nil }
    return RecordRange(offset: offsets[row], length: Int(lengths[row]))
  }
}
