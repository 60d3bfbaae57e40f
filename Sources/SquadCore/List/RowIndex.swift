/// Rows by the hash of what identifies them: a hash trie whose nodes copies share. Adding some rows
/// to a copy of a million rewrites the few nodes on their way and nothing else, and no copy sees
/// what another one added.
struct RowIndex: Sendable {
  private enum Node: Sendable {
    case leaf([Slot])
    /// One for each value of the hash's next bits.
    case branch([Node])
  }

  /// A row with the part of its hash that the trie goes by.
  private struct Slot: Sendable {
    let hash: UInt32
    let row: UInt32
  }

  /// Bits of the hash that choose a branch's child.
  private static let childBits = 3
  /// A leaf with more rows becomes a branch.
  private static let leafLimit = 192

  private var root = Node.leaf([])

  /// The row of that hash for which `isMatch` is true, nil where there is none.
  func row(_ hash: Int, where isMatch: (Int) -> Bool) -> Int? {
    let hash = UInt32(truncatingIfNeeded: hash)
    var node = root
    var shift = 0
    while case .branch(let children) = node {
      node = children[Self.child(hash, shift)]
      shift += Self.childBits
    }
    guard case .leaf(let slots) = node else { return nil }
    for slot in slots where slot.hash == hash && isMatch(Int(slot.row)) { return Int(slot.row) }
    return nil
  }

  /// Adds a row; nothing where its number has more than 32 bits.
  mutating func insert(_ hash: Int, row: Int) {
    guard let row = UInt32(exactly: row) else { return }
    let slot = Slot(hash: UInt32(truncatingIfNeeded: hash), row: row)
    Self.insert(slot, into: &root, shift: 0)
  }

  private static func insert(_ slot: Slot, into node: inout Node, shift: Int) {
    switch node {
    case .leaf(var slots):
      // Given up here, so that the array below is the only one and grows in place.
      node = .leaf([])
      slots.append(slot)
      // Where no bits are left all hashes are the same, and the leaf just grows.
      let isSplit = slots.count > leafLimit && shift < UInt32.bitWidth
      node = isSplit ? split(slots, shift: shift) : .leaf(slots)
    case .branch(var children):
      node = .leaf([])
      insert(slot, into: &children[child(slot.hash, shift)], shift: shift + childBits)
      node = .branch(children)
    }
  }

  private static func split(_ slots: [Slot], shift: Int) -> Node {
    var parts = [[Slot]](repeating: [], count: 1 << childBits)
    for slot in slots { parts[child(slot.hash, shift)].append(slot) }
    return .branch(parts.map(Node.leaf))
  }

  private static func child(_ hash: UInt32, _ shift: Int) -> Int {
    Int(hash >> UInt32(shift)) & (1 << childBits - 1)
  }
}
