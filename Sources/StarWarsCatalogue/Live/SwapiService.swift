import CatalogueKit
import SquadCore

/// Hosts that speak SWAPI. They know no lists of whole characters: a film names the addresses of
/// its people, and each of those is a question of its own.
struct SwapiService: Sendable {
  /// How long a record that this squad or another one fetched stands in for a new one, in seconds.
  /// They hardly ever change, films share their people, and some hosts count requests.
  static let freshness: Int64 = 600

  let client: ServiceClient
  let bundle: StarWarsBundle
  let saved: SwapiResponseCache
  let partial = ResumableProgress<Gathered>()
  let listedFilms = ResumableProgress<Listed<FilmRecord>>()
  let listedPeople = ResumableProgress<Listed<PersonRecord>>()

  var live: LiveService {
    LiveService(
      page: { request, done in
        do { return try page(request, done) } catch {
          done(.failure(Failure(error)))
          return Ticket {}
        }
      },
      detail: { id, done in detail(id, isAnew: false, done) },
      detailAnew: { id, done in detail(id, isAnew: true, done) })
  }

  /// What is on this machine. Reads files: on the worker only.
  func snapshot() -> SwapiSnapshot { SwapiSnapshot(bundle, saved) }

  /// Asks for one record.
  func ask<Record: SwapiRecord>(
    _ reference: SwapiReference, as type: Record.Type, isAnew: Bool = false,
    _ done: @escaping @Sendable (Result<Timestamped<Record>, Failure>) -> Void
  ) -> Ticket {
    client.ask(
      reference.path, isAnew: isAnew, age: Self.freshness,
      read: { (body, freshness) throws(Failure) in
        try SwapiResponse<Record>(body, of: reference, freshness)
      },
      done: { response in
        done(
          response.flatMap { response in
            guard let record = response.records.first else {
              return .failure(.service(.missing(reference.path)))
            }
            return .success(Timestamped(record: record, freshness: response.freshness))
          })
      })
  }

  private func page(
    _ request: PageRequest, _ done: @escaping @Sendable (Result<Page, Failure>) -> Void
  ) throws(Failure) -> Ticket {
    let query = try SwapiQuery(request.source)
    switch query {
    case .films:
      return Listing(
        self, query, listedFilms, isAnew: request.isAnew, lookup: \.films,
        order: { SwapiRows.sorted($0, by: request.sort) }, done
      ).begin()
    case .people:
      return Listing(
        self, query, listedPeople, isAnew: request.isAnew, lookup: \.people,
        order: { SwapiRows.sorted($0, by: request.sort) }, done
      ).begin()
    case .characters(let film):
      let isAnew = request.isAnew
      return Gathering(self, query, isAnew: isAnew, lookup: \.people, done).begin { take in
        members(of: SwapiReference(.films, film), as: FilmRecord.self, isAnew: isAnew, take)
      }
    case .appearances(let person):
      let isAnew = request.isAnew
      return Gathering(self, query, isAnew: isAnew, lookup: \.films, done).begin { take in
        members(of: SwapiReference(.people, person), as: PersonRecord.self, isAnew: isAnew, take)
      }
    }
  }

  /// Asks a record which others it names.
  private func members<Owner: SwapiEntryRecord>(
    of reference: SwapiReference, as type: Owner.Type, isAnew: Bool,
    _ done: @escaping @Sendable (Result<Timestamped<[Int]>, Failure>) -> Void
  ) -> Ticket {
    ask(reference, as: Owner.self, isAnew: isAnew) { response in
      done(
        response.flatMap { owner in
          guard let members = owner.record.members else {
            return .failure(.service(.missing(Owner.section)))
          }
          return .success(Timestamped(record: members, freshness: owner.freshness))
        })
    }
  }

  private func detail(
    _ id: EntryID, isAnew: Bool, _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) -> Ticket {
    guard let reference = SwapiReference(id) else {
      done(.failure(.unknownEntry(id)))
      return Ticket {}
    }
    return reference.kind == .films
      ? film(reference, isAnew: isAnew, done)
      : PersonQuestion(self, reference, isAnew: isAnew, done).begin()
  }

  private func film(
    _ reference: SwapiReference, isAnew: Bool,
    _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) -> Ticket {
    ask(reference, as: FilmRecord.self, isAnew: isAnew) { response in
      done(
        response.map { film in
          var detail = film.record.detail(in: snapshot().context(film.freshness))
          // There is no more to ask for.
          detail.isPartial = false
          return detail
        })
    }
  }
}
