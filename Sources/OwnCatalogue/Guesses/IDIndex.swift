import CatalogueKit
import SquadCore

/// The unique ids of a file's records, from an id to the record's number. Compares 58 bits of an
/// id's hash: a collision in one file is very unlikely.
package struct IDIndex {
  /// By record, the lowest bits of the hash and the ones above.
  private var lowest: [UInt32] = []
  private var middle: [UInt16] = []
  /// Holds the highest bits of the hash.
  private var slots = RowHashTable(capacity: 64)
  private var capacity = 64
  /// Expected number of records; 0 if unknown. The index grows to it at once.
  var expectedCount = 0
  /// Number of occurrences of each repeated id, by its hash.
  private var repeats: [UInt64: Int] = [:]
  /// Number of records whose id had occurred before.
  package private(set) var duplicates = 0

  /// Adds the next record, and makes its id unique: the second `7` becomes `7.2`, the third `7.3`.
  ///
  /// - Returns: the hash of the unique id.
  @discardableResult
  package mutating func add(_ id: inout [UInt8]) -> UInt64 {
    add(&id, hash: id.withUnsafeBufferPointer(PathHash.hash))
  }

  /// Begins to load the memory where an id will be looked up, and returns the id's hash: waiting
  /// for it took a seventh of the time to read a million rows.
  func prefetch(_ id: [UInt8]) -> UInt64 {
    let hash = id.withUnsafeBufferPointer(PathHash.hash)
    slots.withFirstSlot(of: hash, ProcessorHint.prefetch)
    return hash
  }

  /// Adds the next record, given the hash of its id.
  mutating func add(_ id: inout [UInt8], hash: UInt64) -> UInt64 {
    var hash = hash
    if row(hash) != nil {
      duplicates += 1
      let first = hash
      let length = id.count
      var number = repeats[first] ?? 1
      // The file may have an id such as `7.2` itself.
      repeat {
        number += 1
        id.removeSubrange(length...)
        id.append(contentsOf: ".\(number)".utf8)
        hash = id.withUnsafeBufferPointer(PathHash.hash)
      } while row(hash) != nil
      repeats[first] = number
    }
    add(hash)
    return hash
  }

  private mutating func add(_ hash: UInt64) {
    // A list in a record may be longer than any file.
    guard lowest.count < RowHashTable.maximumRows else { return }
    if lowest.count == capacity {
      // A sixteenth more than expected: the last records may be shorter.
      let expected = expectedCount + expectedCount / 16
      capacity = min(max(capacity + capacity / 2, expected), RowHashTable.maximumRows)
      slots.grow(to: capacity) { lowest[$0] }
      lowest.reserveCapacity(capacity)
      middle.reserveCapacity(capacity)
    }
    slots.insert(lowest.count, hash)
    lowest.append(UInt32(truncatingIfNeeded: hash))
    middle.append(UInt16(truncatingIfNeeded: hash >> 32))
  }

  /// The record of an id as it is written.
  package func row(of id: String) -> Int? {
    var id = id
    return row(id.withUTF8(PathHash.hash))
  }

  private func row(_ hash: UInt64) -> Int? {
    slots.row(hash) { row in
      lowest[row] == UInt32(truncatingIfNeeded: hash)
        && middle[row] == UInt16(truncatingIfNeeded: hash >> 32)
    }
  }
}
