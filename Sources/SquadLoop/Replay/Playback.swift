import SquadRecording
import SystemKit

/// How a recording is played, and how far it is. Its time is virtual: the store's clock and the
/// loop's timers go by it, and it stands still while requests are pending, so that a replay gives the
/// same frames however fast the machine is. Belongs to the main thread.
package final class Playback {
  /// Speeds that `--speed` takes.
  package static let speeds = 0.1...100.0

  let turns: [RecordedTurn]
  /// In microseconds.
  private let end: Int
  /// Nil: as fast as possible, and nobody watches.
  private let speed: Double?
  /// Waits until what was requested has been answered.
  let settle: () -> Void
  /// Gives the terminal a recorded size; nil: it has its own.
  let resize: ((_ columns: Int, _ rows: Int) -> Void)?
  /// What is said at the end; nil: nobody is waited for then.
  let endNote: String?
  /// Whoever goes on unseen meanwhile.
  let background: BackgroundLoop?
  private var nextTurn = 0
  /// Microseconds since the recording began.
  package private(set) var now = 0
  /// Whether nothing more of the recording comes.
  private(set) var isOver = false

  /// What the wall clock said when `anchor` was now, less the time in which it was paused.
  private var wallAnchor = 0
  private var anchor = 0
  private(set) var isPaused = false

  /// How long timers go on after the last event of a recording without an end, in microseconds.
  private static let settling = 1_000_000

  /// - Parameters:
  ///   - speed: how many times as fast as recorded; nil: as fast as possible.
  ///   - settle: waits until what was requested has been answered.
  ///   - resize: gives the terminal a recorded size; nil: it has its own.
  ///   - endNote: what is said at the end; nil: nobody is waited for then.
  ///   - background: whoever goes on unseen meanwhile.
  package init(
    _ recording: Recording, speed: Double?, settle: @escaping () -> Void,
    resize: ((_ columns: Int, _ rows: Int) -> Void)? = nil, endNote: String? = nil,
    background: BackgroundLoop? = nil
  ) {
    turns = recording.turns
    end = recording.duration * 1_000
    self.speed = speed
    self.settle = settle
    self.resize = resize
    self.endNote = endNote
    self.background = background
  }

  /// Whether somebody watches, who can pause it or take over.
  var isWatched: Bool { speed != nil }

  /// The next turn of the recording; nil after the last.
  var turn: RecordedTurn? { turns.indices.contains(nextTurn) ? turns[nextTurn] : nil }

  func takeTurn() -> RecordedTurn? {
    defer { nextTurn += 1 }
    return turn
  }

  /// When something happens next, by its own time; nil: nothing more does.
  ///
  /// - Parameter timer: when the loop's next timer is due.
  func due(timer: Int?) -> Int? {
    let recorded = turn.map { $0.time * 1_000 }
    if recorded == nil, isOver { return nil }
    let next = recorded ?? last
    if let timer, timer <= next { return max(timer, now) }
    if recorded == nil { isOver = true }
    return max(next, now)
  }

  /// When a recording without an end of its own ends, there may be timers to come.
  private var last: Int {
    let pressed = (turns.last?.time ?? 0) * 1_000
    return end > pressed ? end : pressed + Self.settling
  }

  func advance(to time: Int) { now = max(now, time) }

  // MARK: Wall clock

  func start(at wall: Int) { (wallAnchor, anchor) = (wall, now) }

  /// How long to wait until that time of its own, in microseconds; nil while it is paused.
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
