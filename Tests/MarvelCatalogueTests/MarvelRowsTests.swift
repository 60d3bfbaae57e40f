import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue

/// The derived rows match the records, and so does the index.
@Suite struct MarvelRowsTests {
  private static let reference = Catalogue.marvel(bundle: MarvelBundle(files: BundledFile.records))
  private static let characters = PageRequest(source: .list(ListID(.marvel)), limit: .max)

  @Test func `a page through an entry opens it as the records do`() throws {
    let all = try Self.reference.storedPage(Self.characters)
    let request = PageRequest(source: .list(ListID(.marvel)), limit: 50)
    // Every 30th only, since each of them reads the bundle again.
    for index in stride(from: 0, to: all.entries.count, by: 30) {
      let expected = try Self.reference.storedDetail(all.entries[index].id)
      let catalogue = Catalogue.marvel(bundle: MarvelBundle())
      let page = try catalogue.storedPageThrough(expected.id, request)
      #expect(page.details == [expected])
      let isHead = all.entries.starts(with: page.entries)
      #expect(isHead && page.entries.contains { $0.id == expected.id })
      #expect(page.isLast == (page.entries.count == all.entries.count))
      #expect(page.total == all.total)
      #expect(try catalogue.storedDetail(expected.id) == expected)
    }
    let catalogue = Catalogue.marvel(bundle: MarvelBundle())
    #expect(try catalogue.storedPageThrough(nil, request).entries.count == 50)
    #expect(try catalogue.storedPageThrough(EntryID(.marvel, "comics/1"), request).details == [])
    let isSame = try catalogue.storedPage(Self.characters) == all
    #expect(isSame)
  }

  @Test(arguments: MarvelKind.allCases)
  func `every record opens to the same`(kind: MarvelKind) throws {
    let bundle = MarvelBundle()
    let page = try bundle.all(kind)
    let other = try MarvelBundle(files: BundledFile.records).all(kind)
    let isSame = page == other
    #expect(isSame)
    #expect(bundle.filesRead == 0)
  }

  @Test func `a damaged index never traps and gives no wrong result`() {
    let owner = MarvelReference(kind: .characters, id: 5)
    for text in [
      "", "\n", "\n\n\n", "x", "characters/5/comics", "characters/5/comics\n",
      "characters/4/comics\t1\nz", "characters/5/comics\t", "characters/5/comics\tx\n",
      "\u{FF}\n\u{0}\n", "z\na\nz\na\nm\n",
    ] {
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        #expect(MarvelIndex(bytes).line(of: .comics, relatedTo: owner) == nil, "\(text)")
      }
    }
    let lines = (1...99).map { "characters/\($0)/comics\t2\t\($0)\t7\tA\tB\n" }.sorted()
    Array(lines.joined().utf8).withUnsafeBufferPointer { bytes in
      let index = MarvelIndex(bytes)
      for id in 1...99 {
        let line = index.line(of: .comics, relatedTo: .init(kind: .characters, id: id))
        #expect(index.count(of: .comics, relatedTo: .init(kind: .characters, id: id)) == 2)
        #expect(line == MarvelIndex.Line(ids: [id, 7], latest: ["A", "B"]))
      }
      #expect(index.line(of: .series, relatedTo: owner) == nil)
      #expect(index.line(of: .comics, relatedTo: .init(kind: .characters, id: 100)) == nil)
    }
  }
}
