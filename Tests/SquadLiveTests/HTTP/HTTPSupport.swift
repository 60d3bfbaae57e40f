import SquadCore
import Synchronization
import Testing

@testable import SquadLive
@testable import SystemKit

/// A client of one test, which ends with it.
final class TestClient {
  let http: HTTPClient

  /// With waits short enough for a test.
  init(_ change: (inout HTTPSettings) -> Void = { _ in }) {
    var settings = HTTPSettings(userAgent: "squad/test")
    settings.retry.base = 20
    change(&settings)
    http = .curl(settings)
  }

  deinit { _ = http.shutdown() }

  func begin(_ request: HTTPRequest) -> Asked { Asked(http, request) }

  /// The answer or the problem, within twenty seconds.
  func ask(_ request: HTTPRequest) throws -> HTTPResponse { try begin(request).response() }

  /// Why there is no answer.
  func problem(_ request: HTTPRequest) throws -> ServiceProblem? {
    do {
      _ = try ask(request)
      return nil
    } catch let problem as ServiceProblem {
      return problem
    }
  }
}

/// A request that is under way.
final class Asked: Sendable {
  let ticket: HTTPTicket
  private let box: Box

  private final class Box: Sendable {
    let results = Mutex<[Result<HTTPResponse, ServiceProblem>]>([])
    let came = Semaphore()
  }

  init(_ http: HTTPClient, _ request: HTTPRequest) {
    box = Box()
    ticket = http.send(request) { [box] result in
      box.results.withLock { $0.append(result) }
      box.came.signal()
    }
  }

  func response() throws -> HTTPResponse {
    try #require(box.came.wait(milliseconds: 20_000), "no answer came")
    return try #require(results.first).get()
  }

  func problem() throws -> ServiceProblem? {
    do {
      _ = try response()
      return nil
    } catch let problem as ServiceProblem {
      return problem
    }
  }

  /// All that came: one, if the client keeps its word.
  var results: [Result<HTTPResponse, ServiceProblem>] { box.results.withLock { $0 } }
}

/// How long something takes.
func measure(_ work: () throws -> Void) rethrows -> Duration {
  try ContinuousClock().measure(work)
}

extension ServiceProblem {
  /// What a problem says with the words taken out, for those that are libcurl's own.
  var kind: ServiceProblem {
    switch self {
    case .connection: .connection("")
    case .insecure: .insecure("")
    case .unreadable: .unreadable("")
    case .noLibrary: .noLibrary("")
    default: self
    }
  }

  /// Its words.
  var words: String {
    switch self {
    case .connection(let words), .insecure(let words), .unreadable(let words),
      .noLibrary(let words), .unauthorized(let words), .refused(_, let words):
      words
    default: ""
    }
  }
}
