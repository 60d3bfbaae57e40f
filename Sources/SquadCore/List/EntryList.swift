import PlainText

/// The rows of a list of any length: persistent chunks with an index from id to row. Copies share
/// their common parts, so that appending costs only the new rows.
package struct EntryList: Sendable {
  var chunks = ChunkTable()
  /// Rows of the blocks that have no index of their own.
  var index = RowIndex()
  /// Blocks with an index of their own, and the label of each one's first row, even if the list has
  /// lost that row.
  var indexed: [(block: EntryBlock, label: UInt64)] = []
  /// Producer of all rows, and the position after the last; nil if ids may repeat.
  var origin: RowOrigin?

  /// Creates an empty list.
  package init() {}

  /// Rows in the given order; of rows with the same id only the first.
  package init(_ entries: [Entry]) { append(entries) }

  /// Number of rows.
  package var count: Int { chunks.count }

  /// Whether it has no rows.
  package var isEmpty: Bool { count == 0 }

  /// The row at an index; nil outside `0..<count`.
  package subscript(index: Int) -> Entry? { chunks[index] }

  /// All rows.
  package var entries: [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(count)
    forEach { _, entry in entries.append(entry) }
    return entries
  }

  /// The rows that match a non-empty query, best first. Only `candidates` may match; nil for all
  /// rows.
  func rows(matching query: SearchQuery, among candidates: RankedRows? = nil) -> RankedRows {
    var matches = RankedRows()
    if let candidates, hasFew(candidates) {
      matches = self.matches(of: query, among: candidates)
    } else {
      add(rowsMatching: query, in: 0..<count, to: &matches)
    }
    arrangeNamesakes(in: &matches)
    return matches
  }

  /// Whether there are so few candidates that a search looks at each of them.
  func hasFew(_ candidates: RankedRows) -> Bool { candidates.count < count / RankedRows.fewRows }

  private func matches(of query: SearchQuery, among candidates: RankedRows) -> RankedRows {
    var matches = RankedRows()
    var current: (start: Int, chunk: Chunk)?
    candidates.forEachAscending { row in
      if current.map({ row >= $0.start + $0.chunk.count }) ?? true {
        current = chunks.chunk(at: row)
      }
      guard let (start, chunk) = current else { return }
      let text = chunk.folded.text(of: chunk.rows.lowerBound + row - start)
      matches.append(row, text, matching: query)
    }
    return matches
  }

  /// Appends the matches in a range of rows, which must come after all rows of `matches`.
  func add(rowsMatching query: SearchQuery, in range: Range<Int>, to matches: inout RankedRows) {
    chunks.forEachColumn { start, rows, column in
      let shown = range.clamped(to: start..<start + rows.count)
      guard !shown.isEmpty else { return }
      let first = rows.lowerBound + shown.lowerBound - start
      matches.append(
        first..<first + shown.count, of: column, matching: query, from: shown.lowerBound)
    }
  }

  /// Whether both share all their chunks; compares no rows.
  package func isIdentical(to other: EntryList) -> Bool { chunks.isIdentical(to: other.chunks) }

  /// About as many bytes as freeing this list would release while `other` exists: blocks that are
  /// not shared, and their rows in the index.
  package func unsharedBytes(with other: EntryList) -> Int {
    var shared: Set<ObjectIdentifier> = []
    other.chunks.forEachChunk { _, chunk in shared.insert(ObjectIdentifier(chunk.block)) }
    var bytes = 0
    chunks.forEachChunk { _, chunk in
      let block = chunk.block
      guard shared.insert(ObjectIdentifier(block)).inserted else { return }
      bytes += block.size + (block.index == nil ? block.rowCount * RowIndex.bytesPerRow : 0)
    }
    return bytes
  }

  /// Passes each row from an index on.
  package func forEach(from row: Int = 0, _ body: (Int, Entry) -> Void) {
    chunks.forEachChunk(from: row) { start, chunk in
      for offset in max(row - start, 0)..<chunk.count { body(start + offset, chunk[offset]) }
    }
  }

  /// The row of an entry, by a look-up; nil without one.
  package func firstIndex(of id: EntryID) -> Int? {
    var path = id.path
    let found = path.withUTF8 { path in
      label(of: path, in: id.catalogue, hash: PathHash.hash(path))
    }
    return found.flatMap(row(of:))
  }
}

/// Looks an id up: its hash leads to a label, and that to the row.
extension EntryList {
  static func hash(_ block: EntryBlock, _ row: Int) -> UInt64 {
    block.withText(.path, of: row, PathHash.hash)
  }

