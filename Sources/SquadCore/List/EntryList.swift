/// The rows of a list, however many. Copies share all they have in common, so that appending and
/// copying cost what is new and never what is there.
package struct EntryList: Sendable {
  private var chunks = ChunkTable()
  private var index = RowIndex()

  package init() {}

  package init(_ entries: [Entry]) { append(entries) }

  package var count: Int { chunks.count }

  package var isEmpty: Bool { count == 0 }

  /// The row at an index; nil outside `0..<count`.
  package subscript(index: Int) -> Entry? { chunks[index] }

  /// Adds rows at the end, except those whose id is there already.
  package mutating func append(_ entries: [Entry]) {
    // The rows that are new, once one of them is not: until then the array itself will do.
    var unique: [Entry]?
    for (offset, entry) in entries.enumerated() {
      let hash = entry.id.hashValue
      let added = unique?.count ?? offset
      let known = index.row(hash) { row in
        row < count ? chunks[row]?.id == entry.id : (unique ?? entries)[row - count].id == entry.id
      }
      if known != nil {
        unique = unique ?? Array(entries[..<offset])
      } else {
        index.insert(hash, row: count + added)
        unique?.append(entry)
      }
    }
    chunks.append(ChunkTable.Chunk(unique ?? entries))
  }

  package func forEach(_ body: (Int, Entry) -> Void) {
    chunks.forEachChunk { start, chunk in
      for (offset, entry) in chunk.entries.enumerated() { body(start + offset, entry) }
    }
  }

  /// The row of an entry, by a look-up; nil where it is none of these.
  package func firstIndex(of id: EntryID) -> Int? {
    index.row(id.hashValue) { chunks[$0]?.id == id }
  }

  /// The same rows with those of some ids before the others, in the order of the ids.
  package func putting(first ids: [EntryID]) -> EntryList {
    let first = ids.compactMap { firstIndex(of: $0) }
    var rows = first.compactMap { self[$0] }
    forEach { index, entry in if !first.contains(index) { rows.append(entry) } }
    return EntryList(rows)
  }
}

extension EntryList: Equatable {
  /// Shared chunks are equal without a look at their rows; only rows that were read anew are
  /// compared one by one.
  package static func == (left: EntryList, right: EntryList) -> Bool {
    guard left.count == right.count else { return false }
    if left.chunks.isIdentical(to: right.chunks) { return true }
    return (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}
