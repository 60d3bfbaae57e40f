import Basics
import HTTPKit
import SquadCore
import Synchronization
import SystemKit

/// One question to a service on its way: saved answers first, then one base address after another.
/// Everybody who wants to know the same waits for the one answer.
final class Question<Value: Restampable>: Sendable {
  typealias Done = @Sendable (Result<Value, Failure>) -> Void
  typealias Reading = @Sendable ([UInt8], Freshness) throws(Failure) -> Value

  private struct Progress {
    var waiting: [Int: Done] = [:]
    var lastNumber = 0
    var ticket: Task<Void, Never>?
    var isAnew = false
    var isOver = false
  }

  let client: ServiceClient
  let path: String
  let parameters: [(String, String)]
  let key: CacheKey
  let read: Reading
  let isWorthSaving: @Sendable (Value) -> Bool
  private let age: Int64
  private let progress = Mutex(Progress())

  /// - Parameter age: how many seconds ago an answer may have been fetched that stands in for a new
  ///   one.
  init(
    _ client: ServiceClient, _ path: String, _ parameters: [(String, String)], age: Int64,
    read: @escaping Reading, isWorthSaving: @escaping @Sendable (Value) -> Bool
  ) {
    self.client = client
    self.path = path
    self.parameters = parameters
    self.age = age
    self.read = read
    self.isWorthSaving = isWorthSaving
    key = CacheKey(catalogue: client.catalogue, path: path, parameters: parameters)
  }

  /// Waits for the answer too; nil where it came already.
  ///
  /// - Parameter isAnew: nothing saved does.
  func join(isAnew: Bool, _ done: @escaping Done) -> Ticket? {
    let number: Int? = progress.withLock { progress in
      guard !progress.isOver else { return nil }
      progress.isAnew = progress.isAnew || isAnew
      progress.lastNumber += 1
      progress.waiting[progress.lastNumber] = done
      return progress.lastNumber
    }
    return number.map { number in Ticket { self.leave(number) } }
  }

  /// Waits no more, which is answered as cancelled. With the last one the question is withdrawn, on
  /// the wire too.
  private func leave(_ number: Int) {
    let (done, isLast) = progress.withLock { progress in
      let done = progress.waiting.removeValue(forKey: number)
      let isLast = done != nil && progress.waiting.isEmpty
      // Over first: an answer that the ticket calls for must not lead to the next base.
      progress.isOver = progress.isOver || isLast
      return (done, isLast)
    }
    if isLast { client.inFlight.remove(self) }
    done?(.failure(.service(.cancelled)))
    if isLast { progress.withLock { $0.ticket }?.cancel() }
  }

  /// Begins, on the client's worker.
  func begin() {
    AllocatorTuning.prepare
    if let value = savedLately(), finish(.success(value), isSaved: true) { return }
    ask(client.bases[...], after: .service(.gone))
  }

  /// What was fetched lately from a service that is asked now, by this squad or another one.
  private func savedLately() -> Value? {
    guard !progress.withLock({ $0.isAnew || $0.isOver }) else { return nil }
    let moment = Moment(seconds: client.now().seconds - age)
    let since = client.renewals.moment(key, notBefore: moment)
    guard let saved = try? client.responses.freshest(key, since),
      client.bases.contains(where: { CachedResponse.Metadata.bare($0) == saved.source })
    else { return nil }
    return try? read(saved.body, .live(saved.fetchedAt))
  }

  var isOver: Bool { progress.withLock { $0.isOver } }

  /// Sends a request, or not where nobody waits any more.
  func send(
    _ request: HTTPRequest,
    _ done: @escaping @Sendable (Result<HTTPResponse, HTTPError>) -> Void
  ) {
    let ticket = TaskThread.start { [http = client.http] in
      do throws(HTTPError) { done(.success(try await http.send(request))) } catch {
        done(.failure(error))
      }
    }
    let isOver = progress.withLock { progress in
      progress.ticket = ticket
      return progress.isOver
    }
    if isOver { ticket.cancel() }
  }

  /// Tells everybody; false where it doesn't do, because somebody wants it anew.
  ///
  /// - Parameter isSaved: what was fetched before anybody asked.
  @discardableResult
  func finish(_ result: Result<Value, Failure>, isSaved: Bool = false) -> Bool {
    let waiting: [Done]? = progress.withLock { progress in
      if isSaved, progress.isAnew, !progress.isOver { return nil }
      defer { progress.waiting = [:] }
      progress.isOver = true
      return progress.waiting.sorted { $0.key < $1.key }.map(\.value)
    }
    guard let waiting else { return false }
    client.inFlight.remove(self)
    for done in waiting { done(result) }
    return true
  }
}
