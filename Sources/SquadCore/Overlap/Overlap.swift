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

/// Overlaps of entries' sections, found in saved and bundled data.
extension Catalogue {
  /// The two members with the largest overlaps if all three share an entry, else the one with the
  /// largest; nil without any.
  package func overlap(_ request: OverlapRequest) -> Overlap? {
    guard let own = rows(of: request.entry, request.section) else { return nil }
    let sections = request.members.compactMap { member -> SharedSection? in
      guard let theirs = rows(of: member, request.section) else { return nil }
      let shared = own.ids.intersection(theirs.ids)
      let coverage = own.coverage.combined(with: theirs.coverage)
      return shared.isEmpty ? nil : SharedSection(member: member, ids: shared, coverage: coverage)
    }
    // Sorting is stable: of two equal overlaps, the squad's first member wins.
    let largest = sections.sorted { $0.ids.count > $1.ids.count }
    guard let first = largest.first else { return nil }
    if let second = largest.dropFirst().first {
      let all = first.ids.intersection(second.ids)
      if !all.isEmpty {
        return Overlap(
          members: [first.member, second.member], count: all.count,
          coverage: first.coverage.combined(with: second.coverage))
      }
    }
    return Overlap(members: [first.member], count: first.ids.count, coverage: first.coverage)
  }

  /// Rows of an entry's section that all members' sections have, too. Throws `Failure`.
  func sharedPage(
    of owner: EntryID, with members: [EntryID], named section: String, _ request: PageRequest
  ) throws(Failure) -> Page {
    let page = try storedRows(
      PageRequest(source: .section(of: owner, named: section), limit: .max, sort: request.sort))
    var shared = Set(page.entries.map(\.id))
    for member in members {
      shared.formIntersection(rows(of: member, section)?.ids ?? [])
    }
    let entries = page.entries.filter { shared.contains($0.id) }
    return Page(
      offset: 0, entries: entries, total: entries.count, isLast: true, freshness: page.freshness,
      older: page.older, details: page.details.filter { shared.contains($0.id) },
      deferredDetails: page.deferredDetails)
  }

  /// The ids of a section's rows, and their coverage; nil if the section can't be read.
  private func rows(
    of owner: EntryID, _ section: String
  ) -> (ids: Set<EntryID>, coverage: OverlapCoverage)? {
    let request = PageRequest(
      source: .section(of: owner, named: section), limit: .max, wantsDetails: false)
    guard let page = try? storedRows(request) else { return nil }
    return (Set(page.entries.map(\.id)), OverlapCoverage(page))
  }
}

/// Entries that an entry and one member share.
private struct SharedSection {
  let member: EntryID
  let ids: Set<EntryID>
  let coverage: OverlapCoverage
}
