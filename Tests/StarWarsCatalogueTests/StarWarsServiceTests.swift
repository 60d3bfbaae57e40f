import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Testing

@testable import HTTPKit
@testable import StarWarsCatalogue

/// Details from a live host, and errors of hosts.
@Suite(.timeLimit(.minutes(1))) struct StarWarsServiceTests {
  private let responses = FakeResponses()

  private func live(
    _ network: SwapiNetwork, bases: [WebAddress] = ["http://one"]
  ) throws -> LiveService {
    try #require(SW.catalogue(network, responses, bases: bases).live)
  }

  private func detail(_ live: LiveService, _ id: EntryID) async -> Result<Detail, Failure> {
    await response { try await live.detail(id) }
  }

  @Test func `the next base is tried when the first response is another shape`() async throws {
    for wrong in ["<html>", #"{"message":"ok"}"#, "[1]"] {
      let network = SwapiNetwork([
        "http://one/films": wrong, "http://two/films": "[\(SW.filmJSON(1, people: []))]",
      ])
      let bases: [WebAddress] = ["http://one", "http://two"]
      let live = try #require(SW.catalogue(network, bases: bases).live)
      let all = await SW.responses(live, SW.films)
      #expect(try all.last?.get().entries.map(\.title) == ["Film 1"])
      #expect(network.takeRequests() == ["/films", "/films"])
    }
  }

  @Test func `an entry that no host has is an error that says so`() async throws {
    let network = SwapiNetwork(["/films": "<html>", "/people": #"{"message":"on holiday"}"#])
    let live = try live(network)
    #expect(await SW.responses(live, SW.films) == [.failure(.service(.gone))])
    let message = Failure.service(.unreadable("on holiday"))
    #expect(await SW.responses(live, SW.people) == [.failure(message)])
    #expect(await detail(live, SW.person(17)) == .failure(.service(.notFound)))
    let strange = EntryID(SW.id, "planets/1")
    #expect(await detail(live, strange) == .failure(.unknownEntry(strange)))
    let list = PageRequest(source: .list(ListID(SW.id, "planets")), limit: 1)
    #expect(await SW.responses(live, list) == [.failure(.unknownList("starwars/planets"))])
  }

  @Test func `a film's opening is its summary`() async throws {
    let network = SwapiNetwork(["/films/1": SW.filmJSON(1, people: [4, 900, 1])])
    let film = try await detail(try live(network), SW.film(1)).get()
    #expect(film.summary == "One two.\nThree.")
    #expect(film.freshness == SW.live && !film.isPartial)
    #expect(film.sections.first?.available == 3)
    #expect(film.sections.first?.entries.map(\.title) == ["Darth Vader", "Luke Skywalker"])
    let saved = try SW.catalogue(network, responses).storedDetail(SW.film(1))
    #expect(saved.summary == film.summary)
    #expect(saved.freshness == .saved(Moment(seconds: 500)))
  }

  @Test func `a person's names are requested once`() async throws {
    let network = SwapiNetwork([
      "/people/1": SW.personJSON(1), "/planets/1": #"{"name":"Home","url":"x/planets/1"}"#,
      "/species/1": #"{"result":{"properties":{"name":"Kind"},"uid":"1"}}"#,
    ])
    let live = try live(network)
    let person = try await detail(live, SW.person(1)).get()
    #expect(person.value("Homeworld") == "Home", "the host's word, not the bundle's")
    #expect(person.value("Species") == "Kind")
    #expect(person.related.map(\.label) == ["From the same world", "In the same film"])
    #expect(!person.isPartial)
    #expect(network.takeRequests() == ["/people/1", "/planets/1", "/species/1"])
    _ = await detail(live, SW.person(1))
    #expect(network.takeRequests().isEmpty, "a recent record is not requested again")
    _ = await response { try await live.detail(SW.person(1), isReload: true) }
    #expect(network.takeRequests() == ["/people/1"], "a saved name is good")
    network.set("/films/1", .success(.text(SW.filmJSON(1, people: [1]))))
    let row = try #require(try await SW.responses(live, SW.characters(1)).last?.get())
    #expect(row.entries.first?.subtitle == "Home")
    #expect(row.details.first?.isPartial == false)
  }

  /// swapi.tech's people have no species and no films.
  @Test func `people of a host without species keep the bundle's`() async throws {
    func body(_ uid: Int, _ name: String, _ more: String = "") -> String {
      #"""
      {"message":"ok","result":{"properties":{"name":"\#(name)","height":"96","gender":"n/a",
      "homeworld":"https://swapi.tech/api/planets/8"\#(more)},"uid":"\#(uid)"}}
      """#
    }
    let network = SwapiNetwork([
      "/people/3": body(3, "R2-D2"), "/people/2": body(2, "Somebody Else"),
      "/people/13": body(13, "Chewbacca", #","species":[]"#), "/planets/8": #"{"name":"Naboo"}"#,
    ])
    let live = try live(network)
    let droid = try await detail(live, SW.person(3)).get()
    #expect(droid.value("Species") == "Droid")
    #expect(
      network.takeRequests() == ["/people/3", "/planets/8"], "the bundle's word is good enough")
    #expect(
      try SW.catalogue(network, responses).storedDetail(SW.person(3)).value("Species") == "Droid")
    #expect(try await detail(live, SW.person(2)).get().value("Species") == nil, "another name")
    #expect(try await detail(live, SW.person(13)).get().value("Species") == nil, "none, it says")
  }

  @Test func `a name that can't be fetched is the bundle's, else unknown`() async throws {
    let network = SwapiNetwork([
      "/people/1": SW.personJSON(1), "/people/901": SW.personJSON(901),
    ])
    let live = try live(network)
    let known = try await detail(live, SW.person(1)).get()
    #expect(known.value("Homeworld") == "Tatooine")
    let unknown = try await detail(live, SW.person(901)).get()
    #expect(unknown.value("Homeworld") == "unknown")
    #expect(unknown.value("Species") == "unknown")
    #expect(!unknown.isPartial, "asking again would give no more")
  }

  @Test func `a person is cancelled while its names are in flight`() async throws {
    let network = SwapiNetwork(["/people/1": SW.personJSON(1), "/species/1": #"{"name":"Kind"}"#])
    network.hold("/planets/1")
    let live = try live(network)
    let (stream, requested) = AsyncStream<Void>.makeStream()
    network.whenRequested("/planets/1") { requested.finish() }
    let fetch = PendingFetch { try await live.detail(SW.person(1)) }
    for await _ in stream {}
    fetch.cancel()
    #expect(await fetch.result == .failure(.service(.cancelled)))
  }

  @Test func `another host's names are requested again`() async throws {
    let network = SwapiNetwork([
      "/people/1": SW.personJSON(1), "/planets/1": #"{"name":"Home"}"#,
      "/species/1": #"{"name":"Kind"}"#,
    ])
    responses.put(
      CachedResponse(
        body: Array(#"{"name":"Elsewhere"}"#.utf8), etag: nil, fetchedAt: Moment(seconds: 1),
        source: "http://two"), under: SW.key("/planets/1"))
    let stored = try SW.catalogue(network, responses).storedDetail(SW.person(1))
    #expect(stored.value("Homeworld") == "Elsewhere")
    let person = try await detail(try live(network), SW.person(1)).get()
    #expect(person.value("Homeworld") == "Home")
  }

  @Test func `the newer of a saved list and a saved record is shown`() throws {
    let catalogue = SW.catalogue(SwapiNetwork([:]), responses)
    func put(_ path: String, _ body: String, at seconds: Int64) {
      responses.put(
        CachedResponse(
          body: Array(body.utf8), etag: nil, fetchedAt: Moment(seconds: seconds),
          source: "http://one"), under: SW.key(path))
    }
    func title() throws -> String { try catalogue.storedDetail(SW.person(1)).title }
    #expect(try title() == "Luke Skywalker")
    put("/people", "[\(SW.personJSON(1))]", at: 20)
    #expect(try title() == "Person 1")
    put("/people/1", SW.personJSON(1).replacing("Person 1", with: "Old"), at: 10)
    #expect(try title() == "Person 1")
    put("/people/1", SW.personJSON(1).replacing("Person 1", with: "New"), at: 30)
    #expect(try title() == "New")
    put("/people/1", "broken", at: 40)
    #expect(try title() == "Person 1")
    #expect(try catalogue.storedPage(SW.people).entries.count == 1, "the host's whole list")
    put("/people", "broken", at: 50)
    #expect(try title() == "Luke Skywalker")
  }

  @Test func `the cast of a film that only the service has is empty offline`() throws {
    let page = try SW.catalogue(SwapiNetwork([:])).storedPage(SW.characters(900))
    #expect(page.entries.isEmpty && page.isLast)
    let strange = PageRequest(source: .section(of: EntryID(SW.id, "x"), named: "y"), limit: 1)
    #expect(throws: Failure.unknownEntry(EntryID(SW.id, "x"))) {
      try SW.catalogue(SwapiNetwork([:])).storedPage(strange)
    }
  }
}
