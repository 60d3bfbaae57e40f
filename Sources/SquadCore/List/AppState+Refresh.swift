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

/// Refreshing lists, namely prices, by timers while they are on the screen.
extension AppState {
  /// Lists with a refresh interval that are on the screen: those of the open catalogue and of the
  /// squad's members. A member doesn't open the user's file, since its record is kept.
  var watchedLists: [ListInfo] {
    guard hasStarted else { return [] }
    return agingLists.filter { list in
      let catalogue = list.id.catalogue
      if catalogue == listStack.current.catalogue { return true }
      return squad.saved.members.contains { $0.id.catalogue == catalogue }
        && !(isFile(catalogue) && listStack[list.id, 0]?.phase == .idle)
    }
  }

  /// Loads the watched lists and starts their timers; cancels the timers of all others.
  mutating func refreshWatchedLists() -> [Effect] {
    let watched = watchedLists
    guard !watched.isEmpty || !listStack.refreshTimers.isEmpty else { return [] }
    var effects: [Effect] = []
    for list in listStack.refreshTimers where !watched.contains(where: { $0.id == list }) {
      effects.append(listStack.cancelRefreshTimer(of: list))
    }
    for list in watched {
      if list.id != listStack.current || listStack.isNested {
        effects += loadPages(of: list.id, depth: 0)
      }
      let isTimed = isLive(list.id.catalogue) || isFile(list.id.catalogue)
      if isTimed, let effect = listStack.updateRefreshTimer(of: list) {
        effects.append(effect)
      }
    }
    return effects
  }

  /// Handles a list's refresh timer.
  mutating func refreshDue(_ list: ListID) -> [Effect] {
    listStack.refreshTimers.removeAll { $0 == list }
    guard watchedLists.contains(where: { $0.id == list }) else { return [] }
    guard isFile(list.catalogue), let root = listStack[list, 0],
      root.isComplete || root.failure != nil
    else {
      listStack[list, 0]?.markDue()
      return []
    }
    return readAgain(list)
  }

  /// Reads the user's file of a list again, unless it is being read.
  mutating func readAgain(_ list: ListID) -> [Effect] {
    guard listStack[list, 0]?.phase.request == nil else { return [] }
    return reload(list, depth: 0, isReload: true)
  }

  /// Marks a catalogue's watched lists as due: refreshing its detail refreshes its prices.
  mutating func markDue(_ catalogue: CatalogueID) {
    for list in watchedLists where list.id.catalogue == catalogue {
      if case .failed(let failure) = listStack[list.id, 0]?.phase, !mayFetch(after: failure) {
        continue
      }
      listStack[list.id, 0]?.markDue()
    }
  }

  /// After a suspension, marks lists whose interval has passed as due at once.
  mutating func resume(at moment: Moment) {
    now = moment
    for list in watchedLists {
      guard let interval = list.refreshInterval, let at = listStack[list.id, 0]?.live?.at,
        at.isOlder(than: Int64(interval) - 1, at: moment)
      else { continue }
      listStack[list.id, 0]?.markDue()
    }
  }
}

extension ListStack {
  /// Starts the refresh timer of a list once its service has responded; cancels it without a
  /// network, since the next key then fetches again.
  fileprivate mutating func updateRefreshTimer(of list: ListInfo) -> Effect? {
    guard let interval = list.refreshInterval, let root = self[list.id, 0] else { return nil }
    let isRunning = refreshTimers.contains(list.id)
    if case .failed(.service(.noNetwork)) = root.phase {
      return isRunning ? cancelRefreshTimer(of: list.id) : nil
    }
    guard !isRunning, root.isSettled else { return nil }
    refreshTimers.append(list.id)
    return .loop(
      .startTimer(.refresh(list.id), milliseconds: interval * 1_000, .list(.refreshDue(list.id))))
  }

  fileprivate mutating func cancelRefreshTimer(of list: ListID) -> Effect {
    refreshTimers.removeAll { $0 == list }
    return .loop(.cancelTimer(.refresh(list)))
  }
}

extension OpenList {
  /// Whether its service has responded, even with a failure.
  fileprivate var isSettled: Bool {
    switch phase {
    case .loaded: live != nil || file != nil && isComplete
    case .failed: true
    case .idle, .loading, .loadingMore, .refreshing: false
    }
  }

  fileprivate mutating func markDue() {
    let hasFailed = if case .failed(.service) = phase { true } else { false }
    if due == nil, live != nil || hasFailed { due = .routine }
    if hasFailed { phase = .loaded }
  }
}
