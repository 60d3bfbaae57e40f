import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore

@testable import CatalogueKit
@testable import HTTPKit
@testable import StarWarsCatalogue

/// Names and samples of Star Wars for the catalogue's tests.
enum SW {
  /// Spelled out, so that a new name of the catalogue fails.
  static let id = CatalogueID(rawValue: "starwars")
  static let films = PageRequest(source: .list(ListID(id)), limit: 50)
  static let people = PageRequest(source: .list(ListID(id, "people")), limit: 50)
  /// The moment of the fake network's responses.
  static let live = Freshness.live(Moment(seconds: 500))

  static func film(_ number: Int) -> EntryID { EntryID(id, "films/\(number)") }
  static func person(_ number: Int) -> EntryID { EntryID(id, "people/\(number)") }

  static func characters(_ number: Int, isReload: Bool = false) -> PageRequest {
    PageRequest(
      source: .section(of: film(number), named: "characters"), limit: 50, isReload: isReload)
  }

  static func key(_ path: String) -> CacheKey { CacheKey(catalogue: "starwars", path: path) }

  /// A film in a host's format, with addresses on a host that is gone.
  static func filmJSON(_ number: Int, people: [Int], slash: String = "/") -> String {
    let people = people.map { #""https://gone.example/api/people/\#($0)\#(slash)""# }
    return #"""
      {"title":"Film \#(number)","episode_id":\#(number + 3),"director":"D","producer":"A, B",
      "opening_crawl":"One\r\ntwo.\r\n\r\nThree.","release_date":"197\#(number)-05-25",
      "characters":[\#(people.joined(separator: ","))],
      "url":"https://gone.example/api/films/\#(number)\#(slash)"}
      """#
  }

  /// A person in a host's format; the planet and species have the same number.
  static func personJSON(_ number: Int, slash: String = "/") -> String {
    let host = "https://gone.example/api"
    return #"""
      {"name":"Person \#(number)","height":"172","mass":"1,358","hair_color":"n/a",
      "skin_color":"fair","eye_color":"blue","birth_year":"19BBY","gender":"male",
      "homeworld":"\#(host)/planets/\#(number)\#(slash)",
      "films":["\#(host)/films/2\#(slash)","\#(host)/films/1\#(slash)"],
      "species":["\#(host)/species/\#(number)\#(slash)"],
      "url":"\#(host)/people/\#(number)\#(slash)"}
      """#
  }

  /// The catalogue over a test's own network, at `http://one` and the other bases.
  static func catalogue(
    _ network: SwapiNetwork, _ responses: FakeResponses = FakeResponses(),
    bases: [WebAddress] = ["http://one"], bundle: StarWarsBundle = StarWarsBundle(),
    at seconds: Int64 = 500
  ) -> Catalogue {
    let services = Services(http: network.client, responses: responses.store) {
      Moment(seconds: seconds)
    }
    return .starwars(
      bundle: bundle,
      service: StarWarsService(addresses: bases, services: services, isOffline: false))
  }

  /// Fetches, and streams the partial pages and the result.
  static func fetch(
    _ live: LiveService, _ request: PageRequest
  ) -> (fetch: PendingFetch<Page>, responses: AsyncStream<Result<Page, Failure>>) {
    let (stream, continuation) = AsyncStream<Result<Page, Failure>>.makeStream()
    let fetch = PendingFetch {
      let result = await response {
        try await live.page(request) { continuation.yield(.success($0)) }
      }
      continuation.yield(result)
      continuation.finish()
      return try result.get()
    }
    return (fetch, stream)
  }

  /// All partial pages and the result of a fetch.
  static func responses(
    _ live: LiveService, _ request: PageRequest
  ) async -> [Result<Page, Failure>] {
    await fetch(live, request).responses.reduce(into: []) { $0.append($1) }
  }
}
