import PlainText

/// A row: what a list shows of something, and what the search looks at. Its text is already clean.
///
/// A view into the block that holds its texts, so that a copy costs one reference; each text is
/// made when it is read.
package struct Entry: Identifiable, Sendable {
  let block: EntryBlock
  private let number: UInt32

  init(_ block: EntryBlock, row: Int) {
    self.block = block
    number = UInt32(truncatingIfNeeded: row)
  }

  package init(
    id: EntryID, title: String, subtitle: String = "", aliases: [String] = [],
    isRecruitable: Bool = false, mainSection: String? = nil, quote: Quote? = nil,
    badge: String? = nil, sortText: String? = nil
  ) {
    let texts = EntryTexts(
      path: id.path, title: title, subtitle: subtitle, mainSection: mainSection, badge: badge,
      folded: Searchable(title: title, aliases: aliases), aliases: aliases,
      isRecruitable: isRecruitable, sortText: sortText)
    self.init(EntryBlock.one(texts, of: id.catalogue, quote), row: 0)
  }
}

extension Entry {
  /// Its row in the block.
  var row: Int { Int(number) }

  package var id: EntryID { EntryID(block.catalogue, block.text(.path, of: row)) }

  package var title: String { block.text(.title, of: row) }

  /// Stands dim at the row's right edge: `1,203 comics`; of a row with a quote, beside the title:
  /// `Euro`.
  package var subtitle: String { block.text(.subtitle, of: row) }

  /// Other names the search finds it by: a real name, a code.
  package var aliases: [String] { block.aliases(of: row) }

  /// Whether it can join the squad.
  package var isRecruitable: Bool { block.flags(of: row).contains(.isRecruitable) }

  /// The section that Enter in the list opens; nil focuses the detail instead.
  package var mainSection: String? {
    block.flags(of: row).contains(.hasMainSection) ? block.text(.mainSection, of: row) : nil
  }

  /// Its price, where it has one; stands at the row's right edge.
  package var quote: Quote? { block.quotes.isEmpty ? nil : block.quotes[row] }

  /// What stands for it where room is short, at most two columns; nil: its initials.
  package var badge: String? {
    block.flags(of: row).contains(.hasBadge) ? block.text(.badge, of: row) : nil
  }

  /// What its list is sorted by, as it stands at the row's right edge; nil where that is unknown or
  /// the list's own column says it.
  package var sortText: String? { block.sortText(of: row) }

  /// Its title, folded, in UTF-8.
  var foldedName: [UInt8] { block.withText(.title, of: row) { PlainText.foldedUTF8($0) } }

  /// The same row under another id.
  func with(id: EntryID) -> Entry {
    Entry(
      id: id, title: title, subtitle: subtitle, aliases: aliases, isRecruitable: isRecruitable,
      mainSection: mainSection, quote: quote, badge: badge, sortText: sortText)
  }

  /// The same row with another text beside the title.
  func with(subtitle: String) -> Entry {
    Entry(
      id: id, title: title, subtitle: subtitle, aliases: aliases, isRecruitable: isRecruitable,
      mainSection: mainSection, quote: quote, badge: badge, sortText: sortText)
  }

  /// The same row in a list that is sorted by something.
  package func with(sortText: String?) -> Entry {
    guard let sortText else { return self }
    return Entry(
      id: id, title: title, subtitle: subtitle, aliases: aliases, isRecruitable: isRecruitable,
      mainSection: mainSection, quote: quote, badge: badge, sortText: sortText)
  }
}

extension Entry: Equatable {
  package static func == (left: Entry, right: Entry) -> Bool {
    if left.block === right.block, left.number == right.number { return true }
    return left.block.catalogue == right.block.catalogue
      && left.block.withRow(left.row) { mine in
        right.block.withRow(right.row) { mine.elementsEqual($0) }
      } && left.quote == right.quote
  }
}

extension Entry: CustomStringConvertible {
  package var description: String { "\(id) \(title)" }
}
