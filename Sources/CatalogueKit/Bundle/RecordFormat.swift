import JSONReader
import SquadCore

/// The bundled files of listed records: arrays as the service writes them, and derived rows of `id,
/// file, position, subtitle, title, aliases …`.
package struct RecordFormat<Record: ListedRecord>: BundledFormat {
  package func row(from reader: inout TableReader) -> BundledRow? {
    guard let id = reader.numeral(), let file = reader.number(), let position = reader.number(),
      let subtitle = reader.text(), let title = reader.text(), !title.isEmpty
    else { return nil }
    var aliases: [String] = []
    while let alias = reader.text() { aliases.append(alias) }
    let entry = Entry(
      id: EntryID(Record.list.catalogue, id.text), title: title, subtitle: subtitle,
      aliases: aliases, isRecruitable: true)
    return BundledRow(id: id.number, entry: entry, file: file, position: position)
  }

  package func page(of file: BundledFile, number: Int) throws -> BundledPage {
    var reader = JSONReader(file.bytes)
    let array = try RecordArray<Record>(from: &reader)
    let rows = zip(array.records, array.ranges).map { record, range in
      BundledRow(id: record.id, entry: record.entry, file: number, position: range.lowerBound)
    }
    return BundledPage(rows: rows, unreadable: array.unreadable)
  }

  package func record(from reader: inout JSONReader) throws -> Record? {
    try Record(from: &reader)
  }

  package func id(of record: Record) -> Int { record.id }
}
