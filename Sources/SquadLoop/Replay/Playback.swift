import SquadRecording
import SystemKit

/// Progress of a recording's playback. Its time is virtual: the store's clock and the loop's timers
/// use it, and it stops while requests are pending, so that a replay gives the same frames at any
/// speed of the machine. Belongs to the main thread.
package final class Playback {
  /// Range of `--speed`.
  package static let speeds = 0.1...100.0

  let turns: [RecordedTurn]
  /// In microseconds.
  private let end: Int
  /// Nil: as fast as possible and unwatched.
  private let speed: Double?
  /// Waits until all requests are answered.
  let awaitResults: () -> Void
  /// Sets the terminal to a recorded size; nil: it keeps its own.
  let resize: ((_ columns: Int, _ rows: Int) -> Void)?
  /// Message at the end; nil: ends without waiting for a key.
  let endNote: String?
  /// The session in the background.
  let background: BackgroundLoop?
  private var nextTurn = 0
  /// Microseconds since the recording began.
  package private(set) var now = 0
  /// Whether the recording has ended.
  private(set) var hasEnded = false

  /// Wall-clock time at which `now` was `anchor`, moved by the length of pauses.
  private var wallAnchor = 0
  private var anchor = 0
  private(set) var isPaused = false

  /// Microseconds that timers run on after the last event of a recording without an end.
  private static let settling = 1_000_000

  /// `speed` is a factor to the recorded speed; nil for as fast as possible. `awaitResults` waits
  /// until all requests are answered. `resize` sets the terminal to a recorded size; without it the
  /// terminal keeps its own. `endNote` is the message at the end; without one it ends without
  /// waiting for a key. `background` is the session in the background.
  package init(
    _ recording: Recording, speed: Double?, awaitResults: @escaping () -> Void,
    resize: ((_ columns: Int, _ rows: Int) -> Void)? = nil, endNote: String? = nil,
    background: BackgroundLoop? = nil
  ) {
    turns = recording.turns
    end = recording.duration * 1_000
    self.speed = speed
    self.awaitResults = awaitResults
    self.resize = resize
    self.endNote = endNote
    self.background = background
  }

  /// Whether somebody watches and can pause it or take over.
  var isWatched: Bool { speed != nil }

  /// The next turn of the recording; nil after the last.
  var turn: RecordedTurn? { turns.indices.contains(nextTurn) ? turns[nextTurn] : nil }

  func takeTurn() -> RecordedTurn? {
    defer { nextTurn += 1 }
    return turn
  }

  /// Playback time of the next event or timer; nil after the end.
  ///
  /// - Parameter timer: due time of the loop's next timer.
  func due(timer: Int?) -> Int? {
    let recorded = turn.map { $0.time * 1_000 }
    if recorded == nil, hasEnded { return nil }
    let next = recorded ?? last
    if let timer, timer <= next { return max(timer, now) }
    if recorded == nil { hasEnded = true }
    return max(next, now)
  }

  /// The recording's own end, else some time after its last event, for timers.
  private var last: Int {
    let pressed = (turns.last?.time ?? 0) * 1_000
    return end > pressed ? end : pressed + Self.settling
  }

  func advance(to time: Int) { now = max(now, time) }

  /// Ends the recording, even before its last event.
  func finish() { hasEnded = true }

  // MARK: Wall clock

  func start(at wall: Int) { (wallAnchor, anchor) = (wall, now) }

  /// Microseconds to wait until a playback time; nil while paused.
  func delay(until due: Int, at wall: Int) -> Int? {
    guard let speed else { return 0 }
    guard !isPaused else { return nil }
    return wallAnchor + Int(Double(due - anchor) / speed) - wall
  }

  private var paused = 0

  func togglePause(at wall: Int) {
    if isPaused { wallAnchor += wall - paused } else { paused = wall }
    isPaused.toggle()
  }
}
