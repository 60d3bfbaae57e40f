import Basics

/// `R`: retrying and refreshing.
extension AppState {
  /// Retries all failures on the screen; without any, refreshes the focused pane.
  mutating func refresh() -> [Effect] {
    pictures.forgetFailures()
    return retryWhatFailed() ?? refreshFocused()
  }

  /// Retries all failures on the screen; nil without any.
  private mutating func retryWhatFailed() -> [Effect]? {
    var effects: [Effect]?
    if let shown = shownDetail?.id, case .failed(let failure, _) = details[shown] {
      // A member in the strip may be of another file than the open list.
      if case .file = failure { return readAgain(ListID(shown.catalogue)) }
      effects = mayFetch(after: failure) ? reload(shown) : []
    }
    if case .failed(let failure) = openList.phase {
      effects = (effects ?? []) + retry(after: failure)
    }
    if openList.file?.failure != nil, openList.requests.isEmpty {
      effects = (effects ?? []) + reloadList(isReload: true)
    }
    if let filter = openList.filter, let failure = filter.failure {
      effects = (effects ?? []) + (mayFetch(after: failure) ? searchService(for: filter.text) : [])
    }
    return effects
  }

  private mutating func refreshFocused() -> [Effect] {
    switch focus {
    case .list, .search:
      guard openList.requests.isEmpty else { return [] }
      return refreshList()
    case .strip, .detail:
      guard let shown = shownDetail?.id else { return [] }
      // A detail in flight may have the old rate.
      if isLive(shown.catalogue) { markDue(shown.catalogue) }
      guard details[shown]?.request == nil else { return [] }
      if !isLive(shown.catalogue) { message = absence(of: shown.catalogue) }
      return reload(shown)
    }
  }

  /// Marks live rows as due; else reloads the list and says why no service is asked.
  private mutating func refreshList() -> [Effect] {
    if isFile(openList.source.catalogue) { return reloadList(isReload: true) }
    guard openList.source.isFetchable, isLive(openList.source.catalogue) else {
      message = absence(of: openList.source.catalogue)
      return reloadList()
    }
    guard openList.sort?.isDerived != true else {
      message = .orderIsOurs
      return reloadList()
    }
    if openList.live != nil { openList.due = .manual }
    return []
  }

  /// Resumes loading after a failure.
  private mutating func retry(after failure: Failure) -> [Effect] {
    guard mayFetch(after: failure) else { return [] }
    guard case .service = failure else {
      return reloadList(isReload: isFile(openList.source.catalogue))
    }
    openList.retry()
    return []
  }

  /// Whether a service accepts requests again after a failure; shows a message if not.
  mutating func mayFetch(after failure: Failure) -> Bool {
    guard let until = limit(of: failure) else { return true }
    message = .rateLimited(until: until)
    return false
  }

  /// End of a service's rate limit; nil if it accepts requests.
  private func limit(of failure: Failure) -> Moment? {
    guard case .service(.rateLimited(let until)) = failure, let until, let now, now < until else {
      return nil
    }
    return until
  }

  /// Whether the refresh key would retry now: not while it is a letter in the search field, nor
  /// under an overlay.
  package func offersRetry(after failure: Failure) -> Bool {
    // The message about a changed file names the key itself.
    if case .file(.changed, _) = failure { return false }
    return focus != .search && overlay == nil && limit(of: failure) == nil
  }

  private func absence(of catalogue: CatalogueID) -> Message? {
    if isOffline, !isFile(catalogue) { return offlineMessage }
    guard case .absent(let reason) = info(of: catalogue)?.service else { return nil }
    return .noService(reason)
  }
}
