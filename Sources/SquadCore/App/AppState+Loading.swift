/// Asking for what the screen needs, and taking in the answers.
extension AppState {
  mutating func cycleSort() -> [Effect] {
    guard overlay == nil, level.sorts.count > 1 else { return [] }
    level.sortIndex = (level.sortIndex + 1) % level.sorts.count
    return reloadList()
  }

  /// Retries what failed on the screen, all of it; else reads the focused pane's content anew.
  mutating func refresh() -> [Effect] {
    guard overlay == nil else { return [] }
    pictures.forgetFailures()
    return retryWhatFailed() ?? refreshFocused()
  }

  /// Nil where nothing failed.
  private mutating func retryWhatFailed() -> [Effect]? {
    var effects: [Effect]?
    if let shown = shownDetail?.id, case .failed(let failure, _) = details[shown] {
      effects = mayAsk(after: failure) ? reload(shown) : []
    }
    if case .failed(let failure) = level.phase { effects = (effects ?? []) + retry(after: failure) }
    return effects
  }

  private mutating func refreshFocused() -> [Effect] {
    switch focus {
    case .list, .search:
      guard level.phase.request == nil else { return [] }
      return refreshList()
    case .strip, .detail:
      guard let shown = shownDetail?.id, details[shown]?.request == nil else { return [] }
      if isLive(shown.catalogue) {
        markDue(shown.catalogue)
      } else {
        message = absence(of: shown.catalogue)
      }
      return reload(shown)
    }
  }

  /// Asks the service for the list from its start, or says why there is none to ask.
  private mutating func refreshList() -> [Effect] {
    guard isLive(level.source.catalogue) else {
      message = absence(of: level.source.catalogue)
      return reloadList()
    }
    if level.live != nil { level.due = .asked }
    return []
  }

  /// Goes on where it failed.
  private mutating func retry(after failure: Failure) -> [Effect] {
    guard mayAsk(after: failure) else { return [] }
    guard case .service = failure else { return reloadList() }
    level.retry()
    return []
  }

  /// Whether a service may be asked again after a failure; says so where it may not.
  mutating func mayAsk(after failure: Failure) -> Bool {
    guard let until = limit(of: failure) else { return true }
    message = .rateLimited(until: until)
    return false
  }

  /// Until when a service wants to be left alone; nil where it may be asked.
  private func limit(of failure: Failure) -> Moment? {
    guard case .service(.rateLimited(let until)) = failure, let until, let now, now < until else {
      return nil
    }
    return until
  }

  /// Whether the key that retries would do so now: in the search field it is a letter, and under
  /// an overlay nothing.
  package func offersRetry(after failure: Failure) -> Bool {
    focus != .search && overlay == nil && limit(of: failure) == nil
  }

  private func absence(of catalogue: CatalogueID) -> Message? {
    if isOffline { return .offline(level.freshness) }
    let info = catalogues.first { $0.id == catalogue }
    if case .absent(let reason) = info?.service { return .noService(reason) } else { return nil }
  }

  mutating func reloadList() -> [Effect] {
    let id = nextRequest()
    let older = level.phase.request.map { [Effect.cancel($0)] } ?? []
    level.live = nil
    level.due = nil
    return older + [.loadPage(id, level.reload(as: id))]
  }

  private mutating func reload(_ detail: EntryID) -> [Effect] {
    let id = nextRequest()
    let kept = details[detail]?.value
    details[detail] = kept.map { .refreshing(id, $0) } ?? .loading(id)
    guard isLive(detail.catalogue) else { return [.loadDetail(id, detail)] }
    return [.fetchDetail(id, detail, isAnew: true)]
  }

  mutating func receive(_ response: Result<Page, Failure>, to request: RequestID) {
    for (list, levels) in browsers {
      guard let index = levels.firstIndex(where: { $0.phase.request == request }) else { continue }
      let response = aliases.isEmpty ? response : response.map { $0.replacingIDs(canonical) }
      if case .success(let page) = response { keepDetails(of: page) }
      browsers[list]?[index].receive(response, rows: viewport.listRows)
      if case .success(let page) = response { keepNearDetails(of: page) }
    }
  }

  mutating func receive(
    _ response: Result<Detail, Failure>, to request: RequestID, about id: EntryID
  ) {
    guard let asked = details[id], asked.request == request else { return }
    switch response {
    case .success(let detail):
      if detail.freshness.isLive { note(nil) }
      if detail.picture != nil { pictures.isUsed = true }
      details[id] = .loaded(detailUse.recalled(detail))
    case .failure(let failure):
      note(failure)
      details[id] = .failed(failure, kept: asked.value)
    }
  }

  mutating func keepDetails(of page: Page) {
    detailUse.note(page)
    for detail in page.details { keep(detail) }
    guard let deferred = page.deferredDetails else { return }
    for id in details.keys { deferred.detail(id).map { keep($0) } }
  }

  private mutating func keep(_ detail: Detail) {
    if detail.picture != nil { pictures.isUsed = true }
    if let known = details[detail.id], let kept = known.value {
      if known.request == nil {
        details[detail.id] = known.replacing(kept.updated(by: detail))
      }
    } else if details[detail.id]?.request == nil {
      details[detail.id] = .loaded(detail)
    }
  }

  /// The rows and the detail that the screen shows and nobody has asked for yet.
  mutating func loadWhatIsShown() -> [Effect] {
    // The screen is measured before the start says which list it shows.
    guard hasStarted else { return [] }
    var effects = withdrawDetail()
    if level.phase.request == nil, !level.isComplete {
      let id = nextRequest()
      if let request = level.loadMissing(as: id) { effects.append(.loadPage(id, request)) }
    }
    if let shown = shownDetail?.id, details[shown] == nil {
      let id = nextRequest()
      details[shown] = .loading(id)
      effects.append(.loadDetail(id, shown))
    }
    return effects + loadNamesakes() + fetchWhatIsShown() + keepFresh()
  }
}

extension LoadedDetail {
  /// With what a list tells of it. What its own answer failed at stays failed while there is more to
  /// ask for.
  fileprivate func replacing(_ detail: Detail) -> LoadedDetail {
    guard case .failed(let failure, _) = self, detail.isPartial else { return .loaded(detail) }
    return .failed(failure, kept: detail)
  }
}
