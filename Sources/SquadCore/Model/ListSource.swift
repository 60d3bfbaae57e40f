/// Where the rows of a list come from: a catalogue's own list, a section of one entry, or what such
/// a section shares with those of others.
package enum ListSource: Hashable, Sendable {
  case list(ListID)
  case section(of: EntryID, named: String)
  /// The rows of the owner's section that are in the others' section of that name, too.
  case shared(of: EntryID, with: [EntryID], named: String)

  package var catalogue: CatalogueID {
    switch self {
    case .list(let list): list.catalogue
    case .section(let owner, _), .shared(let owner, _, _): owner.catalogue
    }
  }

  /// Whether a service has such a list; others are put together on this machine.
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
