import JSONReader

/// Builds a record member by member. Its id comes from its address, whatever host that names; else
/// from its `uid`; else it is the requested one.
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

  /// The record; nil without id or name.
  var finished: Record? {
    guard let id = id ?? uid ?? requested, id > 0, !record.name.isEmpty else { return nil }
    var record = record
    record.id = id
    return record
  }

  /// Parses one member; those of `properties` are the record's own. Throws `JSONProblem`.
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
