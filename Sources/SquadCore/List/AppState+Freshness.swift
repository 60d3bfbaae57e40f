import Basics

/// Keeping lists fresh by the clock: prices, while somebody sees them.
extension AppState {
  /// The lists that are good for a while only and shown now: those of the open catalogue, and those
  /// whose members stand in the strip.
  var watched: [ListInfo] {
    agingLists.filter { list in
      hasStarted
        && (list.id.catalogue == current.catalogue || hasMembers(of: list.id.catalogue))
    }
  }

  private func hasMembers(of catalogue: CatalogueID) -> Bool {
    squad.saved.members.contains { $0.id.catalogue == catalogue }
  }

  /// Reads the watched lists, and sets the clock for their next time; takes it back from those that
  /// nobody sees any more.
  mutating func keepFresh() -> [Effect] {
    let watched = watched
    guard !watched.isEmpty || !timed.isEmpty else { return [] }
    var effects: [Effect] = []
    for list in timed where !watched.contains(where: { $0.id == list }) {
      timed.removeAll { $0 == list }
      effects.append(.loop(.cancelTimer(.refresh(list))))
    }
    for list in watched {
      if list.id != current || (browsers[current]?.count ?? 0) > 1 {
        effects += loadPages(of: list.id, depth: 0)
      }
      effects += setClock(for: list)
    }
    return effects
  }

  private mutating func setClock(for list: ListInfo) -> [Effect] {
    guard let interval = list.refreshInterval, let root = browsers[list.id]?.first,
      isLive(list.id.catalogue)
    else { return [] }
    let isTimed = timed.contains(list.id)
    // Without a network a key asks again, and no clock.
    if case .failed(.service(.noNetwork)) = root.phase {
      guard isTimed else { return [] }
      timed.removeAll { $0 == list.id }
      return [.loop(.cancelTimer(.refresh(list.id)))]
    }
    guard !isTimed, root.isSettled else { return [] }
    timed.append(list.id)
    let milliseconds = interval * 1_000
    return [
      .loop(.startTimer(.refresh(list.id), milliseconds: milliseconds, .list(.refreshDue(list.id))))
    ]
  }

  /// It is time for a list.
  mutating func markDue(_ list: ListID) {
    timed.removeAll { $0 == list }
    guard watched.contains(where: { $0.id == list }) else { return }
    browsers[list]?[0].markDue()
  }

  /// Somebody wants a detail of the catalogue anew, and with it the prices it is about.
  mutating func markDue(_ catalogue: CatalogueID) {
    for list in watched where list.id.catalogue == catalogue {
      if case .failed(let failure) = browsers[list.id]?.first?.phase, !mayAsk(after: failure) {
        continue
      }
      browsers[list.id]?[0].markDue()
    }
  }

  /// Squad goes on after it was stopped: what became old meanwhile is due at once.
  mutating func resume(at moment: Moment) {
    now = moment
    for list in watched {
      guard let interval = list.refreshInterval, let at = browsers[list.id]?.first?.live?.at,
        moment.seconds - at.seconds >= Int64(interval)
      else { continue }
      browsers[list.id]?[0].markDue()
    }
  }

  /// Puts members of the squad first in the lists that want it.
  mutating func arrangeMembers() {
    for list in lists where list.putsMembersFirst {
      let members = squad.saved.members.map(\.id).filter { $0.catalogue == list.id.catalogue }
      browsers[list.id]?[0].putFirst(members, rows: viewport.listRows)
    }
  }
}

extension Level {
  /// Whether its service has said something, if only why not.
  fileprivate var isSettled: Bool {
    switch phase {
    case .loaded: live != nil
    case .failed: true
    case .idle, .loading, .loadingMore, .refreshing: false
    }
  }

  fileprivate mutating func markDue() {
    if live != nil, due == nil { due = .routine }
    if case .failed(.service) = phase { phase = .loaded }
  }
}
