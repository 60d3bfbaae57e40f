import SquadCore

/// superhero-api: one file with every hero, which answers no questions.
struct HeroService: Sendable {
  /// Where the file is below a base address.
  static let path = "/all.json"

  let client: ServiceClient

  var live: LiveService {
    LiveService(
      page: { request, done in
        let whole = PageRequest(source: request.source, limit: .max, sort: request.sort)
        return client.ask(
          Self.path,
          read: { (body, moment) throws(Failure) in
            try HeroList(reading: body).page(whole, .live(moment))
          }, done: done)
      },
      detail: { id, done in
        client.ask(
          Self.path,
          read: { (body, moment) throws(Failure) in
            try HeroList(reading: body).detail(id, .live(moment))
          }, done: done)
      })
  }
}

extension HeroList {
  /// Reads an answer's bytes. Throws `Failure`.
  init(reading body: [UInt8]) throws(Failure) {
    self = try body.reading { reader in try HeroList(from: &reader) }
  }
}
