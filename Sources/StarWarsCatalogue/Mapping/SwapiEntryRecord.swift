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
  func detail(in context: SwapiContext) -> Detail
}

extension SwapiEntryRecord {
  var entryID: EntryID { SwapiReference(Self.kind, id).entryID }

  /// The section, with the names that are known.
  func section(_ title: ListTitle, of kind: SwapiKind, in context: SwapiContext) -> [Section] {
    guard let members else { return [] }
    let named = members.compactMap { id -> FactItem? in
      let reference = SwapiReference(kind, id)
      return context.name(reference).map {
        FactItem(id: reference.entryID, title: $0.text, note: $0.note)
      }
    }
    return [
      Section(
        name: Self.section, title: title.rawValue, available: members.count, entries: named,
        style: Self.sectionStyle)
    ]
  }
}
