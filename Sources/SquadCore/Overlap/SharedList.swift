/// Entries that an entry shares with members of the squad: a stop in its detail, and the list that
/// this opens.
package struct SharedList: Equatable, Sendable {
  /// Name of the section: `comics`.
  package let section: String
  /// The section's title: `Comics`.
  package let title: String
  /// One or two members, the largest overlap first.
  package let members: [Member]
  /// Number of entries that all of them share; at least one.
  package let count: Int
  /// How much of the compared sections is stored; `count` is a minimum unless all is.
  package let coverage: OverlapCoverage

  /// Takes an overlap with the names of its section and its members.
  package init(
    section: String, title: String, members: [Member], count: Int, coverage: OverlapCoverage
  ) {
    self.section = section
    self.title = title
    self.members = members
    self.count = count
    self.coverage = coverage
  }
}
