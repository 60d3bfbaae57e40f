/// Where a JSON value may have records.
package struct RecordCandidate: Equatable, Sendable {
  /// How to read it as records.
  package let layout: RecordLayout
  /// Records in what was read.
  package let count: Int
  /// Whether most records have a field with a title's name.
  package let isTitled: Bool

  /// Whether it is the better guess. A title decides, unless the other list is 20 times as long:
  /// a list of columns or links has names, too.
  func isBetter(than other: RecordCandidate) -> Bool {
    guard isTitled != other.isTitled else { return count > other.count }
    return isTitled ? other.count < count * 20 : count >= other.count * 20
  }
}

/// Finds the records inside of a JSON value.
struct RecordRules {
  /// Members of an object that is a response rather than a record.
  private static let lists: Set = [
    "features", "items", "results", "data", "records", "rows", "entries", "values", "value", "list",
    "nodes", "hits", "objects", "docs",
  ]
  private static let deepest = 3

  private let root: JSONShape
  /// The best first.
  private(set) var candidates: [RecordCandidate] = []
  private(set) var layout: RecordLayout

  /// `isWhole` tells whether the value's end was read.
  init(_ root: JSONShape, isWhole: Bool) {
    self.root = root
    layout = RecordLayout([], .objects)
    switch root.kind {
    case .object:
      candidates = Self.candidates(in: root, isWhole: isWhole)
      layout = objectLayout(isWhole)
    case .array: layout = Self.arrayLayout(root, [.elements])
    default: layout = RecordLayout([], .values)
    }
  }

  /// The layout of values of which each is a record of its own, or an array of them.
  static func streamLayout(_ first: JSONShape) -> RecordLayout {
    switch first.kind {
    case .object: return RecordLayout([], .objects)
    case .array where first.isArrayOfObjects: return RecordLayout([.elements], .objects)
    case .array:
      let isHeader = first.elements.allSatisfy { $0.kind == .text } && first.count > 0
      return RecordLayout([], .rows(header: isHeader ? [] : nil))
    default: return RecordLayout([], .values)
    }
  }

  /// The layout of the records at a path that the user gave.
  static func layout(at path: RecordPath, in root: JSONShape, isWhole: Bool) -> RecordLayout {
    guard !path.steps.isEmpty else { return RecordLayout([], .objects) }
    var steps: [RecordPath.Step] = []
    var (holders, shapes) = ([root], [root])
    // The value itself is looked at like one that a member holds.
    for step in path.steps == [.elements] ? [] : path.steps {
      holders = shapes
      switch step {
      case .member(let name): shapes = shapes.compactMap { $0[name] }
      case .elements, .members: shapes = shapes.flatMap(\.values)
      }
      // The elements of an object are its members.
      let isObject = step == .elements && holders.first?.kind == .object
      steps.append(isObject ? .members : step)
    }
    if steps.last == .elements || steps.last == .members {
      let sample = shapes.first
      if let sample, sample.kind == .object {
        return steps.last == .members ? mapLayout(holders[0], steps) : RecordLayout(steps, .objects)
      }
      return RecordLayout(
        steps, sample?.kind == .array ? .rows(header: nil) : sample == nil ? .objects : .values)
    }
    guard let target = shapes.first else { return RecordLayout(steps + [.elements], .objects) }
    switch target.kind {
    case .array: return arrayLayout(target, steps + [.elements])
    case .object where target.isMapOfRecords: return mapLayout(target, steps + [.members])
    case .object where isWhole && target.isColumnTable: return RecordLayout(steps, .columns)
    case .object:
      var one = RecordLayout(steps, .objects)
      one.isProvisional = !isWhole
      return one
    default: return RecordLayout(steps, .values)
    }
  }

  private func objectLayout(_ isWhole: Bool) -> RecordLayout {
    var one = RecordLayout([], .objects)
    one.isProvisional = !isWhole && candidates.isEmpty
    if isOneRecord {
      // Takes the largest list of titled records or of messages: a board's cards have titles, a
      // creature's moves don't.
      let largest = root.members
        .filter { _, list in
          list.isArrayOfObjects
            && (TitleNames.isTitled(list.elements) || TitleNames.areMessages(list.elements))
        }
        .max { $0.value.length < $1.value.length }
      guard let largest, largest.value.length * 2 >= root.length else { return one }
      return RecordLayout([.member(largest.name), .elements], .objects)
    }
    if isWhole, root.isColumnTable { return RecordLayout([], .columns) }
    return candidates.first?.layout ?? one
  }

