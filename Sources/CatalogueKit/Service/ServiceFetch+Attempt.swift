import Basics
import HTTPKit
import SquadCore
import Synchronization

extension ServiceFetch {
  /// A request to one of the bases.
  private struct Attempt {
    let base: WebAddress
    /// The request's address without its parameters.
    let address: WebAddress
    /// Whether squad appended a slash to the address.
    let hasSlash: Bool
    /// The cached response to revalidate; nil where there is none from this base.
    let cached: CachedResponse.Metadata?
    /// The base after this one.
    let next: WebAddress?
    let request: HTTPRequest
  }

  /// The outcome of a successful request.
  private enum Outcome {
    case value(Value)
    /// The same base must be requested once more.
    case retry(isUnconditional: Bool)
  }

  /// Fetches from one base. `isUnconditional` ignores the cached response.
  func fetch(
    from base: WebAddress, next: WebAddress?, isUnconditional: Bool = false
  ) async throws(Failure) -> Value {
    guard base.isWellFormed else { throw malformed(base, next: next) }
    let attempt = try await client.perform {
      self.attempt(base, next: next, isUnconditional: isUnconditional)
    }
    switch try await outcome(of: attempt) {
    case .value(let value): return value
    case .retry(let isUnconditional):
      return try await fetch(from: base, next: next, isUnconditional: isUnconditional)
    }
  }

  /// Builds the request, conditional where a response is cached. Reads files, so only the worker
  /// may call it.
  private func attempt(_ base: WebAddress, next: WebAddress?, isUnconditional: Bool) -> Attempt {
    let metadata = try? client.services.responses.metadata(key)
    let cached = metadata.flatMap {
      !isUnconditional && $0.source == base.bare ? $0 : nil
    }
    let plain = client.address(base, path)
    let slashed = client.slashes.address(for: plain, below: base)
    let address = slashed ?? plain
    let request = HTTPRequest(
      address.appending(Query.text(parameters + client.sign())),
      headers: cached?.etag.map { [("If-None-Match", $0)] } ?? [], redaction: client.redaction,
      // Redirects of a remote service must not lead to other hosts of this machine or its network.
      scope: base.host.isLoopback ? .anywhere : .publicOnly(except: client.bases))
    return Attempt(
      base: base, address: address, hasSlash: slashed != nil, cached: cached, next: next,
      request: request)
  }

  private func outcome(of attempt: Attempt) async throws(Failure) -> Outcome {
    let address = SharedAddress(attempt.request)
    let outcome = await client.services.requests.withLock(on: address) {
      _ -> Result<Outcome, Failure> in
      let shared = await client.services.worker.run { known(attempt, at: address) }
      if let known = shared ?? nil { return known }
      return await ask(attempt, for: address)
    }
    guard let outcome else { throw .service(.cancelled) }
    return try outcome.get()
  }

  /// The outcome that another process got within the last minutes, which also answers a reload; nil
  /// where the service has to be asked.
  private func known(_ attempt: Attempt, at address: SharedAddress) -> Result<Outcome, Failure>? {
    guard client.services.requests.isShared else { return nil }
    if let value = recent(includingInvalid: true) { return .success(.value(value)) }
    return client.services.requests.outcome(of: address).map { handle($0, attempt) }
  }

  private func ask(
    _ attempt: Attempt, for address: SharedAddress
  ) async -> Result<Outcome, Failure> {
    let received = await Result { () async throws(ServiceError) in
      try await client.services.http.send(attempt.request)
    }
    let outcome = await client.services.worker.run { () -> Result<Outcome, Failure> in
      let result = received.flatMap { response in
        Result { () throws(ServiceError) in
          try response.accepted(parsingMessage: client.errorMessage)
        }
      }
      let outcome = handle(result, attempt)
      share(result, outcome, for: address)
      return outcome
    }
    return outcome ?? .failure(.service(.cancelled))
  }

  /// Shares with other processes a result that the cache doesn't hold: a failure, or a response
  /// that can't be parsed or isn't worth saving.
  private func share(
    _ result: SharedRequests.Outcome, _ outcome: Result<Outcome, Failure>,
    for address: SharedAddress
  ) {
    guard client.services.requests.isShared else { return }
    if case .failure(.service(.tooManyRows)) = outcome {
      return client.services.requests.share(.failure(.tooManyRows), of: address)
    }
    if case .success(let response) = result {
      let saved = try? client.services.responses.metadata(key)
      if response.status == 304 || saved?.fetchedAt == response.moment { return }
    }
    client.services.requests.share(result, of: address)
  }

