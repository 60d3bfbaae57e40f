import PlainText

/// A row's texts before they are packed into a block.
struct EntryTexts {
  let path: String
  let title: String
  let subtitle: String
  let mainSection: String?
  let badge: String?
  /// Folded text that searches match.
  let folded: Searchable
  let aliases: [String]
  let isRecruitable: Bool
  let sortText: String?

  var flags: EntryFlags {
    var flags: EntryFlags = []
    if isRecruitable { flags.insert(.isRecruitable) }
    if mainSection != nil { flags.insert(.hasMainSection) }
    if badge != nil { flags.insert(.hasBadge) }
    if sortText != nil { flags.insert(.hasSortText) }
    return flags
  }

  /// Bytes of the row in a block, without its folded text.
  var size: Int {
    var size =
      EntryBlock.prefixSize + path.utf8.count + title.utf8.count + subtitle.utf8.count
      + (mainSection?.utf8.count ?? 0) + (badge?.utf8.count ?? 0)
    for alias in aliases { size += EntryBlock.wordSize + alias.utf8.count }
    if let sortText { size += EntryBlock.wordSize + sortText.utf8.count }
    return size
  }

  /// Writes the row in the block's format, over `size` bytes.
  func write(to row: UnsafeMutableRawBufferPointer) {
    var writer = EntryWriter(row)
    writer.add(path)
    writer.add(title)
    writer.add(subtitle)
    writer.add(mainSection ?? "")
    writer.add(badge ?? "")
    writer.finish(flags, aliases: aliases, sortText: sortText)
  }
}

/// Properties of a row beside its texts.
struct EntryFlags: OptionSet {
  let rawValue: UInt32

  static let isRecruitable = EntryFlags(rawValue: 1)
  static let hasMainSection = EntryFlags(rawValue: 2)
  static let hasBadge = EntryFlags(rawValue: 4)
  static let hasSortText = EntryFlags(rawValue: 8)
  /// Number of flag bits, below the number of aliases in the same word.
  static let width: UInt32 = 4
}

/// Writes one row of a block: the end of each text, then the texts.
private struct EntryWriter {
  private let row: UnsafeMutableRawBufferPointer
  private var word = 0
  private var end = 0

  init(_ row: UnsafeMutableRawBufferPointer) { self.row = row }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { copy(UnsafeRawBufferPointer($0)) }
    put(end)
  }

  mutating func finish(_ flags: EntryFlags, aliases: [String], sortText: String?) {
    put(aliases.count << Int(EntryFlags.width) | Int(flags.rawValue))
    for alias in aliases { addAfterItsLength(alias) }
    if let sortText { addAfterItsLength(sortText) }
  }

  private mutating func addAfterItsLength(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let count = UInt32(truncatingIfNeeded: bytes.count)
      withUnsafeBytes(of: count) { copy($0) }
      copy(UnsafeRawBufferPointer(bytes))
    }
  }

  private mutating func put(_ value: Int) {
    row.storeBytes(
      of: UInt32(truncatingIfNeeded: value), toByteOffset: word, as: UInt32.self)
    word += EntryBlock.wordSize
  }

  private mutating func copy(_ bytes: UnsafeRawBufferPointer) {
    let rest = row[(EntryBlock.prefixSize + end)...]
    UnsafeMutableRawBufferPointer(rebasing: rest).copyMemory(from: bytes)
    end += bytes.count
  }
}
