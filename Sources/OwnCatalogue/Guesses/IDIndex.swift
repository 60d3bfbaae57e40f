/// The unique ids of a file's records, from an id to the record's number. Ids are kept as hashes of
/// 64 bits, so that two of a file don't meet.
package struct IDIndex {
  /// By record.
  private var hashes: [Int] = []
  /// Numbers of records from 1, by their hash; 0 where there is none.
  private var slots = [UInt32](repeating: 0, count: 16)
  /// By the hash of an id that stands in several records, how often it came.
  private var repeats: [Int: Int] = [:]
  /// Records whose id stood in the file before.
  package private(set) var duplicates = 0

  package init() {}

  /// Adds the next record, and makes its id unique: the second `7` becomes `7.2`, the third `7.3`.
  package mutating func add(_ id: inout [UInt8]) {
    var hash = Self.hash(id)
    if row(hash) != nil {
      duplicates += 1
      let first = hash
      let length = id.count
      var number = repeats[first] ?? 1
      // An id may look like another's second.
      repeat {
        number += 1
        id.removeSubrange(length...)
        id.append(contentsOf: ".\(number)".utf8)
        hash = Self.hash(id)
      } while row(hash) != nil
      repeats[first] = number
    }
    hashes.append(hash)
    if hashes.count * 4 > slots.count * 3 { grow() } else { insert(hashes.count - 1) }
  }

  /// The record of an id as it is written.
  package func row(of id: String) -> Int? { row(Self.hash(Array(id.utf8))) }

  private func row(_ hash: Int) -> Int? {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let row = Int(slots[slot]) - 1
      if hashes[row] == hash { return row }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func insert(_ row: Int) {
    var slot = hashes[row] & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt32(truncatingIfNeeded: row + 1)
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for row in hashes.indices { insert(row) }
  }

  private static func hash(_ id: [UInt8]) -> Int {
    var hasher = Hasher()
    id.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}
