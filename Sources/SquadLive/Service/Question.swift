import SquadCore
import Synchronization

/// One question to a service on its way: saved answers first, then one base address after another.
final class Question<Value: Dated>: Sendable {
  private struct Progress {
    var ticket: HTTPTicket?
    var isOver = false
  }

  private let client: ServiceClient
  private let path: String
  private let parameters: [(String, String)]
  private let key: AnswerKey
  private let read: @Sendable ([UInt8], Freshness) throws(Failure) -> Value
  private let done: @Sendable (Result<Value, Failure>) -> Void
  private let progress = Mutex(Progress())

  init(
    _ client: ServiceClient, _ path: String, _ parameters: [(String, String)],
    read: @escaping @Sendable ([UInt8], Freshness) throws(Failure) -> Value,
    done: @escaping @Sendable (Result<Value, Failure>) -> Void
  ) {
    self.client = client
    self.path = path
    self.parameters = parameters
    self.read = read
    self.done = done
    key = AnswerKey(catalogue: client.catalogue, path: path, parameters: parameters)
  }

  /// Withdraws it, on the wire too; it is answered all the same, as cancelled.
  func cancel() {
    // Over first: an answer that the ticket calls for must not lead to the next base.
    finish(.failure(.service(.cancelled)))
    let ticket = progress.withLock { $0.ticket }
    ticket?.cancel()
  }

  /// Begins, on the client's worker.
  func begin() {
    FreedMemory.prepare
    let since = Moment(seconds: client.now().seconds - ServiceClient.freshness)
    if client.asked.isFirst(key), let saved = try? client.answers.freshest(key, since),
      client.bases.contains(where: { AnswerFacts.bare($0) == saved.source }),
      let value = try? read(saved.body, .live(saved.fetchedAt))
    {
      return finish(.success(value))
    }
    ask(client.bases[...], after: .service(.gone))
  }

  /// Asks the first of the bases, the next ones when it fails.
  ///
  /// - Parameter isWhole: whether what was saved is of no use.
  private func ask(_ bases: ArraySlice<String>, after failure: Failure, isWhole: Bool = false) {
    guard !progress.withLock({ $0.isOver }) else { return }
    guard let base = bases.first else { return finish(.failure(failure)) }
    let saved = (try? client.answers.facts(key)).flatMap { $0 }
    let known = saved.flatMap { !isWhole && $0.source == AnswerFacts.bare(base) ? $0 : nil }
    let request = HTTPRequest(
      url: client.address(base, path) + Query.text(parameters + client.sign()),
      headers: known?.etag.map { [("If-None-Match", $0)] } ?? [], redaction: client.redaction)
    let ticket = client.http.send(request) { [self] answer in
      client.worker.perform { [self] in take(answer, known, bases) }
      if FreedMemory.isWorthwhile(after: answer) { client.worker.perform(FreedMemory.giveBack) }
    }
    let isOver = progress.withLock { progress in
      progress.ticket = ticket
      return progress.isOver
    }
    if isOver { ticket.cancel() }
  }

  /// Takes the answer of the first of the bases.
  private func take(
    _ answer: Result<HTTPAnswer, ServiceProblem>, _ known: AnswerFacts?,
    _ bases: ArraySlice<String>
  ) {
    guard !progress.withLock({ $0.isOver }), let base = bases.first else { return }
    do {
      let answer = try answer.get().accepted(words: client.words)
      if answer.status == 304, let etag = known?.etag {
        return confirm(etag, answer.moment, bases)
      }
      let value = try read(answer.body, .live(answer.moment))
      let saved = SavedAnswer(
        body: answer.body, etag: answer.headers["ETag"], fetchedAt: answer.moment, source: base)
      // A disk that takes nothing costs the copy, not the answer.
      if (try? client.answers.save(key, saved)) == true {
        client.known.keep(value, of: key, etag: saved.etag, bytes: saved.body.count)
      }
      finish(.success(value))
    } catch ServiceProblem.cancelled {
      finish(.failure(.service(.cancelled)))
    } catch let problem as ServiceProblem {
      askNext(bases, after: .service(problem))
    } catch {
      askNext(bases, after: hidden(Failure(error)))
    }
  }

  /// Asks the base after the one that failed.
  private func askNext(_ bases: ArraySlice<String>, after failure: Failure) {
    let rest = bases.dropFirst()
    client.log(
      .passedOver(
        address: AnswerFacts.bare(client.address(bases.first ?? "", path)), failure,
        next: rest.first.map(AnswerFacts.bare)))
    ask(rest, after: failure)
  }

  /// What was saved still holds: what was read from it before needs only the new time. Where it
  /// can't be read, the whole answer is asked for: kept, it would be confirmed and be useless each
  /// time.
  private func confirm(_ etag: String, _ moment: Moment, _ bases: ArraySlice<String>) {
    do {
      let value = try confirmed(etag, .live(moment))
      _ = try? client.answers.touch(key, etag, moment)
      finish(.success(value))
    } catch {
      try? client.answers.remove(key)
      ask(bases, after: error, isWhole: true)
    }
  }

  private func confirmed(_ etag: String, _ freshness: Freshness) throws(Failure) -> Value {
    let known: Value? = client.known.value(of: key, etag: etag)
    if let known { return known.dated(freshness) }
    guard let saved = (try? client.answers.answer(key)).flatMap({ $0 }) else {
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

  private func finish(_ result: Result<Value, Failure>) {
    let isFirst = progress.withLock { progress in
      defer { progress.isOver = true }
      return !progress.isOver
    }
    if isFirst { done(result) }
  }
}
