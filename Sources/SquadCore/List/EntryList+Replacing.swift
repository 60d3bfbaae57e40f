/// Replacing rows, at a cost in proportion to the rows that are added and removed.
extension EntryList {
  /// Adds rows at the end, except those whose id exists already.
  package mutating func append(_ entries: [Entry]) {
    for block in EntryBlock.packing(entries) { insert(block, 0..<block.rowCount, at: count) }
  }

  /// Rows from one on of consecutive blocks.
  init(_ blocks: some Sequence<EntryBlock>, from row: Int = 0) {
    var first = row
    for block in blocks {
      if first < block.rowCount { insert(block, first..<block.rowCount, at: count) }
      first = max(first - block.rowCount, 0)
    }
  }

  /// Adds another list's rows at the end, except those whose id exists already.
  package mutating func append(_ rows: EntryList) {
    if isEmpty { self = rows } else { insert(rows, at: count) }
  }

  /// The same rows with those of the given ids first, in the order of the ids.
  package func putting(first ids: [EntryID]) -> EntryList {
    var list = self
    list.insert(EntryList(ids.compactMap { firstIndex(of: $0) }.compactMap { self[$0] }), at: 0)
    return list
  }

  /// Inserts rows before an index, except those whose id exists before it; removes later rows with
  /// their ids.
  ///
  /// - Returns: the number of inserted rows.
  @discardableResult
  mutating func insert(_ rows: EntryList, at position: Int) -> Int {
    var next = position
    rows.chunks.forEachChunk { _, chunk in next += insert(chunk.block, chunk.rows, at: next) }
    return next - position
  }

  /// Removes the rows from an index on.
  mutating func removeRows(from row: Int) {
    var removed: [(hash: UInt64, label: UInt64)] = []
    var first: UInt64?
    chunks.forEachChunk(from: row) { start, chunk in
      first = first ?? chunk.label + UInt64(max(row - start, 0))
      guard chunk.block.index == nil else { return }
      for offset in max(row - start, 0)..<chunk.count {
        removed.append(
          (Self.hash(chunk.block, chunk.rows.lowerBound + offset), chunk.label + UInt64(offset)))
      }
    }
    for (hash, label) in removed { index.remove(hash, label) }
    if let first { indexed.removeAll { $0.label >= first } }
    chunks.replaceSubrange(min(row, count)..<count, with: [])
  }

  /// The same rows under new ids, without rows whose new id exists already; nil if no id changes.
  func replacingIDs(_ ids: [EntryID: EntryID]) -> EntryList? {
    let changed = ids.compactMap { old, new in
      firstIndex(of: old).map { (row: $0, new: new) }
    }.sorted { $0.row > $1.row }
    guard !changed.isEmpty else { return nil }
    var list = self
    // Goes backwards, so that of two rows with the same new id the first one stays.
    for (row, new) in changed {
      guard let entry = list[row] else { continue }
      let isKnown = firstIndex(of: new) != nil
      list.replaceRow(row, with: isKnown ? nil : entry.with(id: new))
    }
    return list
  }

  /// The same rows with another row of the same entry at an index.
  func replacing(_ row: Int, with entry: Entry) -> EntryList {
    var list = self
    list.replaceRow(row, with: entry)
    return list
  }

  /// Replaces a row under its label, or removes it; removes a later row with the new id.
  private mutating func replaceRow(_ row: Int, with entry: Entry?) {
    guard let (start, chunk) = chunks.chunk(at: row) else { return }
    let old = chunk[row - start]
    let label = chunk.label + UInt64(row - start)
    index.remove(Self.hash(old.block, old.row), label)
    guard let entry else { return chunks.replaceSubrange(row..<row + 1, with: []) }
    if entry.id != old.id { origin = nil }
    // A block's own index still has the old row.
    if let later = firstIndex(of: entry.id), later != row { replaceRow(later, with: nil) }
    index.insert(Self.hash(entry.block, entry.row), label)
    let made = Chunk(block: entry.block, rows: entry.row..<entry.row + 1, label: label)
    chunks.replaceSubrange(row..<row + 1, with: [made])
  }

  /// Inserts rows of a block as `insert(_:at:)` inserts a list's; returns their number.
  @discardableResult
  private mutating func insert(
    _ block: EntryBlock, _ rows: Range<Int>, at position: Int
  ) -> Int {
    let first = newLabel(for: rows.count, at: position)
    let chunk = Chunk(block: block, rows: rows, label: first)
    if block.index != nil { indexed.append((block, first &- UInt64(rows.lowerBound))) }
    guard !continues(with: chunk, at: position) else {
      addToIndex(chunk)
      add([chunk], at: position)
      return rows.count
    }
    var remaining = Runs()
    var removed: [Int] = []
    for offset in 0..<rows.count {
      let row = rows.lowerBound + offset
      let hash = Self.hash(block, row)
      let known = block.withText(.path, of: row) { path in
        label(of: path, in: block.catalogue, hash: hash, beside: chunk)
      }
      if let known {
        guard let old = self.row(of: known), old >= position else { continue }
        removed.append(old)
        index.remove(hash, known)
      }
      if block.index == nil { index.insert(hash, first + UInt64(offset)) }
      remaining.append(offset)
    }
    var gone = Runs()
    for row in removed.sorted() { gone.append(row) }
    for run in gone.ranges.reversed() { chunks.replaceSubrange(run, with: []) }
    add(remaining.ranges.map(chunk.slice), at: position)
    return remaining.count
  }

