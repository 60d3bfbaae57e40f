/// Asking for what the screen needs, and taking in the answers.
extension AppState {
  mutating func cycleSort() -> [Effect] {
    guard overlay == nil, level.sorts.count > 1 else { return [] }
    level.sortIndex = (level.sortIndex + 1) % level.sorts.count
    return reloadList()
  }

  /// Retries what failed on the screen; else reads the focused pane's content anew.
  mutating func refresh() -> [Effect] {
    guard overlay == nil else { return [] }
    if let shown = shownDetail?.id, case .failed = details[shown] { return reload(shown) }
    if case .failed = level.phase { return reloadList() }
    switch focus {
    case .list, .search:
      guard level.phase.request == nil else { return [] }
      message = .nothingNewer(isOffline: isOffline)
      return reloadList()
    case .strip, .detail:
      guard let shown = shownDetail?.id, details[shown]?.request == nil else { return [] }
      message = .nothingNewer(isOffline: isOffline)
      return reload(shown)
    }
  }

  private mutating func reloadList() -> [Effect] {
    let id = nextRequest()
    return [.loadPage(id, level.reload(as: id))]
  }

  private mutating func reload(_ detail: EntryID) -> [Effect] {
    let id = nextRequest()
    details[detail] = details[detail]?.value.map { .refreshing(id, $0) } ?? .loading(id)
    return [.loadDetail(id, detail)]
  }

  mutating func receive(_ answer: Result<Page, Failure>, to request: RequestID) {
    for (list, levels) in browsers {
      guard let index = levels.firstIndex(where: { $0.phase.request == request }) else { continue }
      if case .success(let page) = answer { keepDetails(of: page) }
      browsers[list]?[index].receive(answer, rows: viewport.listRows)
    }
  }

  mutating func receive(
    _ answer: Result<Detail, Failure>, to request: RequestID, about id: EntryID
  ) {
    guard let asked = details[id], asked.request == request else { return }
    switch answer {
    case .success(let detail): details[id] = .loaded(detail)
    case .failure(let failure): details[id] = .failed(failure, kept: asked.value)
    }
  }

  mutating func keepDetails(of page: Page) {
    for detail in page.details { details[detail.id] = .loaded(detail) }
  }

  /// The rows and the detail that the screen shows and nobody has asked for yet.
  mutating func loadWhatIsShown() -> [Effect] {
    var effects: [Effect] = []
    if level.phase.request == nil, !level.isComplete {
      let id = nextRequest()
      if let request = level.loadMissing(as: id) { effects.append(.loadPage(id, request)) }
    }
    if let shown = shownDetail?.id, details[shown] == nil {
      let id = nextRequest()
      details[shown] = .loading(id)
      effects.append(.loadDetail(id, shown))
    }
    return effects
  }
}
