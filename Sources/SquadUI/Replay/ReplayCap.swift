import TerminalKit

/// What the cap at the footer's right names during a replay.
package enum ReplayCap: Equatable, Sendable {
  /// Nothing was pressed yet: the cap's room stays empty.
  case empty
  case key(Key)
  case paused
}
