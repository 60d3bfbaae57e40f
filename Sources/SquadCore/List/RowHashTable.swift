/// Rows by the hashes of their ids, some 5 bytes each: a table with open addressing.
///
/// A large block builds its table off the main thread, so that a list can add the block without
/// touching its rows.
package struct RowHashTable: Sendable {
  /// Bits of a slot that hold the row, from 1; those above hold the hash's highest bits.
  private static let rowBits: UInt32 = 22
  private static let rowMask: UInt32 = 1 << rowBits - 1
  /// Maximum number of rows.
  package static let maximumRows = Int(rowMask)

  /// 0 for a free slot.
  private var slots: [UInt32]

  /// - Parameter capacity: number of rows, at most `maximumRows`.
  package init(capacity: Int) {
    slots = [UInt32](repeating: 0, count: capacity + capacity / 3 + 1)
  }

  /// Creates the table of a block's rows.
  init(_ hashes: some Collection<UInt64>) {
    self.init(capacity: hashes.count)
    for (row, hash) in hashes.enumerated() { insert(row, hash) }
  }

  var size: Int { slots.count * MemoryLayout<UInt32>.stride }

  /// Adds a row; the number of rows must not exceed the capacity.
  package mutating func insert(_ row: Int, _ hash: UInt64) {
    let value = Self.tag(of: hash) | UInt32(truncatingIfNeeded: row + 1)
    insert(value, at: UInt32(truncatingIfNeeded: hash))
  }

  private mutating func insert(_ value: UInt32, at hash: UInt32) {
    slots.withUnsafeMutableBufferPointer { slots in
      var slot = Self.slot(of: hash, among: slots.count)
      while slots[slot] != 0 { slot = slot + 1 == slots.count ? 0 : slot + 1 }
      slots[slot] = value
    }
  }

  /// Makes room for more rows. `hash` returns the lowest bits of a row's hash.
  package mutating func grow(to capacity: Int, _ hash: (Int) -> UInt32) {
    let before = slots
    self = RowHashTable(capacity: capacity)
    for value in before where value != 0 {
      insert(value, at: hash(Int(value & Self.rowMask) - 1))
    }
  }

  /// The row with this hash for which `isMatch` holds; nil without one.
  package func row(_ hash: UInt64, where isMatch: (Int) -> Bool) -> Int? {
    slots.withUnsafeBufferPointer { slots in
      let tag = Self.tag(of: hash)
      var slot = Self.slot(of: UInt32(truncatingIfNeeded: hash), among: slots.count)
      while slots[slot] != 0 {
        let row = Int(slots[slot] & Self.rowMask) - 1
        if slots[slot] & ~Self.rowMask == tag, isMatch(row) { return row }
        slot = slot + 1 == slots.count ? 0 : slot + 1
      }
      return nil
    }
  }

  /// Passes the address where the search for a row begins.
  package func withFirstSlot(of hash: UInt64, _ body: (UnsafeRawPointer) -> Void) {
    slots.withUnsafeBytes { slots in
      guard let start = slots.baseAddress else { return }
      let slot = Self.slot(of: UInt32(truncatingIfNeeded: hash), among: self.slots.count)
      body(start + slot * MemoryLayout<UInt32>.stride)
    }
  }

  private static func slot(of hash: UInt32, among count: Int) -> Int {
    Int((UInt64(hash) * UInt64(count)) >> 32)
  }

  private static func tag(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~rowMask
  }
}

/// Hashes of ids' paths, seeded anew in each run so that no file can be made to collide.
package enum PathHash {
  /// Hash of a path in UTF-8; holds for this run only.
  package static func hash(_ path: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(path))
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }
}
