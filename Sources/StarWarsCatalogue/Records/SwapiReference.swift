import SquadCore

/// The kind and id of a record.
struct SwapiReference: Hashable, Sendable {
  let kind: SwapiKind
  /// Above 0.
  let id: Int

  init(_ kind: SwapiKind, _ id: Int) {
    self.kind = kind
    self.id = id
  }

  /// Reads the last two parts of an address, with or without a slash at its end:
  /// `https://any.host/api/people/13/`, `people/13`.
  init?(address: String) {
    let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let parts = path.split(separator: UInt8(ascii: "/")).suffix(2).map { String(Substring($0)) }
    guard parts.count == 2, let kind = SwapiKind(rawValue: parts[0]), let id = Int(parts[1]),
      id > 0, "\(id)" == parts[1]
    else { return nil }
    self.init(kind, id)
  }

  /// Reads an id of the catalogue; nil for what is neither a film nor a person.
  init?(_ entry: EntryID) {
    guard entry.catalogue == .starwars, let reference = SwapiReference(address: entry.path),
      reference.kind == .films || reference.kind == .people, reference.entryID == entry
    else { return nil }
    self = reference
  }

  /// Path of its own response.
  var path: String { "/\(kind.rawValue)/\(id)" }

  var entryID: EntryID { EntryID(.starwars, "\(kind.rawValue)/\(id)") }
}
