import SystemKit

/// Sends a request for all processes of a host, or waits for the answer that another one gets.
final class RequestBroker: Sendable {
  private let client: HTTPClient
  private let requests: SharedRequests
  private let worker = Worker()
  private let queue: ClaimQueue

  init(_ client: HTTPClient, _ requests: SharedRequests, patience milliseconds: Int) {
    self.client = client
    self.requests = requests
    // Saving doesn't wait for the looks of those who wait.
    queue = ClaimQueue(requests, on: Worker(), patience: milliseconds)
  }

  func send(_ request: HTTPRequest) async -> SharedRequests.Answer {
    let address = SharedAddress(request)
    switch await queue.claim(address) {
    case .failure(let error): return .failure(error)
    case .success(.answered(let answer)):
      return answer.map { response in
        var response = response
        response.redaction = request.redaction
        return response
      }
    case .success(.granted(let token)): return await ask(request, address, token)
    case .success: return await result(of: request)
    }
  }

  func shutdown() -> Bool { client.shutdown() }

  /// Asks for all. Whoever cancels leaves the request to the others: it is on its way already, and
  /// they would have to send it again.
  private func ask(
    _ request: HTTPRequest, _ address: SharedAddress, _ token: Int
  ) async -> SharedRequests.Answer {
    let promise = Promise<SharedRequests.Answer>()
    TaskThread.start { [self] in
      let answer = await result(of: request)
      promise.fulfill(answer)
      worker.perform { [requests] in
        try? requests.finish(address, token, answer.isForAll ? answer : nil)
      }
    }
    return await promise.value { promise.fulfill(.failure(.cancelled)) }
  }

  private func result(of request: HTTPRequest) async -> SharedRequests.Answer {
    await Result { () async throws(HTTPError) in
      let response = try await client.send(request)
      if let refusal = request.refusal(response.body) { throw refusal }
      return response
    }
  }
}

extension SharedRequests.Answer {
  /// Whether another process would have got the same.
  fileprivate var isForAll: Bool {
    switch self {
    case .failure(.cancelled), .failure(.noLibrary): false
    case .success, .failure: true
    }
  }
}

extension HTTPClient {
  /// The same client, asking each address once for all processes that share `requests`: a response
  /// holds for five minutes, a failure for half a minute, a `Retry-After` as long as it says, for all
  /// of its host. A response that another process fetched has the moment when that was.
  ///
  /// - Parameter milliseconds: how long a request waits for another process's answer.
  package func shared(
    by requests: SharedRequests, patience milliseconds: Int = HTTPLimits().totalTimeout
  ) -> HTTPClient {
    let broker = RequestBroker(self, requests, patience: milliseconds)
    return HTTPClient(
      send: { (request) async throws(HTTPError) in try await broker.send(request).get() },
      shutdown: { broker.shutdown() })
  }
}
