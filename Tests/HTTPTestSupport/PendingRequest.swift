import Basics
import HTTPKit
import Synchronization
import SystemKit
import Testing

/// A request in flight.
package final class PendingRequest: Sendable {
  private let task: Task<Void, Never>
  private let box: Box

  private final class Box: Sendable {
    let results = Mutex<[Result<HTTPResponse, ServiceError>]>([])
    let came = Semaphore()
  }

  package init(_ http: HTTPClient, _ request: HTTPRequest) {
    box = Box()
    task = TaskThread.start { [box] in
      let result: Result<HTTPResponse, ServiceError>
      do throws(ServiceError) { result = .success(try await http.send(request)) } catch {
        result = .failure(error)
      }
      box.results.withLock { $0.append(result) }
      box.came.signal()
    }
  }

  package func cancel() { task.cancel() }

  package func response() throws -> HTTPResponse {
    try #require(box.came.wait(milliseconds: 30_000), "no answer came")
    return try #require(results.first).get()
  }

  package func problem() throws -> ServiceError? {
    do {
      _ = try response()
      return nil
    } catch let problem as ServiceError {
      return problem
    }
  }

  /// All results so far; a correct client gives exactly one.
  package var results: [Result<HTTPResponse, ServiceError>] { box.results.withLock { $0 } }
}
