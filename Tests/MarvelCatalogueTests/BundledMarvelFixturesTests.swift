import Foundation
import HTTPTestSupport
import Testing

/// The bundled Marvel catalogue: its files are what the Marvel Comics API would have sent, and
/// their references are consistent.
@Suite struct BundledMarvelFixturesTests {
  static let catalogue = BundledMarvel()

  @Test func `every file could be read`() {
    #expect(Self.catalogue.problems.isEmpty, "\(Self.catalogue.problems)")
    for kind in BundledMarvel.kinds {
      #expect(Self.catalogue.pages[kind]?.isEmpty == false, "no file of \(kind)")
    }
  }

  @Test(arguments: BundledMarvel.kinds)
  func `every page is a well-formed wrapper`(kind: String) throws {
    for page in try #require(Self.catalogue.pages[kind]) {
      #expect(page.code == 200)
      #expect(page.status == "Ok")
      #expect(page.copyright.contains("compiled by the squad project on 2026-11-21"))
      #expect(page.attributionText.count <= 70)
      #expect(page.attributionHTML.contains(page.attributionText))
      #expect(page.etag.count == 40 && page.etag.allSatisfy { $0.isHexDigit }, "\(page.name)")
    }
  }

  @Test(arguments: BundledMarvel.kinds)
  func `offsets, totals and counts are true across the files`(kind: String) throws {
    let pages = try #require(Self.catalogue.pages[kind])
    let total = pages.reduce(0) { $0 + $1.data.results.count }
    let limit = kind == "characters" ? 40 : 100
    var offset = 0
    for (number, page) in pages.enumerated() {
      #expect(page.name == "\(kind)-\(number + 1).json")
      #expect(page.data.offset == offset)
      #expect(page.data.limit == limit)
      #expect(page.data.total == total)
      #expect(page.data.count == page.data.results.count)
      #expect(page.data.count <= limit)
      if number < pages.count - 1 { #expect(page.data.count == limit, "\(page.name) isn't full") }
      offset += page.data.results.count
    }
  }

  @Test(arguments: BundledMarvel.kinds)
  func `records are sorted by name, whatever their case`(kind: String) {
    let names = Self.catalogue.records(kind).map { $0.label.lowercased() }
    for (name, next) in zip(names, names.dropFirst()) where next < name {
      Issue.record("\(next) comes after \(name)")
    }
  }

  @Test(arguments: BundledMarvel.kinds)
  func `ids are unique, and recorded or ours`(kind: String) throws {
    let recorded: [String: ClosedRange<Int>] = [
      "characters": 1_009_000...1_018_000, "comics": 1...130_000, "series": 1...45_000,
      "stories": 1...300_000, "events": 1...400,
    ]
    let range = try #require(recorded[kind])
    var seen = Set<Int>()
    for record in Self.catalogue.records(kind) {
      #expect(seen.insert(record.id).inserted, "\(kind)/\(record.id) twice")
      #expect(range.contains(record.id) || record.id >= 9_000_000, "\(kind)/\(record.id)")
      #expect(record.resourceURI == "\(BundledMarvel.base)\(kind)/\(record.id)")
    }
  }

  @Test(arguments: BundledMarvel.kinds)
  func `every list counts what it holds`(kind: String) {
    for record in Self.catalogue.records(kind) {
      for (name, list) in record.lists {
        let place = Comment(rawValue: "\(record.label), \(name)")
        #expect(list.returned == list.items.count, place)
        #expect(list.items.count <= 20, place)
        #expect(list.available >= list.returned, place)
        #expect(list.collectionURI == "\(record.resourceURI)/\(name)", place)
        #expect(Set(list.items.map(\.key)).count == list.items.count, place)
      }
      let expected = Set(BundledMarvel.kinds).union(["creators"]).subtracting([kind])
      let own = expected.subtracting(
        kind == "characters" ? ["creators"] : kind == "comics" ? ["series"] : [])
      #expect(Set(record.lists.keys) == own, "\(record.label)")
    }
  }

  @Test func `every reference resolves, by id and by name`() {
    let catalogue = Self.catalogue
    var labels: [String: String] = [:]
    for kind in BundledMarvel.kinds {
      for record in catalogue.records(kind) { labels[record.resourceURI] = record.label }
    }
    for kind in BundledMarvel.kinds {
      for record in catalogue.records(kind) {
        let lists = record.lists.filter { $0.key != "creators" }.values.flatMap(\.items)
        for reference in lists + record.references {
          #expect(
            labels[reference.resourceURI] == reference.name,
            "\(record.label) names \(reference.name), \(reference.resourceURI)")
        }
      }
    }
  }

  @Test func `a comic's characters list that comic, as far as their lists go`() {
    var comicsOf: [String: MarvelList] = [:]
    for character in Self.catalogue.records("characters") {
      comicsOf[character.resourceURI] = character.lists["comics"]
    }
    for comic in Self.catalogue.records("comics") {
      for character in comic.lists["characters"]?.items ?? [] {
        guard let list = comicsOf[character.resourceURI] else { continue }
        let named = list.items.contains { $0.resourceURI == comic.resourceURI }
        #expect(named || list.available > list.returned, "\(character.name) in \(comic.label)")
      }
    }
  }

  @Test func `there are enough characters, and enough to open`() {
    let characters = Self.catalogue.records("characters")
    let withSeries = Set(
      Self.catalogue.records("comics").filter { $0.series != nil }.map(\.resourceURI))
    func comics(_ character: FixtureRecord) -> Int {
      (character.lists["comics"]?.items ?? []).count { withSeries.contains($0.resourceURI) }
    }
    func has(_ list: String, _ character: FixtureRecord) -> Bool {
      character.lists[list]?.items.isEmpty == false
    }
    #expect(characters.count >= 300)
    #expect(characters.count { comics($0) >= 1 && has("series", $0) } >= 200)
    let full = characters.filter { comics($0) >= 5 && has("series", $0) && has("events", $0) }
    #expect(full.count >= 60)
    #expect(characters.count { !($0.description ?? "").isEmpty } >= 300)
  }

  @Test func `the ones that everything points at keep their ids`() {
    let names = Dictionary(
      Self.catalogue.records("characters").map { ($0.id, $0.label) },
      uniquingKeysWith: { a, _ in a })
    #expect(names[1_009_220] == "Captain America")
    #expect(names[1_009_368] == "Iron Man")
    #expect(names[1_009_610] == "Spider-Man (Peter Parker)")
  }

  @Test func `the wire format's oddities are there`() {
    let characters = Self.catalogue.records("characters")
    let comics = Self.catalogue.records("comics")
    let texts = (characters + comics).compactMap(\.description)
    #expect(characters.count { $0.description == nil } == 2)
    #expect(characters.count { $0.description == "" } == 3)
    #expect(characters.count { $0.description == " " } == 1)
    #expect(characters.count { $0.thumbnail == nil } == 1)
    #expect(characters.contains { $0.modified == "-0001-11-30T00:00:00-0500" })
    #expect(characters.contains { $0.modified == "1969-12-31T19:00:00-0500" })
    for mark in ["<br>", "<i>", "<ul>", "&amp;", "&#233;", "&quot;", "&#8203;", "â€™"] {
      #expect(texts.contains { $0.contains(mark) }, "\(mark)")
    }
    #expect(comics.contains { $0.issueNumber == 500.1 })
    #expect(comics.contains { $0.description == nil })
    #expect(comics.contains { $0.hasNumericUPC })
    #expect(Self.catalogue.records("series").contains { $0.description == nil })
    #expect(Self.catalogue.records("series").contains { $0.endYear == 2099 })
    #expect(Self.catalogue.records("stories").allSatisfy { $0.thumbnail == nil })
  }
}

