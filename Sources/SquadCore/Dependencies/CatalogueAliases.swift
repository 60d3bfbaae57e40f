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
