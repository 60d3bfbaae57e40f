import Basics
import SquadCore
import Testing

@testable import CatalogueKit
@testable import SuperheroesCatalogue

@Suite struct SuperheroesMappingTests {
  private static let freshness = Freshness.live(Moment(seconds: 0))

  private static let whole = #"""
    {"id":70,"name":"Nobody","slug":"70-nobody","powerstats":{"combat":100,"power":47,
    "durability":50,"speed":27,"strength":26,"intelligence":110},
    "appearance":{"gender":"Male","race":"Human","height":["6'2","188 cm"],
    "weight":["210 lb","95 kg"],"eyeColor":"blue","hairColor":"black"},
    "biography":{"fullName":"Norman Body","alterEgos":"Somebody, Anybody",
    "aliases":["Bob","agent of Nothing"],"placeOfBirth":"A town","firstAppearance":"Nobody #1",
    "publisher":"Example Comics","alignment":"good"},
    "work":{"occupation":"Clerk","base":"Office"},
    "connections":{"groupAffiliation":"Nobodies","relatives":"A (sister),\nB (brother)"},
    "images":{"xs":"https://example.com/1.jpg"}}
    """#

  @Test(
    arguments: [
      ("Detective Comics #27 (May, 1939)", [1939, 4]), ("Venom vs. Carnage #1 (2004)", [2004, 0]),
      ("Firestorm (Volume 3) #1 (July, 2004) (as Jason)", [2004, 6]), ("Nobody #1", []),
      ("Annual #2001", []), ("(", []), ("", []), ("X (May, 19390)", []),
    ] as [(String, [Int])])
  func `the month of a first appearance`(text: String, month: [Int]) {
    #expect(HeroText.month(text) == (month.isEmpty ? nil : month[0] * 12 + month[1]))
  }

  @Test func `everything known`() throws {
    let hero = try #require(try HeroRecord.read(Self.whole))
    let detail = hero.detail(Self.freshness)
    #expect(detail.id.description == "superheroes/70")
    #expect(detail.title == "Nobody")
    #expect(detail.subtitle == "Norman Body")
    #expect(detail.isRecruitable && !detail.isDescribed)
    #expect(
      detail.facts.map { "\($0.label): \($0.value)" } == [
        "Full name: Norman Body", "Alter egos: Somebody, Anybody",
        "Aliases: Bob, agent of Nothing", "Place of birth: A town",
        "First appearance: Nobody #1", "Publisher: Example Comics", "Alignment: good",
        "Gender: Male", "Race: Human", #"Height: 188 cm (6'2")"#, "Weight: 95 kg (210 lb)",
        "Eyes: Blue", "Hair: Black", "Occupation: Clerk", "Base: Office", "Groups: Nobodies",
        "Relatives: A (sister), B (brother)",
      ])
    #expect(
      detail.bars == [
        Bar("Intelligence", 110, of: 100), Bar("Strength", 26, of: 100), Bar("Speed", 27, of: 100),
        Bar("Durability", 50, of: 100), Bar("Power", 47, of: 100), Bar("Combat", 100, of: 100),
      ])
    #expect(detail.stops(.year).isEmpty)
  }

  @Test func `nothing known`() throws {
    let detail = try #require(try HeroRecord.read(#"{"id":1,"name":"Blank"}"#))
      .detail(Self.freshness)
    #expect(detail.subtitle == "")
    #expect(detail.bars.isEmpty)
    #expect(
      detail.facts.map(\.label) == ["Full name", "Publisher", "Alignment", "Height", "Weight"])
    #expect(detail.facts.allSatisfy { $0.value == "unknown" })
  }

  @Test func `the search finds every name`() throws {
    let entry = try #require(try HeroRecord.read(Self.whole)).entry
    #expect(
      entry.aliases == ["Norman Body", "Bob", "agent of Nothing", "Somebody", "Anybody"])
    #expect(entry.isRecruitable)
    #expect(entry.mainSection == nil)
  }

  @Test(arguments: [
    (#""fullName":"Bruce Wayne","publisher":"DC Comics""#, "Bruce Wayne"),
    (#""fullName":"","publisher":"DC Comics""#, "DC Comics"),
    (#""fullName":"Somebody","publisher":"DC Comics""#, "DC Comics"),
    (#""fullName":"-","publisher":null"#, ""),
  ])
  func `the subtitle that distinguishes namesakes`(biography: String, subtitle: String) throws {
    let hero = try HeroRecord.with(#""biography":{\#(biography)}"#)
    #expect(hero?.entry.subtitle == subtitle)
  }

  @Test func `the order is by name, namesakes by number, each id once`() throws {
    let list = try RecordList<HeroRecord>.read(
      #"""
      [{"id":70,"name":"Batman"},{"id":3,"name":"abe"},{"id":69,"name":"Batman"},
      {"id":2,"name":"Zed"},{"id":3,"name":"Again"},{"id":9,"name":"Átom"}]
      """#)
    #expect(list.records.map(\.id) == [3, 9, 69, 70, 2])
    #expect(list.records.first?.name == "abe")
  }
}
