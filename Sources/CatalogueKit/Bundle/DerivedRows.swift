/// Rows derived from bundled records into one file that is quick to parse: a list needs no details.
/// Tests compare it with the records.
///
/// The first line is `TOTAL` or `TOTAL, attribution`, each of the others a row in the order of the
/// files, in tab-separated columns. Its text is clean already.
struct DerivedRows {
  let total: Int
  let attribution: String?
  private var reader: TableReader

  /// Nil where the first line is no total, or no row follows.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var reader = TableReader(bytes)
    guard let total = reader.number(), (1...bytes.count).contains(total) else { return nil }
    self.total = total
    attribution = reader.text()
    guard reader.endLine(), !reader.isAtEnd else { return nil }
    self.reader = reader
  }

  var isAtEnd: Bool { reader.isAtEnd }

  /// The next row; nil where the line is none.
  mutating func next(_ format: some BundledFormat) -> BundledRow? {
    guard let row = format.row(from: &reader), reader.endLine() else { return nil }
    return row
  }
}
