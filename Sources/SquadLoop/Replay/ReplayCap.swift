import SquadWords
import TerminalKit

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
