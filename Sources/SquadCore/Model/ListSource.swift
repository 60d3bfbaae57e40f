/// Source of a list's rows: a catalogue's own list, a section of one entry, or the intersection of
/// that section with other entries' sections.
package enum ListSource: Hashable, Sendable {
  case list(ListID)
  case section(of: EntryID, named: String)
  /// Rows of the owner's section that are also in the others' section of that name.
  case shared(of: EntryID, with: [EntryID], named: String)

  package var catalogue: CatalogueID {
    switch self {
    case .list(let list): list.catalogue
    case .section(let owner, _), .shared(let owner, _, _): owner.catalogue
    }
  }

  /// The entry whose section this is; nil for a catalogue's own list.
  var owner: EntryID? {
    switch self {
    case .list: nil
    case .section(let owner, _), .shared(let owner, _, _): owner
    }
  }

  /// Whether a service has such a list; others are compiled locally.
  var isFetchable: Bool {
    switch self {
    case .list, .section: true
    case .shared: false
    }
  }
}

extension ListSource: CustomStringConvertible {
  package var description: String {
    switch self {
    case .list(let list): list.description
    case .section(let owner, let name): "\(owner)/\(name)"
    case .shared(let owner, let others, let name):
      "\(owner)/\(name)/" + others.map(\.path).joined(separator: "+")
    }
  }
}
