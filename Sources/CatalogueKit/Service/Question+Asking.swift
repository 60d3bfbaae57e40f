import Basics
import HTTPKit
import SquadCore

/// Asking over the network.
extension Question {
  /// A request to the first of some bases.
  private struct Attempt {
    let base: String
    /// Where the service was asked, without what it was asked.
    let address: String
    /// Whether that is an address with a slash that squad put there.
    let hasSlash: Bool
    /// What is known of the saved answer, if it is of use.
    let known: CachedResponse.Metadata?
    /// The bases after this one.
    let rest: ArraySlice<String>
  }

  /// Asks the first of the bases, the next ones when it fails.
  ///
  /// - Parameter isWhole: whether what was saved is of no use.
  func ask(_ bases: ArraySlice<String>, after failure: Failure, isWhole: Bool = false) {
    guard !isOver else { return }
    guard let base = bases.first else {
      finish(.failure(failure))
      return
    }
    let saved = (try? client.responses.facts(key)).flatMap { $0 }
    let known = saved.flatMap {
      !isWhole && $0.source == CachedResponse.Metadata.bare(base) ? $0 : nil
    }
    let plain = client.address(base, path)
    let slashed = client.slashes.address(for: plain, below: base)
    let attempt = Attempt(
      base: base, address: slashed ?? plain, hasSlash: slashed != nil, known: known,
      rest: bases.dropFirst())
    let request = HTTPRequest(
      url: attempt.address + Query.text(parameters + client.sign()),
      headers: known?.etag.map { [("If-None-Match", $0)] } ?? [], redaction: client.redaction)
    send(request) { [self] response in
      client.worker.perform { [self] in take(response, to: attempt) }
      if AllocatorTuning.isWorthwhile(after: response) {
        client.worker.perform(AllocatorTuning.giveBack)
      }
    }
  }

  private func take(_ response: Result<HTTPResponse, HTTPError>, to attempt: Attempt) {
    guard !isOver else { return }
    do {
      let response = try response.get().accepted(words: client.words)
      client.slashes.learn(response, to: attempt.address, below: attempt.base)
      if response.status == 304, let etag = attempt.known?.etag {
        return confirm(etag, response.moment, attempt)
      }
      let value = try read(response.body, .live(response.moment))
      let saved = CachedResponse(
        body: response.body, etag: response.headers["ETag"], fetchedAt: response.moment,
        source: attempt.base)
      // A disk that takes nothing costs the copy, not the answer.
      if isWorthSaving(value), (try? client.responses.save(key, saved)) == true {
        client.known.keep(value, of: key, etag: saved.etag, bytes: saved.body.count)
      }
      finish(.success(value))
    } catch HTTPError.cancelled {
      finish(.failure(.service(.cancelled)))
    } catch HTTPError.notFound where attempt.hasSlash {
      // It may be the one address that has none.
      client.slashes.forget(attempt.base)
      ask([attempt.base] + attempt.rest, after: .service(.notFound))
    } catch let error as HTTPError {
      askNext(attempt, after: .service(ServiceProblem(error)))
    } catch {
      askNext(attempt, after: hidden(Failure(error)))
    }
  }

  /// Asks the base after the one that failed.
  private func askNext(_ attempt: Attempt, after failure: Failure) {
    client.log(
      .passedOver(
        address: CachedResponse.Metadata.bare(attempt.address), failure,
        next: attempt.rest.first.map(CachedResponse.Metadata.bare)))
    ask(attempt.rest, after: failure)
  }

  /// What was saved still holds: what was read from it before needs only the new time. Where it
  /// can't be read, the whole answer is asked for: kept, it would be confirmed and be useless each
  /// time.
  private func confirm(_ etag: String, _ moment: Moment, _ attempt: Attempt) {
    do {
      let value = try confirmed(etag, .live(moment))
      _ = try? client.responses.touch(key, etag, moment)
      finish(.success(value))
    } catch {
      try? client.responses.remove(key)
      ask([attempt.base] + attempt.rest, after: error, isWhole: true)
    }
  }

  private func confirmed(_ etag: String, _ freshness: Freshness) throws(Failure) -> Value {
    let known: Value? = client.known.value(of: key, etag: etag)
    if let known { return known.with(freshness: freshness) }
    guard let saved = (try? client.responses.response(key)).flatMap({ $0 }) else {
      throw .service(.unreadable("no saved answer"))
    }
    let value = try read(saved.body, freshness)
    client.known.keep(value, of: key, etag: saved.etag, bytes: saved.body.count)
    return value
  }

  /// A failure with what the server said made fit to be shown.
  private func hidden(_ failure: Failure) -> Failure {
    guard case .service(.unreadable(let words)) = failure else { return failure }
    return .service(.unreadable(client.redaction.words(words)))
  }
}
