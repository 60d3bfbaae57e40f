import JSONReader
import SquadCore

/// The bundled records of one kind, sorted by name as their files are. It parses rows lazily, from
/// a file of derived rows or else from the records, and a record in place when its detail is
/// needed.
package struct BundledTable<Format: BundledFormat> {
  /// The files' names and how to parse them.
  package let format: Format
  private let bundle: [BundledFile]
  /// The files of records, in order; empty before the first use, so that a start looks for no file
  /// of a table that it doesn't need.
  private var files: [BundledFile] = []
  private var isOpen = false
  /// The derived rows; nil where there are none.
  private var derived: DerivedRows?
  /// Number of files of records parsed so far.
  package private(set) var filesRead = 0
  /// The rows parsed so far.
  package private(set) var slots: [BundledRow] = []
  /// Credit stated by the files; nil where they state none, and before the first is parsed.
  package private(set) var attribution: String?
  /// Number of invalid records.
  package private(set) var unreadable = 0
  /// The number of records, as stated before all were parsed.
  private var expectedTotal: Int?
  /// First index in `slots` of each id, for the first `indexed` slots.
  private var indices: [Int: Int] = [:]
  private var indexed = 0

  /// `bundle` has all files: records in `PREFIX1.json` …, derived rows in `PREFIXrows.tsv`. `total`
  /// is the number of records; nil where a file states it.
  package init(_ format: Format, in bundle: [BundledFile], total: Int? = nil) {
    self.format = format
    self.bundle = bundle
    expectedTotal = total
  }

  /// Whether all rows were parsed.
  package var isComplete: Bool {
    isOpen && (derived?.isAtEnd ?? (filesRead == files.count))
  }

  /// Number of records, parsed or not; nil where that is unknown.
  package var total: Int? { isComplete ? slots.count : derived?.total ?? expectedTotal }

  /// Parses at least `wanted` rows, or all.
  package mutating func read(rows wanted: Int = .max) throws(Failure) {
    while slots.count < wanted, !isComplete { try readMore() }
  }

  /// The index of a record in `slots`, parsing until it is found; nil where it isn't bundled.
  package mutating func index(of id: Int) throws(Failure) -> Int? {
    while true {
      if let index = indexSoFar(of: id) { return index }
      guard !isComplete else { return nil }
      try readMore()
    }
  }

  /// The record of a row in `slots`.
  package func record(at slot: BundledRow) throws(Failure) -> Format.Record {
    let file = files[slot.file]
    var reader = JSONReader(file.bytes, at: slot.position)
    do {
      if let record = try format.record(from: &reader) { return record }
    } catch {
      throw Failure(file.name, error)
    }
    throw .unreadable(file.name)
  }
}

extension BundledTable {
  private mutating func readMore() throws(Failure) {
    guard isOpen else {
      isOpen = true
      files = BundledFile.numbered(format.prefix, in: bundle)
      derived = (try? bundle.named(rowsName)).flatMap { DerivedRows($0.bytes) }
      attribution = derived?.attribution
      return
    }
    guard derived != nil else { return try parse(files[filesRead]) }
    let format = format
    guard let slot = derived?.next(format) else { throw .unreadable(rowsName) }
    slots.append(slot)
  }

  /// `superheroes/heroes-rows.tsv`
  private var rowsName: String { format.prefix + "rows.tsv" }

  private mutating func parse(_ file: BundledFile) throws(Failure) {
    do {
      let page = try format.page(of: file, number: filesRead)
      filesRead += 1
      expectedTotal = expectedTotal ?? page.total
      unreadable += page.rows.unreadable
      attribution = attribution ?? page.attribution
      for slot in page.rows.records where indexSoFar(of: slot.id) == nil { slots.append(slot) }
    } catch {
      throw Failure(file.name, error)
    }
  }

  private mutating func indexSoFar(of id: Int) -> Int? {
    while indexed < slots.count {
      let next = slots[indexed].id
      if indices[next] == nil { indices[next] = indexed }
      indexed += 1
    }
    return indices[id]
  }
}

/// The rows derived from bundled records, in a file that parses quickly because it has no details.
/// Tests compare it with the records, so running programs trust it.
///
/// The first line is `TOTAL` or `TOTAL, attribution`. Each other line is a row of tab-separated
/// columns, in the order of the files. The text is clean already.
private struct DerivedRows {
  let total: Int
  let attribution: String?
  private var reader: TableReader

  /// Nil where the first line is no total.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = TableReader(bytes)
    guard let total = reader.number() else { return nil }
    self.total = total
    attribution = reader.text()
    guard reader.endLine() else { return nil }
    self.reader = reader
  }

  var isAtEnd: Bool { reader.isAtEnd }

  /// The next row; nil where the line isn't valid.
  mutating func next(_ format: some BundledFormat) -> BundledRow? {
    guard let row = format.row(from: &reader), reader.endLine() else { return nil }
    return row
  }
}

/// The file format of one kind of bundled record.
package protocol BundledFormat {
  associatedtype Record

  /// Common start of the files' names: `marvel/comics-`.
  var prefix: String { get }

  /// Parses a line of the derived rows up to its end; nil where it isn't valid.
  func row(from reader: inout TableReader) -> BundledRow?

  /// Parses a file of records as rows, a total of all files and a credit; the last two are nil
  /// where the file does not state them. `number` is the file's index, for the rows. Throws any
  /// error; the caller adds the file's name.
  func page(
    of file: BundledFile, number: Int
  ) throws -> (rows: RecordArray<BundledRow>, total: Int?, attribution: String?)

  /// Parses a whole record; nil where the value isn't one. Throws `JSONError`.
  func record(from reader: inout JSONReader) throws -> Record?
}

/// The row of a bundled record, and the record's position.
package struct BundledRow: Equatable, Sendable {
  /// The record's id at its service, as a number.
  package let id: Int
  /// The row as a list shows it.
  package let entry: Entry
  /// Sort key of the day of the last change; 0 where that is unknown.
  package let modified: Int
  /// Index of the record's file, from 0.
  package let file: Int
  /// Byte offset of the record in that file.
  package let position: Int

  /// By default the day of the last change is unknown.
  package init(id: Int, entry: Entry, modified: Int = 0, file: Int, position: Int) {
    self.id = id
    self.entry = entry
    self.modified = modified
    self.file = file
    self.position = position
  }

  /// The same row with the text of a sorted list's right column.
  package func with(sortText: String?) -> BundledRow {
    BundledRow(
      id: id, entry: entry.with(sortText: sortText), modified: modified, file: file,
      position: position)
  }
}
