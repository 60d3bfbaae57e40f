/// Comparison of the selected hero with a member of the squad; it has the screen for itself.
package struct Comparison: Equatable, Sendable {
  /// The member that was chosen last. Another one stands in while it is the selected hero itself.
  var chosen: EntryID
  /// The member at the right, never the selected hero.
  package internal(set) var right: Member
}
