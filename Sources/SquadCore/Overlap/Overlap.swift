/// Overlap of an entry with members of the squad: the entries of one of its sections that are in
/// theirs, too.
package struct Overlap: Equatable, Sendable {
  /// One or two members, the largest overlap first.
  package let members: [EntryID]
  /// Number of entries that all of them share; at least one.
  package let count: Int
  /// Coverage of the compared sections by stored data; unless it is whole, `count` is a minimum.
  package let coverage: OverlapCoverage
}

/// Coverage of the compared sections by saved or bundled data.
package enum OverlapCoverage: Equatable, Sendable {
  case whole
  /// A part, all of it bundled.
  case bundled
  /// A part, some of it saved.
  case saved
}

extension OverlapCoverage {
  /// Coverage of a section's page.
  init(_ page: Page) {
    if page.total == page.entries.count, page.isLast {
      self = .whole
    } else if case .bundled = page.freshness {
      self = .bundled
    } else {
      self = .saved
    }
  }

  /// Coverage of two sections' common entries.
  func combined(with other: OverlapCoverage) -> OverlapCoverage {
    self == .whole ? other : other == .whole || self == other ? self : .saved
  }
}

/// Request for an entry's overlap with members of the squad.
package struct OverlapRequest: Equatable, Sendable {
  /// The entry whose overlap is wanted.
  package let entry: EntryID
  /// The section's name: `comics`.
  package let section: String
  /// Other members of the entry's catalogue, in the squad's order; never empty.
  package let members: [EntryID]
}

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
  /// Coverage of the compared sections by stored data; unless it is whole, `count` is a minimum.
  package let coverage: OverlapCoverage
}
