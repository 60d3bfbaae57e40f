import SquadWords
import TerminalKit

/// What the cap at the footer's right names during a replay.
package enum ReplayCap: Equatable, Sendable {
  /// Nothing was pressed yet: the cap's room stays empty.
  case empty
  case key(Key)
  case paused
}

extension Strings {
  /// What the cap says; empty where it shows nothing.
  func text(of cap: ReplayCap) -> String {
    switch cap {
    case .empty: ""
    case .key(let key): name(of: key)
    case .paused: paused
    }
  }
}
