/// Labels of rows by the hashes of their ids: a persistent hash trie. Adding rows to a copy of a
/// million rewrites the few nodes on their paths and shares all others.
struct RowIndex: Sendable {
  fileprivate enum Node: Sendable {
    case leaf([Slot])
    /// A child for each value of the hash's next bits.
    case branch([Node])
  }

  /// A row's label with the part of its hash that the trie uses, in 12 bytes.
  fileprivate struct Slot: Sendable {
    let hash: UInt32
    private let high: UInt32
    private let low: UInt32

    init(_ hash: UInt64, _ label: UInt64) {
      self.hash = UInt32(truncatingIfNeeded: hash)
      high = UInt32(truncatingIfNeeded: label >> 32)
      low = UInt32(truncatingIfNeeded: label)
    }

    var label: UInt64 { UInt64(high) << 32 | UInt64(low) }
  }

  /// Approximate bytes of a row.
  static let bytesPerRow = 20

  /// Bits of the hash that choose a branch's child.
  private static let childBits = 3
  /// A leaf with more rows becomes a branch.
  private static let leafLimit = 192

  private var root = Node.leaf([])

  /// The label with this hash for which `isMatch` holds; nil without one.
  func label(_ hash: UInt64, where isMatch: (UInt64) -> Bool) -> UInt64? {
    let hash = UInt32(truncatingIfNeeded: hash)
    var node = root
    var shift = 0
    while case .branch(let children) = node {
      node = children[Self.child(hash, shift)]
      shift += Self.childBits
    }
    guard case .leaf(let slots) = node else { return nil }
    for slot in slots where slot.hash == hash && isMatch(slot.label) { return slot.label }
    return nil
  }

  mutating func insert(_ hash: UInt64, _ label: UInt64) {
    Self.change(&root, at: UInt32(truncatingIfNeeded: hash)) { $0.append(Slot(hash, label)) }
  }

  mutating func remove(_ hash: UInt64, _ label: UInt64) {
    Self.change(&root, at: UInt32(truncatingIfNeeded: hash)) { slots in
      slots.removeAll { $0.label == label }
    }
  }

  /// Changes the leaf of a hash. With all bits used up, the hashes in a leaf are equal and it only
  /// grows.
  private static func change(
    _ node: inout Node, at hash: UInt32, shift: Int = 0, _ body: (inout [Slot]) -> Void
  ) {
    switch node {
    case .leaf(var slots):
      // Released here, so that the array below is uniquely referenced and changes in place.
      node = .leaf([])
      body(&slots)
      let isSplit = slots.count > leafLimit && shift < UInt32.bitWidth
      node = isSplit ? split(slots, shift: shift) : .leaf(slots)
    case .branch(var children):
      node = .leaf([])
      change(&children[child(hash, shift)], at: hash, shift: shift + childBits, body)
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
