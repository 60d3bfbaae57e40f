import CatalogueKit
import JSONReader
import SquadCore

/// The bundled heroes.
typealias HeroTable = BundledTable<HeroFormat>

/// How the bundled heroes are written: arrays of superhero-api's records, and rows of `id, file,
/// position, subtitle, title, aliases …`.
struct HeroFormat: BundledFormat {
  let takesAllRows = false

  func row(from reader: inout TableReader) -> BundledRow? {
    guard let id = reader.numeral(), let file = reader.number(), let position = reader.number(),
      let subtitle = reader.text(), let title = reader.text(), !title.isEmpty
    else { return nil }
    var aliases: [String] = []
    while let alias = reader.text() { aliases.append(alias) }
    let entry = Entry(
      id: EntryID(.superheroes, id.text), title: title, subtitle: subtitle, aliases: aliases,
      isRecruitable: true)
    return BundledRow(id: id.number, entry: entry, file: file, position: position)
  }

  func page(of file: BundledFile, number: Int) throws -> BundledPage {
    var reader = JSONReader(file.bytes)
    var rows = RecordArray<BundledRow>()
    try reader.array(of: HeroRecord.plural) { reader in
      try rows.parse(&reader) { reader in
        let position = reader.position
        return try HeroRecord(from: &reader).map {
          BundledRow(id: $0.id, entry: $0.entry, file: number, position: position)
        }
      }
    }
    return BundledPage(rows: rows.records, unreadable: rows.unreadable)
  }

  func record(from reader: inout JSONReader) throws -> HeroRecord? {
    try HeroRecord(from: &reader)
  }

  func id(of record: HeroRecord) -> Int { record.id }
}

extension BundledTable where Format == HeroFormat {
  /// With the heroes' files among `files`, and their rows.
  init(files: [BundledFile], count: Int) {
    self.init(
      HeroFormat(), files: BundledFile.numbered("superheroes/heroes-", in: files),
      rows: files.first { $0.name == "superheroes/heroes-rows.tsv" }, total: count)
  }
}
