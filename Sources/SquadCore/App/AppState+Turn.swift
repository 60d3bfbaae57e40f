import Basics

/// Start and end of a turn of the loop. Its actions come in between, from keys, timers and
/// responses.
extension AppState {
  /// Begins a turn.
  ///
  /// - Parameters:
  ///   - moment: the time used for the whole turn.
  ///   - hasInput: whether keys came, which end transients such as the message.
  package mutating func begin(at moment: Moment, hasInput: Bool) {
    now = moment
    guard hasInput else { return }
    if squad.isLoading { squad.restoresPlace = false }
    visit?.hadKey = true
    clearTransients()
    if networkLostAt != nil || pictures.unreachedAt != nil { retryLostNetwork(at: moment) }
  }

  /// Ends what holds only until the next key: the message, which a visit's time warning replaces,
  /// following the list's end, and a picker's waits.
  package mutating func clearTransients() {
    if message != nil { message = limitWarning }
    if openList.followsEnd { openList.followsEnd = false }
    picker?.clearTransients()
  }

  /// Whether an action may need the screen measured before it, not only at the turn's end.
  func readsViewport(for action: Action) -> Bool {
    if overlay != nil { return true }
    if case .detail(.scrolled) = action { return true }
    if case .detail = focus { return true } else { return false }
  }

  /// Stores the screen's measurements and clamps scroll positions to them.
  package mutating func measure(_ viewport: Viewport) {
    let old = self.viewport
    preservingStop { $0.viewport = viewport }
    let rows = viewport.listRows
    if rows != old.listRows {
      listStack.updateAll { $0.cursor.clamp(count: $0.count, rows: rows) }
    }
    fitDetail()
  }

  /// Follows up on all actions of a turn: fits the detail to its pane, and requests the data that
  /// is shown and missing.
  package mutating func endTurn() -> [Effect] {
    if comparison != nil { fitComparison() }
    fitDetail()
    // The screen is measured before `started` sets the open list.
    guard hasStarted else { return [] }
    if waitingNote != nil { showWaitingNote() }
    var effects = loadPages(of: listStack.current, depth: listStack.depth)
    if let filter = openList.filter, filter.search == .due {
      effects += searchService(for: filter.text)
    }
    effects += loadShownDetail() + refreshWatchedLists() + renderPictures() + prefetchDetails()
    effects += debounceOverlap()
    if visit != nil { effects += updateVisit() }
    evictDetails()
    if picker != nil {
      effects += endPickerByItself()
    } else if openList.filter != nil || !elsewhere.isEmpty {
      effects += searchElsewhere()
    }
    return effects
  }
}
