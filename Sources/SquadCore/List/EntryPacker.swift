import PlainText

/// Packs rows into blocks while they are read: a row costs no memory of its own.
package struct EntryPacker {
  /// Maximum rows of a block. A list joins blocks of less than half as many.
  private static let mostRows = 16_384
  private static let mostBytes = 4 << 20

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
    if starts.count >= Self.mostRows || rows.count >= Self.mostBytes { pack() }
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
