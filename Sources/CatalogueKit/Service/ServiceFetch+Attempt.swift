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
    var request = HTTPRequest(
      address.appending(Query.text(parameters + client.sign())),
      headers: cached?.etag.map { [("If-None-Match", $0)] } ?? [], redaction: client.redaction,
      // Redirects of a service elsewhere lead to no other host of this machine or its network.
      scope: base.host.isLoopback ? .anywhere : .publicOnly(except: client.bases))
    request.refusal = client.refusal
    return Attempt(
      base: base, address: address, hasSlash: slashed != nil, cached: cached, next: next,
      request: request)
  }

  private func outcome(of attempt: Attempt) async throws(Failure) -> Outcome {
    let response = await Result { () async throws(HTTPError) in
      try await client.http.send(attempt.request)
    }
    return try await client.perform { () throws(Failure) in try handle(response, attempt) }
  }

  private func handle(
    _ response: Result<HTTPResponse, HTTPError>, _ attempt: Attempt
  ) throws(Failure) -> Outcome {
    do {
      let response = try response.get().accepted(words: client.words)
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
    let saved = CachedResponse(
      body: response.body, etag: response.headers["ETag"], fetchedAt: response.moment,
      source: base.text)
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
