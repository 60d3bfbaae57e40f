import JSONReader
import SquadCore

/// The bundled records of one kind, in the order of their files, which is that of their names. Their
/// rows are derived in a file of their own, and read as far as a page reaches; without that file the
/// records' own are. A whole record is read where it lies.
package struct BundledTable<Format: BundledFormat> {
  package let format: Format
  private let files: [BundledFile]
  /// The file of derived rows, until it is opened.
  private var rowsFile: BundledFile?
  /// The derived rows; nil where there are none, or where they were refused.
  private var derived: DerivedRows?
  /// How many files of records have been read so far.
  package private(set) var filesRead = 0
  /// The rows that were read so far.
  package private(set) var slots: [BundledRow] = []
  package private(set) var attribution: String?
  /// Records that could not be read.
  package private(set) var unreadable = 0
  /// How many there are, as was stated before all were read.
  private var stated: Int?
  /// The first of `slots` by id, as far as somebody looked for one.
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
    stated = total
  }

  /// Whether `slots` come from the derived rows.
  package var isDerived: Bool { derived != nil }

  /// Whether nothing is left to read.
  package var isComplete: Bool {
    rowsFile == nil && (derived?.isAtEnd ?? (filesRead == files.count))
  }

  /// How many records there are, read or not; nil where that is unknown.
  package var total: Int? { isComplete ? slots.count : derived?.total ?? stated }

  /// Reads on until so many rows are there, or all. Throws `Failure`.
  package mutating func read(rows wanted: Int = .max) throws(Failure) {
    while slots.count < wanted, !isComplete { try readOn() }
  }

  /// The index of a record in `slots`, reading on until it is found; nil where it isn't bundled.
  /// Throws `Failure`.
  package mutating func index(of id: Int) throws(Failure) -> Int? {
    while true {
      if let index = knownIndex(of: id) { return index }
      guard !isComplete else { return nil }
      try readOn()
    }
  }

  /// The whole of a record. Where the derived rows lead astray, the files tell where it lies.
  /// Throws `Failure`.
  package mutating func record(at slot: BundledRow) throws(Failure) -> Format.Record {
    do { return try parse(slot) } catch {
      guard isDerived else { throw error }
      refuseDerived()
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

  private mutating func readOn() throws(Failure) {
    if let file = rowsFile {
      rowsFile = nil
      derived = DerivedRows(file.bytes)
      attribution = derived?.attribution
      return
    }
    guard derived != nil else { return try readNextFile() }
    takeNextRow()
  }

  private mutating func takeNextRow() {
    let format = format
    guard let slot = derived?.next(format) else { return refuseDerived() }
    slots.append(slot)
    if isComplete, slots.count != derived?.total { refuseDerived() }
  }

  /// Leaves the derived rows: from here on the files tell.
  private mutating func refuseDerived() {
    derived = nil
    attribution = nil
    slots = []
    indices = [:]
    indexed = 0
  }

  private mutating func readNextFile() throws(Failure) {
    let file = files[filesRead]
    do {
      let page = try format.page(of: file, number: filesRead)
      filesRead += 1
      stated = stated ?? page.total
      unreadable += page.unreadable
      attribution = attribution ?? page.attribution
      for slot in page.rows where knownIndex(of: slot.id) == nil { slots.append(slot) }
    } catch {
      throw Failure(file.name, error)
    }
  }

  private mutating func knownIndex(of id: Int) -> Int? {
    while indexed < slots.count {
      let known = slots[indexed].id
      if indices[known] == nil { indices[known] = indexed }
      indexed += 1
    }
    return indices[id]
  }
}
