import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import HTTPKit
@testable import StarWarsCatalogue

/// The real network against a stand-in whose records name a host that doesn't exist.
@Suite(.timeLimit(.minutes(2))) struct StarWarsStandInTests {
  private let responses = FakeResponses()

  /// The catalogue with a network of its own, which must be left after the test.
  private func catalogue(_ standIn: StandIn, _ http: HTTPClient) -> Catalogue {
    let services = Services(http: http, responses: responses.store) { Moment(seconds: 500) }
    return .starwars(
      bundle: StarWarsBundle(),
      service: StarWarsService(
        addresses: [WebAddress(standIn.url)], services: services, isOffline: false))
  }

  @Test(arguments: ["bare", "wrapped", "results", "tech", "names"], [false, true])
  func `every shape, with and without a slash`(shape: String, slash: Bool) async throws {
    let standIn = try StandIn("starwars", ["--shape", shape] + (slash ? ["--slash"] : []))
    let client = TestClient()
    defer { _ = client.http.shutdown() }
    let live = try #require(catalogue(standIn, client.http).live)
    let films = try #require(try await SW.responses(live, SW.films).last?.get())
    #expect(films.entries.map(\.id) == (1...6).map(SW.film))
    #expect(films.entries.first?.subtitle == "IV · 18 characters")
    let people = try #require(try await SW.responses(live, SW.people).last?.get())
    #expect(people.entries.count == 82 && people.unreadable == 0)
    #expect(people.coverage == .whole)
    let characters = try #require(try await SW.responses(live, SW.characters(4)).last?.get())
    #expect(characters.coverage == .whole)
    let bundled = Catalogue.starwars(bundle: StarWarsBundle())
    #expect(
      characters.entries.map(\.title)
        == (try bundled.storedPage(SW.characters(4)).entries.map(\.title)))
    let jabba: Result<Detail, Failure> = await response { try await live.detail(SW.person(16)) }
    #expect(try jabba.get().value("Species") == "Hutt")
    let nobody: Result<Detail, Failure> = await response { try await live.detail(SW.person(17)) }
    #expect(nobody == .failure(.service(.notFound)))
    #expect(try standIn.log().problems.isEmpty)
  }

  @Test func `every film's characters are requested once, then confirmed`() async throws {
    let standIn = try StandIn("starwars", ["--fault", "slow:0.01"])
    // Uses the services' clock; by another clock, dates of responses would be in the future.
    let client = TestClient { $0.now = { Moment(seconds: 500) } }
    defer { _ = client.http.shutdown() }
    let live = try #require(catalogue(standIn, client.http).live)
    for (number, count) in zip(1...6, [18, 16, 20, 34, 40, 34]) {
      let page = try #require(try await SW.responses(live, SW.characters(number)).last?.get())
      #expect(page.entries.count == count && page.coverage == .whole)
    }
    let log = try standIn.log()
    #expect(log.max_concurrent <= 6)
    #expect(log.requests.count == 6 + 82, "people are in more than one film")
    #expect(log.problems.isEmpty)
    _ = await SW.responses(live, SW.characters(1, isReload: true))
    let again = try standIn.log().requests.dropFirst(log.requests.count)
    #expect(again.count == 1 + 18 && again.allSatisfy { $0.status == 304 })
  }

  @Test func `one failing path leaves out one row, and only it is retried`() async throws {
    let standIn = try StandIn("starwars", ["--fault", "status:410:1@/people/5"])
    let client = TestClient()
    defer { _ = client.http.shutdown() }
    let live = try #require(catalogue(standIn, client.http).live)
    let first = try #require(try await SW.responses(live, SW.characters(1)).last?.get())
    #expect(first.coverage == .short(.service(.refused(status: 410, ""))))
    #expect(first.entries.map(\.title).contains("Leia Organa"), "the bundle knows her")
    #expect(first.details.count { $0.freshness.isLive } == 17)
    let requested = try standIn.log().requests.count
    let second = try #require(try await SW.responses(live, SW.characters(1)).last?.get())
    #expect(second.coverage == .whole)
    #expect(try standIn.log().requests.count == requested + 1)
    #expect(second.details.allSatisfy { $0.freshness.isLive })
  }

  @Test(arguments: ["html", "not-json", "no-data", "half", "status:429", "reset"])
  func `a host's fault is a failure, and the bundle stays`(fault: String) async throws {
    let standIn = try StandIn("starwars", ["--fault", fault])
    let client = TestClient()
    defer { _ = client.http.shutdown() }
    let catalogue = catalogue(standIn, client.http)
    let live = try #require(catalogue.live)
    for request in [SW.films, SW.people, SW.characters(1)] {
      let last = await SW.responses(live, request).last
      // `no-data` only affects lists.
      guard fault != "no-data" || request != SW.characters(1) else { continue }
      #expect(throws: Failure.self) { try last?.get() }
      #expect(try !catalogue.storedPage(request).entries.isEmpty)
    }
  }
}
