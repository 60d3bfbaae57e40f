import CatalogueTestSupport
import HTTPKit
import HTTPTestSupport
import SquadCore
import Testing

@testable import CatalogueKit
@testable import MarvelCatalogue
@testable import StarWarsCatalogue
@testable import SuperheroesCatalogue

/// A service may ignore the page size and send its whole list, but no more rows than a limit.
@Suite struct RowLimitTests {
  private let responses = FakeResponses()
  private static let lists = ["marvel", "superheroes", "starwars"]

  /// A response with that many rows.
  private func body(_ list: String, _ count: Int) -> String {
    let rows = (1...count).map { number in
      switch list {
      case "starwars":
        #"{"url":"http://one/films/\#(number)/","title":"a","episode_id":\#(number)}"#
      default: #"{"id":\#(number),"name":"a"}"#
      }
    }.joined(separator: ",")
    return list == "marvel" ? #"{"data":{"results":[\#(rows)]}}"# : "[\(rows)]"
  }

  private func live(_ list: String, _ network: FakeNetwork) throws -> LiveService {
    let services = services(network, responses)
    switch list {
    case "marvel":
      let service = MarvelService(
        addresses: ["http://one"], keys: MarvelKeys(publicKey: nil, privateKey: nil),
        services: services, isOffline: false)
      return try #require(service.live)
    case "superheroes":
      let service = HeroService(addresses: ["http://one"], services: services, isOffline: false)
      return try #require(service.live)
    default:
      let service = StarWarsService(addresses: ["http://one"], services: services, isOffline: false)
      return try #require(service.live(beside: StarWarsBundle()))
    }
  }

  @Test(arguments: lists)
  func `a list of as many rows as the limit is accepted`(list: String) async throws {
    let text = body(list, RowLimit.rows)
    let network = FakeNetwork { _ in .success(.text(text)) }
    let request = PageRequest(
      source: .list(ListID(CatalogueID(rawValue: list))), offset: 0, limit: 50)
    let live = try live(list, network)
    let page = try await live.page(request)
    #expect(page.entries.count == RowLimit.rows)
    #expect(!responses.all.isEmpty)
  }

  @Test(arguments: lists)
  func `a list beyond the limit is refused and not saved`(list: String) async throws {
    let text = body(list, RowLimit.rows + 1)
    let network = FakeNetwork { _ in .success(.text(text)) }
    let request = PageRequest(
      source: .list(ListID(CatalogueID(rawValue: list))), offset: 0, limit: 50)
    let live = try live(list, network)
    let result = await response { try await live.page(request) }
    #expect(result == .failure(.service(.tooManyRows)))
    #expect(responses.all.isEmpty)
  }
}
