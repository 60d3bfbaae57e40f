/// Japanese words of a replay.
extension Japanese: ReplayWords {
  var paused: String { "一時停止" }
  var replayOver: String { "再生が終わりました · q で終了、他のキーで操作開始" }
}
