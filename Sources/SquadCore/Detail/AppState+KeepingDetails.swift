/// Keeping few details, however long the lists are: those on the screen and in flight, those around
/// the cursor, and the ones shown last. What was dropped is read from this machine again before the
/// cursor reaches it.
extension AppState {
  /// How many details are kept at most, beside what is on the screen or in flight, and how many of
  /// them stay once there are more: to find out which takes longer than a key may, so it is done
  /// seldom.
  package static let detailLimit = Page.detailLimit
  package static let detailsThatStay = 48
  /// Rows ahead of the cursor, and behind it, whose details come before those shown elsewhere. So
  /// many are read at once, when one is missing among the nearest.
  private static let ahead = 24
  private static let behind = 8
  private static let nearest = 8

  /// Drops the details that have to go; to be done last, when it is known what is shown.
  mutating func dropDetails() {
    if let shown = shownDetail?.id { detailUse.touch(shown) }
    guard details.count > Self.detailLimit else { return }
    let kept = detailsToKeep
    guard kept.count < details.count else { return }
    for (id, detail) in details where !kept.contains(id) { detailUse.drop(id, detail) }
    details = details.filter { kept.contains($0.key) }
  }

  /// Takes those of a page's deferred details that the next keys may show, once its rows are in the
  /// list.
  mutating func keepNearDetails(of page: Page) {
    guard let deferred = page.deferredDetails else { return }
    for id in entries(at: [0] + Array(-Self.behind...Self.ahead)) where details[id] == nil {
      guard let detail = deferred.detail(id) else { continue }
      if detail.picture != nil { pictures.isUsed = true }
      details[id] = .loaded(detail)
    }
  }

  private var detailsToKeep: Set<EntryID> {
    var kept = Set(details.filter { $0.value.request != nil }.keys)
    if let shown = shownDetail?.id { kept.insert(shown) }
    // The strip shows the prices of members.
    for member in squad.saved.members where details[member.id]?.value?.quote != nil {
      kept.insert(member.id)
    }
    let near = entries(at: [0] + Array(-Self.behind...Self.ahead))
    let far = (Self.behind + 1...Self.detailLimit).flatMap { [$0, -$0] }
    for id in near + detailUse.order.reversed() + entries(at: far) {
      guard kept.count < Self.detailsThatStay else { return kept }
      if details[id] != nil { kept.insert(id) }
    }
    // Whatever else is there, in an order that is the same each time.
    let others = details.keys.filter { !kept.contains($0) }.sorted { $0.path < $1.path }
    return kept.union(others.prefix(max(Self.detailsThatStay - kept.count, 0)))
  }

  /// The entries of the rows at such distances from the cursor, counted in its direction.
  private func entries(at distances: some Sequence<Int>) -> [EntryID] {
    // A copy of a level is not free.
    let level = level
    let step = level.cursor.isGoingUp ? -1 : 1
    return distances.compactMap { level.entry(at: level.cursor.row + $0 * step)?.id }
  }

  /// The details to read before the cursor comes to them, and those whose prices the strip shows,
  /// where some were dropped.
  mutating func readDetailsAhead() -> [Effect] {
    guard hasStarted, detailUse.isPartial, detailUse.ahead == nil else { return [] }
    let missing = missingRows + missingPrices
    guard !missing.isEmpty else { return [] }
    let request = nextRequest()
    detailUse.ahead = DetailCacheState.Ahead(request: request, entries: missing)
    return [.world(.readDetails(request, missing))]
  }

  /// The rows around the cursor to be read, once one is missing that the next keys may lead to.
  private var missingRows: [EntryID] {
    guard entries(at: -1...Self.nearest).contains(where: isMissing) else { return [] }
    return entries(at: -Self.behind / 2...Self.ahead).filter(isMissing)
  }

  private var missingPrices: [EntryID] {
    let members = squad.saved.members.filter { member in
      agingLists.contains { $0.id.catalogue == member.id.catalogue }
    }
    return members.map(\.id).filter(isMissing)
  }

  /// Whether nobody has read it yet.
  private func isMissing(_ id: EntryID) -> Bool {
    details[id] == nil && !detailUse.isAbsent(id)
  }

  /// Takes in what was read ahead.
  mutating func receive(_ found: [Detail], to request: RequestID) {
    guard let ahead = detailUse.ahead, ahead.request == request else { return }
    detailUse.ahead = nil
    detailUse.note(absent: Set(ahead.entries).subtracting(found.map(\.id)))
    for detail in found where details[detail.id] == nil {
      if detail.picture != nil { pictures.isUsed = true }
      details[detail.id] = .loaded(detailUse.recalled(detail))
    }
  }

  /// Withdraws the detail that flew by before it was read. Of short lists all details are there.
  mutating func withdrawDetail() -> [Effect] {
    guard detailUse.isPartial, let last = detailUse.order.last, last != shownDetail?.id,
      case .loading(let request) = details[last]
    else { return [] }
    details[last] = nil
    return [.world(.cancel(request))]
  }
}
