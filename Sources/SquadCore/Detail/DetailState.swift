/// Details that are loaded or being loaded, and how the shown one is fetched and charted.
package struct DetailState: Equatable, Sendable {
  /// How many details stay cached, beside those on the screen or in flight.
  package static let limit = Page.detailLimit
  /// How many of them an eviction leaves: well below the limit, since working out which takes
  /// longer than a key may.
  package static let countAfterEviction = 48

  /// By their ids, with those whose request is in flight or failed.
  package private(set) var entries: [EntryID: LoadedDetail] = [:]
  package internal(set) var cache = DetailCacheState()
  /// Entry whose detail fetch is being debounced.
  package var debounced: EntryID?
  /// How far back charts look.
  package var chartSpan = ChartSpan.fortnight
  /// Whether any detail ever had a picture.
  package private(set) var hasPictures = false

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

  /// Whether it would have to be loaded, and is not known to be missing from this machine.
  func isMissing(_ id: EntryID) -> Bool { entries.index(forKey: id) == nil && !cache.isAbsent(id) }
}

/// Responses.
extension DetailState {
  /// Takes in the details of a page of a list.
  package mutating func receive(_ page: Page) {
    cache.note(page)
    for detail in page.details { merge(detail) }
    guard let deferred = page.deferredDetails else { return }
    for id in entries.keys { deferred.detail(id).map { merge($0) } }
  }

  /// Takes in the response to a detail's request; returns whether that is in flight.
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

  /// Takes in prefetched details.
  mutating func receive(_ details: [Detail], to request: RequestID) {
    guard let prefetch = cache.prefetch, prefetch.request == request else { return }
    cache.prefetch = nil
    cache.note(absent: Set(prefetch.entries).subtracting(details.map(\.id)))
    for detail in details { add(cache.restoringFreshness(of: detail)) }
  }

  /// Adds a detail unless there is one, or one is being loaded.
  mutating func add(_ detail: Detail) {
    if entries[detail.id] == nil { self[detail.id] = .loaded(detail) }
  }

  /// Updates a detail by what a list has of it. One in flight stays: its own response has more.
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
  /// Marks a detail as being loaded; a cached one stays on the screen meanwhile.
  mutating func startLoading(_ id: EntryID, as request: RequestID) {
    self[id] = entries[id]?.value.map { .refreshing(request, $0) } ?? .loading(request)
  }

  /// Drops the last shown detail where its load is still in flight and another one is shown now;
  /// returns that request. Without evictions all details are there.
  mutating func dropSkipped(shown: EntryID?) -> RequestID? {
    guard cache.isPartial, let last = cache.order.last, last != shown,
      case .loading(let request) = entries[last]
    else { return nil }
    entries[last] = nil
    return request
  }

  /// Forgets that requests failed so; what was cached before stays.
  mutating func forget(_ failure: Failure) {
    for case (let id, .failed(failure, let cached)) in entries {
      self[id] = cached.map { .loaded($0) }
    }
  }

  /// Drops what replaced ids were about.
  mutating func remove(_ ids: some Sequence<EntryID>) { for id in ids { entries[id] = nil } }

  /// Drops all others.
  mutating func evict(keeping kept: Set<EntryID>) {
    guard kept.count < entries.count else { return }
    for (id, detail) in entries where !kept.contains(id) { cache.noteEvicted(id, detail) }
    entries = entries.filter { kept.contains($0.key) }
  }
}

extension LoadedDetail {
  /// With what a list has of it. A failed request of its own stays failed while its service has
  /// more.
  fileprivate func replacing(_ detail: Detail) -> LoadedDetail {
    guard case .failed(let failure, _) = self, detail.isPartial else { return .loaded(detail) }
    return .failed(failure, cached: detail)
  }
}
