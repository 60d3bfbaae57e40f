import CatalogueKit
import SquadCore

/// A record that has a row and a detail: a film or a person.
protocol SwapiEntryRecord: SwapiRecord {
  static var kind: SwapiKind { get }
  /// The section that leads from it to records of the other kind.
  static var section: String { get }
  static var sectionStyle: SectionStyle { get }
  /// The ids in that section, in its order; nil where the record does not say.
  var members: [Int]? { get }

  func entry(in context: SwapiContext) -> Entry
  /// What it is sorted by in an order; nil where that is unknown.
  func sortValue(_ key: String) -> SortValue?
  func detail(in context: SwapiContext) -> Detail
}

extension SwapiEntryRecord {
  func sortValue(_ key: String) -> SortValue? { nil }

  /// Its row in an order.
  func entry(in context: SwapiContext, _ order: SortOrder?) -> Entry {
    guard let order, order.column != .list else { return entry(in: context) }
    return entry(in: context).with(sortText: sortValue(order.key)?.text)
  }

  var entryID: EntryID { SwapiReference(Self.kind, id).entryID }

  /// The section, with the names that are known.
  func section(_ title: ListTitle, of kind: SwapiKind, in context: SwapiContext) -> [Section] {
    guard let members else { return [] }
    let named = members.compactMap { id -> FactItem? in
      let reference = SwapiReference(kind, id)
      return context.name(reference).map {
        FactItem(id: reference.entryID, title: $0.text, note: $0.note, subtitle: $0.subtitle)
      }
    }
    return [
      Section(
        name: Self.section, title: title.rawValue, available: members.count, entries: named,
        style: Self.sectionStyle)
    ]
  }
}
