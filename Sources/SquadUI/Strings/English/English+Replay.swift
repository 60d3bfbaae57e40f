/// English words of a replay.
extension English: ReplayWords {
  var paused: String { "paused" }
  var replayOver: String { "The recording is over · q quits, any other key takes over" }
}
