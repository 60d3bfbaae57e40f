/// Spanish words of a replay.
extension Spanish: ReplayWords {
  var paused: String { "en pausa" }
  var replayOver: String { "La grabación ha terminado · q sale, otra tecla toma el control" }
}
