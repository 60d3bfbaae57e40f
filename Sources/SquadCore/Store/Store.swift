import Basics

/// Holds the state, which only actions change. A turn of the loop runs from `begin` to `endTurn`.
/// Used on the main thread only.
package final class Store {
  /// A stored property: an accessor read stale memory in debug builds, and allocated at every use.
  package private(set) var state: AppState
  private let viewport: (AppState) -> Viewport
  private let run: (Effect) -> Void
  private var middleware: [Middleware] = []
  /// Whether keys came since the end of the last turn.
  private var hadInput = false

  /// `viewport` measures the screen; it is pure, and cheap after a small change. `run` performs an
  /// effect and posts its results as actions; it must not send actions to the store itself.
  package init(
    _ state: AppState, viewport: @escaping (AppState) -> Viewport = \.viewport,
    run: @escaping (Effect) -> Void
  ) {
    self.state = state
    self.viewport = viewport
    self.run = run
  }

  /// Begins a turn. `moment` is its time; `hasInput` tells whether keys came.
  package func begin(at moment: Moment, hasInput: Bool) {
    if hasInput { hadInput = true }
    state.begin(at: moment, hasInput: hasInput)
    for watch in middleware { watch.marked(.began(moment, hasInput: hasInput)) }
  }

  /// Reduces the state by an action, then runs its effects. Measures the screen first for actions
  /// that depend on it.
  package func send(_ action: Action) {
    if state.readsViewport(for: action), !measure() { state.fitDetail() }
    let watching = middleware.filter { $0.watches?(action) == true }
    // Copied only for middleware that needs it: while a copy exists, changing one detail copies all
    // of them.
    let before = watching.isEmpty ? nil : state
    for watch in middleware { watch.began(action) }
    let effects = reduce(&state, action)
    for watch in middleware { watch.reduced(action, effects) }
    if let before {
      for watch in watching { watch.saw(action, before, state) }
    }
    for effect in effects { run(effect) }
  }

  /// Ends a turn: measures the screen, requests missing data that it shows and, after keys, checks
  /// the file for changes by other processes.
  package func endTurn() {
    measure()
    var effects = state.endTurn()
    // A loading indicator may take a line from a pane.
    if measure() {
      effects += state.endTurn()
      measure()
    }
    if hadInput { effects.append(.world(.checkSquad)) }
    hadInput = false
    for watch in middleware { watch.marked(.ended(effects)) }
    for effect in effects { run(effect) }
  }

  /// Measures the screen; returns whether the viewport changed.
  @discardableResult
  private func measure() -> Bool {
    let measured = viewport(state)
    guard measured != state.viewport else { return false }
    state.measure(measured)
    return true
  }

  /// Adds middleware, which observes actions without changing them.
  package func add(_ middleware: Middleware) { self.middleware.append(middleware) }
}

/// Observer of actions and turns: a log, a counter, a recorder.
package struct Middleware {
  /// Nil for an observer that needs no states.
  var watches: ((Action) -> Bool)?
  var saw: (_ action: Action, _ before: AppState, _ after: AppState) -> Void = { _, _, _ in }
  var marked: (TurnMark) -> Void = { _ in }
  var began: (Action) -> Void = { _ in }
  var reduced: (Action, [Effect]) -> Void = { _, _ in }

  /// An observer of some actions with the states around them.
  ///
  /// - Parameters:
  ///   - watches: whether it observes an action that is about to be reduced.
  ///   - saw: receives the states before and after an observed action, which costs copies.
  package init(
    where watches: @escaping (Action) -> Bool,
    _ saw: @escaping (_ action: Action, _ before: AppState, _ after: AppState) -> Void
  ) {
    self.watches = watches
    self.saw = saw
  }

  /// An observer of every action, without access to the state.
  ///
  /// - Parameters:
  ///   - began: called before an action is reduced.
  ///   - reduced: called after it, with its effects.
  ///   - marked: called when a turn begins and ends.
  package init(
    began: @escaping (Action) -> Void, reduced: @escaping (Action, [Effect]) -> Void,
    marked: @escaping (TurnMark) -> Void
  ) {
    (self.began, self.reduced, self.marked) = (began, reduced, marked)
  }
}

/// Start or end of a turn of the loop.
package enum TurnMark: Equatable, Sendable {
  case began(Moment, hasInput: Bool)
  /// With the follow-up effects of all the turn's actions.
  case ended([Effect])
}

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
