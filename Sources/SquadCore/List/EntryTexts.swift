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
  let note: String?

  var flags: EntryFlags {
    var flags: EntryFlags = []
    if isRecruitable { flags.insert(.isRecruitable) }
    if mainSection != nil { flags.insert(.mainSection) }
    if badge != nil { flags.insert(.badge) }
    if sortText != nil { flags.insert(.sortText) }
    if note != nil { flags.insert(.note) }
    return flags
  }

  /// Bytes of the row in a block, without its folded text.
  var size: Int {
    var size =
      EntryBlock.prefixSize + path.utf8.count + title.utf8.count + subtitle.utf8.count
    for text in textsWithLength { size += EntryBlock.wordSize + text.utf8.count }
    return size
  }

  /// The texts that are stored after their lengths.
  private var textsWithLength: [String] {
    aliases + [mainSection, badge, sortText, note].compactMap { $0 }
  }

  /// Writes the row in the block's format, over `size` bytes.
  func write(to row: UnsafeMutableRawBufferPointer) {
    var writer = EntryWriter(row)
    writer.add(path)
    writer.add(title)
    writer.add(subtitle)
    writer.finish(flags, aliases: aliases.count, textsWithLength)
  }
}

/// Properties of a row: whether it can join the squad, and which rare texts it has, in storage
/// order.
struct EntryFlags: OptionSet {
  let rawValue: UInt32

  static let isRecruitable = EntryFlags(rawValue: 1)
  static let mainSection = EntryFlags(rawValue: 2)
  static let badge = EntryFlags(rawValue: 4)
  /// The value that the row is sorted by.
  static let sortText = EntryFlags(rawValue: 8)
  /// The row's second line.
  static let note = EntryFlags(rawValue: 16)
  /// Number of flag bits, below the number of aliases in the same word.
  static let width: UInt32 = 5

  /// The texts that depend on the list's order.
  static let ofOrder: EntryFlags = [.sortText, .note]

  /// The flags of the texts stored before one.
  func below(_ flag: EntryFlags) -> EntryFlags {
    intersection(EntryFlags(rawValue: flag.rawValue - 1))
  }

  /// Number of rare texts.
  var rareTextCount: UInt32 { UInt32(subtracting(.isRecruitable).rawValue.nonzeroBitCount) }
}

/// Writes one row of a block: the end of each text and the flags, then the texts.
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

  mutating func finish(_ flags: EntryFlags, aliases: Int, _ texts: [String]) {
    put(aliases << Int(EntryFlags.width) | Int(flags.rawValue))
    for text in texts { addAfterItsLength(text) }
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
    row.storeBytes(of: UInt32(truncatingIfNeeded: value), toByteOffset: word, as: UInt32.self)
    word += EntryBlock.wordSize
  }

  private mutating func copy(_ bytes: UnsafeRawBufferPointer) {
    let rest = row[(EntryBlock.prefixSize + end)...]
    UnsafeMutableRawBufferPointer(rebasing: rest).copyMemory(from: bytes)
    end += bytes.count
  }
}
