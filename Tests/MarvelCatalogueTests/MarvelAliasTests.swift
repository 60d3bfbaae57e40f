import Foundation
import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue

/// Ids that squad had made up, and the real ones that replaced them.
@Suite struct MarvelAliasTests {
  private static let table: [Int: Int] = {
    let file = BundledFile.all.first { $0.name == "marvel/aliases.tsv" }
    return file.map(MarvelAliasTable.lines) ?? [:]
  }()

  private func id(_ number: Int) -> EntryID { EntryID(.marvel, "\(number)") }

  @Test func `the table gives 131 characters their ids, each once`() throws {
    #expect(Self.table.count == 131)
    #expect(Set(Self.table.values).count == 131)
    #expect(Self.table[9_000_001] == 1_009_664)
    #expect(Self.table.keys.allSatisfy(MarvelAliasTable.madeUp.contains))
    let bundle = MarvelBundle()
    let page = try bundle.all(.characters)
    let titles = Dictionary(uniqueKeysWithValues: page.entries.map { ($0.id, $0.title) })
    let file = try #require(BundledFile.all.first { $0.name == "marvel/aliases.tsv" })
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 131)
    for line in lines {
      let columns = line.split(separator: "\t").map(String.init)
      #expect(titles[EntryID(.marvel, columns[1])] == columns[2])
    }
  }

  @Test func `none of the old ids is left anywhere else in the bundle`() throws {
    let made = try Regex(#"\b90[0-9]{5}\b"#)
    for file in BundledFile.all where file.name.hasPrefix("marvel") {
      guard file.name != "marvel/aliases.tsv" else { continue }
      // Offsets in the file and dates of edits are numbers too, so matches are compared with the
      // table.
      let text = String(decoding: file.bytes, as: UTF8.self)
      for match in text.matches(of: made) {
        let number = try #require(Int(text[match.range]))
        #expect(Self.table[number] == nil, "\(number) in \(file.name)")
      }
    }
  }

  @Test func `the other made-up ids are 79, in a range of their own that the catalogue names`()
    throws
  {
    let catalogue = Catalogue.marvel(bundle: MarvelBundle())
    let list = PageRequest(source: .list(ListID(.marvel)), limit: .max)
    let page = try catalogue.storedPage(list)
    let made = page.entries.filter { catalogue.info.isPlaceholder($0.id) }
    #expect(made.count == 79)
    #expect(made.allSatisfy { $0.id.path.hasPrefix("9") })
    #expect(page.entries.filter { $0.id.path.hasPrefix("9") } == made)
    for other in ["1009664", "8999999", "9100000", "comics/9000001", "x", ""] {
      #expect(!catalogue.info.isPlaceholder(EntryID(.marvel, other)))
    }
    #expect(!catalogue.info.isPlaceholder(EntryID(CatalogueID(rawValue: "starwars"), "9000001")))
  }

  @Test func `an old id opens what the new one does, and lists its comics`() throws {
    let catalogue = Catalogue.marvel(bundle: MarvelBundle())
    #expect(catalogue.aliases.canonical(id(9_000_001)) == id(1_009_664))
    #expect(catalogue.aliases.canonical(id(9_000_206)) == id(9_000_206))
    let thor = try catalogue.storedDetail(id(9_000_001))
    #expect(thor.id == id(1_009_664) && thor.title == "Thor")
    let comics = PageRequest(
      source: .section(of: id(9_000_001), named: "comics"), limit: .max)
    #expect(try catalogue.storedPage(comics).entries.count == 30)
    let list = PageRequest(source: .list(ListID(.marvel)), limit: 50)
    let page = try catalogue.storedPageThrough(id(9_000_001), list)
    #expect(page.details.map(\.id) == [id(1_009_664)])
    #expect(throws: Failure.unknownEntry(id(9_099_000))) {
      try catalogue.storedDetail(id(9_099_000))
    }
  }

  @Test func `a learned id replaces the old one everywhere in the bundle`() throws {
    let stored = MarvelAliases { [EntryID(.marvel, "9000206"): EntryID(.marvel, "77")] }
    let learning = MarvelAliases()
    for (aliases, isLearning) in [(stored, false), (learning, true)] {
      let catalogue = Catalogue.marvel(bundle: MarvelBundle(), aliases: aliases)
      let list = PageRequest(source: .list(ListID(.marvel)), limit: .max)
      if isLearning {
        #expect(try catalogue.storedPage(list).entries.contains { $0.id == id(9_000_206) })
        catalogue.aliases.learn([id(9_000_206): id(77)])
      }
      let page = try catalogue.storedPage(list)
      #expect(page.entries.first { $0.title == "America Chavez" }?.id == id(77))
      #expect(!page.entries.contains { $0.id == id(9_000_206) })
      for former in [id(77), id(9_000_206)] {
        let detail = try catalogue.storedDetail(former)
        #expect(detail.id == id(77) && detail.title == "America Chavez")
        let comics = PageRequest(source: .section(of: former, named: "comics"), limit: .max)
        let entries = try catalogue.storedPage(comics).entries
        #expect(!entries.isEmpty)
        // Records that her comics name carry the current ids.
        let comic = try catalogue.storedDetail(try #require(entries.first).id)
        let named = comic.sections.flatMap(\.entries).map(\.id)
        #expect(named.contains(id(77)) && !named.contains(id(9_000_206)))
        let related = comic.related.flatMap(\.items)
        #expect(related.contains { $0.id == id(77) && $0.portrait?.kind == .figure })
        #expect(!related.contains { $0.id == id(9_000_206) })
        let through = try catalogue.storedPageThrough(former, list)
        #expect(through.details.map(\.id) == [id(77)])
      }
    }
  }

  @Test func `a service gets requests with current ids`() async {
    let standIn = MarvelAliases()
    standIn.learn([id(9_000_206): id(77)])
    let requested = RequestedIDs()
    let live = LiveService(
      page: { (request, _) async throws(Failure) in
        requested.add(request.source.description)
        throw .service(.gone)
      },
      detail: { (id, _) async throws(Failure) in
        requested.add(id.description)
        throw .service(.gone)
      }
    ).resolving(standIn)
    _ = try? await live.detail(id(9_000_206))
    _ = try? await live.detail(id(9_000_001))
    let comics = ListSource.section(of: id(9_000_206), named: "comics")
    _ = try? await live.page(PageRequest(source: comics, limit: 50))
    #expect(requested.all == ["marvel/77", "marvel/1009664", "marvel/77/comics"])
  }

  @Test(arguments: [
    "", "\n", "9000001", "9000001\t7", "9000001\t7\n", "9000001\tx\tThor\n", "\t\t\n",
    "9000001\t1009664\tThor\nx\n", "\u{FF}\u{0}\t",
  ])
  func `a malformed table translates what it can and never traps`(text: String) {
    let table = MarvelAliasTable(files: [BundledFile("marvel/aliases.tsv", text)])
    let isKnown = text.hasPrefix("9000001\t1009664\tThor\n")
    #expect(table.canonical(id(9_000_001)) == id(isKnown ? 1_009_664 : 9_000_001))
  }

  @Test func `recorded counts are used as the service's numbers`() throws {
    let catalogue = Catalogue.marvel(bundle: MarvelBundle())
    let thor = try catalogue.storedDetail(id(1_009_664))
    #expect(thor.sections.map(\.available) == [1_908, 564, 2_815, 27])
    #expect(thor.sections.map(\.stored) == [30, 3, 13, 7])
    #expect(thor.facts.contains { $0.label == "Modified" && $0.value == "11 Mar 2020" })
    // Complete recorded responses stay unchanged.
    let captain = try catalogue.storedDetail(id(1_009_220))
    #expect(captain.sections.first?.available == 2_371)
  }
}

private final class RequestedIDs: @unchecked Sendable {
  private let lock = NSLock()
  private var notes: [String] = []

  func add(_ text: String) { lock.withLock { notes.append(text) } }

  var all: [String] { lock.withLock { notes } }
}
