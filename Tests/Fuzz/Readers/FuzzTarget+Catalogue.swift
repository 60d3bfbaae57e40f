import Basics
import CatalogueKit
import HTTPKit
import SquadCore
import SquadRuntime
import Synchronization

extension FuzzTarget {
  /// A catalogue whose service answers every request with an input. All resulting text is checked.
  ///
  /// - Parameter details: entries to open besides the lists and their first rows.
  init(
    _ id: CatalogueID, details: [String], _ catalogue: @escaping @Sendable (Services) -> Catalogue
  ) {
    name = id.rawValue
    run = { mutator, seeds in
      let network = Mutex((mutator, requests: 0))
      let http = HTTPClient(
        send: { (request) async throws(ServiceError) in
          let body = network.withLock { network in
            network.requests += 1
            return network.0.input(from: seeds)
          }
          // A service may name next pages for ever; squad has to come to an end.
          if network.withLock({ $0.requests > 2_000 }) { throw .timeout }
          return HTTPResponse(status: 200, body: body, finalAddress: request.address)
        }, shutdown: { true })
      let services = Services(http: http, responses: .inert) { Moment(seconds: 1_776_000_000) }
      let catalogue = catalogue(services)
      let fetch = BlockingFetch(milliseconds: 20_000)
      guard let live = catalogue.live else { return }
      var ids = details.map { EntryID(id, $0) }
      for list in catalogue.info.lists {
        let request = PageRequest(source: .list(list.id), limit: 100, sort: list.sorts.first)
        guard let page = try? fetch.list(request, from: live).page else { continue }
        requireText(page.entries.flatMap { [$0.title, $0.subtitle] + $0.aliases })
        ids += page.entries.prefix(2).map(\.id)
      }
      for id in ids {
        guard let detail = try? fetch.detail(id, from: live) else { continue }
        requireText([
          detail.title, detail.subtitle, detail.byline, detail.summary, detail.attribution ?? "",
        ])
        requireText(detail.facts.flatMap { [$0.label, $0.value] })
        requireText(detail.sections.flatMap { $0.entries.map(\.title) } + detail.links.map(\.title))
      }
    }
  }
}

/// Requires that shown texts contain no control characters or direction overrides.
func requireText(_ texts: [String]) {
  for text in texts {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20 where scalar != "\n", 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069:
        require(false, "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)")
      default: break
      }
    }
  }
}

extension ResponseCache {
  /// A cache that saves nothing.
  fileprivate static let inert: ResponseCache = {
    var cache = ResponseCache.none
    cache.save = { _, _ in true }
    cache.touch = { _, _, _ in true }
    return cache
  }()
}
