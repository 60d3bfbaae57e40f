import SquadCore

/// superhero-api: one file with every hero, which answers no questions.
struct HeroService: Sendable {
  /// Where the file is below a base address.
  static let path = "/all.json"

  let client: ServiceClient

  private var losses: LossReport? { client.losses(Self.path) }

  var live: LiveService {
    LiveService(
      page: { request, done in
        let whole = PageRequest(source: request.source, limit: .max, sort: request.sort)
        return ask(isAnew: request.isAnew) { answer in
          done(answer.asked { (all) throws(Failure) in try all.list.page(whole, all.freshness) })
        }
      },
      detail: { id, done in detail(id, isAnew: false, done) },
      detailAnew: { id, done in detail(id, isAnew: true, done) })
  }

  private func detail(
    _ id: EntryID, isAnew: Bool, _ done: @escaping @Sendable (Result<Detail, Failure>) -> Void
  ) -> Ticket {
    ask(isAnew: isAnew) { answer in
      done(answer.asked { (all) throws(Failure) in try all.list.detail(id, all.freshness) })
    }
  }

  private func ask(
    isAnew: Bool, _ done: @escaping @Sendable (Result<HeroAnswer, Failure>) -> Void
  ) -> Ticket {
    client.ask(
      Self.path, isAnew: isAnew,
      read: { (body, freshness) throws(Failure) in
        HeroAnswer(
          list: try HeroList(reading: body, freshness, losses), freshness: freshness)
      }, done: done)
  }
}

extension Result where Failure == SquadCore.Failure {
  /// What `body` finds in the answer.
  fileprivate func asked<Value>(
    _ body: (Success) throws(Failure) -> Value
  ) -> Result<Value, Failure> {
    flatMap { answer in
      do throws(SquadCore.Failure) { return .success(try body(answer)) } catch {
        return .failure(error)
      }
    }
  }
}

extension HeroList {
  /// Reads an answer's bytes. Throws `Failure`.
  init(
    reading body: [UInt8], _ freshness: Freshness, _ losses: LossReport?
  ) throws(Failure) {
    let file = try body.reading { reader in try HeroFile(from: &reader) }
    if let moment = freshness.moment { losses?.note(file.lost, at: moment) }
    guard !file.records.isEmpty else { throw .service(.unreadable("no heroes")) }
    self.init(file.records, unreadable: file.unreadable)
  }
}
