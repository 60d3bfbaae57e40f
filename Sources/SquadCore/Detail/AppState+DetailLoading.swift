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
