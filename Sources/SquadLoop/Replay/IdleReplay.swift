import SquadCore

/// The replay of an idle screen, until a key is pressed.
package struct IdleReplay {
  /// Milliseconds without a key until it starts.
  package static let idle = 60_000

  let idle: Int
  /// Plays until a key is pressed.
  let play: (BackgroundLoop) -> ReplayEnding

  /// - Parameters:
  ///   - idle: milliseconds without a key until it starts.
  ///   - play: plays until a key is pressed.
  package init(idle: Int = IdleReplay.idle, play: @escaping (BackgroundLoop) -> ReplayEnding) {
    self.idle = idle
    self.play = play
  }
}

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

/// The reason why a replay ended.
package enum ReplayEnding: Equatable, Sendable {
  /// A key was pressed.
  case takenOver
  /// The session in the background has an urgent message.
  case interrupted
  /// After the last event of a recording without an end note.
  case over
  /// The program has to end.
  case left(ExitReason)
}
