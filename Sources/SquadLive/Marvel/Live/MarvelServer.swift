import SquadCore

/// A server that speaks the Marvel Comics API, with what was saved of its answers.
package struct MarvelServer: Sendable {
  let services: Services
  let saved: MarvelSaved
  /// Nil where no network is wanted.
  let live: LiveService?

  /// - Parameters:
  ///   - addresses: what stands before `/characters`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(
    addresses: [String], keys: MarvelKeys, services: Services, isOffline: Bool
  ) {
    self.services = services
    let places = MarvelPlaces()
    saved = MarvelSaved(
      answers: services.answers, known: services.known, log: services.log, places: places)
    let stamps = Stamps(services.now)
    let client = services.client(
      .marvel, bases: addresses, redaction: keys.redaction,
      sign: { keys.signature(stamp: stamps.next()) }, words: MarvelReading.words)
    live = isOffline ? nil : MarvelService(client, places).live
  }
}
