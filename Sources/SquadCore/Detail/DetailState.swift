import Basics

/// Loaded and loading details, and the fetch and chart settings of the shown one.
package struct DetailState: Equatable, Sendable {
  /// Number of details that stay cached, beside those on the screen or in flight.
  package static let limit = Page.detailLimit
  /// Number of details that an eviction keeps: well below the limit, because choosing them takes
  /// longer than a key may.
  package static let countAfterEviction = 48

  /// Details by id, with those whose request is in flight or failed.
  package private(set) var entries: [EntryID: LoadedDetail] = [:]
  /// Details to evict first, missing ones, and the prefetch in flight.
  package internal(set) var cache = DetailCacheState()
  /// Entry whose detail fetch is being debounced.
  package var debounced: EntryID?
  /// Span of the charts.
  package var chartSpan = ChartSpan.fortnight
  /// Whether any detail ever had a picture.
  package private(set) var hasPictures = false

  /// A detail with the state of its request; nil if it is neither cached nor requested.
  package subscript(id: EntryID) -> LoadedDetail? {
    get { entries[id] }
    set {
      entries[id] = newValue
      if newValue?.value?.picture != nil { hasPictures = true }
    }
  }

  /// Complete details that came from their services.
  var live: [Detail] {
    entries.values.compactMap {
      $0.value.flatMap { $0.freshness.isLive && !$0.isPartial ? $0 : nil }
    }
  }

  /// Whether a detail is neither loaded nor known to be missing from stored data.
  func isMissing(_ id: EntryID) -> Bool { entries.index(forKey: id) == nil && !cache.isAbsent(id) }
}

/// Responses.
extension DetailState {
  /// Merges the details of a page into the cached ones.
  package mutating func receive(_ page: Page) {
    cache.receive(page)
    for detail in page.details { merge(detail) }
    guard let deferred = page.deferredDetails else { return }
    for id in entries.keys { deferred.detail(id).map { merge($0) } }
  }

  /// Stores the response to a detail's request; returns false if that isn't in flight.
  mutating func receive(
    _ response: Result<Detail, Failure>, to request: RequestID, about id: EntryID
  ) -> Bool {
    guard let pending = entries[id], pending.request == request else { return false }
    switch response {
    case .success(let detail): self[id] = .loaded(cache.restoringFreshness(of: detail))
    case .failure(let failure): self[id] = .failed(failure, cached: pending.value)
    }
    return true
  }

  /// Stores prefetched details.
  mutating func receive(_ details: [Detail], to request: RequestID) {
    guard let prefetch = cache.prefetch, prefetch.request == request else { return }
    cache.prefetch = nil
    cache.recordAbsent(Set(prefetch.entries).subtracting(details.map(\.id)))
    for detail in details { add(cache.restoringFreshness(of: detail)) }
  }

  /// Adds a detail unless it is loaded or being loaded.
  mutating func add(_ detail: Detail) {
    if entries[detail.id] == nil { self[detail.id] = .loaded(detail) }
  }

  /// Merges a list's data into a detail. Skips one in flight: its own response has more.
  private mutating func merge(_ detail: Detail) {
    let known = entries[detail.id]
    guard known?.request == nil else { return }
    if let known, let cached = known.value {
      self[detail.id] = known.replacing(cached.updated(by: detail))
    } else {
      self[detail.id] = .loaded(detail)
    }
  }
}

/// Requests and eviction.
extension DetailState {
  /// Marks a detail as loading; a cached one stays on the screen meanwhile.
  mutating func startLoading(_ id: EntryID, as request: RequestID) {
    self[id] = entries[id]?.value.map { .refreshing(request, $0) } ?? .loading(request)
  }

  /// Drops the last shown detail if it is still loading and no longer shown; returns its request.
  /// Does nothing while all details are cached.
  mutating func dropSkipped(shown: EntryID?) -> RequestID? {
    guard cache.isPartial, let last = cache.order.last, last != shown,
      case .loading(let request) = entries[last]
    else { return nil }
    entries[last] = nil
    return request
  }

  /// Clears failures of that kind; keeps what was cached before.
  mutating func forget(_ failure: Failure) {
    for case (let id, .failed(failure, let cached)) in entries {
      self[id] = cached.map { .loaded($0) }
    }
  }

  /// Drops the details of replaced ids.
  mutating func remove(_ ids: some Sequence<EntryID>) { for id in ids { entries[id] = nil } }

