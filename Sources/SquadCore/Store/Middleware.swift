import Basics

/// Observer of actions and turns: a log, a counter, a recorder.
package struct Middleware {
  let watches: (_ state: AppState, _ action: Action) -> Bool
  let saw: (_ action: Action, _ before: AppState, _ after: AppState, _ effects: [Effect]) -> Void
  let marked: (TurnMark) -> Void

  /// - Parameters:
  ///   - watches: whether it observes an action that is about to be reduced.
  ///   - marked: where a turn begins and ends.
  package init(
    where watches: @escaping (AppState, Action) -> Bool = { _, _ in true },
    marked: @escaping (TurnMark) -> Void = { _ in },
    _ saw: @escaping (_ action: Action, _ before: AppState, _ after: AppState, [Effect]) -> Void
  ) {
    self.watches = watches
    self.marked = marked
    self.saw = saw
  }
}

/// Either end of a turn of the loop.
package enum TurnMark: Equatable, Sendable {
  case began(Moment, hasInput: Bool)
  /// All follow-up work of the turn's actions.
  case settled([Effect])
}
