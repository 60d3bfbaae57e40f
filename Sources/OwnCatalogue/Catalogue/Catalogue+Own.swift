import PlainText
import SquadCore

extension Catalogue {
  /// A file of the user's as a catalogue of one list.
  package static func own(_ source: OwnSource) -> Catalogue {
    Catalogue(
      info: CatalogueInfo(
        id: source.id, title: source.list.title, lists: [source.list], service: .file,
        idSpelling: .exact),
      storedPage: { try source.page($0) },
      // The list goes on growing on the screen, until it has the entry.
      storedPageThrough: { _, request in try source.page(request) },
      storedDetail: { try source.detail($0) })
  }
}

extension OwnSource {
  /// A record as its detail.
  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    let (record, texts, description) = try record(id)
    var detail = Detail(id: id, title: PlainText.line(texts.title), freshness: freshness)
    detail.subtitle = PlainText.line(texts.subtitle)
    detail.isRecruitable = true
    detail.isDescribed = false
    detail.facts = description.fields.facts.compactMap { column in
      guard let value = column.path.values(in: record).first,
        case .text(let text) = ShownCell(value, in: column)
      else { return nil }
      return Fact(PlainText.line(FieldLabel.text(of: column.path)), text)
    }
    return detail
  }
}
