import CatalogueKit
import HTTPKit
import SquadCore

/// A server with the Marvel Comics API, and its saved responses.
package struct MarvelServer: Sendable {
  let services: Services
  let saved: MarvelResponseCache
  /// Nil where no network is wanted.
  let live: LiveService?

  /// - Parameters:
  ///   - addresses: base addresses before `/characters`, tried in order.
  ///   - isOffline: only what was saved is used.
  package init(
    addresses: [WebAddress], keys: MarvelKeys, services: Services, isOffline: Bool
  ) {
    self.services = services
    let locations = MarvelRecordLocations()
    saved = MarvelResponseCache(
      responses: services.responses, parsedResponses: services.parsedResponses, log: services.log,
      locations: locations)
    let nonces = NonceSource(services.now)
    let client = services.client(
      .marvel, bases: addresses, redaction: keys.redaction,
      sign: { keys.signature(nonce: nonces.next()) }, words: MarvelResponseParser.words)
    live = isOffline ? nil : MarvelService(client, locations, saved: saved).live
  }
}
