import Foundation
import HTTPTestSupport
import Testing

/// The bundled superheroes: their files are what superhero-api would have sent, contain only facts,
/// and include the format's oddities.
@Suite struct BundledHeroesFixturesTests {
  static let catalogue = BundledHeroes()
  private var heroes: [BundledHero] { Self.catalogue.files.flatMap(\.heroes) }

  @Test func `every file could be read`() {
    #expect(Self.catalogue.problems.isEmpty, "\(Self.catalogue.problems)")
    #expect(Self.catalogue.date == "2026-11-21\n")
  }

  @Test func `files are numbered from 1, and full but for the last`() {
    let files = Self.catalogue.files
    #expect(files.map(\.name) == (1...max(files.count, 1)).map { "heroes-\($0).json" })
    #expect(files.dropLast().allSatisfy { $0.heroes.count == 50 })
    #expect(files.last.map { (1...50).contains($0.heroes.count) } == true)
  }

  @Test func `every hero of the API is there, of more than one house`() {
    #expect(heroes.count == 563)
    #expect(heroes.count { $0.publisher == "Marvel Comics" } == 303)
    #expect(heroes.count { $0.publisher == "DC Comics" } == 172)
    #expect(Set(heroes.compactMap(\.publisher)).count == 22)
  }

  @Test func `the best known are there under their ids`() {
    let names = Dictionary(heroes.map { ($0.id, $0.name) }, uniquingKeysWith: { a, _ in a })
    let known = [
      70: "Batman", 149: "Captain America", 208: "Darth Vader", 322: "Hellboy", 332: "Hulk",
      346: "Iron Man", 612: "Spawn", 620: "Spider-Man", 644: "Superman", 659: "Thor",
      717: "Wolverine", 720: "Wonder Woman",
    ]
    for (id, name) in known { #expect(names[id] == name) }
  }

  @Test func `ids are unique, and the published ones`() {
    var seen = Set<Int>()
    for hero in heroes {
      #expect(seen.insert(hero.id).inserted, "\(hero.id) twice")
      #expect((1...731).contains(hero.id), hero.place)
    }
  }

  @Test func `slugs are the id and the name`() {
    for hero in heroes {
      let words = hero.name.lowercased().replacing("'", with: "")
        .split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "!" }
      #expect(hero.slug == "\(hero.id)-" + words.joined(separator: "-"), hero.place)
    }
  }

  @Test func `pictures are the hero's own, in four sizes`() {
    for hero in heroes {
      #expect(Set(hero.images.keys) == ["xs", "sm", "md", "lg"], hero.place)
      for (size, address) in hero.images {
        let file = hero.isPictured ? hero.slug : "no-portrait"
        #expect(address == "\(BundledHeroes.images)\(size)/\(file).jpg", hero.place)
      }
    }
  }

  @Test func `heroes are sorted by name, whatever their case`() {
    for (hero, next) in zip(heroes, heroes.dropFirst()) {
      let ordered = hero.name.lowercased() <= next.name.lowercased()
      #expect(ordered, "\(next.name) comes after \(hero.name)")
    }
  }

  @Test func `there are six power stats, 0 to 110`() {
    let names: Set = ["intelligence", "strength", "speed", "durability", "power", "combat"]
    for hero in heroes {
      #expect(Set(hero.powerstats.keys) == names, hero.place)
      #expect(hero.powerstats.values.allSatisfy { (0...110).contains($0) }, hero.place)
    }
  }

  @Test func `height and weight come in two units each`() {
    for hero in heroes {
      #expect(hero.height.count == 2 && hero.weight.count == 2, hero.place)
      #expect(hero.weight.first?.hasSuffix(" lb") == true, hero.place)
      let units = [" cm", " meters", " kg"]
      #expect(units.contains { hero.height.last?.hasSuffix($0) == true }, hero.place)
      let weights = [" kg", " tons"]
      #expect(weights.contains { hero.weight.last?.hasSuffix($0) == true }, hero.place)
    }
  }