  /// Whether a chunk at the end continues the only producer's rows, so that no id can repeat.
  private mutating func continues(with chunk: Chunk, at position: Int) -> Bool {
    let first = chunk.block.origin?.advanced(by: chunk.rows.lowerBound)
    guard position == count, let first, isEmpty || first.follows(origin) else {
      origin = nil
      return false
    }
    origin = first.advanced(by: chunk.count)
    return true
  }

  /// Adds the rows of a chunk to the index; their ids must not be in it yet.
  private mutating func addToIndex(_ chunk: Chunk) {
    guard chunk.block.index == nil else { return }
    for offset in 0..<chunk.count {
      index.insert(
        Self.hash(chunk.block, chunk.rows.lowerBound + offset), chunk.label + UInt64(offset))
    }
  }

  private mutating func add(_ parts: [Chunk], at position: Int) {
    if parts.count == 1, let joined = joined(parts[0], at: position) {
      chunks.replaceSubrange(joined.start..<position, with: [joined.chunk])
    } else {
      chunks.replaceSubrange(position..<position, with: parts)
    }
  }

  /// Maximum rows in a joined chunk. Each chunk adds to a search's time, and a list loaded in pages
  /// would have many.
  static let joinedLimit = 8_192

  /// Joins a chunk with those before it, as long as they are no larger and their labels lead up to
  /// it: each row is copied a few times only, however many follow. Nil if none is joined.
  private func joined(_ chunk: Chunk, at position: Int) -> (start: Int, chunk: Chunk)? {
    var parts = [chunk]
    var start = position
    var count = chunk.count
    guard chunk.block.index == nil else { return nil }
    while let before = chunks.chunk(at: start - 1), before.chunk.end == parts[0].label,
      before.chunk.block.index == nil,
      before.chunk.block.catalogue == chunk.block.catalogue,
      before.chunk.count <= count, before.chunk.count + count <= Self.joinedLimit
    {
      parts.insert(before.chunk, at: 0)
      start = before.start
      count += before.chunk.count
    }
    let sources = parts.map { EntryBlock.Part(block: $0.block, rows: $0.rows) }
    guard parts.count > 1, EntryBlock.fit(sources), let block = EntryBlock.joining(sources) else {
      return nil
    }
    return (start, Chunk(block: block, rows: 0..<count, label: parts[0].label))
  }
}

/// Labels of inserted rows.
extension EntryList {
  /// Labels left free around a chunk, for rows inserted later.
  private static let gap: UInt64 = 1 << 24
  private static let middle: UInt64 = 1 << 62

  private func label(ofRow row: Int) -> UInt64? {
    chunks.chunk(at: row).map { $0.chunk.label + UInt64(row - $0.start) }
  }

  /// The first of `count` free labels between those of the rows around a position.
  private mutating func newLabel(for count: Int, at position: Int) -> UInt64 {
    let needed = UInt64(count)
    switch (label(ofRow: position - 1), label(ofRow: position)) {
    case (nil, nil): return Self.middle
    case (let before?, nil):
      // Chunks are joined only if there is no gap between their labels.
      let last = chunks.chunk(at: position - 1)?.chunk.count ?? 0
      let gap = last + count <= Self.joinedLimit ? 1 : Self.gap
      if UInt64.max - before > gap + needed { return before + gap }
    case (nil, let after?):
      if after > Self.gap + needed { return after - Self.gap - needed }
    case (let before?, let after?):
      if after - before > needed { return before + 1 }
    }
    relabel(partingAt: position)
    return newLabel(for: count, at: position)
  }

  /// Gives all rows new labels, with gaps between the chunks and before a position.
  private mutating func relabel(partingAt position: Int) {
    var parts: [Chunk] = []
    var label = Self.middle
    func add(_ part: Chunk) {
      guard part.count > 0 else { return }
      parts.append(Chunk(block: part.block, rows: part.rows, label: label))
      label += UInt64(part.count) + Self.gap
    }
    chunks.forEachChunk { start, chunk in
      let middle = min(max(position - start, 0), chunk.count)
      add(chunk.slice(0..<middle))
      add(chunk.slice(middle..<chunk.count))
    }
    index = RowIndex()
    indexed = []
    for part in parts {
      if part.block.index != nil {
        indexed.append((part.block, part.label &- UInt64(part.rows.lowerBound)))
      }
      addToIndex(part)
    }
    chunks = ChunkTable()
    chunks.replaceSubrange(0..<0, with: parts)
  }
}

/// Set of ascending numbers, stored as ranges.
private struct Runs {
  private(set) var ranges: [Range<Int>] = []
  private(set) var count = 0

  /// - Parameter number: larger than all numbers so far.
  mutating func append(_ number: Int) {
    count += 1
    if let last = ranges.last, last.upperBound == number {
      ranges[ranges.count - 1] = last.lowerBound..<number + 1
    } else {
      ranges.append(number..<number + 1)
    }
  }
}
