/// The rows of a list, however many. Immutable stretches are shared between copies, so that
/// appending and copying cost what is new and never what is there.
package struct EntryList: Sendable {
  private final class Stretch: Sendable {
    let entries: [Entry]
    init(_ entries: [Entry]) { self.entries = entries }
  }

  private var stretches: [Stretch] = []
  /// The index of each stretch's first row.
  private var starts: [Int] = []
  package private(set) var count = 0

  package init() {}

  package init(_ entries: [Entry]) { append(entries) }

  package var isEmpty: Bool { count == 0 }

  /// The row at an index; nil outside `0..<count`.
  package subscript(index: Int) -> Entry? {
    guard index >= 0, index < count else { return nil }
    let stretch = stretch(holding: index)
    return stretches[stretch].entries[index - starts[stretch]]
  }

  /// Adds rows at the end, except those whose id is there already.
  package mutating func append(_ entries: [Entry]) {
    var known = Set<EntryID>(minimumCapacity: count + entries.count)
    forEach { known.insert($1.id) }
    let areNew = entries.allSatisfy { known.insert($0.id).inserted }
    let fresh = areNew ? entries : unknown(among: entries)
    guard !fresh.isEmpty else { return }
    stretches.append(Stretch(fresh))
    starts.append(count)
    count += fresh.count
  }

  private func unknown(among entries: [Entry]) -> [Entry] {
    var known = Set<EntryID>(minimumCapacity: count + entries.count)
    forEach { known.insert($1.id) }
    return entries.filter { known.insert($0.id).inserted }
  }

  package func forEach(_ body: (Int, Entry) -> Void) {
    var index = 0
    for stretch in stretches {
      for entry in stretch.entries {
        body(index, entry)
        index += 1
      }
    }
  }

  package func firstIndex(of id: EntryID) -> Int? {
    for (stretch, start) in zip(stretches, starts) {
      if let index = stretch.entries.firstIndex(where: { $0.id == id }) { return start + index }
    }
    return nil
  }

  /// The same rows with those of some ids before the others, in the order of the ids.
  package func putting(first ids: [EntryID]) -> EntryList {
    let first = ids.compactMap { firstIndex(of: $0) }
    var rows = first.compactMap { self[$0] }
    forEach { index, entry in if !first.contains(index) { rows.append(entry) } }
    return EntryList(rows)
  }

  private func stretch(holding index: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension EntryList: Equatable {
  /// Shared stretches are equal without a look at their rows; only rows that were read anew are
  /// compared one by one.
  package static func == (left: EntryList, right: EntryList) -> Bool {
    guard left.count == right.count else { return false }
    if left.stretches.elementsEqual(right.stretches, by: ===) { return true }
    return (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}
