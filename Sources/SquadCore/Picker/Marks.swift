/// Marked entries in the order of marking. The number of an entry's mark is its place in that
/// order, so that marking, unmarking and looking up cost the same in any list.
package struct Marks: Equatable, Sendable {
  private var numbers: [EntryID: Int] = [:]
  /// Grows with each change; equal revisions of one picker have the same marks.
  package private(set) var revision = 0

  package var count: Int { numbers.count }

  package func contains(_ id: EntryID) -> Bool { numbers[id] != nil }

  /// All marked entries, the first marked one first.
  package var ordered: [EntryID] { numbers.sorted { $0.value < $1.value }.map(\.key) }

  mutating func toggle(_ id: EntryID) {
    revision += 1
    numbers[id] = contains(id) ? nil : revision
  }

  /// Marks entries that aren't marked yet.
  ///
  /// - Parameter count: their number at most.
  mutating func add(_ ids: some Sequence<EntryID>, count: Int) {
    numbers.reserveCapacity(numbers.count + count)
    for id in ids where !contains(id) {
      revision += 1
      numbers[id] = revision
    }
  }

  mutating func removeAll() {
    revision += 1
    numbers = [:]
  }
}
