import CatalogueKit
import SquadCore

/// superhero-api: one file with every hero, which answers no questions.
struct HeroService: Sendable {
  /// Where the file is below a base address.
  static let path = "/all.json"

  let client: ServiceClient

  private var skipped: SkippedRecordLog? { client.skipped(Self.path) }

  var live: LiveService {
    LiveService(
      page: { request, done in
        let whole = PageRequest(source: request.source, limit: .max, sort: request.sort)
        return ask(isAnew: request.isAnew) { response in
          done(response.asked { (all) throws(Failure) in try all.list.page(whole, all.freshness) })
        }
      },
      detail: { id, done in detail(id, isAnew: false, done) },
      detailAnew: { id, done in detail(id, isAnew: true, done) })
  }

  private func detail(
    _ id: EntryID, isAnew: Bool, _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) -> Ticket {
    ask(isAnew: isAnew) { response in
      done(response.asked { (all) throws(Failure) in try all.list.detail(id, all.freshness) })
    }
  }

  private func ask(
    isAnew: Bool, _ done: @escaping @Sendable (Result<HeroResponse, Failure>) -> Void
  ) -> Ticket {
    client.ask(
      Self.path, isAnew: isAnew,
      read: { (body, freshness) throws(Failure) in
        HeroResponse(
          list: try HeroList(reading: body, freshness, skipped), freshness: freshness)
      }, done: done)
  }
}

extension Result where Failure == SquadCore.Failure {
  /// What `body` finds in the answer.
  fileprivate func asked<Value>(
    _ body: (Success) throws(Failure) -> Value
  ) -> Result<Value, Failure> {
    flatMap { response in
      do throws(SquadCore.Failure) { return .success(try body(response)) } catch {
        return .failure(error)
      }
    }
  }
}
