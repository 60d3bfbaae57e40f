import Basics
import CatalogueKit
import JSONReader
import PlainText
import SquadCore

/// The file format of one kind: responses of the Marvel API, and derived rows of `id, modified,
/// file, position, subtitle, title`, of a character with its real name after them.
struct MarvelFormat: BundledFormat {
  let kind: MarvelKind
  /// All bundled files.
  let bundle: [BundledFile]

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

  func page(of file: BundledFile, number: Int) throws -> BundledPage {
    let index = MarvelIndex(in: bundle)
    let day = bundle.first { $0.name == "marvel/date" }?.day
    var reader = JSONReader(file.bytes)
    let response = try MarvelResponse(from: &reader) { reader in
      try row(in: number, from: &reader, index, day)
    }
    guard let page = response.page else {
      throw Failure.unreadable("\(file.name): \(PlainText.line(response.reason ?? "no page"))")
    }
    return BundledPage(
      rows: page.records, total: page.total, unreadable: page.unreadable,
      attribution: response.attribution)
  }

  private func row(
    in file: Int, from reader: inout JSONReader, _ index: MarvelIndex, _ day: CalendarDay?
  ) throws -> BundledRow? {
    let position = reader.position
    guard let record = try kind.record(from: &reader) else { return nil }
    let entry = (record as? CharacterRecord)?.entry(in: index) ?? record.entry
    return BundledRow(
      id: record.id, entry: entry, modified: record.modified(inBundleOf: day)?.sortKey ?? 0,
      file: file, position: position)
  }

  func record(from reader: inout JSONReader) throws -> (any MarvelEntryRecord)? {
    try kind.record(from: &reader)
  }

  func id(of record: any MarvelEntryRecord) -> Int { record.id }
}
