import CatalogueKit
import JSONReader
import SquadCore

/// The bundled heroes in the order of their files, which is that of their names. Their rows are
/// derived in a file of their own, and read as far as a stretch of them is asked for; without that
/// file the heroes' own are. A whole record is read where it lies.
struct HeroTable {
  /// Where a record lies, and its row.
  struct Slot: Equatable {
    let id: Int
    let entry: Entry
    /// Which of the files, and where in it.
    let file: Int
    let position: Int
  }

  private let files: [BundledFile]
  /// How many heroes there are.
  private let count: Int
  /// The derived rows; nil where there are none, or where they were refused.
  private var derived: HeroRows?
  /// How many files have been read so far.
  private(set) var filesRead = 0
  private(set) var slots: [Slot] = []
  /// Records that could not be read.
  private(set) var unreadable = 0
  private var indices: [Int: Int] = [:]

  /// With the heroes' files among `files`, and their rows.
  init(files: [BundledFile], count: Int) {
    self.files = BundledFile.numbered("superheroes/heroes-", in: files)
    self.count = count
    derived = files.first { $0.name == "superheroes/heroes-rows.tsv" }.flatMap {
      HeroRows($0.bytes)
    }
  }

  /// Whether nothing is left to read.
  var isComplete: Bool { derived?.isAtEnd ?? (filesRead == files.count) }

  /// How many heroes there are, read or not.
  var total: Int { isComplete ? slots.count : count }

  /// Reads on until so many rows are there, or all. Throws `Failure`.
  mutating func read(rows wanted: Int = .max) throws(Failure) {
    while slots.count < wanted, !isComplete { try readOn() }
  }

  /// The index of a hero in `slots`, reading on until it is found; nil where it isn't bundled.
  /// Throws `Failure`.
  mutating func index(of id: Int) throws(Failure) -> Int? {
    while true {
      if let index = indices[id] { return index }
      guard !isComplete else { return nil }
      try readOn()
    }
  }

  /// The whole of a record. Where the derived rows lead astray, the files tell where it lies.
  /// Throws `Failure`.
  mutating func record(at slot: Slot) throws(Failure) -> HeroRecord {
    do { return try read(slot) } catch {
      guard derived != nil else { throw error }
      refuseDerived()
      guard let index = try index(of: slot.id) else { throw .unknownEntry(slot.entry.id) }
      return try read(slots[index])
    }
  }
}

extension HeroTable {
  private func read(_ slot: Slot) throws(Failure) -> HeroRecord {
    guard files.indices.contains(slot.file) else { throw .unknownEntry(slot.entry.id) }
    let file = files[slot.file]
    var reader = JSONReader(file.bytes, at: slot.position)
    do {
      if let record = try HeroRecord(from: &reader), record.id == slot.id { return record }
    } catch {
      throw Failure(file.name, error)
    }
    throw .unreadable(file.name)
  }

  private mutating func readOn() throws(Failure) {
    guard derived != nil else { return try readNextFile() }
    guard let slot = derived?.next() else { return refuseDerived() }
    take(slot)
    if isComplete, slots.count != derived?.total { refuseDerived() }
  }

  /// Leaves the derived rows: from here on the files tell.
  private mutating func refuseDerived() {
    derived = nil
    slots = []
    indices = [:]
  }

  private mutating func readNextFile() throws(Failure) {
    let file = files[filesRead]
    var reader = JSONReader(file.bytes)
    var read: [Slot] = []
    var skippedRecords = 0
    do {
      reader.skipSpace()
      let start = reader
      let isArray = try reader.elements { reader in
        let position = reader.position
        if let hero = try HeroRecord(from: &reader) {
          read.append(
            Slot(id: hero.id, entry: hero.entry, file: filesRead, position: position))
        } else {
          skippedRecords += 1
        }
      }
      try reader.finish()
      guard isArray else { throw start.problem("not a list of heroes") }
    } catch {
      throw Failure(file.name, error)
    }
    filesRead += 1
    unreadable += skippedRecords
    read.forEach { take($0) }
  }

  private mutating func take(_ slot: Slot) {
    guard indices[slot.id] == nil else { return }
    indices[slot.id] = slots.count
    slots.append(slot)
  }
}
