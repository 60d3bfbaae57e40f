import Basics
import SquadCore
import SquadInspector
import SquadWords
import TerminalKit

/// The front end that shows the state and translates input: the screen, or lines to be read aloud.
/// Belongs to the main thread.
package struct Frontend {
  /// The action of an event in a state; nil for an event without meaning, such as most releases of
  /// a mouse button.
  let action: (InputEvent, AppState) -> Action?
  /// The metrics that moving and scrolling need. Caches the layouts that it computes for them.
  var viewport: (AppState) -> Viewport
  /// Sets the terminal's size.
  let resize: (Size) -> Void
  /// Observes the store; nil if not needed.
  let middleware: Middleware?
  /// A warning about the terminal in the user's language.
  let text: (TerminalWarning) -> String
  /// Shows a state at the end of a turn and returns the number of bytes written.
  let draw: (AppState) -> Int
  /// The action that a key would have, without taking the key; nil: `action` changes nothing.
  package var preview: ((InputEvent, AppState) -> Action?)?
  /// An inspector of a history; nil if there is no screen large enough for it.
  var inspector: (ActionHistory) -> Inspector? = { _ in nil }
  /// Shows the key that a replay has pressed.
  var showCap: (ReplayCap) -> Void = { _ in }
  /// A measurement of the terminal's output since the last call; nil if there is none.
  var measured: (AppState) -> Action? = { _ in nil }

  /// - Parameters:
  ///   - action: the action of an event in a state; nil for an event without meaning.
  ///   - viewport: the metrics that moving and scrolling need.
  ///   - resize: sets the terminal's size.
  ///   - middleware: observes the store; nil if not needed.
  ///   - text: a warning about the terminal in the user's language.
  ///   - draw: shows a state at the end of a turn and returns the number of bytes written.
  package init(
    action: @escaping (InputEvent, AppState) -> Action?, viewport: @escaping (AppState) -> Viewport,
    resize: @escaping (Size) -> Void, middleware: Middleware? = nil,
    text: @escaping (TerminalWarning) -> String, draw: @escaping (AppState) -> Int
  ) {
    (self.action, self.viewport, self.resize) = (action, viewport, resize)
    (self.middleware, self.text, self.draw) = (middleware, text, draw)
  }
}

/// The content of the cap at the footer's right during a replay.
package enum ReplayCap: Equatable, Sendable {
  /// No key pressed yet: the cap's space stays blank.
  case empty
  case key(Key)
  case paused
}

extension Strings {
  /// The cap's text; empty if it is blank.
  func text(of cap: ReplayCap) -> String {
    switch cap {
    case .empty: ""
    case .key(let key): name(of: key)
    case .paused: paused
    }
  }
}
