import PlainText

/// The chunks of a list in order, found by row or by label. Two levels, so that replacing chunks in
/// a copy rewrites their groups only, not all of a long list.
struct ChunkTable: Sendable {
  private struct Slot: Sendable {
    /// Number of the chunk's first row within the group.
    let start: Int
    let chunk: Chunk
  }

  private struct Group: Sendable {
    /// The number of its first row.
    var start: Int
    /// Never empty.
    let slots: [Slot]
  }

  private static let groupLimit = 64

  private var groups: [Group] = []
  private(set) var count = 0

  /// The row at an index; nil outside `0..<count`.
  subscript(index: Int) -> Entry? {
    guard let (start, chunk) = chunk(at: index) else { return nil }
    return chunk[index - start]
  }

  /// The chunk that contains a row, and the number of its first row; nil outside `0..<count`.
  func chunk(at row: Int) -> (start: Int, chunk: Chunk)? {
    guard row >= 0, row < count else { return nil }
    let group = groups[Self.last(in: groups) { $0.start <= row }]
    let slot = group.slots[Self.last(in: group.slots) { group.start + $0.start <= row }]
    return (group.start + slot.start, slot.chunk)
  }

  /// The chunk that contains a label, and the number of its first row; nil without one.
  func chunk(labelled label: UInt64) -> (start: Int, chunk: Chunk)? {
    guard !groups.isEmpty else { return nil }
    let group = groups[Self.last(in: groups) { $0.slots[0].chunk.label <= label }]
    let slot = group.slots[Self.last(in: group.slots) { $0.chunk.label <= label }]
    guard slot.chunk.label <= label, label < slot.chunk.end else { return nil }
    return (group.start + slot.start, slot.chunk)
  }

  /// Passes each chunk that ends after a row, and the number of its first row.
  func forEachChunk(from row: Int = 0, _ body: (Int, Chunk) -> Void) {
    guard row < count else { return }
    for group in groups[Self.last(in: groups) { $0.start <= row }...] {
      for slot in group.slots where group.start + slot.start + slot.chunk.count > row {
        body(group.start + slot.start, slot.chunk)
      }
    }
  }

  /// Passes the number of each chunk's first row, its rows in the column, and the column.
  func forEachColumn(_ body: (Int, Range<Int>, FoldedColumn) -> Void) {
    for group in groups {
      group.slots.withUnsafeBufferPointer { slots in
        // Reads each part in place: copying a chunk would retain its block.
        for index in slots.indices {
          let rows = slots[index].chunk.rows
          body(group.start + slots[index].start, rows, slots[index].chunk.folded)
        }
      }
    }
  }

  /// Replaces rows by chunks; the other rows keep their blocks and labels. `rows` is within
  /// `0...count`.
  mutating func replaceSubrange(_ rows: Range<Int>, with chunks: [Chunk]) {
    var before: [Chunk] = []
    var after: [Chunk] = []
    let touched = groupIndices(of: rows)
    for group in groups[touched] {
      for slot in group.slots {
        let start = group.start + slot.start
        let end = start + slot.chunk.count
        if start < rows.lowerBound {
          before.append(slot.chunk.slice(0..<min(end, rows.lowerBound) - start))
        }
        if end > rows.upperBound {
          after.append(slot.chunk.slice(max(start, rows.upperBound) - start..<end - start))
        }
      }
    }
    let start = touched.isEmpty ? count : groups[touched.lowerBound].start
    let isAtEnd = touched.upperBound == groups.count
    let added = chunks.filter { $0.count > 0 }
    let difference = added.reduce(0) { $0 + $1.count } - rows.count
    let made = Self.groups(of: before + added + after, from: start, isFull: isAtEnd)
    groups.replaceSubrange(touched, with: made)
    count += difference
    guard difference != 0, !isAtEnd else { return }
    for index in (touched.lowerBound + made.count)..<groups.count {
      groups[index].start += difference
    }
  }

  /// Whether both have the same rows of the same blocks.
  func isIdentical(to other: ChunkTable) -> Bool {
    count == other.count && groups.count == other.groups.count
      && zip(groups, other.groups).allSatisfy { mine, theirs in
        mine.slots.elementsEqual(theirs.slots) { $0.chunk.isIdentical(to: $1.chunk) }
      }
  }

  /// Indices of the groups that contain the rows, or into which rows are inserted.
  private func groupIndices(of rows: Range<Int>) -> Range<Int> {
    guard !groups.isEmpty else { return 0..<0 }
    let first = Self.last(in: groups) { $0.start <= rows.lowerBound }
    let last = Self.last(in: groups) { $0.start < max(rows.upperBound, 1) }
    return first..<max(first, last) + 1
  }

  /// `isFull` tells whether to fill all groups but the last, for the end of a list that grows.
  /// Elsewhere, half-full groups leave room.
  private static func groups(of chunks: [Chunk], from start: Int, isFull: Bool) -> [Group] {
    let parts = (chunks.count + groupLimit - 1) / groupLimit
    let size = isFull || parts < 2 ? groupLimit : (chunks.count + parts - 1) / parts
    var groups: [Group] = []
    var next = start
    for index in stride(from: 0, to: chunks.count, by: size) {
      var length = 0
      let slots = chunks[index..<min(index + size, chunks.count)].map { chunk in
        defer { length += chunk.count }
        return Slot(start: length, chunk: chunk)
      }
      groups.append(Group(start: next, slots: slots))
      next += length
    }
    return groups
  }

  /// Index of the last element for which `isBefore` holds. These elements must come first; the very
  /// first one always counts.
  private static func last<Element>(
    in elements: [Element], where isBefore: (Element) -> Bool
  ) -> Int {
    max(elements.indices.partitioningIndex { !isBefore(elements[$0]) } - 1, 0)
  }
}

/// A slice of a block as a part of a list, its rows labelled with consecutive numbers.
///
/// A label names a row for as long as it is in the list, whatever its position. The index from ids
/// to rows stores labels, so that adding or removing a chunk changes the index for its own rows
/// only.
struct Chunk: Sendable {
  let block: EntryBlock
  /// Rows within the block.
  let rows: Range<Int>
  /// Label of the first row. Labels ascend with the rows of a list.
  let label: UInt64
  /// The block's folded texts, copied for searches: reaching into the block and retaining it takes
  /// longer than scanning a page of rows.
  let folded: FoldedColumn

  init(block: EntryBlock, rows: Range<Int>, label: UInt64) {
    self.block = block
    self.rows = rows
    self.label = label
    folded = block.folded
  }

  var count: Int { rows.count }

  /// One above the last row's label.
  var end: UInt64 { label + UInt64(rows.count) }

  subscript(offset: Int) -> Entry { Entry(block, row: rows.lowerBound + offset) }

  /// A part of the chunk, by offsets from its first row.
  func slice(_ part: Range<Int>) -> Chunk {
    let start = rows.lowerBound + part.lowerBound
    return Chunk(
      block: block, rows: start..<start + part.count, label: label + UInt64(part.lowerBound))
  }

  /// Whether both are the same rows of the same block.
  func isIdentical(to other: Chunk) -> Bool { block === other.block && rows == other.rows }
}

extension Range<Int> {
  /// The first index for which `isAfter` holds, else the end. A binary search: `isAfter` must hold
  /// for all later indices, too.
  package func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
