import CatalogueKit
import JSONReader
import PlainText
import Portraits
import SquadCore

extension CatalogueID {
  /// The Star Wars catalogue.
  package static let starwars = CatalogueID(rawValue: "starwars")
}

/// A record of SWAPI. Texts are clean; unknown values are nil.
protocol SwapiRecord: Identifiable, Equatable, Sendable {
  /// Positive once the record is parsed.
  var id: Int { get set }
  /// The title of a film, or the name of any other record; not empty once the record is parsed.
  var name: String { get }
  /// Whether this is more than the entry of a list of names.
  var isComplete: Bool { get }

  init()

  /// Parses one member. Throws `JSONError`.
  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws
}

/// A film or a person: a record with a row and a detail.
protocol SwapiEntryRecord: SwapiRecord {
  static var kind: SwapiKind { get }
  /// The section with records of the other kind.
  static var section: String { get }
  static var sectionStyle: SectionStyle { get }
  /// The ids in that section, in order; nil where the record does not state them.
  var members: [Int]? { get }

  func entry(in context: SwapiContext) -> Entry
  /// The value that an order sorts by; nil where that is unknown.
  func sortValue(_ key: String) -> SortValue?
  func detail(in context: SwapiContext) -> Detail
}

/// A planet or a species, of which squad shows only the name.
struct NameRecord: SwapiRecord {
  var id = 0
  private(set) var name = ""

  var isComplete: Bool { true }

  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    if case "name" = key { name = PlainText.line(try reader.text() ?? "") }
  }
}

/// A record with its freshness.
struct Timestamped<Record: Sendable>: Sendable {
  let record: Record
  let freshness: Freshness
}

extension Timestamped: Identifiable where Record: Identifiable {
  var id: Record.ID { record.id }
}

/// The inputs of a mapping besides the record.
struct SwapiContext {
  let freshness: Freshness
  /// The name of another record; nil where it is unknown.
  let name: (SwapiReference) -> SwapiName?
  /// The species of a person whose record states none.
  var knownSpecies: (PersonRecord) -> [Int] = { _ in [] }
  /// The people of a person's homeworld, and of the first film with that person.
  var related: (PersonRecord) -> [(label: Label, people: [Int])] = { _ in [] }

  /// Records with their names, as far as these are known.
  func items(_ ids: [Int], of kind: SwapiKind) -> [FactItem] {
    ids.compactMap { id in
      let reference = SwapiReference(kind, id)
      return name(reference).map {
        FactItem(
          id: reference.entryID, title: $0.text, note: $0.note, subtitle: $0.subtitle,
          portrait: $0.portrait)
      }
    }
  }
}

/// The name of a record.
struct SwapiName: Equatable, Sendable {
  let text: String
  /// Text after the name in a list; may be empty.
  var note = ""
  /// Text of its row beside the name; may be empty.
  var subtitle = ""
  var portrait: PortraitSubject?
  /// Whether it came from a host in use.
  let isCurrent: Bool
}

extension SwapiEntryRecord {
  /// Its row in an order.
  func entry(in context: SwapiContext, _ order: SortOrder?) -> Entry {
    guard let order, order.column != .list else { return entry(in: context) }
    return entry(in: context).with(sortText: sortValue(order.key)?.text)
  }

  var entryID: EntryID { SwapiReference(Self.kind, id).entryID }

  /// The section, with the known names.
  func section(_ title: ListTitle, of kind: SwapiKind, in context: SwapiContext) -> [Section] {
    guard let members else { return [] }
    return [
      Section(
        name: Self.section, title: title.rawValue, available: members.count,
        entries: context.items(members, of: kind), style: Self.sectionStyle)
    ]
  }
}

/// Builds a record from its members. The id is that in its address, else its `uid`, else the
/// requested one.
struct SwapiRecordBuilder<Record: SwapiRecord> {
  private let kind: SwapiKind
  private let requested: Int?
  private var record = Record()
  private var id: Int?
  private var uid: Int?

  init(_ kind: SwapiKind, requested: Int?) {
    self.kind = kind
    self.requested = requested
  }

  /// Parses a whole record; nil without id or name. Throws `JSONError`.
  static func record(
    _ kind: SwapiKind, requested: Int? = nil, from reader: inout JSONReader
  ) throws -> Record? {
    var builder = Self(kind, requested: requested)
    try reader.members { try builder.read($0, from: &$1) }
    return builder.finished
  }

  /// The record; nil without id or name.
  var finished: Record? {
    guard let id = id ?? uid ?? requested, id > 0, !record.name.isEmpty else { return nil }
    var record = record
    record.id = id
    return record
  }

  /// Parses one member; the members of `properties` are the record's own. Throws `JSONError`.
  mutating func read(_ key: JSONWord, from reader: inout JSONReader) throws {
    switch key {
    case "url":
      if let reference = try reader.reference(), reference.kind == kind { id = reference.id }
    case "uid": uid = try reader.integer()
    case "properties": try reader.members { try read($0, from: &$1) }
    default: try record.read(key, from: &reader)
    }
  }
}