  @Test func `no text is longer than a fact`() {
    for hero in heroes {
      for text in hero.texts { #expect(text.count <= 200, "\(hero.place): \(text)") }
    }
  }

  @Test func `no text is a sentence, or lost a letter`() {
    for hero in heroes {
      for text in hero.texts {
        #expect(!BundledHeroes.holdsSentences(text), "\(hero.place): \(text)")
        let words = text.replacing("What If?", with: "")
        #expect(!words.contains("?"), "\(hero.place): \(text)")
      }
    }
  }

  @Test(arguments: [
    ("Born in Krypton. Raised in Kansas", true), ("Mobile (formerly). He moves", true),
    ("Born on Mars.\nFled to Earth", true), ("S.H.I.E.L.D. Helicarrier", false),
    ("Ms. Marvel #18", false), ("Frank Castle Jr. (son)", false), ("Perry J. White", false),
  ])
  func `sentences are distinguished from abbreviations`(text: String, isSentence: Bool) {
    #expect(BundledHeroes.holdsSentences(text) == isSentence)
  }

  @Test func `no publisher is another name of a hero`() {
    let names = Set(heroes.flatMap { [$0.name] + $0.aliases })
    for hero in heroes {
      guard let publisher = hero.publisher, publisher != "" else { continue }
      #expect(!names.contains(publisher), hero.place)
    }
  }

  @Test func `publishers aren't alter egos, and unknown values are as in the API`() {
    for hero in heroes {
      #expect(!hero.aliases.isEmpty && !hero.texts.contains("unknown"), hero.place)
      #expect(hero.aliases == ["-"] || !hero.aliases.contains("-"), hero.place)
      guard let publisher = hero.publisher else { continue }
      #expect(hero.alterEgos.split(separator: ", ").allSatisfy { $0 != publisher }, hero.place)
    }
  }

  @Test func `alignments are the format's`() {
    #expect(Set(heroes.map(\.alignment)) == ["good", "bad", "neutral", "-"])
  }

  @Test func `different heroes may have the same name`() {
    let ids = Dictionary(grouping: heroes, by: \.name).mapValues { $0.map(\.id) }
    let twice = ids.filter { $0.value.count > 1 }
    #expect(
      twice == [
        "Angel": [24, 23], "Atlas": [49, 48], "Batman": [70, 69], "Black Canary": [98, 97],
        "Captain Marvel": [156, 157], "Firestorm": [261, 260], "Nova": [497, 496],
        "Toxin": [671, 672],
      ])
  }

  @Test func `the wire format's oddities are there`() throws {
    let byID = Dictionary(heroes.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    func hero(_ id: Int) throws -> BundledHero { try #require(byID[id]) }

    #expect(try hero(631).powerstats["durability"] == 110)
    #expect(try hero(43).powerstats["combat"] == 101)
    #expect(heroes.count { $0.race == nil } == 165)
    #expect(try hero(287).gender == "-")
    #expect(try hero(5).height == ["-", "0 cm"])
    #expect(try hero(5).weight == ["- lb", "0 kg"])
    #expect(try hero(198).height == ["-", "0 kg"])
    #expect(try hero(32).height == ["200", "61.0 meters"])
    #expect(try hero(435).height == ["7'", "213 cm"])
    #expect(try hero(530).height == ["6'0'", "183 cm"])
    #expect(try hero(273).weight == ["36400 lb", "16 tons"])
    #expect(try hero(287).weight == ["200000000 lb", "90,000 tons"])
    #expect(
      heroes.filter { $0.publisher == nil }.map(\.id).sorted() == [176, 245, 355, 393, 540, 656])
    #expect(heroes.filter { $0.publisher == "" }.map(\.id).sorted() == [87, 139, 287, 381, 389])
    #expect(
      heroes.filter { $0.alignment == "-" }.map(\.id).sorted() == [34, 111, 139, 426, 533, 690])
    #expect(try hero(370).fullName == "")
    #expect(try hero(631).firstAppearance == "-")
    #expect(try hero(62).firstAppearance == "-", "Bantam's can't be shown")
    #expect(try hero(496).aliases.contains(""))
    #expect(try hero(720).aliases.contains(" Wondy"))
    #expect(heroes.contains { $0.aliases == ["-"] })
    #expect(heroes.contains { $0.alterEgos == "No alter egos found." })
    #expect(
      heroes.filter { $0.aliases.contains { $0.contains(";") } }.map(\.id) == [97, 315, 505])
    #expect(heroes.filter { $0.relatives.contains("\n") }.map(\.id) == [70, 405, 489])
  }
}

