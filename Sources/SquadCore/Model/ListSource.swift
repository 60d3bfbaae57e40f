/// Source of a list's rows: a catalogue's own list, a section of one entry, or the intersection of
/// that section with other entries' sections; or a list about a user's file.
package enum ListSource: Hashable, Sendable {
  case list(ListID)
  case section(of: EntryID, named: String)
  /// Rows of the owner's section that are also in the others' section of that name.
  case shared(of: EntryID, with: [EntryID], named: String)
  case file(CatalogueID, FileList)

  /// The catalogue of the list, of the section's owner, or of the file.
  package var catalogue: CatalogueID {
    switch self {
    case .list(let list): list.catalogue
    case .section(let owner, _), .shared(let owner, _, _): owner.catalogue
    case .file(let catalogue, _): catalogue
    }
  }

  /// The entry whose section this is; nil for a catalogue's own list.
  var owner: EntryID? {
    switch self {
    case .list, .file: nil
    case .section(let owner, _), .shared(let owner, _, _): owner
    }
  }

  /// Whether a service has such a list; others are compiled locally.
  var isFetchable: Bool {
    switch self {
    case .list, .section: true
    case .shared, .file: false
    }
  }
}

extension ListSource: CustomStringConvertible {
  /// `starwars/people`, `marvel/1009368/comics`, for messages.
  package var description: String {
    switch self {
    case .list(let list): list.description
    case .section(let owner, let name): "\(owner)/\(name)"
    case .shared(let owner, let others, let name):
      "\(owner)/\(name)/" + others.map(\.path).joined(separator: "+")
    case .file(let catalogue, let list): "\(catalogue.rawValue) \(list)"
    }
  }
}
