import Basics

/// Observer of actions and turns: a log, a counter, a recorder.
package struct Middleware {
  var watches: (Action) -> Bool = { _ in false }
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
    (self.watches, self.saw) = (watches, saw)
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
