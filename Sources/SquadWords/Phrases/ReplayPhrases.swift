/// What a replay says.
extension Strings {
  package var paused: String { say("paused", "en pausa", "一時停止") }
  /// After the last key, to be continued by any other.
  package var replayOver: String {
    say(
      "The recording is over · q quits, any other key takes over",
      "La grabación ha terminado · q sale, otra tecla toma el control",
      "再生が終わりました · q で終了、他のキーで操作開始")
  }
}
