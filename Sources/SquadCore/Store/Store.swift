/// Holds the state and lets only actions change it. Belongs to the main thread.
package final class Store {
  package private(set) var state: AppState
  private let run: (Effect) -> Void
  private var middleware: [Middleware] = []
  private var observers: [(AppState, AppState) -> Void] = []

  /// - Parameter run: does an effect's work and posts what comes of it back as actions; it must
  ///   not send to the store itself.
  package init(_ state: AppState, run: @escaping (Effect) -> Void) {
    self.state = state
    self.run = run
  }

  package func send(_ action: Action) {
    let watching = middleware.filter { $0.watches(state, action) }
    // The state from before is kept only for those who want it: beside such a copy, a change to one
    // detail copies them all.
    let before = watching.isEmpty && observers.isEmpty ? nil : state
    let effects = reduce(&state, action)
    if let before {
      for watch in watching { watch.saw(action, before, state, effects) }
      for observer in observers { observer(before, state) }
    }
    for effect in effects { run(effect) }
  }

  /// Adds somebody who watches every action. Watching never changes it.
  package func add(_ middleware: Middleware) { self.middleware.append(middleware) }

  /// Tells a part of the program when its part of the state changed, and only then.
  package func observe<Part: Equatable>(
    _ part: @escaping (AppState) -> Part, _ changed: @escaping (Part) -> Void
  ) {
    observers.append { before, after in
      let now = part(after)
      if part(before) != now { changed(now) }
    }
  }
}

/// Watches actions go by: a log, a counter, a recorder.
package struct Middleware {
  let watches: (_ state: AppState, _ action: Action) -> Bool
  let saw: (_ action: Action, _ before: AppState, _ after: AppState, _ effects: [Effect]) -> Void

  /// - Parameter watches: whether it wants to see an action that is about to change the state.
  package init(
    where watches: @escaping (AppState, Action) -> Bool = { _, _ in true },
    _ saw: @escaping (_ action: Action, _ before: AppState, _ after: AppState, [Effect]) -> Void
  ) {
    self.watches = watches
    self.saw = saw
  }
}
