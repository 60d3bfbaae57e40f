import Basics
import SquadCore
import TerminalKit

/// What the loop shows the state with and translates input by: the screen, or lines to be read
/// aloud. Belongs to the main thread.
package struct Display {
  /// The action of an event in a state; nil for one that is none to squad, such as most releases of
  /// a mouse button.
  let action: (InputEvent, AppState) -> Action?
  /// What moving and scrolling have to know.
  let viewport: (AppState) -> Viewport
  /// Takes in the terminal's size.
  let resize: (Size) -> Void
  let middleware: Middleware
  /// A note of the terminal in the user's language.
  let text: (TerminalNote) -> String
  /// Shows a state at the end of a turn.
  let draw: (AppState) -> Void
  /// What was measured of the terminal's output since it was last asked.
  var measured: (AppState) -> Action? = { _ in nil }
}
