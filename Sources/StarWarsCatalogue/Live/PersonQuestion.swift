import CatalogueKit
import SquadCore
import Synchronization

/// Asks for a person, then for the names of its planet and species that the host has not told
/// before. Names don't change: one that was saved is good.
final class PersonQuestion: Sendable {
  private struct Progress {
    var names: [SwapiReference: String] = [:]
    var waiting = 0
    var isWithdrawn = false
  }

  private let service: SwapiService
  private let reference: SwapiReference
  private let isAnew: Bool
  private let done: @Sendable (Result<Detail, Failure>) -> Void
  private let tickets = Tickets()
  private let progress = Mutex(Progress())

  init(
    _ service: SwapiService, _ reference: SwapiReference, isAnew: Bool,
    _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) {
    self.service = service
    self.reference = reference
    self.isAnew = isAnew
    self.done = done
  }

  func begin() -> Ticket {
    tickets.add(
      service.ask(reference, as: PersonRecord.self, isAnew: isAnew) { [self] response in
        switch response {
        case .success(let person): name(person)
        case .failure(let failure): done(.failure(failure))
        }
      })
    return Ticket { [tickets] in tickets.cancel() }
  }

  private func name(_ person: Timestamped<PersonRecord>) {
    let snapshot = service.snapshot()
    let unknown = person.record.named.filter { snapshot.name($0)?.isTold != true }
    guard !unknown.isEmpty else { return finish(person) }
    progress.withLock { $0.waiting = unknown.count }
    for reference in unknown {
      tickets.add(
        service.ask(reference, as: NameRecord.self) { [self] response in
          if take(response, of: reference) { finish(person) }
        })
    }
  }

  /// Whether that was the last one. Without it the name from elsewhere stands, or "unknown".
  private func take(
    _ response: Result<Timestamped<NameRecord>, Failure>, of reference: SwapiReference
  ) -> Bool {
    progress.withLock { progress in
      progress.names[reference] = (try? response.get())?.record.name
      if case .failure(.service(.cancelled)) = response { progress.isWithdrawn = true }
      progress.waiting -= 1
      return progress.waiting == 0
    }
  }

  private func finish(_ person: Timestamped<PersonRecord>) {
    let (names, isWithdrawn) = progress.withLock { ($0.names, $0.isWithdrawn) }
    guard !isWithdrawn else { return done(.failure(.service(.cancelled))) }
    let snapshot = service.snapshot()
    let context = SwapiContext(
      freshness: person.freshness,
      name: { reference in
        names[reference].map { SwapiName(text: $0, isTold: true) } ?? snapshot.name(reference)
      }, knownSpecies: service.bundle.species)
    var detail = person.record.detail(in: context)
    // What could not be had now is not worth asking again and again.
    detail.isPartial = false
    done(.success(detail))
  }
}
