import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import SystemKit
import Testing

@testable import StarWarsCatalogue

/// A film's characters over a network of the test's own: in the film's order, whatever fails.
@Suite(.timeLimit(.minutes(1))) struct StarWarsSectionFetchTests {
  /// Film 1's people: the bundle has only two of them, and the order is not sorted in any way.
  private static let order = [10, 2, 901, 1]

  private static func table() -> [String: String] {
    var table = ["/films/1": SW.filmJSON(1, people: order)]
    for number in order { table["/people/\(number)"] = SW.personJSON(number) }
    return table
  }

  private let network = SwapiNetwork(Self.table())
  private let responses = FakeResponses()

  private func live() throws -> LiveService { try #require(SW.catalogue(network, responses).live) }

  private func titles(_ response: Result<Page, Failure>?) -> [String]? {
    (try? response?.get())?.entries.map(\.title)
  }

  @Test func `a cast is requested together and shown as it arrives, in film order`() async throws {
    let all = await SW.responses(try live(), SW.characters(1))
    #expect(
      network.takeRequests() == ["/films/1", "/people/1", "/people/10", "/people/2", "/people/901"])
    let coverage = try all.map { try $0.get().coverage }
    #expect(coverage == (0...3).map { .partial(done: $0, of: 4) } + [.whole])
    // Bundled people stand in for those that have not arrived; 901 is not bundled.
    #expect(titles(all.first) == ["Obi-Wan Kenobi", "C-3PO", "Luke Skywalker"])
    #expect(titles(all[1])?.count { $0.hasPrefix("Person ") } == 1, "the first to arrive")
    #expect(titles(all.last) == ["Person 10", "Person 2", "Person 901", "Person 1"])
    let page = try #require(try all.last?.get())
    #expect(page.total == 4 && page.isLast && page.offset == 0)
    #expect(page.freshness == SW.live)
    #expect(page.details.map(\.id) == page.entries.map(\.id))
    #expect(page.details.allSatisfy { $0.freshness == SW.live })
    #expect(try all[0].get().details.first?.freshness.isLive == false)
    #expect(try all[0].get().older?.ids == [SW.person(10), SW.person(2), SW.person(1)])
    #expect(page.older == nil)
  }

  @Test func `a failed person is missing, and only that one is requested again`() async throws {
    let live = try live()
    network.set("/people/2", .failure(.timeout))
    network.set("/people/901", .success(.text("{}", status: 503)))
    let all = await SW.responses(live, SW.characters(1))
    let short = try #require(try all.last?.get())
    guard case .short(.service(let problem)) = short.coverage else {
      Issue.record("\(short.coverage)")
      return
    }
    #expect([.timeout, .broken(status: 503)].contains(problem))
    #expect(short.entries.map(\.title) == ["Person 10", "C-3PO", "Person 1"])
    #expect(short.total == 4)
    #expect(short.older?.ids == [SW.person(2)])
    #expect(short.older?.freshness.isLive == false)
    _ = network.takeRequests()
    network.set("/people/2", .success(.text(SW.personJSON(2))))
    let again = await SW.responses(live, SW.characters(1))
    #expect(network.takeRequests() == ["/people/2", "/people/901"])
    #expect(try again.first?.get().coverage == .partial(done: 2, of: 4))
    #expect(titles(again.last) == ["Person 10", "Person 2", "Person 1"])
    network.set("/people/901", .success(.text(SW.personJSON(901))))
    let third = await SW.responses(live, SW.characters(1))
    #expect(network.takeRequests() == ["/people/901"])
    #expect(try third.last?.get().coverage == .whole)
    #expect(titles(third.last) == ["Person 10", "Person 2", "Person 901", "Person 1"])
  }

  @Test func `after a whole cast a refresh requests all`() async throws {
    let live = try live()
    _ = await SW.responses(live, SW.characters(1))
    _ = network.takeRequests()
    network.set("/people/2", .success(.text(SW.personJSON(2).replacing("Person 2", with: "New"))))
    let all = await SW.responses(live, SW.characters(1, isReload: true))
    #expect(network.takeRequests().count == 5)
    #expect(titles(all.last)?[1] == "New")
  }

  @Test func `a person fetched for one film isn't fetched again for the next`() async throws {
    let live = try live()
    _ = await SW.responses(live, SW.characters(1))
    network.set("/films/2", .success(.text(SW.filmJSON(2, people: [1, 2, 3, 10]))))
    network.set("/people/3", .success(.text(SW.personJSON(3))))
    _ = network.takeRequests()
    let all = await SW.responses(live, SW.characters(2))
    #expect(network.takeRequests() == ["/films/2", "/people/3"])
    #expect(titles(all.last) == ["Person 1", "Person 2", "Person 3", "Person 10"])
    #expect(try all.last?.get().freshness == SW.live)
    _ = await SW.responses(live, SW.characters(1))
    #expect(network.takeRequests().isEmpty)
  }

  @Test(arguments: [(1099, 0), (1100, 5)])
  func `a person is requested again only after ten minutes`(seconds: Int64, requested: Int)
    async throws
  {
    _ = await SW.responses(try live(), SW.characters(1))
    _ = network.takeRequests()
    let other = try #require(SW.catalogue(network, responses, at: seconds).live)
    let all = await SW.responses(other, SW.characters(1))
    #expect(network.takeRequests().count == requested)
    #expect(try all.last?.get().freshness == SW.live, "as fresh as it is, and no fresher")
    _ = await SW.responses(other, SW.characters(1, isReload: true))
    #expect(network.takeRequests().count == 5, "R bypasses the cache")
  }

  @Test func `six people are requested at a time, from the first row on`() async throws {
    network.set("/films/3", .success(.text(SW.filmJSON(3, people: Array(1...8)))))
    for number in 1...8 { network.hold("/people/\(number)") }
    let requested = (1...6).map { _ in Promise<Void>() }
    for (number, requested) in zip(1..., requested) {
      network.whenRequested("/people/\(number)") { requested.fulfill(()) }
    }
    let (fetch, _) = SW.fetch(try live(), SW.characters(3))
    for requested in requested { await requested.value {} }
    // Others would be requested now.
    for _ in 0..<1_000 { await Task.yield() }
    #expect(network.takeRequests() == ["/films/3"] + (1...6).map { "/people/\($0)" })
    fetch.cancel()
  }

  @Test func `a cancelled fetch is resumed`() async throws {
    let live = try live()
    network.hold("/people/901")
    let (fetch, responses) = SW.fetch(live, SW.characters(1))
    var last: Result<Page, Failure>?
    for await response in responses {
      last = response
      if try response.map(\.coverage).map({ $0 == .partial(done: 3, of: 4) }).get() {
        fetch.cancel()
        break
      }
    }
    #expect(titles(last) == ["Person 10", "Person 2", "Person 1"])
    _ = network.takeRequests()
    network.set("/people/901", .success(.text(SW.personJSON(901))))
    let again = await SW.responses(live, SW.characters(1))
    #expect(network.takeRequests() == ["/people/901"])
    #expect(titles(again.last) == ["Person 10", "Person 2", "Person 901", "Person 1"])
  }

  @Test func `a cancelled fetch throws once`() async throws {
    network.hold("/people/901")
    let (fetch, responses) = SW.fetch(try live(), SW.characters(1))
    var all: [Result<Page, Failure>] = []
    for await response in responses {
      all.append(response)
      if all.count == 4 { fetch.cancel() }
    }
    #expect(all.count == 5)
    #expect(all.last == .failure(.service(.cancelled)))
  }

  @Test func `without the film there are no characters`() async throws {
    network.set("/films/1", .failure(.noNetwork))
    #expect(await SW.responses(try live(), SW.characters(1)) == [.failure(.service(.noNetwork))])
    network.set("/films/1", .success(.text(#"{"title":"X"}"#)))
    let missing = Failure.service(.missing("characters"))
    #expect(await SW.responses(try live(), SW.characters(1)) == [.failure(missing)])
  }

  @Test func `a cast without any person fails, and the film isn't requested again`() async throws {
    let live = try live()
    for number in Self.order { network.set("/people/\(number)", .failure(.timeout)) }
    let all = await SW.responses(live, SW.characters(1))
    #expect(all.last == .failure(.service(.timeout)))
    _ = network.takeRequests()
    _ = await SW.responses(live, SW.characters(1))
    #expect(!network.takeRequests().contains("/films/1"))
  }

  @Test func `a film without characters is whole`() async throws {
    network.set("/films/1", .success(.text(SW.filmJSON(1, people: []))))
    let all = await SW.responses(try live(), SW.characters(1))
    #expect(all.count == 1)
    #expect(try all[0].get().coverage == .whole)
    #expect(try all[0].get().total == 0)
  }

  @Test func `a person's films, in the person's order`() async throws {
    network.set("/films/2", .success(.text(SW.filmJSON(2, people: [1, 2]))))
    let request = PageRequest(source: .section(of: SW.person(10), named: "films"), limit: 50)
    let all = await SW.responses(try live(), request)
    #expect(titles(all.last) == ["Film 2", "Film 1"])
    #expect(try all.last?.get().entries.first?.mainSection == "characters")
  }

  @Test func `fetched people are there offline, the newest record of each`() async throws {
    _ = await SW.responses(try live(), SW.characters(1))
    let offline = Catalogue.starwars(
      bundle: StarWarsBundle(),
      service: StarWarsService(
        addresses: ["http://one"], services: services(FakeNetwork { _ in nil }, responses),
        isOffline: true))
    #expect(offline.live == nil)
    let page = try offline.storedPage(SW.characters(1))
    #expect(page.entries.map(\.title) == ["Person 10", "Person 2", "Person 901", "Person 1"])
    #expect(page.freshness == .saved(Moment(seconds: 500)))
    #expect(try offline.storedDetail(SW.person(901)).title == "Person 901")
    // The other people are bundled, and older than the saved ones are.
    let people = try offline.storedPage(PageRequest(source: SW.people.source, limit: .max))
    #expect(people.total == 83)
    #expect(people.entries.contains { $0.title == "Person 901" })
    #expect(people.entries.contains { $0.title == "Yoda" })
  }
}
