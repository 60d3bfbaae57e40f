import PlainText
import SquadCore

/// What a mapping needs besides the record.
struct MarvelContext {
  let freshness: Freshness
  /// The credit that the data requires, as the response has it.
  let attribution: String?
  /// How many records of a list are bundled; nil: the source has all of them.
  let bundledCount: (MarvelKind, MarvelList) -> Int?
  /// Whether a record's counts are only those of the bundle.
  let countsBundledOnly: Bool
  /// A character's two latest comics, the latest first; nil where only the record has some.
  let latestComics: [FactItem]?
  /// The records that the source has details of; nil: every one that a record names.
  let openable: Set<MarvelReference>?

  /// A detail with what every kind has.
  func detail(of record: some MarvelEntryRecord) -> Detail {
    let entry = record.entry
    var detail = Detail(id: entry.id, title: entry.title, freshness: freshness)
    detail.isRecruitable = entry.isRecruitable
    detail.summary =
      record.summaries.lazy.map { PlainText.html($0 ?? "") }.first { !$0.isEmpty } ?? ""
    // The bundle has to do without a network, and has no pictures of others.
    if freshness.moment != nil { detail.picture = record.image?.picture }
    detail.attribution = attribution.map(PlainText.line).flatMap { $0.isEmpty ? nil : $0 }
    return detail
  }

  /// When a record was last edited; nil where that is unknown.
  func modified(_ record: some MarvelRecord) -> MarvelDate? {
    guard case .bundled(let day) = freshness else { return record.modified }
    return record.modified(inBundleOf: day)
  }

  /// The sections of those kinds, as far as the record knows of them. That nothing is bundled says
  /// nothing of the record, and is left out.
  func sections(of record: some MarvelRecord, _ kinds: [MarvelKind]) -> [Section] {
    kinds.compactMap { kind in
      guard let list = record.list(of: kind) else { return nil }
      let bundled = bundledCount(kind, list)
      guard !countsBundledOnly || list.available > 0 else { return nil }
      return Section(
        name: kind.rawValue, title: kind.title, available: list.available,
        stored: bundled == list.available ? nil : bundled, countsStoredOnly: countsBundledOnly,
        entries: list.items.compactMap(\.factItem))
    }
  }

  /// A fact that names one other record; nil without one.
  func fact(_ label: Label, _ summary: MarvelSummary?) -> Fact? {
    fact(label, summary.map { [$0] } ?? [])
  }

  /// A fact that names other records: those that can be opened as items, the others as text. Nil
  /// where there are none.
  func fact(_ label: Label, _ summaries: [MarvelSummary]) -> Fact? {
    var items: [FactItem] = []
    var names: [String] = []
    for summary in summaries {
      if let item = summary.factItem, let reference = summary.reference,
        openable?.contains(reference) ?? true
      {
        items.append(item)
      } else {
        names.append(PlainText.line(summary.name))
      }
    }
    names.removeAll(where: \.isEmpty)
    guard !items.isEmpty || !names.isEmpty else { return nil }
    return Fact(label, names.joined(separator: ", "), items: items)
  }
}
