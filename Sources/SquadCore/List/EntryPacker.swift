import PlainText

/// Packs rows into blocks while they are read: a row costs no memory of its own.
package struct EntryPacker {
  /// Bytes of rows that fill a block: two such blocks don't fit into one, so no list joins them.
  private static let fullBytes = 8 << 20

  private let catalogue: CatalogueID
  /// The rows, in a block's format.
  private var rows: [UInt8] = []
  private var starts: [UInt32] = []
  private var folded = FoldedName()
  private var foldedStarts: [UInt32] = []
  private var aliases: UInt32 = 0
  private var entries: [Entry] = []

  package init(_ catalogue: CatalogueID) {
    self.catalogue = catalogue
    folded.endField()
  }

  /// Rows that were begun since `take`.
  package var count: Int { entries.count + starts.count }

  /// Begins a row, which can join the squad. Title and subtitle are clean UTF-8.
  package mutating func begin(
    path: [UInt8], title: UnsafeBufferPointer<UInt8>, subtitle: UnsafeBufferPointer<UInt8>
  ) {
    if rows.count >= Self.fullBytes { pack() }
    starts.append(UInt32(truncatingIfNeeded: rows.count))
    foldedStarts.append(UInt32(truncatingIfNeeded: folded.bytes.count))
    let titleEnd = path.count + title.count
    let end = titleEnd + subtitle.count
    // Neither main section nor badge.
    for word in [path.count, titleEnd, end, end, end, 0] { append(word) }
    rows.append(contentsOf: path)
    rows.append(contentsOf: title)
    rows.append(contentsOf: subtitle)
    folded.append(title)
    aliases = 0
  }

  /// Adds another name, clean and in UTF-8, to the row that was begun.
  package mutating func addAlias(_ alias: UnsafeBufferPointer<UInt8>) {
    append(alias.count)
    rows.append(contentsOf: alias)
    folded.endField()
    folded.append(alias)
    aliases += 1
  }

  /// Ends the row.
  ///
  /// - Parameter sortText: of the value that the list is sorted by.
  package mutating func end(sortText: String? = nil) {
    var flags: EntryFlags = [.isRecruitable]
    if let sortText {
      flags.insert(.hasSortText)
      append(sortText.utf8.count)
      rows.append(contentsOf: sortText.utf8)
    }
    folded.endField()
    let flagsPlace = Int(starts.last ?? 0) + EntryBlock.prefixSize - EntryBlock.wordSize
    rows.withUnsafeMutableBytes { rows in
      rows.storeBytes(
        of: aliases << EntryFlags.width | flags.rawValue, toByteOffset: flagsPlace, as: UInt32.self)
    }
  }

  /// Adds a row as it is, with another text for its list's order.
  package mutating func append(_ row: Entry, sortText: String?) {
    func with(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
      var text = text
      text.withUTF8(body)
    }
    row.block.withText(.title, of: row.row) { title in
      row.block.withText(.subtitle, of: row.row) { subtitle in
        begin(path: Array(row.id.path.utf8), title: title, subtitle: subtitle)
      }
    }
    for alias in row.aliases { with(alias) { addAlias($0) } }
    end(sortText: sortText)
  }

  /// The rows so far, which are then forgotten.
  package mutating func take() -> [Entry] {
    pack()
    defer { entries = [] }
    return entries
  }

  private mutating func append(_ word: Int) {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: word)) { rows.append(contentsOf: $0) }
  }

  private mutating func pack() {
    guard !starts.isEmpty else { return }
    let count = starts.count
    let block = block()
    rows.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    foldedStarts.removeAll(keepingCapacity: true)
    folded.removeAll()
    folded.endField()
    entries.reserveCapacity(entries.count + count)
    for row in 0..<count { entries.append(Entry(block, row: row)) }
  }

  private func block() -> EntryBlock {
    let table = EntryBlock.tableSize(starts.count)
    let end = table + rows.count
    let foldedEnd = folded.bytes.count
    let start = EntryBlock.foldedStart(end)
    let size = start + table + foldedEnd + Bits.size(foldedEnd)
    return EntryBlock(catalogue, rowCount: starts.count, [:], size: size) { bytes in
      for (row, start) in starts.enumerated() {
        EntryBlock.store(table + Int(start), at: row, of: bytes)
      }
      EntryBlock.store(end, at: starts.count, of: bytes)
      rows.withUnsafeBytes {
        UnsafeMutableRawBufferPointer(rebasing: bytes[table..<end]).copyMemory(from: $0)
      }
      var writer = FoldedWriter(
        UnsafeMutableRawBufferPointer(rebasing: bytes[start...]), rowCount: starts.count,
        end: foldedEnd)
      folded.withText { writer.fill($0, starts: foldedStarts) }
      writer.finish()
    }
  }
}

/// Rows in the order in which they came, by the blocks that hold them.
package struct PackedRows: Sendable {
  private var blocks: [(first: Int, block: EntryBlock)] = []
  package private(set) var count = 0

  package init() {}

  /// Adds rows as `EntryPacker` gives them: whole blocks.
  package mutating func append(_ entries: [Entry]) {
    for entry in entries where entry.row == 0 {
      blocks.append((count, entry.block))
      count += entry.block.rowCount
    }
  }

  /// - Parameter row: below `count`.
  package subscript(row: Int) -> Entry {
    var (low, high) = (0, blocks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].first <= row { low = middle } else { high = middle }
    }
    return Entry(blocks[low].block, row: row - blocks[low].first)
  }
}
