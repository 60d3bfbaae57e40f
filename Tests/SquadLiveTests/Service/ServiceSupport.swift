import SquadCore
import Synchronization

@testable import SquadLive

/// A network of a test's own: answers as told, or never until the request is withdrawn.
final class FakeNetwork: Sendable {
  typealias Reply = @Sendable (HTTPRequest) -> Result<HTTPAnswer, ServiceProblem>?

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
final class FakeAnswers: Sendable {
  private let held = Mutex<[AnswerKey: SavedAnswer]>([:])

  var all: [AnswerKey: SavedAnswer] { held.withLock { $0 } }

  func put(
    _ path: String, _ parameters: [(String, String)], _ body: String, etag: String? = nil,
    at seconds: Int64, source: String = "http://one"
  ) {
    let answer = SavedAnswer(
      body: Array(body.utf8), etag: etag, fetchedAt: Moment(seconds: seconds), source: source)
    let key = AnswerKey(catalogue: "marvel", path: path, parameters: parameters)
    held.withLock { $0[key] = answer }
  }

  func put(_ answer: SavedAnswer, under key: AnswerKey) { held.withLock { $0[key] = answer } }

  var store: AnswerStore {
    AnswerStore(
      answer: { [self] key in all[key] }, facts: { [self] key in all[key]?.facts },
      freshest: { [self] key, moment in all[key].flatMap { $0.fetchedAt > moment ? $0 : nil } },
      save: { [self] key, answer in
        put(answer, under: key)
        return true
      },
      touch: { [self] key, etag, moment in touch(key, etag, moment) },
      remove: { [self] key in held.withLock { _ = $0.removeValue(forKey: key) } },
      keys: { [self] catalogue in all.keys.filter { $0.catalogue == catalogue } },
      pages: { [self] key in pages(of: key) })
  }

  private func touch(_ key: AnswerKey, _ etag: String, _ moment: Moment) -> Bool {
    guard let old = all[key], old.etag == etag else { return false }
    let new = SavedAnswer(body: old.body, etag: etag, fetchedAt: moment, source: old.source)
    put(new, under: key)
    return true
  }

  private func pages(of key: AnswerKey) -> [SavedPage] {
    all.filter { $0.key.withoutStretch == key.withoutStretch }
      .map { SavedPage(key: $0.key, offset: $0.key.offset ?? 0, answer: $0.value) }
      .sorted {
        ($0.offset, $0.answer.fetchedAt.seconds) < ($1.offset, $1.answer.fetchedAt.seconds)
      }
  }
}

extension HTTPAnswer {
  static func text(_ body: String, status: Int = 200, etag: String? = nil) -> HTTPAnswer {
    HTTPAnswer(
      status: status, headers: HTTPHeaders(etag.map { [("etag", $0)] } ?? []),
      body: Array(body.utf8), moment: Moment(seconds: 500))
  }
}

/// It is 500 seconds after the beginning.
func services(_ network: FakeNetwork, _ answers: FakeAnswers = FakeAnswers()) -> Services {
  Services(http: network.client, answers: answers.store) { Moment(seconds: 500) }
}

/// What a question to a live service comes to.
func answer<Value: Sendable>(
  _ ask: (@escaping @Sendable (Result<Value, Failure>) -> Void) -> Ticket
) async -> Result<Value, Failure> {
  await withCheckedContinuation { waiting in
    _ = ask { waiting.resume(returning: $0) }
  }
}

/// What a test reads of an answer.
struct ReadText: Dated, Equatable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  func dated(_ freshness: Freshness) -> ReadText { self }
}