/// The files of `Fixtures/Bundled/superheroes`, parsed directly.
struct BundledHeroes: Sendable {
  struct File: Sendable {
    var name: String
    var heroes: [BundledHero]
  }
  static let images = "https://cdn.jsdelivr.net/gh/akabab/superhero-api@0.3.0/api/images/"
  static let abbreviations: Set = ["mr", "mrs", "ms", "dr", "jr", "sr", "st", "sgt", "vol", "vs"]

  var files: [File] = []
  var date: String?
  var problems: [String] = []

  init() {
    let folder = ProjectFolder.bundled.appending(path: "superheroes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    if names.isEmpty { problems.append("nothing in \(folder.path)") }
    // Sorted by number: 2 before 10.
    for name in names.sorted(by: { ($0.count, $0) < ($1.count, $1) }) where name.hasSuffix(".json")
    {
      do {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        let heroes = try JSONDecoder().decode([BundledHero].self, from: data)
        files.append(File(name: name, heroes: heroes))
      } catch { problems.append("\(name): \(error)") }
    }
    date = try? String(contentsOf: folder.appendingPathComponent("date"), encoding: .utf8)
  }

  /// Whether a full stop in the text ends a sentence and another follows: it comes after a word
  /// that is neither an initial nor one of the `abbreviations`.
  static func holdsSentences(_ text: String) -> Bool {
    let words = text.split { $0.isWhitespace }
    return zip(words, words.dropFirst()).contains { word, next in
      guard word.hasSuffix("."), next.first?.isUppercase == true else { return false }
      let last = word.split { !$0.isLetter && !$0.isNumber }.last ?? ""
      return last.count > 1 && !abbreviations.contains(last.lowercased())
    }
  }
}

struct BundledHero: Decodable, Sendable {
  private struct Appearance: Decodable {
    var gender: String
    var race: String?
    var height, weight: [String]
    var eyeColor, hairColor: String
  }
  private struct Biography: Decodable {
    var fullName, alterEgos: String
    var aliases: [String]
    var placeOfBirth, firstAppearance: String
    var publisher: String?
    var alignment: String
  }
  private struct Work: Decodable { var occupation, base: String }
  private struct Connections: Decodable { var groupAffiliation, relatives: String }
  private enum Key: CodingKey {
    case id, name, slug, powerstats, appearance, biography, work, connections, images
  }

  var id: Int
  var name, slug, gender, fullName, alterEgos, firstAppearance, alignment, relatives: String
  var race, publisher: String?
  var height, weight, aliases: [String]
  var powerstats: [String: Int]
  var images: [String: String]
  /// Whether the API has a picture.
  var isPictured: Bool { !images.values.contains { $0.hasSuffix("/no-portrait.jpg") } }
  /// All texts except addresses.
  var texts: [String]
  /// The place of a failed expectation.
  var place: Comment { "\(name) (\(id))" }

  init(from decoder: any Decoder) throws {
    let box = try decoder.container(keyedBy: Key.self)
    let appearance = try box.decode(Appearance.self, forKey: .appearance)
    let biography = try box.decode(Biography.self, forKey: .biography)
    let work = try box.decode(Work.self, forKey: .work)
    let connections = try box.decode(Connections.self, forKey: .connections)
    id = try box.decode(Int.self, forKey: .id)
    name = try box.decode(String.self, forKey: .name)
    slug = try box.decode(String.self, forKey: .slug)
    powerstats = try box.decode([String: Int].self, forKey: .powerstats)
    images = try box.decode([String: String].self, forKey: .images)
    gender = appearance.gender
    race = appearance.race
    height = appearance.height
    weight = appearance.weight
    fullName = biography.fullName
    alterEgos = biography.alterEgos
    aliases = biography.aliases
    firstAppearance = biography.firstAppearance
    publisher = biography.publisher
    alignment = biography.alignment
    relatives = connections.relatives
    texts =
      [name, appearance.gender, appearance.eyeColor, appearance.hairColor]
      + [biography.fullName, biography.alterEgos, biography.placeOfBirth]
      + [biography.firstAppearance, biography.alignment, work.occupation, work.base]
      + [connections.groupAffiliation, connections.relatives]
      + biography.aliases + [appearance.race, biography.publisher].compactMap { $0 }
  }
}
