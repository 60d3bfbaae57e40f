import Basics
import SquadCore
import SquadInspector
import TerminalKit

/// What the loop shows the state with and translates input by: the screen, or lines to be read
/// aloud. Belongs to the main thread.
package struct Frontend {
  /// The action of an event in a state; nil for one that is none to squad, such as most releases of
  /// a mouse button.
  let action: (InputEvent, AppState) -> Action?
  /// Whether a key chooses by its place what is about to have another one.
  var actsByPosition: (Key, AppState) -> Bool = { _, state in state.awaitsOrder }
  /// What moving and scrolling have to know.
  let viewport: (AppState) -> Viewport
  /// Takes in the terminal's size.
  let resize: (Size) -> Void
  /// Observes the store; nil where nothing has to be known of its actions.
  let middleware: Middleware?
  /// A note of the terminal in the user's language.
  let text: (TerminalWarning) -> String
  /// Shows a state at the end of a turn, and returns how many bytes that wrote.
  let draw: (AppState) -> Int
  /// Does what can be done ahead for a state that may come next.
  var prepare: (AppState) -> Void = { _ in }
  /// An inspector of a history; nil without a screen that has room for it.
  var inspector: (ActionHistory) -> Inspector? = { _ in nil }
  /// Names a key that a replay has pressed.
  var showCap: (ReplayCap) -> Void = { _ in }
  /// What was measured of the terminal's output since it was last asked.
  var measured: (AppState) -> Action? = { _ in nil }

  package init(
    action: @escaping (InputEvent, AppState) -> Action?,
    viewport: @escaping (AppState) -> Viewport, resize: @escaping (Size) -> Void,
    middleware: Middleware? = nil,
    text: @escaping (TerminalWarning) -> String, draw: @escaping (AppState) -> Int
  ) {
    (self.action, self.viewport, self.resize) = (action, viewport, resize)
    (self.middleware, self.text, self.draw) = (middleware, text, draw)
  }
}
