import CatalogueKit
import SquadCore

/// The rows of a kind, derived from its files into one that is quick to read, a row at a time: the
/// first paint has no time for 700 KB. A test holds it true to the records.
///
/// The first line is `TOTAL, attribution`, each of the others a row in the order of the files:
/// `id, modified, file, position, subtitle, title`, parted by tabs. Its text is clean already.
struct MarvelRows {
  let total: Int
  /// Who must be named for the data.
  let attribution: String?
  private let kind: MarvelKind
  private var reader: TableReader

  /// Reads the first line; nil where it is not what it should be. Then the records themselves have
  /// to be read.
  init?(of kind: MarvelKind, _ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = TableReader(bytes)
    guard let total = reader.number(), (1...bytes.count).contains(total) else { return nil }
    self.total = total
    attribution = reader.text()
    guard reader.endLine() else { return nil }
    self.kind = kind
    self.reader = reader
  }

  var isAtEnd: Bool { reader.isAtEnd }

  /// The next row; nil where the line is none.
  mutating func next() -> MarvelTable.Slot? { MarvelTable.Slot(of: kind, from: &reader) }
}

extension MarvelTable.Slot {
  fileprivate init?(of kind: MarvelKind, from reader: inout TableReader) {
    guard let id = reader.numeral(), let modified = reader.number(), let file = reader.number(),
      let position = reader.number(), let subtitle = reader.text(),
      let title = reader.text(), reader.endLine()
    else { return nil }
    let entry = Entry(
      id: MarvelReference.entryID(kind: kind, numeral: id.text), title: title, subtitle: subtitle,
      isRecruitable: kind == .characters)
    self.init(id: id.number, entry: entry, modified: modified, file: file, position: position)
  }
}
