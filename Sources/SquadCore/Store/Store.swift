import Basics

/// Holds the state and lets only actions change it. A turn of the loop stands between `begin` and
/// `endTurn`. Belongs to the main thread.
package final class Store {
  /// Stored, and not lent by an accessor: unoptimised code was seen to read what was lent after its
  /// end, and every use of it allocated.
  package private(set) var state: AppState
  private let viewport: (AppState) -> Viewport
  private let run: (Effect) -> Void
  private var middleware: [Middleware] = []
  /// Whether keys came since the last turn's end.
  private var hadInput = false

  /// - Parameters:
  ///   - viewport: what the screen measures; a pure function, to be cheap where little changed.
  ///   - run: does an effect's work and posts what comes of it back as actions; it must not send to
  ///     the store itself.
  package init(
    _ state: AppState, viewport: @escaping (AppState) -> Viewport = \.viewport,
    run: @escaping (Effect) -> Void
  ) {
    self.state = state
    self.viewport = viewport
    self.run = run
  }

  /// Begins a turn: its time, and whether keys came.
  package func begin(at moment: Moment, hasInput: Bool) {
    if hasInput { hadInput = true }
    state.begin(at: moment, hasInput: hasInput)
    for watch in middleware { watch.marked(.began(moment, hasInput: hasInput)) }
  }

  package func send(_ action: Action) {
    if state.readsViewport(for: action), !measure() { state.fitDetail() }
    let watching = middleware.filter { $0.watches(state, action) }
    // The old state is copied only for middleware that needs it: beside such a copy, a change to one
    // detail copies them all.
    let before = watching.isEmpty ? nil : state
    for watch in middleware { watch.began(action) }
    let effects = reduce(&state, action)
    for watch in middleware { watch.reduced(action, effects) }
    if let before {
      for watch in watching { watch.saw(action, before, state, effects) }
    }
    for effect in effects { run(effect) }
  }

  /// Ends a turn: measures the screen, requests what it shows and misses and, after keys, checks the
  /// file for changes by other processes.
  package func endTurn() {
    measure()
    var effects = state.endTurn()
    // What is loading may take a line from a pane.
    if measure() {
      effects += state.endTurn()
      measure()
    }
    if hadInput { effects.append(.world(.checkSquad)) }
    hadInput = false
    for watch in middleware { watch.marked(.ended(effects)) }
    for effect in effects { run(effect) }
  }

  /// Whether it changed.
  @discardableResult
  private func measure() -> Bool {
    let measured = viewport(state)
    guard measured != state.viewport else { return false }
    state.measure(measured)
    return true
  }

  /// Adds middleware, which observes actions and never changes them.
  package func add(_ middleware: Middleware) { self.middleware.append(middleware) }
}
