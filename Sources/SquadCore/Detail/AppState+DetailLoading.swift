import Basics

/// Loading details: from saved or bundled data first, then from their service.
extension AppState {
  /// Loads the shown detail and the compared one from saved or bundled data, and debounces their
  /// fetches.
  mutating func loadShownDetail() -> [Effect] {
    let shown = shownDetail?.id
    var effects = details.dropSkipped(shown: shown).map { [Effect.world(.cancel($0))] } ?? []
    let compared = comparison?.right.id
    if let shown, details[shown] == nil { effects.append(load(shown)) }
    if let compared, details[compared] == nil { effects.append(load(compared)) }
    if !squad.namesakes.isEmpty { effects += loadNamesakes() }
    // Debounces a fetch only after the stored detail has been read.
    let fetchable = [shown, compared].lazy.compactMap(\.self).first { needsFetch($0) }
    guard fetchable != details.debounced else { return effects }
    details.debounced = fetchable
    if let fetchable {
      effects.append(
        .loop(
          .startTimer(
            .detail, milliseconds: Self.debounceInterval, .detail(.debounced(fetchable)))))
    }
    return effects
  }

  /// Loads a detail from saved or bundled data.
  mutating func load(_ id: EntryID) -> Effect {
    let request = nextRequest()
    details.startLoading(id, as: request)
    return .world(.loadDetail(request, id))
  }

  private func needsFetch(_ id: EntryID) -> Bool {
    guard isLive(id.catalogue), networkLostAt == nil else { return false }
    guard case .loaded(let detail) = details[id] else { return false }
    return detail.isPartial || !detail.freshness.isLive
  }

  mutating func fetchDetail(_ id: EntryID) -> [Effect] {
    guard shownDetail?.id == id || comparison?.right.id == id, needsFetch(id) else { return [] }
    let request = nextRequest()
    details.startLoading(id, as: request)
    return [.world(.fetchDetail(request, id))]
  }

  /// Loads a detail again: from its service if there is one, else from stored data.
  mutating func reload(_ id: EntryID) -> [Effect] {
    guard isLive(id.catalogue) else { return [load(id)] }
    let request = nextRequest()
    details.startLoading(id, as: request)
    return [.world(.fetchDetail(request, id, isReload: true))]
  }

  mutating func receive(
    _ response: Result<Detail, Failure>, to request: RequestID, about id: EntryID
  ) {
    let shown = details[id]?.value
    var isAwaited = false
    preservingStop { isAwaited = $0.details.receive(response, to: request, about: id) }
    guard isAwaited else { return }
    reportShared(response, after: shown)
    switch response {
    case .success(let detail):
      guard detail.freshness.isLive else { return }
      // A user's file is read without a network.
      if !isFile(id.catalogue) { recordNetwork(after: nil) }
      let rows = viewport.listRows
      listStack.updateAll { $0.update(by: detail, rows: rows) }
    case .failure(let failure):
      recordNetwork(after: failure)
      guard case .file = failure else { return }
      // The file has changed, so the details of its other records may be outdated.
      details.remove(details.entries.keys.filter { $0.catalogue == id.catalogue && $0 != id })
    }
  }

  /// Reports a refresh that returned the detail already shown; only `R` fetches a live one again.
  private mutating func reportShared(_ response: Result<Detail, Failure>, after shown: Detail?) {
    guard sharesRequests, let shown, !shown.isPartial, case .live(let moment) = shown.freshness,
      case .success(let detail) = response, detail.freshness == shown.freshness,
      message?.yieldsToResponses ?? true
    else { return }
    message = .sharedAnswer(moment)
  }
}

/// Eviction and prefetching: the number of cached details is bounded, whatever the length of lists.
/// Evicted ones are read from local data before the cursor reaches them again.
extension AppState {
  /// Rows ahead of and behind the cursor whose details are prefetched together, once one of the
  /// nearest is missing.
  private static let ahead = 24
  private static let behind = 8
  private static let nearest = 8

