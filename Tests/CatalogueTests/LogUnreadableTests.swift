import Basics
import CatalogueTestSupport
import HTTPTestSupport
import JSONTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue
@testable import StarWarsCatalogue
@testable import SuperheroesCatalogue

/// Unreadable records can be found through the log.
@Suite struct LogUnreadableTests {
  private let notes = Notes()
  private let responses = FakeResponses()
  private static let page = """
    {"code":200,"data":{"offset":50,"total":60,"results":[
      {"id":1,"name":"One"},null,{"id":2,"name":" "},{"name":"Three"},{},
      {"id":"x","name":7},[{"id":3,"name":"In a list"}],{"id":4,"name":"Four"}]}}
    """
  private let reasons = [
    "1 not an object", "2 no name", "3 no id", "4 no id, no name", "5 no id", "6 not an object",
  ]

  private func marvel(_ body: String) -> MarvelService {
    MarvelService(
      addresses: ["http://one"], keys: MarvelKeys(publicKey: nil, privateKey: nil),
      services: services(body), isOffline: false)
  }

  private func services(_ body: String) -> Services {
    Services(
      http: FakeNetwork { _ in .success(.text(body)) }.client, responses: responses.store,
      log: notes.log, now: { Moment(seconds: 500) })
  }

  @Test func `A live page logs the index and reason of each unreadable record`() async throws {
    let live = try #require(marvel(Self.page).live)
    let request = PageRequest(source: .list(ListID(.marvel)), offset: 50, limit: 50)
    let page = try await live.page(request)
    #expect(page.unreadable == 6)
    #expect(notes.unreadable.map { "\($0.index) \($0.reason)" } == reasons)
    let first = try #require(notes.unreadable.first)
    #expect(first.catalogue == .marvel && first.path == "/characters" && first.offset == 50)
    #expect(first.moment == Moment(seconds: 500))
  }

  @Test func `A saved page logs its unreadable records too`() throws {
    let text = Self.page.replacing("\"offset\":50", with: "\"offset\":0")
    responses.put("/characters", [("limit", "50"), ("offset", "0")], text, at: 400)
    let request = PageRequest(source: .list(ListID(.marvel)), limit: 50)
    #expect(try marvel("").saved.page(request) != nil)
    #expect(notes.unreadable.map { "\($0.index) \($0.reason)" } == reasons)
    #expect(notes.unreadable.allSatisfy { $0.moment == Moment(seconds: 400) })
  }

  @Test func `A record's own response logs that it is unreadable`() async throws {
    let body = #"{"data":{"offset":0,"results":[{"id":1}]}}"#
    let live = try #require(marvel(body).live)
    let result = await response { try await live.detail(EntryID(.marvel, "comics/1")) }
    #expect(throws: Failure.service(.unreadable("no comics"))) { try result.get() }
    #expect(notes.unreadable.map(\.path) == ["/comics/1"])
    #expect(notes.unreadable.map(\.reason) == ["no name"])
  }

  @Test func `A list of heroes logs its unreadable records`() async throws {
    let body = #"[{"id":1,"name":"One"},5,{"id":990001,"name":null}]"#
    let service = HeroService(addresses: ["http://one"], services: services(body), isOffline: false)
    let live = try #require(service.live)
    let request = PageRequest(source: .list(ListID(.superheroes)), limit: 50)
    #expect(try await live.page(request).unreadable == 2)
    #expect(
      notes.unreadable.map { "\($0.index) \($0.reason)" } == ["1 not an object", "2 no name"])
    #expect(notes.unreadable.allSatisfy { $0.path == "/all.json" && $0.catalogue == .superheroes })
  }

  @Test func `A list of heroes without a readable one is a failure`() async throws {
    for body in ["[5]", "[5,null]"] {
      let service = HeroService(
        addresses: ["http://one"], services: services(body), isOffline: false)
      let live = try #require(service.live)
      let request = PageRequest(source: .list(ListID(.superheroes)), limit: 50)
      let response = await response { try await live.page(request) }
      #expect(response == .failure(.service(.unreadable("no heroes"))), "\(body)")
    }
  }

  @Test func `A list of people logs its unreadable records`() async throws {
    let body = #"[{"url":"http://one/people/1/","name":"One"},{"name":"Two"},{"url":"/people/3"}]"#
    let service = StarWarsService(
      addresses: ["http://one"], services: services(body), isOffline: false)
    let live = try #require(service.live(beside: StarWarsBundle()))
    let request = PageRequest(source: .list(ListID(.starwars, "people")), limit: 50)
    #expect(try await live.page(request).unreadable == 2)
    #expect(notes.unreadable.map { "\($0.index) \($0.reason)" } == ["1 no id", "2 no name"])
    #expect(notes.unreadable.allSatisfy { $0.path == "/people" && $0.catalogue == .starwars })
  }

  @Test func `Only the first of very many unreadable records are listed`() async throws {
    let body = "[" + Array(repeating: "null", count: 5_000).joined(separator: ",") + "]"
    let file = try RecordArray<HeroRecord>(reading: body)
    #expect(file.unreadable == 5_000 && file.skippedRecords.count == SkippedRecord.limit)
  }
}

extension RecordArray<HeroRecord> {
  fileprivate init(reading text: String) throws {
    self = try Array(text.utf8).reading { try RecordArray(from: &$0) }
  }
}
