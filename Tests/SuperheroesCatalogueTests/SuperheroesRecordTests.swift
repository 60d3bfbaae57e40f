import SquadCore
import Testing

@testable import CatalogueKit
@testable import JSONReader
@testable import SuperheroesCatalogue

/// Records of superhero-api that contradict its examples.
@Suite struct SuperheroesRecordTests {
  @Test(arguments: [
    #"{"name":"No id"}"#, #"{"id":1}"#, #"{"id":1,"name":""}"#, #"{"id":1,"name":" \u200b "}"#,
    #"{"id":0,"name":"Nought"}"#, #"{"id":1e300,"name":"Beyond"}"#, "null", "[]", "7", #""A""#,
    #"{"id":null,"name":null}"#, #"{"id":[1],"name":{"a":"b"}}"#,
  ])
  func `a record without id or name isn't a hero`(json: String) throws {
    #expect(try HeroRecord.read(json) == nil)
  }

  @Test func `a bad record never fails its file`() throws {
    let list = try RecordList<HeroRecord>.read(
      #"[{"id":2,"name":"B"},null,{"id":"x","name":"X"},[],{"id":"1","name":"A"},7]"#)
    #expect(list.records.map(\.id) == [1, 2])
    #expect(list.unreadable == 4)
  }

  @Test(arguments: [
    (#"{"error":"x"}"#, 0), ("null", 0), (" \n7", 2), ("<html>gone</html>", 0), ("", 0),
  ])
  func `text that isn't an array is an error`(text: String, offset: Int) {
    let problem = #expect(throws: JSONError.self) { try RecordList<HeroRecord>.read(text) }
    #expect(problem?.offset == offset)
  }

  @Test(arguments: [#"[{"id":1,"name":"A"}"#, #"[{"id":1,"name":"A"}] x"#, #"[{"id":1"#])
  func `half a file is an error`(text: String) {
    #expect(throws: JSONError.self) { try RecordList<HeroRecord>.read(text) }
  }

  @Test(arguments: [
    "null", #""""#, #""-""#, #"" - ""#, #""null""#, #""Unknown""#, "[]", "{}", "true",
    #""Occupation unknown""#, #""Base of operations unknown""#,
  ])
  func `texts that stand for nothing`(value: String) throws {
    let hero = try HeroRecord.with(
      #"""
      "appearance":{"race":\#(value),"gender":\#(value),"eyeColor":\#(value),"hairColor":\#(value)},
      "biography":{"fullName":\#(value),"placeOfBirth":\#(value),"firstAppearance":\#(value),
      "publisher":\#(value),"alignment":\#(value),"aliases":[\#(value)],"alterEgos":\#(value)},
      "work":{"occupation":\#(value),"base":\#(value)},
      "connections":{"groupAffiliation":\#(value),"relatives":\#(value)}
      """#)
    #expect(try hero == HeroRecord.read(#"{"id":5,"name":"Somebody"}"#))
  }

  @Test(arguments: ["null", #""-""#, "7", "[]", "{}", "[[]]"])
  func `groups of the wrong kind`(value: String) throws {
    let hero = try HeroRecord.with(
      #"""
      "appearance":\#(value),"biography":\#(value),"work":\#(value),"connections":\#(value),
      "powerstats":\#(value),"images":\#(value)
      """#)
    #expect(try hero == HeroRecord.read(#"{"id":5,"name":"Somebody"}"#))
  }

  @Test func `sizes without a picture are left out, and so is the placeholder`() throws {
    let hero = try HeroRecord.with(
      #""images":{"xs":"https://example.com/1.jpg","sm":"","md":null,"lg":"-"}"#)
    #expect(hero?.picture?.sizes.map(\.width) == [60])
    let none = try HeroRecord.with(
      #""images":{"xs":"https://example.com/xs/no-portrait.jpg"}"#)
    #expect(none?.picture == nil)
  }

  @Test func `power stats are numbers, or text with a number`() throws {
    let hero = try HeroRecord.with(
      #"""
      "powerstats":{"intelligence":88,"strength":"63","speed":110,"durability":"null","power":null,
      "combat":"-","luck":7}
      """#)
    #expect(hero?.stats == [.intelligence: 88, .strength: 63, .speed: 110])
  }

  @Test(arguments: [
    (#"["6'8","203 cm"]"#, #"203 cm (6'8")"#), (#"["6'8\"","203 cm"]"#, #"203 cm (6'8")"#),
    (#"["5'10'","178 cm"]"#, #"178 cm (5'10")"#), (#"["6'","183 cm"]"#, "183 cm (6')"),
    (#"["32'0","975 cm"]"#, #"975 cm (32'0")"#), (#"["200","61.0 meters"]"#, "61.0 meters"),
    (#"["354'4","108.0 meters"]"#, #"108.0 meters (354'4")"#),
    (#"["-","183 cm"]"#, "183 cm"), (#"["6'1","0 cm"]"#, #"6'1""#), (#"["6'1"]"#, #"6'1""#),
    (#""183 cm""#, "183 cm"), (#"["6'99","183 cm"]"#, "183 cm"),
    // As large as an Int.
    (#"["9223372036854775807'8","183 cm"]"#, #"183 cm (9223372036854775807'8")"#),
  ])
  func `heights`(json: String, shown: String) throws {
    #expect(try HeroRecord.with(#""appearance":{"height":\#(json)}"#)?[.height] == shown)
  }

  @Test(arguments: [
    #"["-","0 cm"]"#, #"["-","0 kg"]"#, #"["-","80 kg"]"#, "[]", "null", #"["null","null"]"#,
    #"["0'0","0 cm"]"#, #"["0","0.0 meters"]"#, #"[null,null]"#,
  ])
  func `unknown heights`(json: String) throws {
    #expect(try HeroRecord.with(#""appearance":{"height":\#(json)}"#)?[.height] == nil)
  }

  @Test(arguments: [
    (#"["980 lb","441 kg"]"#, "441 kg (980 lb)"),
    (#"["40000 lb","18 tons"]"#, "18 tons (40,000 lb)"),
    (#"["200000000 lb","90,000 tons"]"#, "90,000 tons (200,000,000 lb)"),
    (#"["1100 lb","495 kg"]"#, "495 kg (1,100 lb)"), (#"["- lb","54 kg"]"#, "54 kg"),
    (#"["120 lb","0 kg"]"#, "120 lb"), (#""54 kg""#, "54 kg"),
  ])
  func `weights`(json: String, shown: String) throws {
    #expect(try HeroRecord.with(#""appearance":{"weight":\#(json)}"#)?[.weight] == shown)
  }

  @Test(arguments: [#"["- lb","0 kg"]"#, #"["0 lb","0 tons"]"#, "[]", "null", #"["",""]"#])
  func `unknown weights`(json: String) throws {
    #expect(try HeroRecord.with(#""appearance":{"weight":\#(json)}"#)?[.weight] == nil)
  }

  @Test(arguments: [
    (#"A (son),\nB (wife)"#, "A (son), B (wife)"), (#"A (son);\r\nB"#, "A (son); B"),
    (#"A (son)\nB (wife)\n\n"#, "A (son); B (wife)"), (#"\n - \n"#, nil), (#"A,\n \nB"#, "A, B"),
  ])
  func `line ends part relatives`(text: String, shown: String?) throws {
    #expect(try HeroRecord.with(#""connections":{"relatives":"\#(text)"}"#)?[.relatives] == shown)
  }

  @Test func `aliases without blanks and repetitions`() throws {
    let hero = try HeroRecord.with(
      #""biography":{"aliases":["Bob","agent of Hydra","","-","Bob"," \"Ed\" "]}"#)
    #expect(hero?.names == ["Bob", "agent of Hydra", #""Ed""#])
  }

  @Test(arguments: [
    (#""Goliath""#, #""Goliath, Power Man, Smuggler""#, nil),
    (#""Marvel Comics""#, #""Goliath""#, "Marvel Comics"),
    (#""Marvel Comics""#, #""No alter egos found.""#, "Marvel Comics"),
  ])
  func `an alter ego isn't taken for a publisher`(publisher: String, egos: String, shown: String?)
    throws
  {
    let orders = [
      #""publisher":\#(publisher),"alterEgos":\#(egos)"#,
      #""alterEgos":\#(egos),"publisher":\#(publisher)"#,
    ]
    for members in orders {
      let hero = try HeroRecord.with(#""biography":{\#(members)}"#)
      #expect(hero?[.publisher] == shown)
    }
  }
}
