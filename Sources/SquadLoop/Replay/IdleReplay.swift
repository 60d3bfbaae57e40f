/// The replay of an idle screen, until a key is pressed.
package struct IdleReplay {
  /// Milliseconds without a key until it starts.
  package static let idle = 60_000

  let idle: Int
  /// Plays until a key is pressed.
  let play: (BackgroundLoop) -> ReplayEnding

  package init(idle: Int = IdleReplay.idle, play: @escaping (BackgroundLoop) -> ReplayEnding) {
    self.idle = idle
    self.play = play
  }
}
