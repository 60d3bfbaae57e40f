import PlainText

/// Packs rows with distinct ids into blocks while they are read, without memory for each row.
package struct EntryPacker {
  /// Bytes of rows that fill a block: two such blocks don't fit into one, so no list joins them.
  private static let fullBytes = 8 << 20

  /// Offsets of a row and its folded text, and the hash of its path.
  private struct RowStart {
    let offset: UInt32
    let folded: UInt32
    let hash: UInt64
  }

  private let catalogue: CatalogueID
  /// The rows, in a block's format.
  private var rows = ByteBuffer()
  private var folded = FoldedName()
  private var starts: [RowStart] = []
  /// Offset of the folded text of the row that is being added.
  private var foldedStart = 0
  private var aliases: UInt32 = 0
  /// Keeps the compiler from removing the reads that prefetch rows.
  private var touched: UInt8 = 0
  private let producer = RowOrigin.Producer()
  /// All rows packed so far.
  package private(set) var packed = PackedRows()
  /// Number of rows taken so far.
  package private(set) var taken = 0

  /// Creates a packer without rows.
  package init(_ catalogue: CatalogueID) {
    self.catalogue = catalogue
    folded.endField()
  }

  /// Number of rows begun since the last `take`.
  package var count: Int { packed.count - taken + starts.count }

  /// Begins a row, which can join the squad, by its title, clean and in UTF-8.
  package mutating func begin(title: UnsafeBufferPointer<UInt8>) {
    makeRoom()
    folded.append(title)
    aliases = 0
  }

  /// Adds the texts of the row that was begun. Separate from `begin`, so that the title is folded
  /// while an id's place in the index loads. `hash` is of the path, by `PathHash`; the subtitle is
  /// clean UTF-8, too.
  package mutating func add(
    path: [UInt8], hash: UInt64, title: UnsafeBufferPointer<UInt8>,
    subtitle: UnsafeBufferPointer<UInt8>
  ) {
    start(hash)
    let pathEnd = UInt32(truncatingIfNeeded: path.count)
    let titleEnd = pathEnd + UInt32(truncatingIfNeeded: title.count)
    let end = titleEnd + UInt32(truncatingIfNeeded: subtitle.count)
    rows.append(count: EntryBlock.prefixSize + Int(end)) { row in
      // `end` writes the flags.
      row.storeBytes(of: (pathEnd, titleEnd, end, 0), as: (UInt32, UInt32, UInt32, UInt32).self)
      func copy(_ text: UnsafeRawBufferPointer, to offset: UInt32) {
        let start = EntryBlock.prefixSize + Int(offset)
        UnsafeMutableRawBufferPointer(rebasing: row[start...]).copyMemory(from: text)
      }
      path.withUnsafeBytes { copy($0, to: 0) }
      copy(UnsafeRawBufferPointer(title), to: pathEnd)
      copy(UnsafeRawBufferPointer(subtitle), to: titleEnd)
    }
  }

  private mutating func makeRoom() {
    if rows.count >= Self.fullBytes { pack(keepingBuffers: true) }
    foldedStart = folded.count
  }

  private mutating func start(_ hash: UInt64) {
    starts.append(
      RowStart(
        offset: UInt32(truncatingIfNeeded: rows.count),
        folded: UInt32(truncatingIfNeeded: foldedStart), hash: hash))
  }

  /// Adds another name, clean and in UTF-8, to the row that was begun. `label` is the number of the
  /// name's label in the list's column.
  package mutating func addAlias(_ alias: UnsafeBufferPointer<UInt8>, label: Int? = nil) {
    append(EntryBlock.word(ofAliasLength: alias.count, label: label), UnsafeRawBufferPointer(alias))
    folded.endField()
    folded.append(alias)
    aliases += 1
  }

  /// Ends the row.
  package mutating func end() { end(flags: [.isRecruitable]) }

  private mutating func end(flags: EntryFlags) {
    folded.endField()
    let flagsOffset = Int(starts.last?.offset ?? 0) + EntryBlock.prefixSize - EntryBlock.wordSize
    rows.store(aliases << EntryFlags.width | flags.rawValue, at: flagsOffset)
  }

  /// Adds packed rows with another text to sort by; an empty text counts as none.
  package mutating func append(
    _ batch: [(row: Int, sortText: UnsafeBufferPointer<UInt8>)], of packed: PackedRows
  ) {
    let batch = batch.filter { $0.row < packed.count }
      .map { (entry: packed[$0.row], sortText: $0.sortText) }
    // Rows in another order lie anywhere in memory. Reading bytes of each first lets the processor
    // fetch a batch at once.
    for (entry, _) in batch { touched ^= entry.block.touch(entry.row) }
    for (entry, sortText) in batch { append(entry, sortText: sortText) }
  }

  mutating func append(_ row: Entry, sortText: UnsafeBufferPointer<UInt8>) {
    let (block, row) = (row.block, row.row)
    makeRoom()
    start(EntryList.hash(block, row))
    block.withUnsortedRow(row) { texts in
      rows.append(count: texts.count) { $0.copyMemory(from: texts) }
    }
    withExtendedLifetime(block) { folded.append(block.folded.text(of: row)) }
    aliases = block.aliasCount(of: row)
    var flags = block.flags(of: row).subtracting(.ofOrder)
    if !sortText.isEmpty {
      flags.insert(.sortText)
      append(UInt32(truncatingIfNeeded: sortText.count), UnsafeRawBufferPointer(sortText))
    }
    end(flags: flags)
  }

  /// Returns the rows that weren't taken yet, or all from `row` on. Keeps the buffers only if more
  /// rows follow at once.
  package mutating func take(from row: Int? = nil, moreFollow: Bool = false) -> EntryList {
    pack(keepingBuffers: moreFollow)
    defer { taken = packed.count }
    return packed.list(from: row ?? taken)
  }

  private mutating func append(_ length: UInt32, _ text: UnsafeRawBufferPointer) {
    let wordSize = EntryBlock.wordSize
    rows.append(count: wordSize + text.count) { bytes in
      bytes.storeBytes(of: length, as: UInt32.self)
      UnsafeMutableRawBufferPointer(rebasing: bytes[wordSize...]).copyMemory(from: text)
    }
  }

  private mutating func pack(keepingBuffers: Bool) {
    if !starts.isEmpty { packed.append(block()) }
    rows.removeAll(keepingMemory: keepingBuffers)
    starts.removeAll(keepingCapacity: keepingBuffers)
    folded.removeAll(keepingMemory: keepingBuffers)
    folded.endField()
  }

  private func block() -> EntryBlock {
    let table = EntryBlock.tableSize(starts.count)
    let end = table + rows.count
    let foldedEnd = folded.count
    let start = EntryBlock.foldedStart(end)
    let isLarge = starts.count > EntryList.joinedLimit
    let word = MemoryLayout<UInt64>.size
    let lettersStart = (start + table + foldedEnd + Bits.size(foldedEnd) + word - 1) & -word
    let size = lettersStart + (isLarge ? LetterBitmaps.size(starts.count) : 0)
    return EntryBlock(
      catalogue, rowCount: starts.count, size: size,
      index: isLarge ? RowHashTable(starts.lazy.map(\.hash)) : nil,
      origin: RowOrigin(producer, packed.count)
    ) { bytes in
      for (row, start) in starts.enumerated() {
        EntryBlock.store(table + Int(start.offset), at: row, of: bytes)
      }
      EntryBlock.store(end, at: starts.count, of: bytes)
      rows.withBytes {
        UnsafeMutableRawBufferPointer(rebasing: bytes[table..<end]).copyMemory(from: $0)
      }
      var writer = FoldedWriter(
        UnsafeMutableRawBufferPointer(rebasing: bytes[start...]), rowCount: starts.count,
        end: foldedEnd)
      folded.withText { writer.fill($0, starts: starts.lazy.map(\.folded)) }
      writer.finish()
      guard isLarge, let memory = bytes.baseAddress else { return }
      let column = FoldedColumn(
        memory + start + table, starts: memory + start, rowCount: starts.count)
      LetterBitmaps.fill(memory + lettersStart, by: column, rowCount: starts.count)
    }
  }
}

