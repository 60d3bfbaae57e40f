/// Where the rows of a list come from: a catalogue's own list, or a section of one entry.
package enum ListSource: Hashable, Sendable {
  case list(ListID)
  case section(of: EntryID, named: String)

  package var catalogue: CatalogueID {
    switch self {
    case .list(let list): list.catalogue
    case .section(let owner, _): owner.catalogue
    }
  }
}

extension ListSource: CustomStringConvertible {
  package var description: String {
    switch self {
    case .list(let list): list.description
    case .section(let owner, let name): "\(owner)/\(name)"
    }
  }
}
