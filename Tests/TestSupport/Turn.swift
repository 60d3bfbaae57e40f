import Basics
import SquadCore

/// One turn of the loop with one action in it, and all the effects of both.
package func turn(_ state: inout AppState, _ action: Action) -> [Effect] {
  reduce(&state, action) + state.endTurn()
}

/// One turn with a key that means nothing.
package func turn(_ state: inout AppState, at moment: Moment? = nil) -> [Effect] {
  state.begin(at: moment ?? state.now ?? Moment(seconds: 0), hasInput: true)
  return state.endTurn()
}

/// One turn on a screen that measures something else.
package func turn(_ state: inout AppState, on viewport: Viewport) -> [Effect] {
  state.measure(viewport)
  return state.endTurn()
}
