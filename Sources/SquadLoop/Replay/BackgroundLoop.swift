import SquadCore

/// A loop that goes on unseen while a replay has the screen: timers and what other threads post.
package struct BackgroundLoop {
  /// Its theme, so that a replay looks as the session does.
  package let theme: () -> ThemeState
  /// Readable when something was posted.
  let descriptor: Int32
  /// Milliseconds until its next timer is due; nil without timers.
  let timeout: () -> Int?
  /// Handles what is due; how that ends the replay, nil where it plays on.
  let tick: () -> ReplayEnding?
}
