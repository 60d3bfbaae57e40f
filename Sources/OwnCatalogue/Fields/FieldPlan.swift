import JSONReader

/// Paths compiled into one tree, so that a `JSONReader` finds all their values in one walk over a
/// record without building it.
package struct FieldPlan: Sendable {
  private struct Node: Sendable {
    var names: [[UInt8]] = []
    var children: [Int] = []
    /// Paths that end here, with the steps that a key can't be.
    var slots: [(slot: Int, rest: [FieldPath.Step])] = []
  }

  package let paths: [FieldPath]
  private var nodes = [Node()]

  /// - Parameter paths: at most 64; those after them are never found.
  package init(_ paths: [FieldPath]) {
    self.paths = Array(paths.prefix(64))
    for (slot, path) in self.paths.enumerated() { add(path, as: slot) }
  }

  private mutating func add(_ path: FieldPath, as slot: Int) {
    var node = 0
    for (place, step) in path.steps.enumerated() {
      guard case .key(let key) = step else {
        nodes[node].slots.append((slot, Array(path.steps[place...])))
        return
      }
      let name = Array(key.utf8)
      if let known = nodes[node].names.firstIndex(of: name) {
        node = nodes[node].children[known]
      } else {
        nodes.append(Node())
        nodes[node].names.append(name)
        nodes[node].children.append(nodes.count - 1)
        node = nodes.count - 1
      }
    }
    nodes[node].slots.append((slot, []))
  }

  /// Moves past a record and calls `body` at the value of each path that it has: with the path's
  /// index, the steps from there to what the path means, and a reader that may be left anywhere.
  package func walk(
    _ reader: inout JSONReader,
    _ body: (Int, [FieldPath.Step], inout JSONReader) throws -> Void
  ) throws {
    var found: UInt64 = 0
    try walk(0, &reader, &found, body)
  }

  private func walk(
    _ index: Int, _ reader: inout JSONReader, _ found: inout UInt64,
    _ body: (Int, [FieldPath.Step], inout JSONReader) throws -> Void
  ) throws {
    let node = nodes[index]
    for (slot, rest) in node.slots where found >> UInt64(slot) & 1 == 0 {
      found |= 1 << UInt64(slot)
      var copy = reader
      try body(slot, rest, &copy)
    }
    guard !node.names.isEmpty else { return try reader.skip() }
    // Of a name that stands twice the first counts, as in a record's value.
    var seen: UInt64 = 0
    try reader.members { word, reader in
      guard let child = Self.child(word, of: node), child > 63 || seen >> UInt64(child) & 1 == 0
      else { return }
      if child < 64 { seen |= 1 << UInt64(child) }
      try walk(node.children[child], &reader, &found, body)
    }
  }

  private static func child(_ word: JSONWord, of node: Node) -> Int? {
    let bytes = word.bytes
    if bytes.contains(UInt8(ascii: "\\")) {
      let name = Array(word.text.utf8)
      return node.names.firstIndex(of: name)
    }
    return node.names.firstIndex { name in
      name.count == bytes.count && name.elementsEqual(bytes)
    }
  }

  /// The values of all paths, by their index.
  package func values(_ reader: inout JSONReader) throws -> [[RecordValue]] {
    var values = [[RecordValue]](repeating: [], count: paths.count)
    try walk(&reader) { slot, rest, reader in
      values[slot] = FieldPath.values(of: [try RecordValue(&reader)], along: rest[...])
    }
    return values
  }
}
