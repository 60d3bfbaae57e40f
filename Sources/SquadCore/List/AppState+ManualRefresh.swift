import Basics

/// `R`: retrying and refreshing.
extension AppState {
  /// Retries whatever failed on the screen; else refreshes the focused pane.
  mutating func refresh() -> [Effect] {
    pictures.forgetFailures()
    return retryWhatFailed() ?? refreshFocused()
  }

  /// Nil where nothing failed.
  private mutating func retryWhatFailed() -> [Effect]? {
    var effects: [Effect]?
    if let shown = shownDetail?.id, case .failed(let failure, _) = details[shown] {
      effects = mayFetch(after: failure) ? reload(shown) : []
    }
    if case .failed(let failure) = level.phase { effects = (effects ?? []) + retry(after: failure) }
    if let filter = level.filter, let failure = filter.failure {
      effects = (effects ?? []) + (mayFetch(after: failure) ? searchService(for: filter.text) : [])
    }
    return effects
  }

  private mutating func refreshFocused() -> [Effect] {
    switch focus {
    case .list, .search:
      guard level.requests.isEmpty else { return [] }
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

  /// Marks the live rows as due, or reloads the list and says why there is no service.
  private mutating func refreshList() -> [Effect] {
    guard level.source.isFetchable, isLive(level.source.catalogue) else {
      message = absence(of: level.source.catalogue)
      return reloadList()
    }
    guard level.sort?.isDerived != true else {
      message = .orderIsOurs
      return reloadList()
    }
    if level.live != nil { level.due = .manual }
    return []
  }

  /// Resumes where it failed.
  private mutating func retry(after failure: Failure) -> [Effect] {
    guard mayFetch(after: failure) else { return [] }
    guard case .service = failure else { return reloadList() }
    level.retry()
    return []
  }

  /// Whether a service accepts requests again after a failure; says so where it does not.
  mutating func mayFetch(after failure: Failure) -> Bool {
    guard let until = limit(of: failure) else { return true }
    message = .rateLimited(until: until)
    return false
  }

  /// End of a service's rate limit; nil where it accepts requests.
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
    if isOffline { return offlineMessage }
    let info = catalogues.first { $0.id == catalogue }
    if case .absent(let reason) = info?.service { return .noService(reason) } else { return nil }
  }
}
