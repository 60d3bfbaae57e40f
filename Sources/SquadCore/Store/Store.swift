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
    // Observers need the state from before; without any there is no copy to pay for.
    let before = middleware.isEmpty && observers.isEmpty ? nil : state
    let effects = reduce(&state, action)
    if let before {
      for watch in middleware { watch.saw(action, before, state, effects) }
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
  let saw: (_ action: Action, _ before: AppState, _ after: AppState, _ effects: [Effect]) -> Void

  package init(
    _ saw: @escaping (_ action: Action, _ before: AppState, _ after: AppState, [Effect]) -> Void
  ) {
    self.saw = saw
  }
}
