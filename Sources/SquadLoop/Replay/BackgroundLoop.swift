import SquadCore

/// A loop that runs in the background of a replay: its timers, and actions from other threads.
package struct BackgroundLoop {
  /// Its theme, which the replay uses, too.
  package let theme: () -> ThemeState
  /// Readable when an action was posted.
  let descriptor: Int32
  /// Milliseconds until its next timer is due; nil without timers.
  let timeout: () -> Int?
  /// Handles due timers and posted actions; returns how that ends the replay, nil if it doesn't.
  let tick: () -> ReplayEnding?
}
