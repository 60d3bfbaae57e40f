import Basics
import CatalogueTestSupport
import HTTPTestSupport
import SquadCore
import Synchronization

@testable import BitcoinCatalogue
@testable import CatalogueKit
@testable import HTTPKit

/// The Bitcoin catalogue on the test's own network, at noon of 22 April 2026 unless the test says
/// otherwise.
final class BitcoinStage: Sendable {
  typealias Reply = @Sendable (String) -> Result<String, ServiceError>?

  static let noon = Int64(number(of: "2026-04-22")) * 86_400 + 43_200

  let responses = FakeResponses()
  private let clock = Mutex(BitcoinStage.noon)
  private let reply: Mutex<Reply>
  private let requested = Mutex<[String]>([])

  /// - Parameter reply: the response for an address; nil keeps the request waiting.
  init(_ reply: @escaping Reply) { self.reply = Mutex(reply) }

  var now: Moment { Moment(seconds: clock.withLock { $0 }) }
  /// Whether there were requests since `urls` was last read.
  var hasRequests: Bool { requested.withLock { !$0.isEmpty } }
  /// The addresses requested since the last read.
  var urls: [String] {
    requested.withLock { urls in
      defer { urls = [] }
      return urls.sorted()
    }
  }

  func pass(seconds: Int64) { clock.withLock { $0 += seconds } }
  func response(_ reply: @escaping Reply) { self.reply.withLock { $0 = reply } }

  /// The catalogue of a program that has just started.
  func catalogue(
    rates: [String]? = nil, histories: [String]? = nil, isOffline: Bool = false
  ) -> Catalogue {
    let network = FakeNetwork { [self] request in
      requested.withLock { $0.append(request.url) }
      return reply.withLock { $0 }(request.url).map { result in
        result.map {
          HTTPResponse(status: 200, headers: HTTPHeaders([]), body: Array($0.utf8), moment: now)
        }
      }
    }
    let services = Services(http: network.client, responses: responses.store) { [self] in now }
    return .bitcoin(
      bundle: BitcoinBundle(),
      service: BitcoinService(
        rates: rates?.map { WebAddress($0) }, histories: histories?.map { WebAddress($0) },
        services: services, isOffline: isOffline))
  }
}

extension Catalogue {
  /// Results of fetching the list: partial pages, then the final page or failure.
  func fetch(isRoutine: Bool = false) async -> [Result<Page, Failure>] {
    let responses = Mutex<[Result<Page, Failure>]>([])
    let request = PageRequest(source: .list(info.lists[0].id), limit: 100, isRoutine: isRoutine)
    let result = await pending(request) { page in
      responses.withLock { $0.append(.success(page)) }
    }.result
    return responses.withLock { $0 } + [result]
  }

  func pending(
    _ request: PageRequest, onPartial: @escaping LiveService.PartialHandler = { _ in }
  ) -> PendingFetch<Page> {
    PendingFetch { [live] in
      guard let live else { throw Failure.service(.gone) }
      return try await live.page(request, onPartial: onPartial)
    }
  }

  func fetch(_ code: String) async -> Result<Detail, Failure> {
    await response {
      guard let live else { throw Failure.service(.gone) }
      return try await live.detail(EntryID(.bitcoin, code))
    }
  }
}

extension Page {
  func quote(_ code: String) -> Quote? { entries.first { $0.title == code }?.quote }
  func detail(_ code: String) -> Detail? { details.first { $0.title == code } }
}

/// Responses in the services' own formats.
enum Wire {
  /// Coinbase's rates.
  static func rates(_ rates: KeyValuePairs<String, String>) -> Result<String, ServiceError> {
    let members = rates.map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
    return .success(#"{"data":{"currency":"BTC","rates":{\#(members)}}}"#)
  }

  /// Kraken's, of the pair of bitcoin and that currency.
  static func days(
    _ code: String, _ days: KeyValuePairs<String, String>
  ) -> Result<String, ServiceError> {
    let rows = days.map { "[\(number(of: $0) * 86_400),\"1\",\"1\",\"1\",\"\($1)\",\"1\",\"1\",1]" }
    return .success(
      #"{"error":[],"result":{"XXBTZ\#(code)":[\#(rows.joined(separator: ","))],"last":1}}"#)
  }

  static let unknownPair = Result<String, ServiceError>.success(
    #"{"error":["EQuery:Unknown asset pair"]}"#)
}
