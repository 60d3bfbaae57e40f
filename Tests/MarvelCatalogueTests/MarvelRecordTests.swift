import CatalogueTestSupport
import JSONTestSupport
import SquadCore
import Testing

@testable import JSONReader
@testable import MarvelCatalogue

/// Records of the API that contradict its documentation.
@Suite struct MarvelRecordTests {
  @Test(arguments: [
    #"{"name":"No id"}"#, #"{"id":1}"#, #"{"id":1,"name":""}"#, #"{"id":1,"name":" \u200b "}"#,
    #"{"id":-1,"name":"Below zero"}"#, #"{"id":1e300,"name":"Beyond"}"#, "null", "[]", "7",
    #"{"id":null,"name":null}"#,
  ])
  func `a record without id or name isn't a character`(json: String) throws {
    #expect(try MarvelKind.characters.record(json) == nil)
  }

  @Test func `a bad record never fails its page`() throws {
    let response = try reading(
      """
      {"status":"Ok","data":{"results":[{"id":1,"name":"A"},null,{"id":"x"},{"id":"2","name":"B"}],
      "total":"1564","offset":20,"count":4,"limit":20},"code":"200"}
      """
    ) { reader in
      try MarvelResponse(from: &reader) {
        try MarvelKind.characters.record(from: &$0)
      }
    }
    #expect(response.code == "200")
    #expect(response.page?.records.map(\.id) == [1, 2])
    #expect(response.page?.unreadable == 2)
    #expect(response.page?.total == 1564)
    #expect(response.page?.offset == 20)
  }

  @Test(arguments: [
    (#"{"code":404,"status":"Not here"}"#, "404", "Not here"),
    (#"{"code":"Throttled","message":"Later"}"#, "Throttled", "Later"),
    (#"{"message":"First","status":"Second","data":null}"#, nil, "First"),
  ])
  func `a refusal has a code and a reason`(json: String, code: String?, reason: String) throws {
    let response = try reading(json) { reader in
      try MarvelResponse(from: &reader) { try MarvelKind.comics.record(from: &$0) }
    }
    #expect(response.page == nil)
    #expect(response.code == code)
    #expect(response.reason == reason)
  }

  @Test func `text that isn't JSON is an error`() {
    #expect(throws: JSONError.self) {
      try reading("<html>gone</html>") { reader in
        try MarvelResponse(from: &reader) { try MarvelKind.comics.record(from: &$0) }
      }
    }
  }

  @Test(arguments: [
    ("2014-04-29T14:18:17-0400", "29 Apr 2014"), ("2015-05-01 07:01:00", "1 May 2015"),
    ("1939-10-01", "1 Oct 1939"),
  ])
  func `dates`(text: String, shown: String) throws {
    #expect(MarvelText.date(try #require(MarvelDate(text))) == shown)
  }

  @Test(arguments: [
    "-0001-11-30T00:00:00-0500", "1969-12-31T19:00:00-0500", "1970-01-01T00:00:00+0000",
    "2029-12-31T00:00:00-0500", "0000-00-00 00:00:00", "", "soon", "2014-13-01", "2014-00-10",
    "99999999999999999999999999-01-01",
  ])
  func `unknown dates`(text: String) {
    #expect(MarvelDate(text) == nil)
  }

  @Test func `dates sort by day and time`() throws {
    let texts = ["2014-04-29T14:18:17-0400", "2014-04-29T14:18:18-0400", "2014-05-01 00:00:00"]
    let keys = texts.compactMap { MarvelDate($0)?.sortKey }
    #expect(keys.count == 3)
    #expect(keys == keys.reversed().sorted())
  }

  private static func reference(_ address: String) -> MarvelReference? {
    Array(address.utf8).withUnsafeBufferPointer { MarvelReference(address: $0) }
  }

  @Test(arguments: [
    ("http://gateway.marvel.com/v1/public/comics/21366", "marvel/comics/21366"),
    ("characters/7", "marvel/7"),
  ])
  func `addresses name records`(address: String, id: String) {
    #expect(Self.reference(address)?.entryID.description == id)
  }

  @Test(arguments: ["", "/", "comics/", "comics/0", "comics/x", "creators/5", "7", "comics/9e9"])
  func `other addresses name no record`(address: String) {
    #expect(Self.reference(address) == nil)
  }

  @Test(arguments: ["marvel/7", "marvel/comics/7", "marvel/events/123"])
  func `ids go there and back`(text: String) throws {
    let id = try #require(EntryID(parsing: text))
    #expect(MarvelReference(id)?.entryID == id)
  }

  @Test(arguments: [
    "marvel/x", "marvel/07", "marvel/-7", "marvel/comics", "marvel/comics/", "marvel/comics/7/",
    "marvel/characters/7", "marvel/creators/7", "starwars/7", "marvel/99999999999999999999",
  ])
  func `other ids name no record`(text: String) throws {
    #expect(MarvelReference(try #require(EntryID(parsing: text))) == nil)
  }
}
