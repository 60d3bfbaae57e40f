import PlainText

/// A row's texts before they are packed into a block.
struct EntryTexts {
  let path: String
  let title: String
  let subtitle: String
  let aliases: [String]
  /// The texts of the rare flags, in the flags' order.
  let rare: [String]
  let flags: EntryFlags
  /// Folded text that searches match.
  let folded: Searchable

  /// Bytes of the row in a block, without its folded text.
  var size: Int {
    let size = EntryBlock.prefixSize + path.utf8.count + title.utf8.count + subtitle.utf8.count
    return (aliases + rare).reduce(size) { $0 + EntryBlock.wordSize + $1.utf8.count }
  }

  /// Writes the row in the block's format, over `size` bytes: the end of each text and the flags,
  /// then the texts.
  func write(to row: UnsafeMutableRawBufferPointer) {
    var end = EntryBlock.prefixSize
    func copy(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        UnsafeMutableRawBufferPointer(rebasing: row[end...])
          .copyMemory(from: UnsafeRawBufferPointer(bytes))
        end += bytes.count
      }
    }
    for (number, text) in [path, title, subtitle].enumerated() {
      copy(text)
      EntryBlock.store(end - EntryBlock.prefixSize, at: number, of: row)
    }
    EntryBlock.store(aliases.count << Int(EntryFlags.width) | Int(flags.rawValue), at: 3, of: row)
    for text in aliases + rare {
      row.storeBytes(
        of: UInt32(truncatingIfNeeded: text.utf8.count), toByteOffset: end, as: UInt32.self)
      end += EntryBlock.wordSize
      copy(text)
    }
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
