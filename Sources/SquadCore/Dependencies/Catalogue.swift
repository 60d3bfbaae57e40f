/// A source of entries. Adding one to squad means writing one of these and naming it once.
package struct Catalogue: Sendable {
  package let info: CatalogueInfo
  /// A page of a list from this machine, saved before bundled; throws `Failure`.
  package let storedPage: @Sendable (PageRequest) throws -> Page
  /// The list's start through the page with `entry`, for a first paint with that entry selected,
  /// and its detail; the first page where it is not found. All rows where
  /// that takes no longer.
  package let storedPageThrough: @Sendable (_ entry: EntryID?, PageRequest) throws -> Page
  /// A list's first rows, so many as the request allows, from what is on this machine: what was
  /// last saved where that is all of them, else what is bundled; throws `Failure`.
  package let storedList: @Sendable (PageRequest) throws -> Page
  /// One entry from what is on this machine, saved before bundled; throws `Failure`.
  package let storedDetail: @Sendable (EntryID) throws -> Detail
  /// Its service on the network; nil where there is none, or it is turned off.
  package let live: LiveService?
  /// Which of its entries' ids changed, and to what.
  package let aliases: CatalogueAliases

  /// - Parameter storedList: nil where what is saved is never a part of a list.
  package init(
    info: CatalogueInfo,
    storedPage: @escaping @Sendable (PageRequest) throws -> Page,
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

/// Replaced ids of a catalogue's entries.
package struct CatalogueAliases: Sendable {
  /// The current id of an entry for any id it ever had; every other id stays as it is.
  package let canonical: @Sendable (EntryID) -> EntryID
  /// Adds replaced ids, from old to new. Returns at once.
  package let learn: @Sendable ([EntryID: EntryID]) -> Void

  package init(
    canonical: @escaping @Sendable (EntryID) -> EntryID,
    learn: @escaping @Sendable ([EntryID: EntryID]) -> Void
  ) {
    self.canonical = canonical
    self.learn = learn
  }

  /// No id ever changes.
  package static let none = CatalogueAliases(canonical: { $0 }, learn: { _ in })
}