  /// Drops all details but the given ones.
  mutating func evict(retaining retained: Set<EntryID>) {
    guard retained.count < entries.count else { return }
    for (id, detail) in entries where !retained.contains(id) {
      cache.recordEviction(of: id, detail)
    }
    entries = entries.filter { retained.contains($0.key) }
  }
}

/// A detail with the state of its request. Indirect, so that copies, which every key makes, share
/// the detail.
package indirect enum LoadedDetail: Equatable, Sendable {
  case loading(RequestID)
  case loaded(Detail)
  /// Being loaded again; the cached one stays on the screen, also after a failure.
  case refreshing(RequestID, Detail)
  case failed(Failure, cached: Detail? = nil)

  /// The detail to show, also while it is refreshed or after a failure; nil without one.
  package var value: Detail? {
    switch self {
    case .loading: nil
    case .loaded(let detail), .refreshing(_, let detail): detail
    case .failed(_, let cached): cached
    }
  }

  /// The request in flight.
  package var request: RequestID? {
    switch self {
    case .loading(let id), .refreshing(let id, _): id
    case .loaded, .failed: nil
    }
  }
}

extension LoadedDetail {
  /// Replaces the detail by a merge with a list's data. A failed request stays failed while the
  /// service has more to send.
  fileprivate func replacing(_ detail: Detail) -> LoadedDetail {
    guard case .failed(let failure, _) = self, detail.isPartial else { return .loaded(detail) }
    return .failed(failure, cached: detail)
  }
}

/// Bookkeeping of the detail cache: recently shown, evicted and missing entries, and the prefetch
/// in flight.
package struct DetailCacheState: Equatable, Sendable {
  /// Request for details that will be shown soon.
  package struct Prefetch: Equatable, Sendable {
    /// Id that the response repeats.
    package let request: RequestID
    /// Entries whose details are read; the response lacks those without stored details.
    package let entries: [EntryID]
  }

  /// Shown details, most recent last.
  private(set) var order: [EntryID] = []
  /// The prefetch in flight.
  var prefetch: Prefetch?
  /// Whether a list came without all of its details, or any was evicted; until then there is
  /// nothing to prefetch.
  private(set) var isPartial = false
  /// Times of service responses whose details were evicted or deferred. Kept by catalogue, not by
  /// entry: responses are few, however long a list grows.
  private var liveMoments: [CatalogueID: Set<Moment>] = [:]
  /// Entries known to have no detail in saved or bundled data.
  private var absent: Set<EntryID> = []

  /// Marks a detail as the most recently shown.
  mutating func touch(_ id: EntryID) {
    guard order.last != id else { return }
    order.removeAll { $0 == id }
    order.append(id)
    if order.count > DetailState.limit { order.removeFirst() }
  }

  mutating func recordEviction(of id: EntryID, _ detail: LoadedDetail) {
    isPartial = true
    if case .live(let moment) = detail.value?.freshness {
      liveMoments[id.catalogue, default: []].insert(moment)
    }
  }

  /// A detail from saved data, marked live again if a service sent it in this run.
  func restoringFreshness(of detail: Detail) -> Detail {
    guard case .saved(let moment) = detail.freshness,
      liveMoments[detail.id.catalogue]?.contains(moment) == true
    else { return detail }
    var detail = detail
    detail.freshness = .live(moment)
    return detail
  }

  func isAbsent(_ id: EntryID) -> Bool { absent.contains(id) }

  /// Records the entries that a prefetch did not find.
  mutating func recordAbsent(_ ids: some Sequence<EntryID>) {
    // Bounded, because a list may be endless.
    if absent.count > 4 * DetailState.limit { absent = [] }
    absent.formUnion(ids)
  }

  /// Handles a new page: details that were absent may be stored by now.
  package mutating func receive(_ page: Page) {
    if !absent.isEmpty { absent = [] }
    if page.details.count < page.count { isPartial = true }
    if page.deferredDetails != nil, case .live(let moment) = page.freshness,
      let catalogue = page.rows[0]?.id.catalogue
    {
      liveMoments[catalogue, default: []].insert(moment)
    }
  }

  /// Ignores `order`, which only decides what is evicted first.
  package static func == (left: DetailCacheState, right: DetailCacheState) -> Bool {
    left.prefetch == right.prefetch && left.isPartial == right.isPartial
      && left.liveMoments == right.liveMoments && left.absent == right.absent
  }
}
