/// A source of entries. `CONTRIBUTING.md` says what a new one needs.
package struct Catalogue: Sendable {
  /// Properties that are known before anything is loaded.
  package let info: CatalogueInfo
  /// A page of a list from saved, else bundled data; throws `Failure`.
  package let storedPage: @Sendable (PageRequest) throws -> Page
  /// Reads the rows through the page with `entry`, and its detail, for a first paint that selects
  /// it; the first page if the entry isn't found, all rows if that takes no longer.
  package let storedPageThrough: @Sendable (_ entry: EntryID?, PageRequest) throws -> Page
  /// A list's first rows, up to the request's limit: from saved data if the whole list was saved,
  /// else from bundled data; throws `Failure`.
  package let storedList: @Sendable (PageRequest) throws -> Page
  /// One entry from saved, else bundled data; throws `Failure`.
  package let storedDetail: @Sendable (EntryID) throws -> Detail
  /// Its service on the network; nil without one, or if it is turned off.
  package var live: LiveService?
  /// Replaced ids of its entries.
  package let aliases: CatalogueAliases
  /// The record to save for a new member; nil if details are stored anyway. May block.
  package var record: @Sendable (EntryID) -> MemberRecord? = { _ in nil }
  /// Reads a user's file in another way from now on.
  package var change: @Sendable (FileChange) -> Void = { _ in }
  /// Whether a user's file was read to its end, so that an unknown row isn't in it.
  package var isRead: @Sendable () -> Bool = { false }
  /// Ends a read of a user's file that waits or takes long.
  package var interrupt: @Sendable () -> Void = {}

  /// `storedList` is nil if saved data always covers a whole list.
  package init(
    info: CatalogueInfo, storedPage: @escaping @Sendable (PageRequest) throws -> Page,
    storedPageThrough: @escaping @Sendable (EntryID?, PageRequest) throws -> Page,
    storedList: (@Sendable (PageRequest) throws -> Page)? = nil,
    storedDetail: @escaping @Sendable (EntryID) throws -> Detail,
    live: LiveService? = nil, aliases: CatalogueAliases = .none
  ) {
    self.info = info
    self.storedPage = storedPage
    self.storedPageThrough = storedPageThrough
    self.storedList = storedList ?? storedPage
    self.storedDetail = storedDetail
    self.live = live
    self.aliases = aliases
  }
}

/// Reading a catalogue with typed errors.
extension Catalogue {
  /// A page from stored data. Rows shared with squad members are compiled from the members'
  /// sections.
  package func page(_ request: PageRequest) throws(Failure) -> Page {
    switch request.source {
    case .list, .section, .file: return try storedRows(request)
    case .shared(let owner, let members, let section):
      return try sharedPage(of: owner, with: members, named: section, request)
    }
  }

  /// Rows of a list or section, without the lists shared with the squad.
  func storedRows(_ request: PageRequest) throws(Failure) -> Page {
    do { return try storedPage(request) } catch { throw Failure(error) }
  }

  /// The rows through the page with `entry`, as `storedPageThrough` reads them.
  package func firstPage(through entry: EntryID?, _ request: PageRequest) throws(Failure) -> Page {
    do { return try storedPageThrough(entry, request) } catch { throw Failure(error) }
  }

  /// A list's first rows, as `storedList` reads them.
  package func list(_ request: PageRequest) throws(Failure) -> Page {
    do { return try storedList(request) } catch { throw Failure(error) }
  }

  /// An entry from stored data, as `storedDetail` reads it.
  package func detail(_ id: EntryID) throws(Failure) -> Detail {
    do { return try storedDetail(id) } catch { throw Failure(error) }
  }
}

/// Replaced ids of a catalogue's entries.
package struct CatalogueAliases: Sendable {
  /// Maps any former id of an entry to its current one, other ids to themselves.
  package let canonical: @Sendable (EntryID) -> EntryID
  /// Adds replaced ids, from old to new, without blocking.
  package let learn: @Sendable ([EntryID: EntryID]) -> Void

  /// Creates aliases of a look-up and a way to add ids.
  package init(
    canonical: @escaping @Sendable (EntryID) -> EntryID,
    learn: @escaping @Sendable ([EntryID: EntryID]) -> Void
  ) {
    self.canonical = canonical
    self.learn = learn
  }

  /// Maps every id to itself.
  package static let none = CatalogueAliases(canonical: { $0 }, learn: { _ in })
}
