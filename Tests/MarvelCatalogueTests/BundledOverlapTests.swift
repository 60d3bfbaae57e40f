import Testing

@testable import MarvelCatalogue
@testable import SquadCore

/// Comics that bundled characters share with members.
@Suite struct BundledOverlapTests {
  private static let captain = character(1_009_220)
  private static let thor = character(1_009_664)
  private static let ironMan = character(1_009_368)
  private static let hulk = character(1_009_351)

  private static func character(_ id: Int) -> EntryID {
    EntryID(CatalogueID(rawValue: "marvel"), String(id))
  }

  private let catalogue = Catalogue.marvel(bundle: MarvelBundle())

  private func overlap(_ entry: EntryID, _ members: EntryID...) -> Overlap? {
    catalogue.overlap(OverlapRequest(entry: entry, section: "comics", members: members))
  }

  private func comics(_ source: ListSource) throws -> [EntryID] {
    try catalogue.page(PageRequest(source: source, limit: .max)).entries.map(\.id)
  }

  @Test func `Captain America shares most with Iron Man and Thor`() throws {
    let found = try #require(overlap(Self.captain, Self.hulk, Self.thor, Self.ironMan))
    #expect(found.members == [Self.ironMan, Self.thor] && found.coverage == .bundled)
    #expect(overlap(Self.captain, Self.thor)?.count == 15)
    #expect(overlap(Self.captain, Self.ironMan)?.count == 23)
    // Every listed comic is in each of the three lists.
    let shared = try comics(
      .shared(of: Self.captain, with: found.members, named: "comics"))
    #expect(shared.count == found.count)
    for owner in [Self.captain, Self.ironMan, Self.thor] {
      let own = try comics(.section(of: owner, named: "comics"))
      #expect(Set(own).isSuperset(of: shared))
    }
  }

  @Test func `each shared comic names all of them`() throws {
    let shared = try comics(
      .shared(of: Self.captain, with: [Self.ironMan, Self.thor], named: "comics"))
    for comic in shared {
      let people = try comics(.section(of: comic, named: "characters"))
      #expect(Set(people).isSuperset(of: [Self.captain, Self.ironMan, Self.thor]))
    }
  }

  @Test func `a section can be read without its rows' details`() throws {
    let request = PageRequest(
      source: .section(of: Self.captain, named: "comics"), limit: .max, wantsDetails: false)
    let page = try catalogue.page(request)
    #expect(page.entries.count == 47 && page.total == 2_371 && page.details.isEmpty)
  }

  @Test func `only characters have a row for shared comics`() throws {
    #expect(try catalogue.detail(Self.captain).template.sharedSection == "comics")
    let comic = try #require(try comics(.section(of: Self.captain, named: "comics")).first)
    #expect(try catalogue.detail(comic).template.sharedSection == nil)
  }
}
