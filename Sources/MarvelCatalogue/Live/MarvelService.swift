import Basics
import CatalogueKit
import HTTPKit
import SquadCore
import Synchronization

/// A server with the Marvel Comics API v1, and its saved responses.
package struct MarvelService: Sendable {
  let saved: SavedMarvelResponses
  let now: @Sendable () -> Moment
  private let client: ServiceClient
  private let seenPages = SeenPages()
  private let isOffline: Bool

  /// `addresses` are base addresses before `/characters`, tried in order. `isOffline` uses saved
  /// responses only.
  package init(addresses: [WebAddress], keys: MarvelKeys, services: Services, isOffline: Bool) {
    saved = SavedMarvelResponses(services.saved(.marvel), log: services.log)
    now = services.now
    let nonces = NonceSource(services.now)
    client = services.client(
      .marvel, bases: addresses, redaction: keys.redaction,
      sign: { keys.signature(nonce: nonces.next()) },
      errorMessage: MarvelResponseParser.errorMessage)
    self.isOffline = isOffline
  }

  /// The live side; nil where the network must not be used.
  var live: LiveService? {
    guard !isOffline else { return nil }
    return LiveService(
      page: { (request, _) async throws(Failure) in try await page(request) },
      detail: { (id, isReload) async throws(Failure) in try await detail(id, isReload: isReload) })
  }

  private func page(_ request: PageRequest) async throws(Failure) -> Page {
    let route = try MarvelRoute(request.source)
    let parameters = route.parameters(of: request)
    let key = CacheKey(catalogue: client.catalogue, path: route.path, parameters: parameters)
    let list = key.listKey
    let page = try await client.fetch(
      route.path, parameters, isReload: request.isReload,
      parse: { (body, freshness) throws(Failure) in
        let page = try MarvelResponseParser(body, freshness, skipped: client.skipped(route.path))
          .page(of: route.kind, in: request.sort)
        guard !isEmptyList(page, for: request) else { throw .service(.emptyList) }
        saved.locations.add(page, in: key)
        return page
      },
      isWorthSaving: { page in
        guard seenPages.isWorthSaving(page, at: request.offset, of: list),
          !isCutShort(page, at: request.offset, beside: key, of: route.kind)
        else { return false }
        saved.keepWhole(request, before: page, in: key)
        return true
      })
    seenPages.add(page, at: request.offset, of: list)
    return page
  }

  /// Whether the catalogue's own list has no row. A section or a search may have none.
  private func isEmptyList(_ page: Page, for request: PageRequest) -> Bool {
    guard case .list = request.source, request.titlePrefix == nil, request.offset == 0 else {
      return false
    }
    return page.entries.isEmpty && page.unreadable == 0
  }

  /// Whether a page ends below the total and has fewer rows than the saved page of its request.
  private func isCutShort(
    _ page: Page, at offset: Int, beside key: CacheKey, of kind: MarvelKind
  ) -> Bool {
    let read = page.entries.count + page.unreadable
    guard let total = page.total, offset + read < total,
      read < key.value(of: "limit").flatMap({ Int($0) }) ?? 0,
      let cached = saved.page(of: key, kind)
    else { return false }
    return cached.entries.count + cached.unreadable > read
  }

  /// Fetches a character with its two latest comics, concurrently, or any other record alone.
  private func detail(_ id: EntryID, isReload: Bool) async throws(Failure) -> Detail {
    guard let reference = MarvelReference(id) else { throw .unknownEntry(id) }
    guard reference.kind == .characters else {
      return try await record(reference, isReload: isReload)
    }
    async let latest = latestComics(of: reference, isReload: isReload)
    let character = try await record(reference, isReload: isReload)
    return await character.naming(latest: latest)
  }

  /// Fetches a character's latest comics. Returns none on failure, since the record has comics,
  /// too.
  private func latestComics(of reference: MarvelReference, isReload: Bool) async -> [FactItem] {
    let path = reference.path + "/comics"
    let comics = try? await client.fetch(
      path, [("limit", "2"), ("orderBy", "-onsaleDate")], isReload: isReload,
      parse: { (body, freshness) throws(Failure) in
        try MarvelResponseParser(body, freshness, skipped: client.skipped(path)).page(of: .comics)
      })
    return (comics?.entries ?? []).map { comic in
      FactItem(
        id: comic.id, title: comic.title, note: comic.subtitle,
        picture: comics?.deferredDetails?.detail(comic.id)?.picture)
    }
  }

  private func record(
    _ reference: MarvelReference, isReload: Bool
  ) async throws(Failure) -> Detail {
    try await client.fetch(
      reference.path, isReload: isReload,
      parse: { (body, freshness) throws(Failure) in
        try MarvelResponseParser(body, freshness, skipped: client.skipped(reference.path))
          .detail(of: reference)
      })
  }
}

extension LiveService {
  /// The same service, which requests current ids instead of former ones.
  func resolving(_ aliases: MarvelAliases) -> LiveService {
    LiveService(
      page: { (request, onPartial) async throws(Failure) in
        try await page(request.replacingID(aliases.canonical), onPartial: onPartial)
      },
      detail: { (id, isReload) async throws(Failure) in
        try await detail(aliases.canonical(id), isReload: isReload)
      })
  }
}

/// The rows of each list's pages. A page that repeats another, or is empty below the total, must
/// not replace a saved page.
final class SeenPages: Sendable {
  /// Maximum number of lists.
  private static let limit = 32

  private struct Rows {
    var first: Set<EntryID> = []
    var latest: Set<EntryID> = []
  }

  private let lists = Mutex<[CacheKey: Rows]>([:])

  /// Whether a page repeats neither the list's first page nor its latest one, and isn't empty below
  /// the total.
  func isWorthSaving(_ page: Page, at offset: Int, of list: CacheKey) -> Bool {
    if page.entries.isEmpty, page.unreadable == 0 { return offset >= page.total ?? offset }
    guard offset > 0, !page.entries.isEmpty, let rows = lists.withLock({ $0[list] }) else {
      return true
    }
    let ids = page.entries.map(\.id)
    return !rows.first.isSuperset(of: ids) && !rows.latest.isSuperset(of: ids)
  }

  /// Adds a page's rows, after `isWorthSaving`.
  func add(_ page: Page, at offset: Int, of list: CacheKey) {
    let ids = Set(page.entries.map(\.id))
    lists.withLock { lists in
      if lists[list] == nil, lists.count >= Self.limit { lists = [:] }
      if offset == 0 { lists[list, default: Rows()].first = ids }
      lists[list, default: Rows()].latest = ids
    }
  }
}
