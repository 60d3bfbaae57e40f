/// Elements of the lists in a column, from the first records that have it filled.
struct NestedParts {
  /// Maximum number of elements to examine.
  private static let maximumElements = 60

  /// The number of elements in each list.
  let lengths: [Int]
  let elements: [RecordValue]
  let columns: Columns

  init(_ path: FieldPath, in records: some Sequence<RecordValue>) {
    var lengths: [Int] = []
    var elements: [RecordValue] = []
    for record in records where elements.count < Self.maximumElements {
      for case .list(let list) in path.values(in: record) where !list.isEmpty {
        lengths.append(list.count)
        elements += list.prefix(Self.maximumElements)
      }
    }
    self.lengths = lengths
    self.elements = elements
    columns = Columns(elements)
  }
}
