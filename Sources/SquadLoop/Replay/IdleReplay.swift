/// What the screen shows while nobody is there: a replay, until a key comes.
package struct IdleReplay {
  /// How long no key has come by then, in milliseconds.
  package static let idle = 60_000

  let idle: Int
  /// Plays until somebody presses a key.
  let play: (BackgroundLoop) -> ReplayEnding

  package init(idle: Int = IdleReplay.idle, play: @escaping (BackgroundLoop) -> ReplayEnding) {
    self.idle = idle
    self.play = play
  }
}
