import Basics

/// Loading details: from this machine first, then from their service.
extension AppState {
  /// The shown detail from this machine; and, once it has been shown for a while, from its service.
  mutating func loadShownDetail() -> [Effect] {
    var effects = withdrawDetail()
    if let shown = shownDetail?.id, details[shown] == nil {
      let id = nextRequest()
      details[shown] = .loading(id)
      effects.append(.world(.loadDetail(id, shown)))
    }
    effects += loadNamesakes()
    // What is still read from this machine is debounced once it is there.
    let shown = shownDetail.flatMap { needsFetch($0.id) ? $0.id : nil }
    guard shown != debouncedDetail else { return effects }
    debouncedDetail = shown
    if let shown {
      effects.append(
        .loop(
          .startTimer(
            .detail, milliseconds: Self.debounceInterval, .detail(.debounced(shown)))))
    }
    return effects
  }

  private func needsFetch(_ id: EntryID) -> Bool {
    guard isLive(id.catalogue), networkLostAt == nil else { return false }
    guard case .loaded(let detail) = details[id] else { return false }
    return detail.isPartial || !detail.freshness.isLive
  }

  mutating func fetchDetail(_ id: EntryID) -> [Effect] {
    guard shownDetail?.id == id, needsFetch(id), let kept = details[id]?.value else { return [] }
    let request = nextRequest()
    details[id] = .refreshing(request, kept)
    return [.world(.fetchDetail(request, id))]
  }

  mutating func reload(_ detail: EntryID) -> [Effect] {
    let id = nextRequest()
    let kept = details[detail]?.value
    details[detail] = kept.map { .refreshing(id, $0) } ?? .loading(id)
    guard isLive(detail.catalogue) else { return [.world(.loadDetail(id, detail))] }
    return [.world(.fetchDetail(id, detail, isAnew: true))]
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

}

extension LoadedDetail {
  /// With what a list tells of it. What its own answer failed at stays failed while there is more to
  /// ask for.
  fileprivate func replacing(_ detail: Detail) -> LoadedDetail {
    guard case .failed(let failure, _) = self, detail.isPartial else { return .loaded(detail) }
    return .failed(failure, kept: detail)
  }
}