/// The files of `Fixtures/Bundled/marvel`, parsed directly.
struct BundledMarvel: Sendable {
  static let kinds = ["characters", "comics", "series", "stories", "events"]
  static let base = "http://gateway.marvel.com/v1/public/"

  var pages: [String: [MarvelPage]] = [:]
  var problems: [String] = []

  init() {
    let folder = ProjectFolder.bundled.appending(path: "marvel")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    if files.isEmpty { problems.append("nothing in \(folder.path)") }
    for file in files where file.hasSuffix(".json") {
      let kind = String(file.prefix { $0 != "-" })
      do {
        let data = try Data(contentsOf: folder.appendingPathComponent(file))
        var page = try JSONDecoder().decode(MarvelPage.self, from: data)
        page.name = file
        pages[kind, default: []].append(page)
      } catch { problems.append("\(file): \(error)") }
    }
    for kind in pages.keys { pages[kind]?.sort { $0.data.offset < $1.data.offset } }
  }

  func records(_ kind: String) -> [FixtureRecord] { (pages[kind] ?? []).flatMap(\.data.results) }
}

struct MarvelPage: Decodable, Sendable {
  struct Results: Decodable, Sendable {
    var offset, limit, total, count: Int
    var results: [FixtureRecord]
  }
  var name = ""
  var code: Int
  var status, copyright, attributionText, attributionHTML, etag: String
  var data: Results

