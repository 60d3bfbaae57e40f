import PlainText

/// A row of a list, with its texts for display and search, already cleaned.
///
/// A view into the block that holds its texts, so that copying it costs one reference; texts are
/// made when they are read.
package struct Entry: Identifiable, Sendable {
  let block: EntryBlock
  private let number: UInt32

  init(_ block: EntryBlock, row: Int) {
    self.block = block
    number = UInt32(truncatingIfNeeded: row)
  }

  /// Packs the row into a block of its own; by default it can't join the squad, and has a title
  /// only.
  package init(
    id: EntryID, title: String, subtitle: String = "", aliases: [String] = [],
    isRecruitable: Bool = false, mainSection: String? = nil, quote: Quote? = nil,
    badge: String? = nil, sortText: String? = nil, note: String? = nil
  ) {
    var flags: EntryFlags = isRecruitable ? .isRecruitable : []
    var rare: [String] = []
    let texts: [(EntryFlags, String?)] = [
      (.mainSection, mainSection), (.badge, badge), (.sortText, sortText), (.note, note),
    ]
    for case (let flag, let text?) in texts {
      flags.insert(flag)
      rare.append(text)
    }
    let row = EntryTexts(
      path: id.path, title: title, subtitle: subtitle, aliases: aliases, rare: rare, flags: flags,
      folded: Searchable(title: title, aliases: aliases))
    self.init(EntryBlock.one(row, of: id.catalogue, quote), row: 0)
  }
}

extension Entry {
  /// Its row in the block.
  var row: Int { Int(number) }

  /// Made from the block's text at each use.
  package var id: EntryID { EntryID(block.catalogue, block.text(.path, of: row)) }

  /// Clean text, made at each use.
  package var title: String { block.text(.title, of: row) }

  /// Dim text at the row's right edge: `1,203 comics`; beside the title in a row with a quote:
  /// `Euro`.
  package var subtitle: String { block.text(.subtitle, of: row) }

  /// Other names that searches match: a real name, a code.
  package var aliases: [String] { block.aliases(of: row) }

  /// The number of each alias's label in its list's column; nil without one.
  package var aliasLabels: [Int?] { block.aliasLabels(of: row) }

  /// Whether it can join the squad.
  package var isRecruitable: Bool { block.flags(of: row).contains(.isRecruitable) }

  /// The section that Enter in the list opens; nil focuses the detail instead.
  package var mainSection: String? { block.text(.mainSection, of: row) }

  /// Price at the row's right edge; nil without one.
  package var quote: Quote? { block.quotes.isEmpty ? nil : block.quotes[row] }

  /// Short form for tiles, at most two columns; nil: its initials.
  package var badge: String? { block.text(.badge, of: row) }

  /// Text of the value that its list is sorted by, at the row's right edge; nil if it is unknown or
  /// in the list's own column.
  package var sortText: String? { block.text(.sortText, of: row) }

  /// Text of the second line in a list with rows of two lines.
  package var note: String? { block.text(.note, of: row) }

  /// The folded title, in UTF-8.
  var foldedName: [UInt8] { block.withText(.title, of: row) { PlainText.foldedUTF8($0) } }

  /// The same row under another id, with another text beside the title, or with one for its list's
  /// sort order. What is nil stays.
  package func with(id: EntryID? = nil, subtitle: String? = nil, sortText: String? = nil) -> Entry {
    if id == nil, subtitle == nil, sortText == nil { return self }
    return Entry(
      id: id ?? self.id, title: title, subtitle: subtitle ?? self.subtitle, aliases: aliases,
      isRecruitable: isRecruitable, mainSection: mainSection, quote: quote, badge: badge,
      sortText: sortText ?? self.sortText, note: note)
  }
}

extension Entry: Equatable {
  /// Compares all texts and the price; rows at the same index of one block are equal at once.
  package static func == (left: Entry, right: Entry) -> Bool {
    if left.block === right.block, left.number == right.number { return true }
    return left.block.catalogue == right.block.catalogue
      && left.block.withRow(left.row) { mine in
        right.block.withRow(right.row) { mine.elementsEqual($0) }
      } && left.quote == right.quote
  }
}

extension Entry: CustomStringConvertible {
  /// `marvel/1009368 Iron Man`
  package var description: String { "\(id) \(title)" }
}