  /// Whether the object is one named record, not a response with lists.
  private var isOneRecord: Bool {
    if root["metadata"]?["name"]?.kind == .text { return true }
    guard root["name"]?.kind == .text || root["title"]?.kind == .text else { return false }
    return !root.members.contains { Self.lists.contains($0.name) }
  }

  private static func arrayLayout(_ array: JSONShape, _ steps: [RecordPath.Step]) -> RecordLayout {
    if array.isArrayOfObjects || array.count == 0 { return RecordLayout(steps, .objects) }
    guard array.elements.first?.kind == .array else { return RecordLayout(steps, .values) }
    return RecordLayout(steps, .rows(header: array.header))
  }

  private static func mapLayout(_ map: JSONShape, _ steps: [RecordPath.Step]) -> RecordLayout {
    var layout = RecordLayout(steps, .objects)
    let isTaken = map.values.contains { $0["key"] != nil }
    layout.keyName = isTaken ? "map key" : "key"
    return layout
  }
}

extension RecordRules {
  private static func candidates(in root: JSONShape, isWhole: Bool) -> [RecordCandidate] {
    if root.isMapOfRecords {
      return [candidate(mapLayout(root, [.members]), root.values, count: root.count)]
    }
    var found: [RecordCandidate] = []
    var others: [RecordCandidate] = []
    collect(root, [], 1, of: root.length, isWhole, &found, &others)
    return found.sorted { $0.isBetter(than: $1) } + others
  }

  /// `others` are tables without objects, which come after all lists of objects. An object with a
  /// single member adds nothing to the depth: GraphQL's responses nest several of them.
  /// A list that lies more than `deepest` names down must fill half of `length`, the root's:
  /// otherwise the labels of a single issue would be taken for records.
  private static func collect(
    _ object: JSONShape, _ steps: [RecordPath.Step], _ depth: Int, of length: Int,
    _ isWhole: Bool, _ found: inout [RecordCandidate], _ others: inout [RecordCandidate]
  ) {
    for (name, value) in object.members
    where steps.count < deepest || value.length * 2 >= length {
      let steps = steps + [.member(name)]
      if value.isArrayOfObjects {
        found.append(goneInto(value.elements, steps + [.elements], count: value.count))
      } else if value.isMapOfRecords {
        let layout = mapLayout(value, steps + [.members])
        found.append(candidate(layout, value.values, count: value.count))
      } else if value.isTable || isWhole && value.isColumnTable {
        let layout =
          value.kind == .array
          ? arrayLayout(value, steps + [.elements]) : RecordLayout(steps, .columns)
        let count = value.kind == .array ? value.count : value.values.map(\.count).max() ?? 0
        others.append(RecordCandidate(layout: layout, count: count, isTitled: false))
      } else if value.kind == .object, depth < deepest {
        let depth = object.count == 1 ? depth : depth + 1
        collect(value, steps, depth, of: length, isWhole, &found, &others)
      }
    }
  }

  private static func candidate(
    _ layout: RecordLayout, _ records: [JSONShape], count: Int
  ) -> RecordCandidate {
    RecordCandidate(layout: layout, count: count, isTitled: TitleNames.isTitled(records))
  }

  /// A list of objects, or the one list that each of them holds, unless they have a title or a
  /// message.
  private static func goneInto(
    _ records: [JSONShape], _ steps: [RecordPath.Step], count: Int
  ) -> RecordCandidate {
    let outer = candidate(RecordLayout(steps, .objects), records, count: count)
    guard !outer.isTitled, !TitleNames.areMessages(records, withTimes: false),
      steps.count < 2 * deepest
    else { return outer }
    let inner = records.filter { $0.kind == .object }.map { record in
      record.members.filter { $0.value.isArrayOfObjects }
    }
    // The sample may end before the last record's list.
    let whole = inner.count > 1 && inner.last?.isEmpty == true ? inner.dropLast() : inner[...]
    // Tags describe the record that they stand in.
    guard let name = whole.first?.first?.name, name.lowercased() != "tags",
      whole.allSatisfy({ $0.count == 1 && $0[0].name == name })
    else { return outer }
    let lists = whole.map { $0[0].value }
    // A list that is the smaller part of its records, as the weather of a forecast's hours,
    // describes them.
    guard lists.map(\.length).reduce(0, +) * 3 >= records.map(\.length).reduce(0, +) else {
      return outer
    }
    return goneInto(
      lists.flatMap(\.elements), steps + [.member(name), .elements],
      count: lists.reduce(0) { $0 + $1.count })
  }
}
