import JSONReader
import SquadCore

/// The bundled records of one kind, in the order of their files, which is that of their names. Rows
/// are parsed lazily, from a file of derived rows or else from the records; a record is parsed in
/// place when its detail is requested.
package struct BundledTable<Format: BundledFormat> {
  package let format: Format
  private let files: [BundledFile]
  /// The file of derived rows, until it is opened.
  private var rowsFile: BundledFile?
  /// The derived rows; nil where there are none, or where they were invalid.
  private var derived: DerivedRows?
  /// How many files of records have been parsed so far.
  package private(set) var filesRead = 0
  /// The rows that were parsed so far.
  package private(set) var slots: [BundledRow] = []
  package private(set) var attribution: String?
  /// Records that could not be read.
  package private(set) var unreadable = 0
  /// The number of records, as stated before all were parsed.
  private var expectedTotal: Int?
  /// Index of the first of `slots` with an id, for the first `indexed` ones.
  private var indices: [Int: Int] = [:]
  private var indexed = 0

  /// - Parameters:
  ///   - files: those of the records, in their order.
  ///   - rows: the derived rows; nil where there are none.
  ///   - total: how many records there are; nil where a file says so.
  package init(_ format: Format, files: [BundledFile], rows: BundledFile?, total: Int? = nil) {
    self.format = format
    self.files = files
    rowsFile = rows
    expectedTotal = total
  }

  /// Whether `slots` come from the derived rows.
  package var isDerived: Bool { derived != nil }

  /// Whether all rows were parsed.
  package var isComplete: Bool {
    rowsFile == nil && (derived?.isAtEnd ?? (filesRead == files.count))
  }

  /// How many records there are, parsed or not; nil where that is unknown.
  package var total: Int? { isComplete ? slots.count : derived?.total ?? expectedTotal }

  /// Parses at least so many rows, or all. Throws `Failure`.
  package mutating func read(rows wanted: Int = .max) throws(Failure) {
    while slots.count < wanted, !isComplete { try readMore() }
  }

  /// The index of a record in `slots`, parsing until it is found; nil where it isn't bundled.
  /// Throws `Failure`.
  package mutating func index(of id: Int) throws(Failure) -> Int? {
    while true {
      if let index = indexSoFar(of: id) { return index }
      guard !isComplete else { return nil }
      try readMore()
    }
  }

  /// The whole record of a row. Where its derived row is wrong, the files are parsed instead.
  /// Throws `Failure`.
  package mutating func record(at slot: BundledRow) throws(Failure) -> Format.Record {
    do { return try parse(slot) } catch {
      guard isDerived else { throw error }
      discardDerived()
      guard let index = try index(of: slot.id) else { throw .unknownEntry(slot.entry.id) }
      return try parse(slots[index])
    }
  }
}

extension BundledTable {
  private func parse(_ slot: BundledRow) throws(Failure) -> Format.Record {
    guard files.indices.contains(slot.file) else { throw .unknownEntry(slot.entry.id) }
    let file = files[slot.file]
    var reader = JSONReader(file.bytes, at: slot.position)
    do {
      let record = try format.record(from: &reader)
      if let record, format.id(of: record) == slot.id { return record }
    } catch {
      throw Failure(file.name, error)
    }
    throw .unreadable(file.name)
  }

  private mutating func readMore() throws(Failure) {
    if let file = rowsFile {
      rowsFile = nil
      derived = DerivedRows(file.bytes)
      attribution = derived?.attribution
      return
    }
    guard derived != nil else { return try parseNextFile() }
    parseNextRow()
  }

  private mutating func parseNextRow() {
    let format = format
    guard let slot = derived?.next(format) else { return discardDerived() }
    slots.append(slot)
    if isComplete, slots.count != derived?.total { discardDerived() }
  }

  /// Discards the derived rows: from here on the files are parsed.
  private mutating func discardDerived() {
    derived = nil
    attribution = nil
    slots = []
    indices = [:]
    indexed = 0
  }

  private mutating func parseNextFile() throws(Failure) {
    let file = files[filesRead]
    do {
      let page = try format.page(of: file, number: filesRead)
      filesRead += 1
      expectedTotal = expectedTotal ?? page.total
      unreadable += page.unreadable
      attribution = attribution ?? page.attribution
      for slot in page.rows where indexSoFar(of: slot.id) == nil { slots.append(slot) }
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
