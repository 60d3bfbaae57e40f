import Basics

/// The two ends of a turn of the loop. In between come its actions, each a key's, a timer's or a
/// response's.
extension AppState {
  /// Begins a turn.
  ///
  /// - Parameters:
  ///   - moment: the time that the whole turn goes by.
  ///   - hasInput: whether keys came: they end what lasts until the next one.
  package mutating func begin(at moment: Moment, hasInput: Bool) {
    now = moment
    guard hasInput else { return }
    visit?.hadKey = true
    clearTransients()
    retryLostNetwork(at: moment)
  }

  /// Ends what lasts only until the next key: the message, and following the list to its end.
  package mutating func clearTransients() {
    if message != nil { message = limitWarning }
    if level.followsEnd { level.followsEnd = false }
  }

  /// Whether an action may depend on what the screen measures now, and not only at the turn's end.
  func readsViewport(for action: Action) -> Bool {
    if overlay != nil { return true }
    if case .detail(.scrolled) = action { return true }
    if case .detail = focus { return true } else { return false }
  }

  /// Takes in what the screen measures, and puts scroll positions where it allows them.
  package mutating func measure(_ viewport: Viewport) {
    let old = self.viewport
    self.viewport = viewport
    let rows = viewport.listRows
    if rows != old.listRows {
      browser.updateAll { $0.cursor.settle(count: $0.count, rows: rows) }
    }
    fitDetail()
  }

  /// Does once what follows from a turn's actions: fits the detail to its pane, and requests whatever
  /// is shown and missing.
  package mutating func endTurn() -> [Effect] {
    fitComparison()
    fitDetail()
    // The screen is measured before the start says which list it shows.
    guard hasStarted else { return [] }
    if waitingNote != nil { showWaitingNote() }
    var effects = loadPages(of: browser.current, depth: browser.depth)
    effects += loadShownDetail() + refreshWatchedLists() + renderPictures() + prefetchDetails()
    effects += debounceOverlap()
    if visit != nil { effects += settleVisit() }
    evictDetails()
    if level.filter != nil || !elsewhere.isEmpty { effects += searchElsewhere() }
    return effects
  }
}
