import Basics
import TestSupport
import Testing

@testable import SquadCore

/// Shared items, found in a catalogue's sections.
@Suite struct SharedSectionTests {
  /// A catalogue in which each character is in these comics; characters in `partial` have more of
  /// them.
  private func catalogue(
    _ comics: [EntryID: [Int]], partial: Set<EntryID> = [], freshness: Freshness = .sample
  ) -> Catalogue {
    Catalogue(
      info: [CatalogueInfo].samples[0],
      storedPage: { request in
        guard case .section(let owner, "comics") = request.source, let ids = comics[owner] else {
          throw Failure.unknownList(request.source.description)
        }
        let entries = ids.map { Entry.sample("Comic \($0)", $0) }
        let total = partial.contains(owner) ? 1_000 : ids.count
        return Page(
          offset: 0, entries: entries, total: total, isLast: true, freshness: freshness,
          details: request.wantsDetails ? entries.map { .sample($0) } : [])
      },
      storedPageThrough: { _, request in throw Failure.unknownList("\(request.source)") },
      storedDetail: { throw Failure.unknownEntry($0) })
  }

  private func overlap(
    _ catalogue: Catalogue, of entry: Entry = .captainAmerica, with members: Entry...
  ) -> Overlap? {
    catalogue.overlap(
      OverlapRequest(entry: entry.id, section: "comics", members: members.map(\.id)))
  }

  private static let captain = Entry.captainAmerica.id
  private static let (thor, hulk, ironMan) = (Entry.thor.id, Entry.hulk.id, Entry.ironMan.id)

  @Test func `two members are named when all three share something`() {
    let catalogue = catalogue([
      Self.captain: [1, 2, 3, 4, 5], Self.hulk: [1, 9], Self.thor: [1, 2, 3, 7],
      Self.ironMan: [2, 3, 8],
    ])
    #expect(
      overlap(catalogue, with: .hulk, .thor, .ironMan)
        == Overlap(members: [Self.thor, Self.ironMan], count: 2, coverage: .whole))
  }

  @Test func `only the first member is named when the two share nothing in common`() {
    let catalogue = catalogue([
      Self.captain: [1, 2, 3, 4, 5], Self.thor: [1, 2], Self.hulk: [3, 4, 5],
    ])
    #expect(
      overlap(catalogue, with: .thor, .hulk)
        == Overlap(members: [Self.hulk], count: 3, coverage: .whole))
  }

  @Test func `of members who share equally much the first in the squad is named`() {
    let catalogue = catalogue([Self.captain: [1, 2], Self.thor: [2], Self.hulk: [1]])
    #expect(overlap(catalogue, with: .thor, .hulk)?.members == [Self.thor])
    #expect(overlap(catalogue, with: .hulk, .thor)?.members == [Self.hulk])
  }

  @Test func `a member who shares nothing isn't named`() {
    let catalogue = catalogue([Self.captain: [1], Self.thor: [2], Self.ironMan: []])
    #expect(overlap(catalogue, with: .thor, .ironMan, .spiderMan) == nil)
    #expect(overlap(catalogue, of: .spiderMan, with: .thor) == nil)
  }

  @Test func `a result from an incomplete list is marked as partial`() {
    let comics = [Self.captain: [1, 2], Self.thor: [1], Self.hulk: [2, 3]]
    let bundled = catalogue(comics, partial: [Self.thor])
    #expect(overlap(bundled, with: .thor)?.coverage == .bundled)
    #expect(overlap(bundled, with: .hulk)?.coverage == .whole)
    let saved = catalogue(comics, partial: [Self.captain], freshness: .saved(.sample))
    #expect(overlap(saved, with: .thor)?.coverage == .saved)
  }

  @Test func `combined coverages are partial if one is, and saved if one is`() {
    #expect(OverlapCoverage.bundled.combined(with: .saved) == .saved)
    #expect(OverlapCoverage.whole.combined(with: .bundled) == .bundled)
    #expect(OverlapCoverage.bundled.combined(with: .whole) == .bundled)
    #expect(OverlapCoverage.whole.combined(with: .whole) == .whole)
  }

  @Test func `the level has what all members share, in the owner's order`() throws {
    let catalogue = catalogue([
      Self.captain: [5, 3, 1, 2], Self.thor: [1, 2, 3], Self.hulk: [3, 2, 9],
    ])
    let page = try catalogue.page(
      PageRequest(
        source: .shared(of: Self.captain, with: [Self.thor, Self.hulk], named: "comics"),
        limit: .max))
    #expect(page.entries.map(\.title) == ["Comic 3", "Comic 2"])
    #expect(page.total == 2 && page.isLast && page.details.count == 2)
  }

  @Test func `a level without its owner is a failure`() {
    let catalogue = catalogue([Self.thor: [1]])
    #expect(throws: Failure.self) {
      try catalogue.page(
        PageRequest(
          source: .shared(of: Self.captain, with: [Self.thor], named: "comics"), limit: .max))
    }
  }

  @Test func `a shared list's ids can be replaced`() {
    let source = ListSource.shared(of: Self.captain, with: [Self.thor, Self.hulk], named: "comics")
    let replaced = source.replacingID { $0 == Self.thor ? Self.ironMan : $0 }
    #expect(
      replaced == .shared(of: Self.captain, with: [Self.ironMan, Self.hulk], named: "comics"))
    #expect(source.description == "marvel/1009220/comics/1009664+1009351")
  }
}
