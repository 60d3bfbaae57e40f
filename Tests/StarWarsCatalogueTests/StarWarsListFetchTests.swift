import Basics
import HTTPTestSupport
import SquadCore
import Testing

@testable import StarWarsCatalogue

/// Whole lists of a live host, in one response or in pages.
// A list of 1,000 pages takes half a minute beside four busy processes.
@Suite(.timeLimit(.minutes(3))) struct StarWarsListFetchTests {
  private let responses = FakeResponses()

  private func live(_ network: SwapiNetwork) throws -> LiveService {
    try #require(SW.catalogue(network, responses).live)
  }

  private func page(_ numbers: ClosedRange<Int>, next: String?, of count: Int) -> String {
    let people = numbers.map { SW.personJSON($0) }.joined(separator: ",")
    let next = next.map { "\"https://gone.example/api/people/?\($0)\"" } ?? "null"
    return #"{"count":\#(count),"next":\#(next),"results":[\#(people)]}"#
  }

  @Test func `a bare array is read as a whole list`() async throws {
    let films = [SW.filmJSON(2, people: [1]), SW.filmJSON(1, people: [2]), "7"]
    let network = SwapiNetwork(["/films": "[\(films.joined(separator: ","))]"])
    let all = await SW.responses(try live(network), SW.films)
    #expect(all.count == 1)
    let page = try all[0].get()
    #expect(page.entries.map(\.title) == ["Film 1", "Film 2"], "by release")
    #expect(page.coverage == .whole && page.isLast && page.total == 2)
    #expect(page.unreadable == 1)
    #expect(page.freshness == SW.live)
    #expect(network.takeRequests() == ["/films"])
  }

  @Test func `films without a readable one are a failure`() async throws {
    let network = SwapiNetwork(["/films": #"[7,{"title":"Nowhere"},null]"#])
    let all = await SW.responses(try live(network), SW.films)
    #expect(all == [.failure(.service(.unreadable("no films")))])
  }

  @Test(arguments: ["[]", #"{"count":0,"next":null,"results":[]}"#])
  func `a list without a film is a failure`(body: String) async throws {
    let all = await SW.responses(try live(SwapiNetwork(["/films": body])), SW.films)
    #expect(all == [.failure(.service(.emptyList))])
  }

  @Test func `pages are followed on the same host`() async throws {
    let network = SwapiNetwork([
      "/people": page(1...2, next: "page=2", of: 5),
      "/people?page=2": page(3...4, next: "page=3", of: 5),
      "/people?page=3": page(5...5, next: nil, of: 5),
    ])
    let request = SW.people
    let all = await SW.responses(try live(network), request)
    #expect(network.takeRequests() == ["/people", "/people?page=2", "/people?page=3"])
    let pages = try all.map { try $0.get() }
    #expect(
      pages.map(\.coverage) == [.partial(done: 2, of: 5), .partial(done: 4, of: 5), .whole])
    #expect(pages[0].entries.count == 82, "the bundle stands in for the rest")
    #expect(pages.map { $0.older?.ids.count ?? 0 } == [80, 78, 0], "and its rows aren't live")
    let titles = pages[0].entries.map(\.title)
    #expect(titles.contains("Person 1") && titles.contains("Person 2"))
    #expect(titles.contains("R2-D2") && !titles.contains("Luke Skywalker"))
    #expect(pages[2].entries.map(\.title) == (1...5).map { "Person \($0)" })
    let offline = try SW.catalogue(network, responses).storedPage(request)
    #expect(offline.entries.map(\.title) == (1...5).map { "Person \($0)" })
    #expect(offline.freshness == .saved(Moment(seconds: 500)))
  }

  @Test func `a saved list that ends below its host's count is not the whole list`() async throws {
    let whole = PageRequest(source: SW.people.source, limit: .max)
    for (count, rows) in [(9, 82), (3, 3)] {
      let responses = FakeResponses()
      let network = SwapiNetwork(["/people": page(1...3, next: nil, of: count)])
      let catalogue = SW.catalogue(network, responses)
      _ = await SW.responses(try #require(catalogue.live), SW.people)
      #expect(try catalogue.storedPage(whole).entries.count == rows, "else with the bundle's")
    }
  }

  @Test func `a page that failed is requested again, and no other`() async throws {
    let network = SwapiNetwork([
      "/people": page(1...2, next: "page=2", of: 4),
      "/people?page=2": page(3...4, next: nil, of: 4),
    ])
    network.set("/people?page=2", .failure(.timeout))
    let live = try live(network)
    let all = await SW.responses(live, SW.people)
    #expect(try all.last?.get().coverage == .short(.service(.timeout)))
    #expect(try all.last?.get().entries.count == 82)
    _ = network.takeRequests()
    network.set("/people?page=2", .success(.text(page(3...4, next: nil, of: 4))))
    let again = await SW.responses(live, SW.people)
    #expect(network.takeRequests() == ["/people?page=2"])
    #expect(try again.last?.get().entries.map(\.title) == (1...4).map { "Person \($0)" })
    let anew = PageRequest(source: SW.people.source, limit: 50, isReload: true)
    _ = await SW.responses(live, anew)
    #expect(network.takeRequests() == ["/people", "/people?page=2"], "a whole one is forgotten")
  }

  @Test(arguments: ["page=1", "", "page=2"])
  func `pages that form a circle end`(next: String) async throws {
    let network = SwapiNetwork([
      "/people": page(1...2, next: "page=2", of: 9),
      "/people?page=2": page(3...3, next: next, of: 9),
      "/people?page=1": page(1...2, next: "page=2", of: 9),
    ])
    let all = await SW.responses(try live(network), SW.people)
    #expect(try all.last?.get().coverage == .whole)
    #expect(try all.last?.get().entries.count == 3)
  }

  @Test func `endless pages stop at the limit, and few are shown meanwhile`() async throws {
    let limit = ListProgress<PersonRecord>.pageLimit
    var table = ["/people": page(1...1, next: "page=2", of: 9)]
    for number in 2...limit + 1 {
      table["/people?page=\(number)"] = page(
        number...number, next: "page=\(number + 1)", of: 9)
    }
    let network = SwapiNetwork(table)
    let all = await SW.responses(try live(network), SW.people)
    #expect(network.takeRequests().count == limit)
    #expect(try all.last?.get().coverage == .short(.service(.endless)))
    #expect(all.count < limit / 2)
  }

  @Test func `partial records are completed from stored ones, or fetched when opened`()
    async throws
  {
    let network = SwapiNetwork([
      "/people": #"""
      {"results":[{"uid":"1","name":"Luke Skywalker","url":"x/people/1"},
      {"uid":"2","name":"Somebody else"},{"uid":"900","name":"New"}]}
      """#
    ])
    let all = await SW.responses(try live(network), SW.people)
    let page = try #require(try all.last?.get())
    #expect(page.entries.map(\.title) == ["Luke Skywalker", "New", "Somebody else"])
    #expect(page.entries.map(\.subtitle) == ["Tatooine", "", ""])
    #expect(page.details.map(\.freshness.isLive) == [false, true, true])
    #expect(page.details.dropFirst().map(\.isPartial) == [true, true])
  }
}
