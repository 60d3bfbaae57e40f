import SquadCore

/// The stored side of a catalogue: its saved and bundled lists and entries.
package protocol StoredSource {
  /// One page of a list.
  func page(_ request: PageRequest) throws(Failure) -> Page
  /// The rows from the start through the page with `entry`, and its detail; the first page where it
  /// is not found. All rows where that takes no longer.
  func page(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page
  /// The first rows of a list, up to the request's limit.
  func list(_ request: PageRequest) throws(Failure) -> Page
  /// An entry's detail.
  func detail(_ id: EntryID) throws(Failure) -> Detail
}

extension StoredSource {
  /// A page, since most catalogues store whole lists.
  package func list(_ request: PageRequest) throws(Failure) -> Page { try page(request) }
}

extension Catalogue {
  /// A catalogue over its stored side, and its service where there is one. `stored` returns the
  /// current stored side: saved data, else bundled.
  package init(
    info: CatalogueInfo, live: LiveService? = nil, aliases: CatalogueAliases = .none,
    stored: @escaping @Sendable () throws(Failure) -> any StoredSource
  ) {
    self.init(
      info: info, storedPage: { try stored().page($0) },
      storedPageThrough: { entry, request in try stored().page(through: entry, request) },
      storedList: { try stored().list($0) }, storedDetail: { try stored().detail($0) },
      live: live, aliases: aliases)
  }
}
