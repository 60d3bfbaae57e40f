/// Asking live services, and taking in what they say.
extension AppState {
  /// How long a selection or a text rests before its service is asked, in milliseconds.
  static let debounceInterval = 250
  /// How long after a failure for want of a network a key asks again, in seconds.
  static let networkRetryInterval: Int64 = 30

  /// The rows and the detail that the service should be asked for now.
  mutating func fetchWhatIsShown() -> [Effect] {
    var effects: [Effect] = []
    if isLive(level.source.catalogue) {
      // Only a question that is asked takes a number.
      let id = RequestID(requests + 1)
      if let request = level.fetchMissing(as: id) {
        effects.append(.fetchPage(nextRequest(), request))
      }
    }
    // What is still read from this machine begins to rest once it is there.
    let shown = shownDetail.flatMap { needsFetch($0.id) ? $0.id : nil }
    if shown != debouncedDetail {
      debouncedDetail = shown
      if let shown {
        effects.append(
          .startTimer(.detail, milliseconds: Self.debounceInterval, .detailDebounced(shown)))
      }
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
    return [.fetchDetail(request, id)]
  }

  mutating func receiveLive(
    _ response: Result<Page, Failure>, to request: RequestID
  ) -> [Effect] {
    var effects: [Effect] = []
    note(response.failure ?? (try? response.get())?.shortfall)
    for (list, levels) in browsers {
      for index in levels.indices {
        if levels[index].phase.request == request {
          effects += matchingNames(in: response, at: index, of: list) {
            $0.take(response, at: index, of: list)
          }
        } else if levels[index].filter?.request == request {
          effects += matchingNames(in: response, at: index, of: list) {
            $0.takeHits(response, at: index, of: list)
          }
        }
      }
    }
    return effects
  }

  private mutating func take(_ response: Result<Page, Failure>, at index: Int, of list: ListID) {
    switch response {
    case .success(let page):
      keepDetails(of: page)
      browsers[list]?[index].receiveLive(page, rows: viewport.listRows)
      keepNearDetails(of: page)
    case .failure(let failure): browsers[list]?[index].fail(failure)
    }
  }

  /// What the service found comes after the list's own matches. A search that failed costs
  /// nothing: what is on this machine was searched.
  private mutating func takeHits(_ response: Result<Page, Failure>, at index: Int, of list: ListID)
  {
    guard var level = browsers[list]?[index] else { return }
    let held = level.selected?.id
    let page = try? response.get()
    if let page { keepDetails(of: page) }
    level.filter?.receive(page?.entries ?? [], beside: level.entries)
    if let row = held.flatMap({ level.row(of: $0) }) {
      level.cursor.follow(to: row, count: level.count, rows: viewport.listRows)
    } else {
      level.cursor.settle(count: level.count, rows: viewport.listRows)
    }
    browsers[list]?[index] = level
  }

  /// Remembers when the network went, and that it came back. What was withdrawn, and what this
  /// machine answered, tells nothing of it.
  mutating func note(_ failure: Failure?) {
    switch failure {
    case .service(.noNetwork): networkLostAt = now ?? Moment(seconds: 0)
    case .service(.cancelled): break
    case nil, .service:
      networkLostAt = nil
      pictures.forgetUnreached()
    default: break
    }
  }

  /// A key came: after a while without a network it asks once more for what failed on the screen.
  mutating func pass(_ moment: Moment) {
    now = moment
    guard let lost = networkLostAt,
      moment.seconds - lost.seconds >= Self.networkRetryInterval
    else { return }
    let missing = Failure.service(.noNetwork)
    networkLostAt = nil
    if level.phase == .failed(missing) { level.retry() }
    for list in watched where browsers[list.id]?.first?.phase == .failed(missing) {
      browsers[list.id]?[0].retry()
    }
    if let shown = shownDetail?.id, case .failed(missing, let kept) = details[shown] {
      details[shown] = kept.map { .loaded($0) }
    }
  }
}

extension Result {
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
