import Basics

/// Pages of lists: requests for missing rows, and all responses with rows.
extension AppState {
  /// Delay in milliseconds between a selection or a search text and the request to its service.
  static let debounceInterval = 250
  /// Seconds after a failure without a network until a key fetches again.
  static let networkRetryInterval: Int64 = 30

  /// Requests rows that a list is missing: stored ones first, then its service's.
  mutating func loadPages(of list: ListID, depth: Int) -> [Effect] {
    // Requests are numbered only when they are made.
    let id = RequestID(requests + 1)
    let isLive = isLive(list.catalogue)
    var effect: WorldEffect?
    listStack.update(list, depth) { level in
      if let request = level.loadMissing(as: id) {
        effect = .loadPage(id, request)
      } else if isLive, let request = level.fetchMissing(as: id) {
        effect = .fetchPage(id, request)
      }
    }
    guard let effect else { return [] }
    if listStack[list, depth]?.orderBefore != nil, message == .sortsWhenRead {
      message = limitWarning
    }
    requests += 1
    return [.world(effect)]
  }

  /// Loads the open list again from saved or bundled data.
  ///
  /// - Parameter isReload: reads a user's file again.
  mutating func reloadList(isReload: Bool = false) -> [Effect] {
    reload(listStack.current, depth: listStack.depth, isReload: isReload)
  }

  /// Loads a level of a list again from saved or bundled data.
  mutating func reload(_ list: ListID, depth: Int, isReload: Bool = false) -> [Effect] {
    let id = nextRequest()
    var effects: [Effect] = []
    listStack.update(list, depth) { level in
      if let request = level.phase.request { effects.append(.world(.cancel(request))) }
      level.live = nil
      level.opening = nil
      level.due = nil
      effects.append(.world(.loadPage(id, level.reload(as: id, isReload: isReload))))
    }
    return effects
  }

  /// Applies a page of saved or bundled rows.
  mutating func receiveStored(
    _ response: Result<Page, Failure>, to request: RequestID
  ) -> [Effect] {
    let rows = viewport.listRows
    var effects: [Effect] = []
    for (list, depth) in listStack.locations(where: { $0.phase.request == request }) {
      let response =
        aliases.isEmpty
        ? response
        : response.map { [aliases] page in
          page.replacingIDs { aliases[$0] ?? $0 }
        }
      if case .success(let page) = response {
        preservingStop { $0.details.receive(page) }
        page.list.map { describe($0) }
        effects += receiveFile(of: page, at: depth, of: list)
      }
      // A file's rows are as new as its details, or newer.
      let live = isFile(list.catalogue) ? [] : details.live
      listStack.update(list, depth) { level in
        level.receiveStored(response, rows: rows)
        // A live detail is newer than the stored row.
        for detail in live { level.update(by: detail, rows: rows) }
      }
      if case .success(let page) = response { addNearDetails(of: page) }
    }
    return effects
  }

  /// Applies a page from a live service, of a list or of a search in it.
  mutating func receiveLive(_ response: Result<Page, Failure>, to request: RequestID) -> [Effect] {
    recordNetwork(after: response.failure ?? (try? response.get())?.shortfall)
    let pages = listStack.locations(where: { $0.phase.request == request }).flatMap { list, depth in
      store(response, replacingPlaceholdersAt: depth, of: list) {
        $0.receivePage(response, at: depth, of: list)
      }
    }
    let matches = listStack.locations(where: { $0.filter?.request == request }).flatMap {
      list, depth in
      store(response, replacingPlaceholdersAt: depth, of: list, isSearch: true) {
        $0.receiveMatches(response, at: depth, of: list)
      }
    }
    return pages + matches
  }

  private mutating func receivePage(
    _ response: Result<Page, Failure>, at depth: Int, of list: ListID
  ) {
    let rows = viewport.listRows
    switch response {
    case .success(let page):
      if case .section = listStack[list, depth]?.source { overlap.forget() }
      reportShared(page, refreshing: listStack[list, depth])
      preservingStop { $0.details.receive(page) }
      listStack.update(list, depth) { $0.receiveLive(page, rows: rows) }
      addNearDetails(of: page)
    case .failure(let failure): listStack.update(list, depth) { $0.fail(failure) }
    }
  }

  /// Reports a refresh by hand that returned the response already shown.
  private mutating func reportShared(_ page: Page, refreshing level: OpenList?) {
    guard sharesRequests, case .refreshing(_, isRoutine: false) = level?.phase,
      let moment = page.freshness.moment, let newest = level?.live?.at, moment <= newest,
      message?.yieldsToResponses ?? true
    else { return }
    message = .sharedAnswer(moment)
  }

  /// Keeps all rows after a failed search, since stored rows were searched already.
  private mutating func receiveMatches(
    _ response: Result<Page, Failure>, at depth: Int, of list: ListID
  ) {
    let rows = viewport.listRows
    switch response {
    case .success(let page):
      preservingStop { $0.details.receive(page) }
      listStack.update(list, depth) { $0.receiveMatches(page, rows: rows) }
    case .failure(let failure): listStack.update(list, depth) { $0.failSearch(failure) }
    }
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// Pending reads of stored data that keys typed ahead depend on.
extension AppState {
  /// Whether the open list still waits for stored rows: its first ones, or those in its new order.
  /// A user's file doesn't count: it may be a pipe, or take a second to sort.
  package var awaitsRows: Bool {
    (hasStarted && openList.awaitsStoredRows || awaitsOrder) && !isFile(listStack.current.catalogue)
  }

  /// Whether the open list is being re-sorted from stored data and still shows the old order.
  package var awaitsOrder: Bool {
    if case .loading = openList.phase { openList.isReordered } else { false }
  }

  /// Whether the focused detail, and with it its stops, is still being read from stored data.
  package var awaitsStops: Bool {
    guard case .detail = focus, overlay == nil, comparison == nil, let shown = shownDetail else {
      return false
    }
    return details[shown.id] == nil
  }

  /// Whether Enter would choose among matches while rows of other lists are still missing: in the
  /// palette, or for a filter without a match in its own list.
  package var awaitsRowsOfOtherLists: Bool {
    if case .palette(let palette) = overlay {
      guard !palette.field.text.isEmpty else { return false }
    } else {
      guard overlay == nil, picker == nil, openList.hasNoMatch, focus == .search || focus == .list
      else {
        return false
      }
    }
    return lists.contains {
      listStack[$0.id, 0]?.awaitsStoredRows == true && !isFile($0.id.catalogue)
    }
  }
}

extension OpenList {
  /// Whether it has no row and still waits for the first stored ones. Rows of a service don't
  /// count: they may take any time.
  fileprivate var awaitsStoredRows: Bool {
    guard !isComplete, entries.isEmpty else { return false }
    return switch phase {
    case .idle, .loading: true
    case .loaded, .loadingMore, .refreshing, .failed: false
    }
  }
}
