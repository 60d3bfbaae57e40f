import PlainText
import Portraits
import SquadCore

/// The inputs of a mapping besides the record.
struct MarvelContext {
  let freshness: Freshness
  /// The credit that the data requires, unchecked.
  let attribution: String?
  /// Number of bundled records of a list; nil where the source has all of them.
  let bundledCount: (MarvelKind, MarvelList) -> Int?
  /// Whether a record's counts are those of the bundle only.
  let countsBundledOnly: Bool
  /// A character's latest comics, the latest first; nil to use those of the record.
  let latestComics: [FactItem]?

  /// A detail with the members that every kind has.
  func detail(of record: some MarvelRecord) -> Detail {
    let entry = record.entry
    var detail = Detail(id: entry.id, title: entry.title, freshness: freshness)
    detail.isRecruitable = entry.isRecruitable
    detail.summary =
      record.summaries.lazy.map { PlainText.html($0 ?? "") }.first { !$0.isEmpty } ?? ""
    // Bundled records have no picture, which would need a network.
    if freshness.moment != nil { detail.picture = record.image?.picture }
    detail.portrait = type(of: record).kind.portrait(of: entry.title)
    detail.attribution = attribution.map(PlainText.line).flatMap { $0.isEmpty ? nil : $0 }
    return detail
  }

  /// Date of a record's last change; nil where that is unknown.
  func modified(_ record: some MarvelRecord) -> MarvelDate? {
    guard case .bundled(let day) = freshness else { return record.modified }
    return record.modified(inBundleOf: day)
  }

  /// A record's sections of some kinds. Omits an empty one where the counts are those of the bundle
  /// only: the character may have such records.
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

  /// The first comics and characters of a record's sections, with their portraits.
  func related(_ sections: [Section]) -> [Fact] {
    [MarvelKind.comics, .characters].compactMap { kind in
      guard let section = sections.first(where: { $0.name == kind.rawValue }),
        !section.entries.isEmpty
      else { return nil }
      return Fact(
        section.title, "",
        items: section.entries.prefix(Self.maximumRelated).map { item in
          FactItem(id: item.id, title: item.title, portrait: kind.portrait(of: item.title))
        })
    }
  }

  /// As many as a large screen shows.
  private static let maximumRelated = 8

  /// A fact with another record; nil without one.
  func fact(_ label: Label, _ summary: MarvelSummary?) -> Fact? {
    fact(label, summary.map { [$0] } ?? [])
  }

  /// A fact with other records: items where they have an address, else text. Nil without records.
  func fact(_ label: Label, _ summaries: [MarvelSummary]) -> Fact? {
    var items: [FactItem] = []
    var names: [String] = []
    for summary in summaries {
      if let item = summary.factItem {
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

extension MarvelKind {
  fileprivate func portrait(of title: String) -> PortraitSubject {
    PortraitSubject(
      self == .characters ? .figure : .cover, title, initials: PlainText.initials(title),
      publisher: "Marvel Comics")
  }
}

/// Its row and its detail.
extension MarvelRecord {
  var entry: Entry { entry(subtitle: rowSubtitle) }

  func entry(subtitle: String) -> Entry {
    Entry(
      id: MarvelReference(kind: Self.kind, id: id).entryID,
      title: title.isEmpty ? "Untitled" : title, subtitle: subtitle, aliases: aliases,
      isRecruitable: Self.kind == .characters)
  }

  func detail(in context: MarvelContext) -> Detail {
    var detail = context.detail(of: self)
    detail.subtitle = subtitle
    detail.rowSubtitle = context.countsBundledOnly ? bundledSubtitle : rowSubtitle
    detail.template = Self.template
    detail.facts = facts(in: context).compactMap { $0 }
    detail.sections = context.sections(of: self, Self.sections)
    // A character's comics are in its gallery.
    if Self.kind != .characters { detail.related = context.related(detail.sections) }
    detail.links = MarvelText.links(fields.addresses)
    return detail
  }
}
