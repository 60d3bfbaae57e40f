/// What a replay says.
protocol ReplayWords {
  var paused: String { get }
  /// After the last key, to be continued by any other.
  var replayOver: String { get }
}