  private func handle(
    _ result: SharedRequests.Outcome, _ attempt: Attempt
  ) -> Result<Outcome, Failure> {
    Result { () throws(Failure) in try outcome(of: result, attempt) }
  }

  private func outcome(
    of result: SharedRequests.Outcome, _ attempt: Attempt
  ) throws(Failure) -> Outcome {
    do {
      let response = try result.get()
      client.slashes.learn(response, to: attempt.address, below: attempt.base)
      if response.status == 304 {
        // Without an ETag the request was unconditional.
        guard let cached = attempt.cached, let etag = cached.etag else { throw ServiceError.empty }
        return confirm(cached, etag, response.moment)
      }
      return .value(try value(response, from: attempt.base))
    } catch ServiceError.cancelled {
      throw .service(.cancelled)
    } catch ServiceError.notFound where attempt.hasSlash {
      // The address with a slash failed: from now on requests it as given.
      client.slashes.forget(attempt.base)
      return .retry(isUnconditional: false)
    } catch let error as ServiceError {
      throw skipping(attempt, .service(error))
    } catch {
      throw skipping(attempt, redacted(Failure(error)))
    }
  }

  /// Parses a response and saves it.
  private func value(_ response: HTTPResponse, from base: WebAddress) throws(Failure) -> Value {
    let value = try parse(response.body, .live(response.moment))
    let saved = CachedResponse(response, from: base.text)
    // A failed save loses the copy, not the response.
    if isWorthSaving(value), (try? client.services.responses.save(key, saved)) == true {
      client.services.parsedResponses.insert(value, of: key, saved.metadata)
    }
    return value
  }

  /// Renews the cached response after a 304; its cached value needs only the new time. Removes a
  /// response that can't be parsed and requests it whole, since the service would confirm it each
  /// time.
  private func confirm(
    _ cached: CachedResponse.Metadata, _ etag: String, _ moment: Moment
  ) -> Outcome {
    do {
      let value = try confirmed(cached, .live(moment))
      _ = try? client.services.responses.touch(key, etag, moment)
      return .value(value)
    } catch {
      try? client.services.responses.remove(key)
      return .retry(isUnconditional: true)
    }
  }

  private func confirmed(
    _ cached: CachedResponse.Metadata, _ freshness: Freshness
  ) throws(Failure) -> Value {
    let parsed: Value? = client.services.parsedResponses.value(of: key, cached)
    if let parsed { return parsed.with(freshness: freshness) }
    guard let saved = try? client.services.responses.response(key) else {
      throw .service(.unreadable("no saved answer"))
    }
    return try client.services.parsedResponses.value(of: key, saved, freshness, parse: parse)
  }

  /// Logs that a base failed, and returns the failure.
  private func skipping(_ attempt: Attempt, _ failure: Failure) -> Failure {
    skipping(attempt.address, failure, next: attempt.next)
  }

  private func skipping(_ address: WebAddress, _ failure: Failure, next: WebAddress?) -> Failure {
    client.services.log(.addressSkipped(address: address.printable, failure, next: next?.printable))
    return failure
  }

  /// The failure of a malformed base, with its text except secrets.
  private func malformed(_ base: WebAddress, next: WebAddress?) -> Failure {
    skipping(base, .service(.malformedAddress(base.printable, setting: base.setting)), next: next)
  }

  /// A failure without the keys that a server's message may quote.
  private func redacted(_ failure: Failure) -> Failure {
    guard case .service(.unreadable(let message)) = failure else { return failure }
    return .service(.unreadable(client.redaction.cleaned(message)))
  }
}

/// The bases that redirect every address to one with a trailing slash, as Django does. Requests go
/// to that address at once for as long as squad runs.
final class TrailingSlashHosts: Sendable {
  private let bases = Mutex<Set<WebAddress>>([])

  /// The address with a slash to request in place of `address` below `base`; nil for the same one.
  func address(for address: WebAddress, below base: WebAddress) -> WebAddress? {
    guard bases.withLock({ $0.contains(base) }) else { return nil }
    return address.withTrailingSlash
  }

  /// Learns from the redirects of a successful response to `address`.
  func learn(_ response: HTTPResponse, to address: WebAddress, below base: WebAddress) {
    guard response.redirects > 0 else { return }
    let requested = address.path
    let final = response.finalAddress.path
    if final == requested + "/" {
      bases.withLock { _ = $0.insert(base) }
    } else if final + "/" == requested {
      forget(base)
    }
  }

  func forget(_ base: WebAddress) { bases.withLock { _ = $0.remove(base) } }
}
