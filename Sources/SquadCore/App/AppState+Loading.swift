/// Asking for what the screen needs, and taking in the answers.
extension AppState {
  mutating func takeLoading(_ action: Action) -> [Effect] {
    switch action {
    case .sortCycled: return cycleSort()
    case .refreshRequested: return refresh()
    case .pageLoaded(let request, let answer): receive(answer, to: request)
    case .detailLoaded(let request, let id, let answer): receive(answer, to: request, about: id)
    default: break
    }
    return []
  }

  private mutating func cycleSort() -> [Effect] {
    guard overlay == nil, level.sorts.count > 1 else { return [] }
    level.sortIndex = (level.sortIndex + 1) % level.sorts.count
    let id = nextRequest()
    return [.loadPage(id, level.reload(as: id))]
  }

  /// Retries what failed on the screen; else reads the focused pane's content anew.
  private mutating func refresh() -> [Effect] {
    guard overlay == nil else { return [] }
    if let shown = shownDetail?.id, case .failed = details[shown] {
      details[shown] = nil
      return []
    }
    guard level.phase.request == nil else { return [] }
    message = .nothingNewer(isOffline: isOffline)
    let id = nextRequest()
    return [.loadPage(id, level.reload(as: id))]
  }

  private mutating func receive(_ answer: Result<Page, Failure>, to request: RequestID) {
    if case .success(let page) = answer { keepDetails(of: page) }
    for (list, levels) in browsers {
      guard let index = levels.firstIndex(where: { $0.phase.request == request }) else { continue }
      browsers[list]?[index].receive(answer, rows: viewport.listRows)
    }
  }

  private mutating func receive(
    _ answer: Result<Detail, Failure>, to request: RequestID, about id: EntryID
  ) {
    guard details[id] == .loading(request) else { return }
    switch answer {
    case .success(let detail): details[id] = .loaded(detail)
    case .failure(let failure): details[id] = .failed(failure)
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
