import Basics

/// Observer of actions and turns: a log, a counter, a recorder.
package struct Middleware {
  let watches: (_ state: AppState, _ action: Action) -> Bool
  let saw: (_ action: Action, _ before: AppState, _ after: AppState, _ effects: [Effect]) -> Void
  let marked: (TurnMark) -> Void
  let began: (Action) -> Void
  let reduced: (Action, [Effect]) -> Void

  /// - Parameters:
  ///   - watches: whether it observes an action that is about to be reduced.
  ///   - marked: called when a turn begins and ends.
  ///   - saw: receives the states before and after an observed action, which costs copies.
  package init(
    where watches: @escaping (AppState, Action) -> Bool = { _, _ in true },
    marked: @escaping (TurnMark) -> Void = { _ in },
    _ saw: @escaping (_ action: Action, _ before: AppState, _ after: AppState, [Effect]) -> Void
  ) {
    self.watches = watches
    self.marked = marked
    self.saw = saw
    began = { _ in }
    reduced = { _, _ in }
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
    watches = { _, _ in false }
    saw = { _, _, _, _ in }
    self.marked = marked
    self.began = began
    self.reduced = reduced
  }
}

/// Start or end of a turn of the loop.
package enum TurnMark: Equatable, Sendable {
  case began(Moment, hasInput: Bool)
  /// With the follow-up effects of all the turn's actions.
  case ended([Effect])
}
