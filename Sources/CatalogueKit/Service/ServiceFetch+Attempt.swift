import Basics
import HTTPKit
import SquadCore

/// One base address after another.
extension ServiceFetch {
  /// A request to one of the bases.
  private struct Attempt {
    let base: WebAddress
    /// The request's address without its parameters.
    let address: WebAddress
    /// Whether that is an address with a slash that squad put there.
    let hasSlash: Bool
    /// The cached response to confirm; nil where there is none from this base.
    let cached: CachedResponse.Metadata?
    /// The base after this one.
    let next: WebAddress?
    let request: HTTPRequest
  }

  /// The outcome of a request that did not fail.
  private enum Outcome {
    case value(Value)
    /// The same base has to be requested once more.
    case retry(isUnconditional: Bool)
  }

  /// Fetches from one base.
  ///
  /// - Parameter isUnconditional: ignores the cached response.
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

  /// Builds the request, conditional where a response is cached. Reads files: on the worker only.
  private func attempt(
    _ base: WebAddress, next: WebAddress?, isUnconditional: Bool
  ) -> Attempt {
    let metadata = (try? client.responses.metadata(key)).flatMap { $0 }
    let cached = metadata.flatMap {
      !isUnconditional && $0.source == base.bare ? $0 : nil
    }
    let plain = client.address(base, path)
    let slashed = client.slashes.address(for: plain, below: base)
    let address = slashed ?? plain
    let request = HTTPRequest(
      address.appending(Query.text(parameters + client.sign())),
      headers: cached?.etag.map { [("If-None-Match", $0)] } ?? [], redaction: client.redaction,
      // Redirects of a service elsewhere lead to no other host of this machine or its network.
      scope: base.host.isLoopback ? .anywhere : .publicOnly(except: client.bases))
    return Attempt(
      base: base, address: address, hasSlash: slashed != nil, cached: cached, next: next,
      request: request)
  }

  private func outcome(of attempt: Attempt) async throws(Failure) -> Outcome {
    let address = SharedAddress(attempt.request)
    let outcome = await client.requests.withLock(on: address) { _ -> Result<Outcome, Failure> in
      let shared = await client.worker.run { known(attempt, at: address) }
      if let known = shared ?? nil { return known }
      return await ask(attempt, for: address)
    }
    guard let outcome else { throw .service(.cancelled) }
    return try outcome.get()
  }

  /// The outcome by what another process was answered within the last minutes, which is what everybody
  /// gets, reloading or not; nil where the service has to be asked.
  private func known(_ attempt: Attempt, at address: SharedAddress) -> Result<Outcome, Failure>? {
    guard client.requests.isShared else { return nil }
    if let value = recent(includingInvalid: true) { return .success(.value(value)) }
    return client.requests.answer(of: address).map { handle($0, attempt) }
  }

  private func ask(
    _ attempt: Attempt, for address: SharedAddress
  ) async -> Result<Outcome, Failure> {
    let answer = await Result { () async throws(HTTPError) in
      try await client.http.send(attempt.request)
    }
    let outcome = await client.worker.run { () -> Result<Outcome, Failure> in
      let answer = answer.flatMap { response in
        Result { () throws(HTTPError) in try response.accepted(words: client.words) }
      }
      let outcome = handle(answer, attempt)
      keep(answer, outcome, for: address)
      return outcome
    }
    return outcome ?? .failure(.service(.cancelled))
  }

  /// Keeps for other processes an answer that isn't in the cache: a failure, or a response that can't
  /// be parsed or isn't worth saving.
  private func keep(
    _ answer: SharedRequests.Answer, _ outcome: Result<Outcome, Failure>, for address: SharedAddress
  ) {
    guard client.requests.isShared else { return }
    if case .failure(.service(.tooManyRows)) = outcome {
      return client.requests.keep(.failure(.tooManyRows), of: address)
    }
    if case .success(let response) = answer {
      let saved = (try? client.responses.metadata(key)).flatMap { $0 }
      if response.status == 304 || saved?.fetchedAt == response.moment { return }
    }
    client.requests.keep(answer, of: address)
  }

  private func handle(
    _ answer: SharedRequests.Answer, _ attempt: Attempt
  ) -> Result<Outcome, Failure> {
    Result { () throws(Failure) in try outcome(of: answer, attempt) }
  }

  private func outcome(
    of answer: SharedRequests.Answer, _ attempt: Attempt
  ) throws(Failure) -> Outcome {
    do {
      let response = try answer.get()
      client.slashes.learn(response, to: attempt.address, below: attempt.base)
      if response.status == 304 {
        // Without an ETag there was nothing to confirm.
        guard let etag = attempt.cached?.etag else { throw HTTPError.empty }
        return confirm(etag, response.moment)
      }
      return .value(try value(response, from: attempt.base))
    } catch HTTPError.cancelled {
      throw .service(.cancelled)
    } catch HTTPError.notFound where attempt.hasSlash {
      // It may be the one address that has none.
      client.slashes.forget(attempt.base)
      return .retry(isUnconditional: false)
    } catch let error as HTTPError {
      throw skipping(attempt, .service(ServiceProblem(error)))
    } catch {
      throw skipping(attempt, redacted(Failure(error)))
    }
  }

  /// Parses a response and saves it.
  private func value(_ response: HTTPResponse, from base: WebAddress) throws(Failure) -> Value {
    let value = try parse(response.body, .live(response.moment))
    let saved = CachedResponse(response, from: base.text)
    // A failed save costs the copy, not the response.
    if isWorthSaving(value), (try? client.responses.save(key, saved)) == true {
      client.parsedResponses.insert(value, of: key, etag: saved.etag, bytes: saved.body.count)
    }
    return value
  }

  /// Renews the cached response after a 304: the value parsed from it needs only the new time. One
  /// that can't be parsed is removed and requested whole: left in the cache, it would be confirmed
  /// and useless each time.
  private func confirm(_ etag: String, _ moment: Moment) -> Outcome {
    do {
      let value = try confirmed(etag, .live(moment))
      _ = try? client.responses.touch(key, etag, moment)
      return .value(value)
    } catch {
      try? client.responses.remove(key)
      return .retry(isUnconditional: true)
    }
  }

  private func confirmed(_ etag: String, _ freshness: Freshness) throws(Failure) -> Value {
    if let parsed = parsed(etag, freshness) { return parsed }
    guard let saved = (try? client.responses.response(key)).flatMap({ $0 }) else {
      throw .service(.unreadable("no saved answer"))
    }
    return try parse(saved, freshness)
  }

  /// Logs that a base failed, and returns why.
  private func skipping(_ attempt: Attempt, _ failure: Failure) -> Failure {
    skipping(attempt.address, failure, next: attempt.next)
  }

  private func skipping(_ address: WebAddress, _ failure: Failure, next: WebAddress?) -> Failure {
    client.log(.addressSkipped(address: address.printable, failure, next: next?.printable))
    return failure
  }

  /// Why a base can't be requested, with its text as far as that is nobody's secret.
  private func malformed(_ base: WebAddress, next: WebAddress?) -> Failure {
    skipping(
      base, .service(.malformedAddress(base.printable, setting: base.setting)), next: next)
  }

  /// A failure without the keys that the server's message may quote.
  private func redacted(_ failure: Failure) -> Failure {
    guard case .service(.unreadable(let words)) = failure else { return failure }
    return .service(.unreadable(client.redaction.words(words)))
  }
}
