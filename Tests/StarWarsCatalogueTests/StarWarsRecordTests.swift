import Basics
import CatalogueTestSupport
import SquadCore
import Testing

@testable import StarWarsCatalogue

/// Every shape and oddity of the hosts' responses.
@Suite struct StarWarsRecordTests {
  private static let film = SW.filmJSON(1, people: [10, 2, 10, 1])
  private static let person = SW.personJSON(13)

  private func list(_ text: String) throws -> SwapiResponse<PersonRecord> {
    try SwapiResponse(Array(text.utf8), of: .people, SW.live)
  }

  private func one(_ text: String, _ id: Int = 13) throws -> PersonRecord? {
    let response = try SwapiResponse<PersonRecord>(
      Array(text.utf8), of: StarWarsCatalogue.SwapiReference(.people, id), SW.live)
    return response.records.first
  }

  @Test(arguments: [
    "[\(person)]", #"{"count":1,"next":null,"previous":null,"results":[\#(person)]}"#,
    #"{"results":[\#(person)]}"#, #"{"message":"ok","result":[\#(person)]}"#,
    #"{"result":[{"properties":\#(person),"uid":"13","_id":"5f","description":"A person"}]}"#,
  ])
  func `a list in every shape`(text: String) throws {
    let response = try list(text)
    #expect(response.records.map(\.id) == [13])
    #expect(response.records.first?.name == "Person 13")
    #expect(response.records.first?.isComplete == true)
    #expect(response.next == nil)
    #expect(response.unreadable == 0)
  }

  @Test(arguments: [
    person, "[\(person)]", #"{"results":[\#(person)]}"#, #"{"result":\#(person)}"#,
    #"{"message":"ok","result":{"properties":\#(person),"uid":"13","__v":0}}"#,
    #"{"result":{"properties":{"name":"Person 13","height":"172"},"uid":"13"}}"#,
    #"{"result":{"properties":{"name":"Person 13","height":172},"uid":13}}"#,
    #"{"name":"Person 13","height":"172"}"#,
  ])
  func `a record in every shape`(text: String) throws {
    let person = try #require(try one(text))
    #expect(person.id == 13)
    #expect(person.name == "Person 13")
    #expect(person[.height] == "172")
  }

  @Test func `addresses of any host are read, with and without a slash`() throws {
    for slash in ["", "/", "/?format=json", "#x"] {
      let person = try #require(try one(SW.personJSON(13, slash: slash)))
      #expect(person.homeworld == 13)
      #expect(person.films == [2, 1])
      #expect(person.species == [13])
    }
    let response = try SwapiResponse<FilmRecord>(
      Array(Self.film.utf8), of: .init(.films, 1), SW.live)
    #expect(response.records.first?.characters == [10, 2, 1], "the film's own order, each once")
  }

  @Test func `pages name the next one, on any host`() throws {
    let response = try list(
      #"{"count":82,"next":"https://gone.example/api/people/?page=2&limit=10","results":[]}"#)
    #expect(response.total == 82)
    #expect(response.next == "page=2&limit=10")
    #expect(try list(#"{"total_records":7,"results":[]}"#).total == 7)
  }

  @Test func `names alone are partial records`() throws {
    let response = try list(
      #"""
      {"message":"ok","total_records":82,"next":"https://x.example/api/people?page=2&limit=10",
      "results":[{"uid":"1","name":"Luke","url":"https://x.example/api/people/1"},
      {"uid":"2","name":"C-3PO"}]}
      """#)
    #expect(response.records.map(\.id) == [1, 2])
    #expect(response.records.map(\.isComplete) == [false, false])
  }

  @Test func `one bad record never fails a list and is counted`() throws {
    let response = try list(
      #"[7,null,{},"x",{"name":"No id"},{"url":"/people/5"},{"name":"F","url":"/films/3"},\#(Self.person)]"#
    )
    #expect(response.records.map(\.id) == [13])
    #expect(response.unreadable == 7)
  }

  @Test(arguments: [
    "{}", "null", "7", #""people""#, "[1,2]", #"{"count":0}"#, #"{"results":null}"#,
    #"{"message":"ok"}"#, "[", "<html>", "",
  ])
  func `any other shape isn't a list`(text: String) {
    #expect(throws: Failure.self) { try list(text) }
  }

  @Test func `the host's words are the error's reason`() throws {
    #expect(throws: Failure.service(.unreadable("Not found"))) {
      try list(#"{"detail":"Not found"}"#)
    }
    for text in ["[1]", #"{"message":"ok","results":[1]}"#, #"{"message":"ok"}"#] {
      #expect(throws: Failure.service(.unreadable("no people"))) { try list(text) }
    }
    #expect(SwapiResponse<FilmRecord>.errorMessage(Array(#"{"detail":"a\nb"}"#.utf8)) == "a b")
    #expect(SwapiResponse<FilmRecord>.errorMessage(Array(#"{"message":"c"}"#.utf8)) == "c")
    #expect(SwapiResponse<FilmRecord>.errorMessage(Array("[]".utf8)) == nil)
    #expect(SwapiResponse<FilmRecord>.errorMessage(Array("<html>".utf8)) == nil)
  }

  @Test func `an empty list is a list`() throws {
    for text in ["[]", #"{"results":[]}"#, #"{"count":0,"next":null,"results":[]}"#] {
      #expect(try list(text).records.isEmpty)
    }
  }

  @Test func `another record is not the requested one`() {
    #expect(throws: Failure.service(.unreadable("no people/12"))) { try one(Self.person, 12) }
  }

  @Test func `text is cleaned on its way in`() throws {
    let text = #"{"name":"\u001b[31mRed\r\n X\u202e","height":" 17\u200b2 ","films":"films/3"}"#
    let person = try #require(try one(text))
    #expect(person.name == "[31mRed X")
    #expect(person[.height] == "172")
    #expect(person.films == [3])
  }

  @Test(arguments: [
    ("https://swapi.dev/api/people/13/", 13), ("people/13", 13), ("/people/13?x=/films/2", 13),
    ("/people/013", nil), ("/people/-1", nil), ("/people/", nil), ("/people", nil), ("", nil),
    ("/starships/13", nil), ("/people/0", nil), ("/people/99999999999999999999", nil),
    ("/people/1/x", nil), ("/people//13//#top", 13), ("people/1x", nil), ("13", nil),
    ("/people/999999999999999999", 999_999_999_999_999_999),
  ])
  func `ids from addresses`(address: String, id: Int?) {
    let reference = StarWarsCatalogue.SwapiReference(address: address)
    #expect(reference == id.map { StarWarsCatalogue.SwapiReference(.people, $0) })
  }

  @Test(arguments: [
    ("1977-05-25", "1977-05-25"), ("1977-05-25T00:00:00Z", "1977-05-25"), ("1977-13-25", nil),
    ("77-05-25", nil), ("unknown", nil), ("", nil), ("1977-05", nil), ("1977--5-1", nil),
  ])
  func `dates`(text: String, day: String?) {
    #expect(CalendarDay(swapi: text)?.iso == day)
  }
}