  enum CodingKeys: CodingKey {
    case code, status, copyright, attributionText, attributionHTML, etag, data
  }
}

struct FixtureReference: Decodable, Sendable {
  var resourceURI, name: String
  var role: String?
  var key: String { resourceURI + " " + (role ?? "") }
}

struct MarvelList: Decodable, Sendable {
  var available, returned: Int
  var collectionURI: String
  var items: [FixtureReference]
}

struct FixtureRecord: Decodable, Sendable {
  struct Image: Decodable, Sendable { var path, `extension`: String }
  enum Key: String, CodingKey {
    case id, name, title, description, modified, resourceURI, thumbnail, issueNumber, upc, endYear
    case series, originalIssue, next, previous
    case characters, comics, stories, events, creators
  }

  var id: Int
  /// A character's `name`, or the `title` of any other record.
  var label: String
  var resourceURI, modified: String
  var description: String?
  var thumbnail: Image?
  var issueNumber: Double?
  var endYear: Int?
  var hasNumericUPC: Bool
  /// A comic's series, which is a single reference and no list.
  var series: FixtureReference?
  /// All references outside of lists.
  var references: [FixtureReference]
  var lists: [String: MarvelList]

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    id = try box.decode(Int.self, forKey: .id)
    label =
      try box.decodeIfPresent(String.self, forKey: .name)
      ?? box.decode(String.self, forKey: .title)
    resourceURI = try box.decode(String.self, forKey: .resourceURI)
    modified = try box.decode(String.self, forKey: .modified)
    description = try box.decodeIfPresent(String.self, forKey: .description)
    thumbnail = try box.decodeIfPresent(Image.self, forKey: .thumbnail)
    issueNumber = try box.decodeIfPresent(Double.self, forKey: .issueNumber)
    endYear = try box.decodeIfPresent(Int.self, forKey: .endYear)
    hasNumericUPC = (try? box.decode(Int.self, forKey: .upc)) != nil
    var lists: [String: MarvelList] = [:]
    for key in [Key.characters, .comics, .stories, .events, .creators] where box.contains(key) {
      lists[key.rawValue] = try box.decode(MarvelList.self, forKey: key)
    }
    series = try? box.decode(FixtureReference.self, forKey: .series)
    if series == nil, box.contains(.series) {
      lists["series"] = try box.decode(MarvelList.self, forKey: .series)
    }
    self.lists = lists
    references =
      try [series].compactMap { $0 }
      + [Key.originalIssue, .next, .previous].compactMap {
        try box.decodeIfPresent(FixtureReference.self, forKey: $0)
      }
  }
}