  func row(of label: UInt64) -> Int? {
    chunks.chunk(labelled: label).map { $0.start + Int(label - $0.chunk.label) }
  }

  /// `new` is a chunk that is in the index but not yet in the table.
  func label(
    of path: UnsafeBufferPointer<UInt8>, in catalogue: CatalogueID, hash: UInt64,
    beside new: Chunk? = nil
  ) -> UInt64? {
    let found = index.label(hash) { label in
      let isNew = new.map { $0.label <= label && label < $0.end } ?? false
      guard let chunk = isNew ? new : chunks.chunk(labelled: label)?.chunk else { return false }
      let row = chunk.rows.lowerBound + Int(label - chunk.label)
      return chunk.block.catalogue == catalogue
        && chunk.block.withText(.path, of: row) { $0.elementsEqual(path) }
    }
    return found ?? labelInBlocks(of: path, in: catalogue, hash: hash)
  }

  private func labelInBlocks(
    of path: UnsafeBufferPointer<UInt8>, in catalogue: CatalogueID, hash: UInt64
  ) -> UInt64? {
    for (block, first) in indexed where block.catalogue == catalogue {
      let row = block.index?.row(hash) { row in
        block.withText(.path, of: row) { $0.elementsEqual(path) }
      }
      guard let row else { continue }
      let label = first &+ UInt64(row)
      // The list may have another row in its place, or none.
      if chunks.chunk(labelled: label)?.chunk.block === block { return label }
    }
    return nil
  }
}

extension EntryList: Equatable {
  /// Lists that share all chunks are equal at once; others are compared row by row.
  package static func == (left: EntryList, right: EntryList) -> Bool {
    guard left.count == right.count else { return false }
    if left.chunks.isIdentical(to: right.chunks) { return true }
    return (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }
}

extension EntryList: CustomStringConvertible {
  /// `1564 rows`, for failed tests.
  package var description: String { "\(count) rows" }
}

/// Position among the rows of one producer, which never repeats an id.
struct RowOrigin: Sendable {
  /// Tells one producer of rows from another.
  final class Producer: Sendable {}

  private let producer: Producer
  private let number: Int

  init(_ producer: Producer, _ number: Int = 0) {
    self.producer = producer
    self.number = number
  }

  func advanced(by count: Int) -> RowOrigin { RowOrigin(producer, number + count) }

  /// Whether these rows come after all rows before `other`, so that no id can repeat.
  func follows(_ other: RowOrigin?) -> Bool {
    other.map { producer === $0.producer && number >= $0.number } ?? false
  }
}

/// Order of namesakes among matches: `Spider-Man (Peter Parker)` before the others.
extension EntryList {
  /// Maximum number of matches to arrange; a user narrows longer results first.
  private static let maximumNamesakes = 200

  /// Sorts adjacent namesakes by their number of comics, most first.
  func arrangeNamesakes(in rows: inout RankedRows) {
    guard rows.count <= Self.maximumNamesakes else { return }
    rows.arrange { rows in
      var start = 0
      while let first = rows[start...].first.flatMap({ self[Int($0)] }) {
        let end = rows[(start + 1)...].firstIndex { self[Int($0)]?.isNamesake(of: first) != true }
        let run = start..<(end ?? rows.count)
        if run.count > 1 { rows.replaceSubrange(run, with: byComics(rows[run])) }
        start = run.upperBound
      }
    }
  }

  private func byComics(_ rows: ArraySlice<UInt32>) -> [UInt32] {
    let keyed = rows.map { (row: $0, comics: self[Int($0)]?.comics ?? 0) }
    return keyed.sorted { ($1.comics, $0.row) < ($0.comics, $1.row) }.map(\.row)
  }
}

extension Entry {
  /// Number of comics in its row's subtitle; nil without one.
  fileprivate var comics: Int? {
    switch Phrase(subtitle[...]) {
    case .comics(let count), .bundled(let count): count
    default: nil
    }
  }

  /// Whether both have the same title, apart from a suffix in parentheses.
  fileprivate func isNamesake(of other: Entry) -> Bool {
    withName { mine in other.withName { mine.elementsEqual($0) } }
  }

  private func withName<Value>(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Value) -> Value {
    block.withText(.title, of: row) { title in
      body(title[..<(title.firstIndex(of: UInt8(ascii: "(")) ?? title.endIndex)].withoutSpaceAtEnd)
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate var withoutSpaceAtEnd: Self { last == UInt8(ascii: " ") ? dropLast() : self }
}
