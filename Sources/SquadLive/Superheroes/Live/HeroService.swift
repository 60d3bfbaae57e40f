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
        return client.ask(
          Self.path,
          read: { (body, moment) throws(Failure) in
            try HeroList(reading: body, at: moment, losses).page(whole, .live(moment))
          }, done: done)
      },
      detail: { id, done in
        client.ask(
          Self.path,
          read: { (body, moment) throws(Failure) in
            try HeroList(reading: body, at: moment, losses).detail(id, .live(moment))
          }, done: done)
      })
  }
}

extension HeroList {
  /// Reads an answer's bytes, which came at that moment. Throws `Failure`.
  init(reading body: [UInt8], at moment: Moment, _ losses: LossReport?) throws(Failure) {
    let file = try body.reading { reader in try HeroFile(from: &reader) }
    losses?.note(file.lost, at: moment)
    self.init(file.records, unreadable: file.unreadable)
  }
}
