/// The entries that an entry shares with members of the squad: a stop in its detail, and a list
/// that it opens.
package struct SharedList: Equatable, Sendable {
  /// The section that has them: `comics`.
  package let section: String
  /// The section's title: `Comics`.
  package let title: String
  /// One member or two, the one who shares most first.
  package let members: [Member]
  package let count: Int
  package let coverage: OverlapCoverage

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
