import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue

/// Counts of the service, and counts of what is bundled.
@Suite struct MarvelCountTests {
  /// A bundle of two characters with three comics each: the service counted the first one's.
  private static func bundle() -> MarvelBundle {
    let lists = #""events":{"available":0,"items":[]}"#
    let characters = [(1, 9), (2, 3)].map { id, available in
      #"{"id":\#(id),"name":"Hero \#(id)","comics":\#(comicItems([11, 12, 13], available: available)),\#(lists)}"#
    }
    let comics = [11, 12, 13].map { #"{"id":\#($0),"title":"Comic \#($0)"}"# }
    return MarvelBundle(files: [
      .page(.characters, 1, total: 2, characters), .page(.comics, 1, total: 3, comics),
      BundledFile("marvel/date", "2026-11-21\n"),
    ])
  }

  private static let list = PageRequest(source: .list(ListID(.marvel)), limit: .max)

  private static func comics(_ id: String) -> PageRequest {
    PageRequest(source: .section(of: EntryID(.marvel, id), named: "comics"), limit: .max)
  }

  @Test func `a row's count says whether it is the bundle's`() throws {
    let catalogue = Catalogue.marvel(bundle: Self.bundle())
    let rows = try catalogue.storedPage(Self.list).entries
    #expect(rows.map(\.subtitle) == ["9 comics", "3 bundled"])
  }

  @Test func `rows with only a minimum count are sorted by it`() throws {
    let page = try MarvelBundle().all(.characters, in: .comics)
    let counts = page.entries.map { MarvelText.comics(of: $0) ?? -1 }
    #expect(counts == counts.sorted(by: >))
    #expect(counts.count { $0 >= 0 } > 340)
    let bundled = try #require(page.entries.firstIndex { $0.subtitle.hasSuffix(" bundled") })
    #expect(bundled < 200)
  }

  @Test func `a detail with the service's count of comics`() throws {
    let catalogue = Catalogue.marvel(bundle: Self.bundle())
    let detail = try catalogue.storedDetail(EntryID(.marvel, "1"))
    #expect(detail.facts.first?.label == "Appears in")
    #expect(detail.facts.first?.value == "and 7 other comics")
    #expect(detail.sections.map(\.available) == [9, 0])
    #expect(detail.sections.map(\.stored) == [3, nil])
    #expect(!detail.sections.contains { $0.countsStoredOnly })
    #expect(try catalogue.storedPage(Self.comics("1")).total == 9)
  }

  @Test func `a detail with only the bundle's count of comics`() throws {
    let catalogue = Catalogue.marvel(bundle: Self.bundle())
    let detail = try catalogue.storedDetail(EntryID(.marvel, "2"))
    let fact = try #require(detail.facts.first)
    #expect(fact.label == "Appears in")
    #expect(fact.items.map(\.title) == ["Comic 13", "Comic 12"])
    #expect(fact.value == "3 bundled of an unknown number")
    #expect(detail.sections.map(\.name) == ["comics"], "that no event is bundled says nothing")
    #expect(detail.sections.map(\.countsStoredOnly) == [true])
    let page = try catalogue.storedPage(Self.comics("2"))
    #expect(page.entries.count == 3 && page.total == nil && page.isLast)
  }

  @Test func `a bundled count is always marked as bundled`() throws {
    let catalogue = Catalogue.marvel(bundle: MarvelBundle())
    let page = try catalogue.storedPage(Self.list)
    var ours = 0
    for row in page.entries {
      let detail = try catalogue.storedDetail(row.id)
      let isOurs = detail.sections.allSatisfy(\.countsStoredOnly)
      #expect(row.subtitle.isEmpty || row.subtitle.hasSuffix(" bundled") == isOurs, "\(row.id)")
      #expect(detail.facts.contains { $0.label == "Last appeared in" } != isOurs || !isOurs)
      guard isOurs else { continue }
      ours += 1
      #expect(!detail.facts.contains { $0.value.contains("other comic") }, "\(row.id)")
      #expect(detail.sections.allSatisfy { $0.available > 0 && $0.stored == nil }, "\(row.id)")
    }
    #expect(ours > 50 && ours < page.entries.count)
  }

  @Test(arguments: [
    ("1011136", "series", 3), ("1011176", "series", 1), ("1011361", "series", 1),
    ("1010672", "series", 3), ("1010672", "events", 0), ("1011227", "events", 5),
  ])
  func `bundled counts don't exceed the service's recorded ones`(
    id: String, section: String, available: Int
  ) throws {
    let detail = try Catalogue.marvel(bundle: MarvelBundle()).storedDetail(EntryID(.marvel, id))
    #expect(detail.sections.first { $0.name == section }?.available == available)
  }

  @Test(arguments: [
    (#"[]"#, 137, ["Creators: and 137 others"]),
    (#"[{"name":"Ann","role":"writer"}]"#, 1, ["Writer: Ann"]),
    (#"[{"name":"Ann","role":"writer"}]"#, 2, ["Writer: Ann", "Creators: and 1 other"]),
    (
      #"[{"name":"Ann","role":"penciler"},{"name":"Bo","role":"penciller"}]"#, 1_139,
      ["Penciller: Ann, Bo", "Creators: and 1,137 others"]
    ),
  ])
  func `creators beyond those that are named`(
    items: String, available: Int, shown: [String]
  ) throws {
    let creators = #""creators":{"available":\#(available),"items":\#(items)}"#
    for kind in [MarvelKind.comics, .series, .events, .stories] {
      let detail = try #require(try kind.detail(#"{"id":8,"title":"T",\#(creators)}"#))
      let facts = detail.facts.filter { ["Writer", "Penciller", "Creators"].contains($0.label) }
      #expect(facts.map { "\($0.label): \($0.value)" } == shown)
    }
  }
}
