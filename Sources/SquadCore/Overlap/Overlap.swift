/// What an entry shares with members of the squad: the entries of one of its sections that are in
/// theirs, too.
package struct Overlap: Equatable, Sendable {
  /// One member or two, the one who shares most first.
  package let members: [EntryID]
  /// How many entries all of them share; at least one.
  package let count: Int
  package let coverage: OverlapCoverage

  package init(members: [EntryID], count: Int, coverage: OverlapCoverage) {
    self.members = members
    self.count = count
    self.coverage = coverage
  }
}

/// How much of the sections that were compared is on this machine.
package enum OverlapCoverage: Equatable, Sendable {
  case whole
  /// A part, all of it bundled.
  case bundled
  /// A part, some of it saved.
  case saved
}

extension OverlapCoverage {
  /// That of a section's page.
  init(_ page: Page) {
    if page.total == page.entries.count, page.isLast {
      self = .whole
    } else if case .bundled = page.freshness {
      self = .bundled
    } else {
      self = .saved
    }
  }

  /// That of two sections' common entries.
  func combined(with other: OverlapCoverage) -> OverlapCoverage {
    self == .whole ? other : other == .whole || self == other ? self : .saved
  }
}

/// Request for what an entry shares with members of the squad.
package struct OverlapRequest: Equatable, Sendable {
  package let entry: EntryID
  /// The section's name: `comics`.
  package let section: String
  /// Other members of the entry's catalogue, in the squad's order; never empty.
  package let members: [EntryID]

  package init(entry: EntryID, section: String, members: [EntryID]) {
    self.entry = entry
    self.section = section
    self.members = members
  }
}
