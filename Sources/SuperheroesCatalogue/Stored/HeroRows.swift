import CatalogueKit
import SquadCore

/// The rows of the bundled heroes, derived from their files into one that is quick to read: a list
/// needs none of what its heroes open to. A test holds it true to the records.
///
/// The first line is `TOTAL`, each of the others a row in the order of the files: `id, file,
/// position, subtitle, title, aliases …`, parted by tabs. Its text is clean already.
struct HeroRows {
  let total: Int
  private var reader: TableReader

  /// Nil where the first line is no total.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = TableReader(bytes)
    guard let total = reader.number(), reader.endLine(), (1...bytes.count).contains(total) else {
      return nil
    }
    self.total = total
    self.reader = reader
  }

  var isAtEnd: Bool { reader.isAtEnd }

  /// The next row; nil where the line is none.
  mutating func next() -> HeroTable.Slot? {
    guard let id = reader.numeral(), let file = reader.number(), let position = reader.number(),
      let subtitle = reader.text(), let title = reader.text(), !title.isEmpty
    else { return nil }
    var aliases: [String] = []
    while let alias = reader.text() { aliases.append(alias) }
    guard reader.endLine() else { return nil }
    let entry = Entry(
      id: EntryID(.superheroes, id.text), title: title, subtitle: subtitle, aliases: aliases,
      isRecruitable: true)
    return HeroTable.Slot(id: id.number, entry: entry, file: file, position: position)
  }
}
