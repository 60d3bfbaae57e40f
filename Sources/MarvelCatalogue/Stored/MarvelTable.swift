import Basics
import CatalogueKit
import JSONReader
import PlainText
import SquadCore

/// The bundled records of one kind, in the order of their names. Their rows are derived in a file
/// of their own; without it the files are read as far as a stretch of rows reaches into them. A
/// whole record is read where it lies.
struct MarvelTable {
  /// Where a record lies, and its row.
  struct Slot: Equatable {
    let id: Int
    let entry: Entry
    /// The date's `sortKey`; 0 where it is unknown.
    let modified: Int
    /// Which of the files, and where in it.
    let file: Int
    let position: Int
  }

  let kind: MarvelKind
  private let files: [BundledFile]
  /// Everything that is bundled.
  private let bundle: [BundledFile]
  /// The file of the derived rows; nil once somebody wanted a row.
  private var derivedBytes: UnsafeBufferPointer<UInt8>?
  /// The derived rows, as far as they were read; nil where there are none, or they were refused.
  private var derived: MarvelRows?
  /// How many files have been read so far.
  private(set) var filesRead = 0
  private(set) var slots: [Slot] = []
  private(set) var attribution: String?
  /// Records that could not be read.
  private(set) var unreadable = 0
  /// How many there are in all files, as the first of them says.
  private(set) var total: Int?
  /// The first of `slots` by id, as far as somebody looked for one.
  private var indices: [Int: Int] = [:]
  private var indexed = 0

  /// With the files of that kind among `files`, and their rows.
  init(kind: MarvelKind, files: MarvelFiles) {
    self.kind = kind
    bundle = files.all
    derivedBytes = files.rows(of: kind)
    self.files = files.records(of: kind)
  }

  /// Whether nothing is left to read.
  var isComplete: Bool {
    derived?.isAtEnd ?? (derivedBytes == nil && filesRead == files.count)
  }

  /// Whether `slots` come from the derived rows.
  var isDerived: Bool { derived != nil }

  /// Reads on until so many rows are there, or all. Throws `Failure.unreadable`.
  mutating func read(rows: Int = .max) throws(Failure) {
    while slots.count < rows, !isComplete { try readOn() }
  }

  /// The index of a record in `slots`, reading on until it is found; nil where it isn't bundled.
  mutating func index(of id: Int) throws(Failure) -> Int? {
    while true {
      if let index = knownIndex(of: id) { return index }
      guard !isComplete else { return nil }
      try readOn()
    }
  }

  /// The whole of a record.
  func record(at slot: Slot) throws(Failure) -> any MarvelEntryRecord {
    guard files.indices.contains(slot.file) else { throw .unknownEntry(slot.entry.id) }
    let file = files[slot.file]
    var reader = JSONReader(file.bytes, at: slot.position)
    do {
      let record = try kind.record(from: &reader, reading: .whole)
      if let record, record.id == slot.id { return record }
    } catch {
      throw Failure(file.name, error)
    }
    throw Failure.unreadable(file.name)
  }

  /// Leaves the derived rows, since they lead astray: from here on the files tell.
  mutating func refuseDerived() {
    derived = nil
    slots = []
    indices = [:]
    indexed = 0
    total = nil
    attribution = nil
  }
}

extension MarvelTable {
  private mutating func readOn() throws(Failure) {
    if let bytes = derivedBytes { return openDerived(bytes) }
    guard derived != nil else { return try readNextFile() }
    guard let slot = derived?.next() else { return refuseDerived() }
    slots.append(slot)
    if isComplete, slots.count != total { refuseDerived() }
  }

  private mutating func openDerived(_ bytes: UnsafeBufferPointer<UInt8>) {
    derivedBytes = nil
    derived = MarvelRows(of: kind, bytes)
    total = derived?.total
    attribution = derived?.attribution
    if derived?.isAtEnd == true { refuseDerived() }
  }

  private mutating func readNextFile() throws(Failure) {
    let file = files[filesRead]
    let index = MarvelIndex(in: bundle)
    let day = bundle.first { $0.name == "marvel/date" }?.day
    var reader = JSONReader(file.bytes)
    do {
      let response = try MarvelResponse(from: &reader) { try slot(from: &$0, index, day) }
      guard let page = response.page else {
        throw Failure.unreadable("\(file.name): \(PlainText.line(response.reason ?? "no page"))")
      }
      take(page)
      attribution = attribution ?? response.attribution
    } catch {
      throw Failure(file.name, error)
    }
  }

  /// What a character's counts are worth only its whole record tells.
  private func slot(
    from reader: inout JSONReader, _ index: MarvelIndex, _ day: CalendarDay?
  ) throws -> Slot? {
    let position = reader.position
    let extent: MarvelExtent = kind == .characters ? .whole : .row
    guard let record = try kind.record(from: &reader, reading: extent) else { return nil }
    let entry = (record as? CharacterRecord)?.entry(in: index) ?? record.entry
    return Slot(
      id: record.id, entry: entry, modified: record.modified(inBundleOf: day)?.sortKey ?? 0,
      file: filesRead, position: position)
  }

  private mutating func take(_ page: MarvelPage<Slot>) {
    filesRead += 1
    total = total ?? page.total
    unreadable += page.unreadable
    for slot in page.records where knownIndex(of: slot.id) == nil { slots.append(slot) }
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
