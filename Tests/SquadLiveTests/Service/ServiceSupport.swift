import Basics
import SquadCore
import Synchronization

@testable import SquadLive

/// A network of a test's own: answers as told, or never until the request is withdrawn.
final class FakeNetwork: Sendable {
  typealias Reply = @Sendable (HTTPRequest) -> Result<HTTPResponse, ServiceProblem>?

  private struct Seen {
    var requests: [HTTPRequest] = []
    var cancelled = 0
  }

  private let seen = Mutex(Seen())
  private let reply: Reply

  /// - Parameter reply: nil keeps a request waiting.
  init(_ reply: @escaping Reply) { self.reply = reply }

  var requests: [HTTPRequest] { seen.withLock { $0.requests } }
  var urls: [String] { requests.map(\.url) }
  var cancelled: Int { seen.withLock { $0.cancelled } }

  var client: HTTPClient {
    HTTPClient(
      send: { [self] request, done in
        seen.withLock { $0.requests.append(request) }
        if let reply = reply(request) {
          done(reply)
          return HTTPTicket {}
        }
        return HTTPTicket { [self] in
          seen.withLock { $0.cancelled += 1 }
          done(.failure(.cancelled))
        }
      }, shutdown: { true })
  }
}

/// Saved answers without a disk.
final class FakeResponses: Sendable {
  private let held = Mutex<[CacheKey: CachedResponse]>([:])

  var all: [CacheKey: CachedResponse] { held.withLock { $0 } }

  func put(
    _ path: String, _ parameters: [(String, String)], _ body: String, etag: String? = nil,
    at seconds: Int64, source: String = "http://one"
  ) {
    let response = CachedResponse(
      body: Array(body.utf8), etag: etag, fetchedAt: Moment(seconds: seconds), source: source)
    let key = CacheKey(catalogue: "marvel", path: path, parameters: parameters)
    held.withLock { $0[key] = response }
  }

  func put(_ response: CachedResponse, under key: CacheKey) { held.withLock { $0[key] = response } }

  var store: ResponseCache {
    ResponseCache(
      response: { [self] key in all[key] }, facts: { [self] key in all[key]?.facts },
      freshest: { [self] key, moment in all[key].flatMap { $0.fetchedAt > moment ? $0 : nil } },
      save: { [self] key, response in
        put(response, under: key)
        return true
      },
      touch: { [self] key, etag, moment in touch(key, etag, moment) },
      remove: { [self] key in held.withLock { _ = $0.removeValue(forKey: key) } },
      keys: { [self] catalogue in all.keys.filter { $0.catalogue == catalogue } },
      pages: { [self] key in pages(of: key) })
  }

  private func touch(_ key: CacheKey, _ etag: String, _ moment: Moment) -> Bool {
    guard let old = all[key], old.etag == etag else { return false }
    let new = CachedResponse(body: old.body, etag: etag, fetchedAt: moment, source: old.source)
    put(new, under: key)
    return true
  }

  private func pages(of key: CacheKey) -> [CachedPage] {
    all.filter { $0.key.withoutStretch == key.withoutStretch }
      .map { CachedPage(key: $0.key, offset: $0.key.offset ?? 0, response: $0.value) }
      .sorted {
        ($0.offset, $0.response.fetchedAt.seconds) < ($1.offset, $1.response.fetchedAt.seconds)
      }
  }
}

extension HTTPResponse {
  static func text(_ body: String, status: Int = 200, etag: String? = nil) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: HTTPHeaders(etag.map { [("etag", $0)] } ?? []),
      body: Array(body.utf8), moment: Moment(seconds: 500))
  }
}

/// It is 500 seconds after the beginning.
func services(_ network: FakeNetwork, _ responses: FakeResponses = FakeResponses()) -> Services {
  Services(http: network.client, responses: responses.store) { Moment(seconds: 500) }
}

/// What a question to a live service comes to.
func response<Value: Sendable>(
  _ ask: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Ticket
) async -> Result<Value, Failure> {
  await withCheckedContinuation { waiting in
    _ = ask { waiting.resume(returning: $0) }
  }
}

/// What a test reads of an answer.
struct ReadText: Restampable, Equatable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  func with(freshness: Freshness) -> ReadText { self }
}
