import Basics
import SquadCore

/// One turn of the loop with one action, and all resulting effects.
package func turn(_ state: inout AppState, _ action: Action) -> [Effect] {
  reduce(&state, action) + state.endTurn()
}

/// One turn with a key that has no meaning.
package func turn(_ state: inout AppState, at moment: Moment? = nil) -> [Effect] {
  state.begin(at: moment ?? state.now ?? Moment(seconds: 0), hasInput: true)
  return state.endTurn()
}

/// One turn with a new viewport.
package func turn(_ state: inout AppState, on viewport: Viewport) -> [Effect] {
  state.measure(viewport)
  return state.endTurn()
}
