import JSONReader

/// Paths compiled into one tree, so that a `JSONReader` finds all their values in one walk over a
/// record without building it.
package struct FieldPlan: Sendable {
  /// The outcome of looking for a path in a record.
  package enum Found: Equatable, Sendable {
    case absent
    /// A number, or a string without escapes: its range in the reader's bytes, without quotes.
    case bytes(Range<Int>)
    case values([RecordValue])
  }

  private struct Node: Sendable {
    var names: [[UInt8]] = []
    var children: [Int] = []
    /// Indices by name, for a node with too many names to search linearly.
    var indices: [[UInt8]: Int] = [:]
    /// Paths that end here.
    var slots: [Slot] = []
  }

  private struct Slot: Sendable {
    let index: Int
    /// The steps from the first that isn't a key.
    let rest: [FieldPath.Step]
  }

  /// Number of names up to which comparing them is faster than looking one up.
  private static let few = 32

  /// The paths in the order of the results of `find`.
  package let paths: [FieldPath]
  private var nodes = [Node()]

  /// - Parameter paths: each gets a result of its own, even one that stands twice.
  package init(_ paths: [FieldPath]) {
    self.paths = paths
    for (index, path) in paths.enumerated() { add(path, at: index) }
  }

  private mutating func add(_ path: FieldPath, at index: Int) {
    var node = 0
    for (depth, step) in path.steps.enumerated() {
      guard case .key(let key) = step else {
        nodes[node].slots.append(Slot(index: index, rest: Array(path.steps[depth...])))
        return
      }
      let name = Array(key.utf8)
      if let known = nodes[node].indices[name] {
        node = nodes[node].children[known]
      } else {
        nodes.append(Node())
        nodes[node].indices[name] = nodes[node].names.count
        nodes[node].names.append(name)
        nodes[node].children.append(nodes.count - 1)
        node = nodes.count - 1
      }
    }
    nodes[node].slots.append(Slot(index: index, rest: []))
  }

  /// Moves past a record and finds the values of all paths, by their index. `found` is emptied and
  /// filled, so that its memory serves every row.
  package func find(_ reader: inout JSONReader, into found: inout [Found]) throws {
    found.removeAll(keepingCapacity: true)
    for _ in paths { found.append(.absent) }
    try nodes.withUnsafeBufferPointer { try Self.find(&reader, at: 0, in: $0, &found) }
  }

  /// `nodes` are those of the plan, in place: a copy of a node would retain its arrays for each
  /// member of each record.
  private static func find(
    _ reader: inout JSONReader, at node: Int, in nodes: UnsafeBufferPointer<Node>,
    _ found: inout [Found]
  ) throws {
    if nodes[node].names.isEmpty {
      try take(node, in: nodes, at: &reader, into: &found)
      return
    }
    if !nodes[node].slots.isEmpty {
      var ahead = reader
      try take(node, in: nodes, at: &ahead, into: &found)
    }
    // The first of two members with one name counts, as in a record's value.
    var seen: UInt64 = 0
    var seenOthers: Set<Int> = []
    try reader.members { word, reader in
      guard let child = child(word, of: node, in: nodes) else { return }
      if child < 64 {
        guard seen & 1 << UInt64(child) == 0 else { return }
        seen |= 1 << UInt64(child)
      } else {
        guard seenOthers.insert(child).inserted else { return }
      }
      try find(&reader, at: nodes[node].children[child], in: nodes, &found)
    }
  }

  /// Takes the value at the reader for the paths that end at a node.
  private static func take(
    _ node: Int, in nodes: UnsafeBufferPointer<Node>, at reader: inout JSONReader,
    into found: inout [Found]
  ) throws {
    reader.skipSpace()
    let start = reader.position
    switch reader.current {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let value = try RecordValue(&reader)
      for slot in nodes[node].slots {
        found[slot.index] = .values(FieldPath.values(of: [value], along: slot.rest[...]))
      }
      return
    default: try reader.skip()
    }
    for slot in nodes[node].slots where slot.rest.isEmpty {
      found[slot.index] = try scalar(start..<reader.position, of: reader)
    }
  }

  private static func scalar(_ range: Range<Int>, of reader: JSONReader) throws -> Found {
    guard reader.bytes[range.lowerBound] == UInt8(ascii: "\"") else {
      return reader.bytes[range.lowerBound] == UInt8(ascii: "n") ? .absent : .bytes(range)
    }
    let inside = range.lowerBound + 1..<range.upperBound - 1
    guard reader.bytes[inside].contains(UInt8(ascii: "\\")) else { return .bytes(inside) }
    var again = JSONReader(reader.bytes, at: range.lowerBound)
    return .values([try RecordValue(&again)])
  }

  private static func child(
    _ word: JSONWord, of node: Int, in nodes: UnsafeBufferPointer<Node>
  ) -> Int? {
    if nodes[node].names.count <= few {
      for child in nodes[node].names.indices where isSame(nodes[node].names[child], word.bytes) {
        return child
      }
      guard word.bytes.contains(UInt8(ascii: "\\")) else { return nil }
    }
    return nodes[node].indices[Array(word.text.utf8)]
  }

  private static func isSame(_ name: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count == bytes.count else { return false }
    for index in 0..<name.count where name[index] != bytes[index] { return false }
    return true
  }
}
