/// Gathers the fields of a sample: objects flattened to a depth of 3, in the order of the file.
final class ColumnTree {
  /// Maximum number of fields to examine; any beyond are only facts of the detail.
  private static let maximumFields = 10_000
  /// Maximum depth of nested objects whose members become columns.
  static let deepest = 3
  /// An object with more different keys than this may be a map.
  private static let fewKeys = 12
  /// Number of objects needed to recognise a map.
  private static let fewObjects = 5

  private final class Node {
    let name: String
    let index: Int
    let depth: Int
    var children: [Node] = []
    /// Children by name, once there are too many to look through.
    private var indices: [String: Int] = [:]
    var values: [RecordValue] = []
    var lastRow = -1
    var objects = 0
    var keys = 0

    init(_ name: String, index: Int, depth: Int) {
      self.name = name
      self.index = index
      self.depth = depth
    }

    func child(_ name: String) -> Node? {
      if children.count <= 32 { return children.first { $0.name == name } }
      return indices[name].map { children[$0] }
    }

    func add(_ name: String) -> Node {
      let child = Node(name, index: children.count, depth: depth + 1)
      children.append(child)
      if children.count == 33 {
        for child in children { indices[child.name] = child.index }
      } else if children.count > 33 {
        indices[name] = child.index
      }
      return child
    }

    /// Whether an object's keys differ from record to record, or name many objects of one shape.
    var isMap: Bool {
      objects >= ColumnTree.fewObjects && children.count > ColumnTree.fewKeys
        && (keys * 10 < objects * children.count * 3 || hasAlikeChildren)
    }

    private var hasAlikeChildren: Bool {
      guard let shape = children.first.map({ Set($0.children.map(\.name)) }), !shape.isEmpty else {
        return false
      }
      return children.allSatisfy { $0.values.isEmpty && Set($0.children.map(\.name)) == shape }
    }
  }

  private let root = Node("", index: 0, depth: 0)
  private var fields = 0
  private let isSemicolons: Bool

  init(_ records: some Sequence<RecordValue>, isSemicolons: Bool) {
    self.isSemicolons = isSemicolons
    for (row, record) in records.enumerated() { take(record, into: root, row: row) }
  }

  private func take(_ value: RecordValue, into node: Node, row: Int) {
    guard node.lastRow < row else { return }
    node.lastRow = row
    let value = value.unwrapped
    guard case .object(let members) = value, node.depth < Self.deepest else {
      if !value.isEmpty { node.values.append(value) }
      return
    }
    guard !members.isEmpty else { return }
    node.objects += 1
    node.keys += members.count
    var next = 0
    for member in members {
      guard let child = child(of: node, member.name, at: next) else { continue }
      next = child.index + 1
      take(member.value, into: child, row: row)
    }
  }

  /// The child with a name, which mostly has the same index as in the record before.
  private func child(of node: Node, _ name: String, at index: Int) -> Node? {
    if index < node.children.count, node.children[index].name == name {
      return node.children[index]
    }
    if let child = node.child(name) { return child }
    guard fields < Self.maximumFields else { return nil }
    fields += 1
    return node.add(name)
  }

  func columns() -> [Column] {
    var columns: [Column] = []
    for child in root.children { add(child, [], to: &columns) }
    // Records that aren't objects have one column: the whole record.
    if columns.isEmpty, !root.values.isEmpty { columns.append(column(root, [])) }
    return columns
  }

  private func add(_ node: Node, _ parents: [String], to columns: inout [Column]) {
    let keys = parents + [node.name]
    if node.isMap {
      var facts = ColumnFacts()
      facts.filled = node.objects
      facts.distinct = node.objects
      columns.append(Column(path: FieldPath(keys: keys), kind: .map, facts: facts))
      return
    }
    if node.objects == 0 || node.values.count > node.objects { columns.append(column(node, keys)) }
    for child in node.children { add(child, keys, to: &columns) }
  }

  private func column(_ node: Node, _ keys: [String]) -> Column {
    var tally = ColumnTally(
      FieldName(node.name), in: keys.dropLast().last.map(FieldName.init),
      isSemicolons: isSemicolons)
    for value in node.values { tally.take(value) }
    let (kind, facts) = tally.decide()
    return Column(path: FieldPath(keys: keys), kind: kind, facts: facts)
  }
}