/// Bytes that grow, written in place: appending each part to an array took a twentieth of the time
/// to read a million rows.
private struct ByteBuffer {
  private var memory: [UInt8] = []
  private(set) var count = 0

  /// Appends `more` bytes, all of which `write` must set.
  mutating func append(count more: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void) {
    if count + more > memory.count {
      memory.append(contentsOf: repeatElement(0, count: max(more, memory.count)))
    }
    let range = count..<count + more
    memory.withUnsafeMutableBytes { write(UnsafeMutableRawBufferPointer(rebasing: $0[range])) }
    count += more
  }

  /// Replaces four bytes.
  mutating func store(_ word: UInt32, at offset: Int) {
    memory.withUnsafeMutableBytes {
      $0.storeBytes(of: word, toByteOffset: offset, as: UInt32.self)
    }
  }

  func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    memory.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  mutating func removeAll(keepingMemory: Bool) {
    count = 0
    if !keepingMemory { memory = [] }
  }
}

/// Rows in the order in which they came, by the blocks that hold them.
package struct PackedRows: Sendable {
  private var blocks: [(first: Int, block: EntryBlock)] = []
  /// Number of rows.
  package private(set) var count = 0

  /// Creates a sequence without rows.
  package init() {}

  fileprivate mutating func append(_ block: EntryBlock) {
    blocks.append((count, block))
    count += block.rowCount
  }

  /// - Parameter row: below `count`.
  package subscript(row: Int) -> Entry {
    let (first, block) = blocks[index(of: row)]
    return Entry(block, row: row - first)
  }

  /// The rows from one on.
  package func list(from row: Int) -> EntryList {
    guard row < count else { return EntryList() }
    let index = index(of: row)
    return EntryList(blocks[index...].lazy.map(\.block), from: row - blocks[index].first)
  }

  /// Index of a row's block.
  private func index(of row: Int) -> Int {
    max(blocks.indices.partitioningIndex { blocks[$0].first > row } - 1, 0)
  }
}
