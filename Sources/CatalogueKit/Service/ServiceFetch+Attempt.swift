import Basics
import HTTPKit
import SquadCore

/// One base address after another.
extension ServiceFetch {
  /// A request to one of the bases.
  private struct Attempt {
    let base: String
    /// The request's address without its parameters.
    let address: String
    /// Whether that is an address with a slash that squad put there.
    let hasSlash: Bool
    /// What is known of the cached response, if it is of use.
    let known: CachedResponse.Metadata?
    /// The base after this one.
    let next: String?
    let request: HTTPRequest
  }

  /// What comes of a request that did not fail.
  private enum Outcome {
    case value(Value)
    /// The same base has to be asked another time.
    case again(isUnconditional: Bool)
  }

  /// Asks one base.
  ///
  /// - Parameter isUnconditional: whether the cached response is of no use.
  func fetch(
    from base: String, next: String?, isUnconditional: Bool = false
  ) async throws(Failure) -> Value {
    let attempt = try await client.perform {
      self.attempt(base, next: next, isUnconditional: isUnconditional)
    }
    switch try await outcome(of: attempt) {
    case .value(let value): return value
    case .again(let isUnconditional):
      return try await fetch(from: base, next: next, isUnconditional: isUnconditional)
    }
  }

  /// Reads what is cached, off the executor.
  private func attempt(_ base: String, next: String?, isUnconditional: Bool) -> Attempt {
    let cached = (try? client.responses.facts(key)).flatMap { $0 }
    let known = cached.flatMap {
      !isUnconditional && $0.source == CachedResponse.Metadata.bare(base) ? $0 : nil
    }
    let plain = client.address(base, path)
    let slashed = client.slashes.address(for: plain, below: base)
    let address = slashed ?? plain
    return Attempt(
      base: base, address: address, hasSlash: slashed != nil, known: known, next: next,
      request: HTTPRequest(
        url: address + Query.text(parameters + client.sign()),
        headers: known?.etag.map { [("If-None-Match", $0)] } ?? [],
        redaction: client.redaction))
  }

  private func outcome(of attempt: Attempt) async throws(Failure) -> Outcome {
    let response = await Result { () async throws(HTTPError) in
      try await client.http.send(attempt.request)
    }
    return try await client.perform { () throws(Failure) in try take(response, attempt) }
  }

  private func take(
    _ response: Result<HTTPResponse, HTTPError>, _ attempt: Attempt
  ) throws(Failure) -> Outcome {
    do {
      let response = try response.get().accepted(words: client.words)
      client.slashes.learn(response, to: attempt.address, below: attempt.base)
      if response.status == 304, let etag = attempt.known?.etag {
        return confirm(etag, response.moment)
      }
      return .value(try value(response, from: attempt.base))
    } catch HTTPError.cancelled {
      throw .service(.cancelled)
    } catch HTTPError.notFound where attempt.hasSlash {
      // It may be the one address that has none.
      client.slashes.forget(attempt.base)
      return .again(isUnconditional: false)
    } catch let error as HTTPError {
      throw passedOver(attempt, .service(ServiceProblem(error)))
    } catch {
      throw passedOver(attempt, redacted(Failure(error)))
    }
  }

  /// Parses a response and saves it.
  private func value(_ response: HTTPResponse, from base: String) throws(Failure) -> Value {
    let value = try parse(response.body, .live(response.moment))
    let saved = CachedResponse(
      body: response.body, etag: response.headers["ETag"], fetchedAt: response.moment,
      source: base)
    // A disk that takes nothing costs the copy, not the response.
    if isWorthSaving(value), (try? client.responses.save(key, saved)) == true {
      client.known.keep(value, of: key, etag: saved.etag, bytes: saved.body.count)
    }
    return value
  }

  /// The cached response still holds: what was parsed of it before needs only the new time. Where
  /// it can't be parsed, the whole response is asked for: left in the cache, it would be confirmed
  /// and be useless each time.
  private func confirm(_ etag: String, _ moment: Moment) -> Outcome {
    do {
      let value = try confirmed(etag, .live(moment))
      _ = try? client.responses.touch(key, etag, moment)
      return .value(value)
    } catch {
      try? client.responses.remove(key)
      return .again(isUnconditional: true)
    }
  }

  private func confirmed(_ etag: String, _ freshness: Freshness) throws(Failure) -> Value {
    let known: Value? = client.known.value(of: key, etag: etag)
    if let known { return known.with(freshness: freshness) }
    guard let saved = (try? client.responses.response(key)).flatMap({ $0 }) else {
      throw .service(.unreadable("no saved answer"))
    }
    let value = try parse(saved.body, freshness)
    client.known.keep(value, of: key, etag: saved.etag, bytes: saved.body.count)
    return value
  }

  /// Logs that a base failed, and returns why.
  private func passedOver(_ attempt: Attempt, _ failure: Failure) -> Failure {
    client.log(
      .passedOver(
        address: CachedResponse.Metadata.bare(attempt.address), failure,
        next: attempt.next.map(CachedResponse.Metadata.bare)))
    return failure
  }

  /// A failure without the keys that the server's words may quote.
  private func redacted(_ failure: Failure) -> Failure {
    guard case .service(.unreadable(let words)) = failure else { return failure }
    return .service(.unreadable(client.redaction.words(words)))
  }
}