  /// Evicts details beyond the limit, at the turn's end, when the shown ones are known.
  mutating func evictDetails() {
    if let comparison { details.cache.touch(comparison.right.id) }
    if let shown = shownDetail?.id { details.cache.touch(shown) }
    guard details.entries.count > detailLimit else { return }
    details.evict(retaining: detailsToRetain)
  }

  /// Limit of cached details beside those on the screen or in flight. Cards of a grid count extra,
  /// because their pictures are in their details.
  var detailLimit: Int { DetailState.limit + (shownGrid?.count ?? 0) }

  /// Adds a page's deferred details near the cursor, which the next keys may show, once its rows
  /// are in the list.
  mutating func addNearDetails(of page: Page) {
    guard let deferred = page.deferredDetails else { return }
    for id in entries(at: [0] + Array(-Self.behind...Self.ahead)) where details[id] == nil {
      if let detail = deferred.detail(id) { details.add(detail) }
    }
  }

  /// Details shown, in flight, with members' quotes or of namesakes in the squad, then the nearest
  /// and most recently used.
  private var detailsToRetain: Set<EntryID> {
    var retained = Set(details.entries.filter { $0.value.request != nil }.keys)
    if let shown = shownDetail?.id { retained.insert(shown) }
    if let comparison { retained.insert(comparison.right.id) }
    // The strip shows the prices of members, and tells namesakes apart by their details: evicted
    // ones would be read again at once.
    for member in squad.saved.members {
      guard let loaded = details[member.id] else { continue }
      if loaded.value?.quote != nil || squad.isNamesake(member) { retained.insert(member.id) }
    }
    let cards = shownCards.filter { details[$0] != nil }
    retained.formUnion(cards)
    let limit = DetailState.countAfterEviction + cards.count
    let near = entries(at: [0] + Array(-Self.behind...Self.ahead))
    let far = (Self.behind + 1...DetailState.limit).flatMap { [$0, -$0] }
    for id in near + details.cache.order.reversed() + entries(at: far) {
      guard retained.count < limit else { return retained }
      if details[id] != nil { retained.insert(id) }
    }
    // Fill up with the others in a deterministic order.
    let others = details.entries.keys.filter { !retained.contains($0) }.sorted { $0.path < $1.path }
    return retained.union(others.prefix(max(limit - retained.count, 0)))
  }

  /// Entries at the given distances from the cursor, counted in its direction of travel.
  private func entries(at distances: some Sequence<Int>) -> [EntryID] {
    let cursor = openList.cursor
    let step = cursor.isGoingUp ? -1 : 1
    return distances.compactMap { openList.entry(at: cursor.row + $0 * step)?.id }
  }

  /// Prefetches missing details around the cursor, and those of members whose prices are in the
  /// strip.
  mutating func prefetchDetails() -> [Effect] {
    guard hasStarted, details.cache.isPartial, details.cache.prefetch == nil else { return [] }
    let missing = missingRows + missingPrices
    guard !missing.isEmpty else { return [] }
    let request = nextRequest()
    details.cache.prefetch = DetailCacheState.Prefetch(request: request, entries: missing)
    return [.world(.readDetails(request, missing))]
  }

  private var missingRows: [EntryID] {
    // Only details know the cards' pictures and portraits.
    let hasImages = details.hasPictures || viewport.showsPortraits
    let cards = hasImages ? shownCards.filter(details.isMissing) : []
    guard entries(at: -1...Self.nearest).contains(where: { details.isMissing($0) }) else {
      return cards
    }
    let rows = entries(at: -Self.behind / 2...Self.ahead).filter { details.isMissing($0) }
    return cards + rows.filter { !cards.contains($0) }
  }

  private var missingPrices: [EntryID] {
    let members = squad.saved.members.filter { member in
      agingLists.contains { $0.id.catalogue == member.id.catalogue }
    }
    return members.map(\.id).filter { details.isMissing($0) }
  }
}
