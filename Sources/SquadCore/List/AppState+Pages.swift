import Basics

/// Pages of lists: the one place where they are asked for, and where responses are taken in.
extension AppState {
  /// How long a selection or a text rests before its service is asked, in milliseconds.
  static let debounceInterval = 250
  /// How long after a failure for want of a network a key asks again, in seconds.
  static let networkRetryInterval: Int64 = 30

  /// Asks for the rows that a level misses: from this machine first, then from its service.
  mutating func loadPages(of list: ListID, depth: Int) -> [Effect] {
    guard browsers[list]?.indices.contains(depth) == true else { return [] }
    // Only a request that is made takes a number.
    let id = RequestID(requests + 1)
    if let request = browsers[list]?[depth].loadMissing(as: id) {
      return [.world(.loadPage(nextRequest(), request))]
    }
    if isLive(list.catalogue), let request = browsers[list]?[depth].fetchMissing(as: id) {
      return [.world(.fetchPage(nextRequest(), request))]
    }
    return []
  }

  mutating func reloadList() -> [Effect] {
    let id = nextRequest()
    let older = level.phase.request.map { [Effect.world(.cancel($0))] } ?? []
    level.live = nil
    level.due = nil
    return older + [.world(.loadPage(id, level.reload(as: id)))]
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

}

extension Result {
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
