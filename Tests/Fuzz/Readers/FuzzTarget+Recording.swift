import SquadRecording
import SquadWords

extension FuzzTarget {
  /// A recording: it is read completely or not at all, and its times never decrease.
  static let recording = FuzzTarget(name: "recording") { mutator, seeds in
    let input = mutator.input(from: seeds)
    do throws(RecordingError) {
      let recording = try input.withUnsafeBufferPointer { bytes throws(RecordingError) in
        try Recording(bytes)
      }
      let times = recording.turns.map(\.time)
      require(zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "times \(times)")
      require(recording.duration >= times.last ?? 0, "\(recording.duration)")
    } catch {
      requireText([Strings().text(of: error, file: "recording.jsonl")])
    }
  }
}
