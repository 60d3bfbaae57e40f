import PlainText
import SquadCore

/// What a mapping has to know besides the record.
struct MarvelContext {
  let freshness: Freshness
  /// Who must be named for the data, as the answer said it.
  let attribution: String?
  /// How many of a list the source can list; nil: all of them.
  let held: (MarvelKind, MarvelList) -> Int?
  /// Whether a record's counts tell no more than how many of each list are bundled.
  let countsStoredOnly: Bool
  /// A character's two latest comics, the latest first; nil where the source doesn't know more
  /// than the record.
  let latestComics: [FactItem]?
  /// The records that the source can show; nil: every one that a record names.
  let openable: Set<MarvelReference>?

  /// A detail with what every kind has.
  ///
  /// - Parameter summaries: the first one that says something is taken.
  func detail(of record: some MarvelEntryRecord, summaries: [String?]) -> Detail {
    let entry = record.entry
    var detail = Detail(id: entry.id, title: entry.title, freshness: freshness)
    detail.isRecruitable = entry.isRecruitable
    detail.summary =
      summaries.lazy.map { PlainText.html($0 ?? "") }.first { !$0.isEmpty } ?? ""
    // What is bundled holds for machines without a network, and no picture of others is in it.
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
      let held = held(kind, list)
      guard !countsStoredOnly || list.available > 0 else { return nil }
      return Section(
        name: kind.rawValue, title: kind.title, available: list.available,
        stored: held == list.available ? nil : held, countsStoredOnly: countsStoredOnly,
        entries: list.items.compactMap(\.factItem))
    }
  }

  /// A row that names other records: those that can be opened as items, the others as text. Nil
  /// where there are none.
  func fact(_ label: String, _ summaries: [MarvelSummary]) -> Fact? {
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
