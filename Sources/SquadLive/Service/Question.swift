import SquadCore
import Synchronization

/// One question to a service on its way: saved answers first, then one base address after another.
final class Question<Value>: Sendable {
  private struct Progress {
    var ticket: HTTPTicket?
    var isOver = false
  }

  private let client: ServiceClient
  private let path: String
  private let parameters: [(String, String)]
  private let key: AnswerKey
  private let read: @Sendable ([UInt8], Moment) throws(Failure) -> Value
  private let done: @Sendable (Result<Value, Failure>) -> Void
  private let progress = Mutex(Progress())

  init(
    _ client: ServiceClient, _ path: String, _ parameters: [(String, String)],
    read: @escaping @Sendable ([UInt8], Moment) throws(Failure) -> Value,
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
    let ticket = progress.withLock { $0.ticket }
    ticket?.cancel()
    finish(.failure(.service(.cancelled)))
  }

  /// Begins, on the client's worker.
  func begin() {
    let since = Moment(seconds: client.now().seconds - ServiceClient.freshness)
    if let saved = try? client.answers.freshest(key, since), client.bases.contains(saved.source),
      let value = try? read(saved.body, saved.fetchedAt)
    {
      return finish(.success(value))
    }
    ask(client.bases[...], after: .service(.gone))
  }

  /// Asks the first of the bases, the next ones when it fails.
  private func ask(_ bases: ArraySlice<String>, after failure: Failure) {
    guard let base = bases.first else { return finish(.failure(failure)) }
    let saved = (try? client.answers.answer(key)).flatMap { $0 }
    let known = saved.flatMap { $0.source == base ? $0 : nil }
    let request = HTTPRequest(
      url: base + path + Query.text(parameters + client.sign()),
      headers: known?.etag.map { [("If-None-Match", $0)] } ?? [], redaction: client.redaction)
    let ticket = client.http.send(request) { [self] answer in
      client.worker.perform { [self] in take(answer, known, base, bases.dropFirst()) }
    }
    let isOver = progress.withLock { progress in
      progress.ticket = ticket
      return progress.isOver
    }
    if isOver { ticket.cancel() }
  }

  private func take(
    _ answer: Result<HTTPAnswer, ServiceProblem>, _ known: SavedAnswer?, _ base: String,
    _ others: ArraySlice<String>
  ) {
    guard !progress.withLock({ $0.isOver }) else { return }
    do {
      let answer = try answer.get().accepted(words: client.words)
      if answer.status == 304, let known {
        if let etag = known.etag { _ = try? client.answers.touch(key, etag, answer.moment) }
        return finish(.success(try read(known.body, answer.moment)))
      }
      let value = try read(answer.body, answer.moment)
      let saved = SavedAnswer(
        body: answer.body, etag: answer.headers["ETag"], fetchedAt: answer.moment, source: base)
      // A disk that takes nothing costs the copy, not the answer.
      _ = try? client.answers.save(key, saved)
      finish(.success(value))
    } catch let problem as ServiceProblem {
      ask(others, after: .service(problem))
    } catch {
      ask(others, after: Failure(error))
    }
  }

  private func finish(_ result: Result<Value, Failure>) {
    let isFirst = progress.withLock { progress in
      defer { progress.isOver = true }
      return !progress.isOver
    }
    if isFirst { done(result) }
  }
}
