import Basics
import CatalogueKit
import JSONReader
import PlainText
import SquadCore

/// The bundled files of one kind: responses of the Marvel API, and derived rows of `id, modified,
/// file, position, subtitle, title`, of characters with the real name after them.
struct MarvelFormat: BundledFormat {
  let kind: MarvelKind
  /// All bundled files.
  let bundle: [BundledFile]

  var prefix: String { "marvel/\(kind.rawValue)-" }

  func row(from reader: inout TableReader) -> BundledRow? {
    guard let id = reader.numeral(), let modified = reader.number(), let file = reader.number(),
      let position = reader.number(), let subtitle = reader.text(), let title = reader.text()
    else { return nil }
    let aliases = kind == .characters ? reader.text().map { [$0] } : nil
    let entry = Entry(
      id: MarvelReference.entryID(kind: kind, numeral: id.text), title: title, subtitle: subtitle,
      aliases: aliases ?? [], isRecruitable: kind == .characters)
    return BundledRow(
      id: id.number, entry: entry, modified: modified, file: file, position: position)
  }

  func page(
    of file: BundledFile, number: Int
  ) throws -> (rows: RecordArray<BundledRow>, total: Int?, attribution: String?) {
    let index = MarvelIndex(in: bundle)
    let day = try? bundle.day("marvel/date")
    var reader = JSONReader(file.bytes)
    let response = try MarvelResponse(from: &reader) { reader in
      try row(in: number, from: &reader, index, day)
    }
    guard let page = response.page else {
      throw Failure.unreadable("\(file.name): \(PlainText.line(response.reason ?? "no page"))")
    }
    return (page.results, page.total, response.attribution)
  }

  private func row(
    in file: Int, from reader: inout JSONReader, _ index: MarvelIndex, _ day: CalendarDay?
  ) throws -> BundledRow? {
    let position = reader.position
    guard let record = try kind.record(from: &reader) else { return nil }
    let isOfBundle = kind == .characters && index.countsBundledOnly(record, kind)
    return BundledRow(
      id: record.id,
      entry: isOfBundle ? record.entry(subtitle: record.bundledSubtitle) : record.entry,
      modified: record.modified(inBundleOf: day)?.sortKey ?? 0, file: file, position: position)
  }

  func record(from reader: inout JSONReader) throws -> (any MarvelRecord)? {
    try kind.record(from: &reader)
  }
}
