import Basics
import JSONReader
import SquadCore
import Synchronization

/// The bundled list of a catalogue with one list. It parses `superheroes/heroes-rows.tsv`, or
/// `superheroes/heroes-1.json` …, as far as a request needs; `superheroes/date` is the day.
package final class BundledList<Record: ListedRecord>: Sendable {
  typealias Table = BundledTable<RecordFormat<Record>>

  private let files: [BundledFile]
  let table: Mutex<Table>

  /// Reads no file yet. `count` is the number of records in the files.
  package init(files: [BundledFile] = BundledFile.all, count: Int = Record.bundledCount) {
    self.files = files
    table = Mutex(Table(RecordFormat(), in: files, total: count))
  }

  private func with<Value: Sendable>(
    _ body: (inout Table, Freshness) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let freshness = Freshness.bundled(try files.day("\(Record.list.catalogue.rawValue)/date"))
    return try table.withLock { table throws(Failure) in try body(&table, freshness) }
  }
}

extension BundledList: StoredSource {
  /// A page of the list, parsing no more rows than it needs.
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    try with { (table, freshness) throws(Failure) in try table.page(request, freshness) }
  }

  /// The rows through the page with `entry`, and its detail.
  package func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    try with { (table, freshness) throws(Failure) in
      try table.page(through: entry, request, freshness)
    }
  }

  /// A bundled record's detail, with its rank. Throws `.unknownEntry` for other ids.
  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    try with { (table, freshness) throws(Failure) in try table.detail(id, freshness) }
  }
}

/// The bundled files of listed records: JSON arrays as the service writes them, and derived rows of
/// `id, file, position, subtitle, title, aliases …`.
package struct RecordFormat<Record: ListedRecord>: BundledFormat {
  /// `superheroes/heroes-`
  package var prefix: String { "\(Record.list.catalogue.rawValue)/\(Record.plural)-" }

  /// Parses a line of the derived rows; nil where a column is missing.
  package func row(from reader: inout TableReader) -> BundledRow? {
    guard let id = reader.numeral(), let file = reader.number(), let position = reader.number(),
      let subtitle = reader.text(), let title = reader.text()
    else { return nil }
    var aliases: [String] = []
    while let alias = reader.text() { aliases.append(alias) }
    let entry = Entry(
      id: EntryID(Record.list.catalogue, id.text), title: title, subtitle: subtitle,
      aliases: aliases, isRecruitable: true)
    return BundledRow(id: id.number, entry: entry, file: file, position: position)
  }

  /// Parses a file that is one JSON array. It states neither a total nor a credit.
  package func page(
    of file: BundledFile, number: Int
  ) throws -> (rows: RecordArray<BundledRow>, total: Int?, attribution: String?) {
    var reader = JSONReader(file.bytes)
    let rows = try RecordArray(arrayOf: Record.plural, from: &reader) { reader in
      let position = reader.position
      return try Record(from: &reader).map {
        BundledRow(id: $0.id, entry: $0.entry, file: number, position: position)
      }
    }
    return (rows, nil, nil)
  }

  /// Parses an element of the array; nil where it has no id or no name.
  package func record(from reader: inout JSONReader) throws -> Record? {
    try Record(from: &reader)
  }
}
