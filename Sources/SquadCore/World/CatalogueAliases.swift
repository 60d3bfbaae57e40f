/// Ids that a catalogue's entries bore before, and those that they bear now.
package struct CatalogueAliases: Sendable {
  /// The id that an entry bears now, for any that it ever bore; every other id stays as it is.
  package let canonical: @Sendable (EntryID) -> EntryID
  /// Takes in, from old to new, ids that were found to have changed just now. Returns at once.
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
