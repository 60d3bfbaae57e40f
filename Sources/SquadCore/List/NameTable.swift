/// Entry ids by folded name. A name of two entries is ambiguous and maps to none.
struct NameTable {
  private var ids: [[UInt8]: EntryID?] = [:]

  var isEmpty: Bool { ids.isEmpty }

  /// `name` is folded, in UTF-8.
  mutating func add(_ id: EntryID, named name: [UInt8]) {
    if let known = ids[name], known != id { refuse(name) } else { ids[name] = id }
  }

  /// Marks a name as ambiguous.
  mutating func refuse(_ name: [UInt8]) { ids[name] = .some(nil) }

  func has(_ name: [UInt8]) -> Bool { ids[name] != nil }

  /// Maps these entries to those of the same name in another table.
  func matches(in other: NameTable) -> [EntryID: EntryID] {
    var found: [EntryID: EntryID] = [:]
    for case (let name, let id?) in ids {
      if let match = other.ids[name], let match, match != id { found[id] = match }
    }
    return found
  }
}
