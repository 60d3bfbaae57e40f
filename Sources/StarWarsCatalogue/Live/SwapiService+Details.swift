import Basics
import CatalogueKit
import SquadCore

extension SwapiService {
  func detail(_ id: EntryID, isReload: Bool) async throws(Failure) -> Detail {
    guard let reference = SwapiReference(id) else { throw .unknownEntry(id) }
    return reference.kind == .films
      ? try await film(reference, isReload: isReload)
      : try await person(reference, isReload: isReload)
  }

  private func film(
    _ reference: SwapiReference, isReload: Bool
  ) async throws(Failure) -> Detail {
    let film = try await record(reference, as: FilmRecord.self, isReload: isReload)
    return try await client.perform {
      var detail = film.record.detail(in: snapshot().context(film.freshness))
      // There is nothing more to fetch.
      detail.isPartial = false
      return detail
    }
  }

  /// Fetches a person, then the names of its planet and species that were not fetched before.
  /// Names don't change: one that was saved is good.
  private func person(
    _ reference: SwapiReference, isReload: Bool
  ) async throws(Failure) -> Detail {
    let person = try await record(reference, as: PersonRecord.self, isReload: isReload)
    let unknown = try await client.perform {
      let snapshot = snapshot()
      return person.record.named.filter { snapshot.name($0)?.isCurrent != true }
    }
    let names = try await names(of: unknown)
    return try await client.perform {
      let snapshot = snapshot()
      let context = SwapiContext(
        freshness: person.freshness,
        name: { reference in
          names[reference].map { SwapiName(text: $0, isCurrent: true) } ?? snapshot.name(reference)
        }, knownSpecies: bundle.species)
      var detail = person.record.detail(in: context)
      // A name that failed now is not worth requesting again and again.
      detail.isPartial = false
      return detail
    }
  }

  /// Fetches names concurrently. A missing one is shown as stored, or as "unknown".
  private func names(
    of references: [SwapiReference]
  ) async throws(Failure) -> [SwapiReference: String] {
    let names = await references.concurrentMap { reference in
      let name = try? await record(reference, as: NameRecord.self).record.name
      return (reference, name)
    }
    if Task.isCancelled { throw .service(.cancelled) }
    return Dictionary(names.compactMap { reference, name in name.map { (reference, $0) } }) {
      first, _ in first
    }
  }
}
