import Basics
import SquadCore
import SystemKit
import TerminalKit
import TestSupport

@testable import SquadLoop
@testable import SquadRecording
@testable import SquadScreen

/// Replays a recording on a terminal controlled by the test.
final class ReplayStage {
  let queue = (try? ActionQueue<Action>())!
  /// Frames without their styles, with their times in the recording.
  private(set) var frames: [(screen: String, microseconds: Int)] = []
  var perform: (WorldEffect) -> Void = { _ in }
  /// Called when the loop waits for its requests.
  var awaitResults: () -> Void = {}
  /// Called after each frame, with its number from 1 on.
  var drew: (Int) -> Void = { _ in }
  let pipes = PipeTerminal(size: Size(columns: 100, rows: 30))
  private(set) var state: AppState?

  var screen: String { frames.last?.screen ?? "" }

  /// - Parameter speed: nil replays without a viewer.
  func replay(
    _ keys: [(time: Int, keys: String)], duration: Int = 0, speed: Double? = nil,
    endNote: String? = nil, background: BackgroundLoop? = nil, events: [RecordedTurn] = [],
    theme: ThemeState = ThemeState()
  ) -> ReplayEnding {
    let header = RecordingHeader(
      program: "squad", size: pipes.size, start: Moment(seconds: 0), list: "books")
    let turns = keys.compactMap { RecordedTurn(time: $0.time, keys: $0.keys) } + events
    let playback = Playback(
      Recording(header: header, turns: turns, duration: max(duration, turns.last?.time ?? 0)),
      speed: speed, awaitResults: { [self] in awaitResults() },
      resize: speed == nil ? { [self] in pipes.size = Size(columns: $0, rows: $1) } : nil,
      endNote: endNote, background: background)
    pipes.drew = { [self] frame in
      frames.append((frame.lines.joined(separator: "\n"), playback.now))
      drew(frames.count)
    }
    let terminal = pipes.terminal(escapeDelay: 25)
    var initial = AppState(catalogues: [Sample.catalogue])!
    initial.theme = theme
    let loop = EventLoop(
      state: initial, terminal: terminal, queue: queue,
      frontend: .screen(on: terminal, RenderContext(size: pipes.size)),
      clock: { Moment(seconds: Int64(playback.now / 1_000_000)) }, keyClock: { 0 },
      timerClock: { playback.now }
    ) { [self] in perform($0) }
    let ending = loop.replay(
      playback,
      from: Start(list: Sample.list, page: .success(Sample.page), stored: StoredSquad(), entry: nil)
    )
    state = loop.state
    return ending
  }
}
