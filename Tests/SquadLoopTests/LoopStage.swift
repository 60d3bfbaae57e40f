import Basics
import SquadCore
import SystemKit
import TerminalKit
import TestSupport

@testable import SquadLoop
@testable import SquadScreen

/// The real loop with a terminal, signals and a queue controlled by the test.
final class LoopStage {
  /// Actions posted to the loop from other threads.
  let queue = (try? ActionQueue<Action>())!
  /// Called after each frame, with its number from 1 on.
  var drew: (Int) -> Void = { _ in }
  var perform: (WorldEffect) -> Void = { _ in }
  /// Called once the loop handles no more results.
  var ended: () -> Void = {}
  var idleReplay: IdleReplay?
  private(set) var frames = 0
  /// The entries that the loop prepared for, each with the number of frames drawn before.
  private(set) var prepared: [(entry: EntryID?, frames: Int)] = []
  /// The last frame without its styles.
  private(set) var screen = ""
  private let pipes = PipeTerminal(size: Size(columns: 100, rows: 30))

  var typing: Channel { pipes.typing }
  var signalling: Channel { pipes.signalling }
  var signals: [TerminalSignal] {
    get { pipes.signals }
    set { pipes.signals = newValue }
  }

  func run(
    state: AppState? = nil, page: Page = Sample.page, keyClock: (() -> Int)? = { 0 }
  ) -> ExitReason {
    pipes.drew = { [self] frame in
      frames += 1
      screen = frame.lines.joined(separator: "\n")
      drew(frames)
    }
    let terminal = pipes.terminal(escapeDelay: 25)
    var frontend = Frontend.screen(on: terminal, RenderContext(size: pipes.size))
    var running: EventLoop?
    frontend.viewport = { [self, viewport = frontend.viewport] state in
      // Another selection means that the loop lays out a state ahead of time.
      if let running, state.selectedID != running.state.selectedID {
        prepared.append((state.selectedID, frames))
      }
      return viewport(state)
    }
    let loop = EventLoop(
      state: state ?? AppState(catalogues: [Sample.catalogue])!, terminal: terminal, queue: queue,
      frontend: frontend,
      clock: { Moment(seconds: 0) }, keyClock: keyClock, idleReplay: idleReplay
    ) { [self] in perform($0) }
    running = loop
    defer { running = nil }
    return loop.run(
      Start(list: Sample.list, page: .success(page), stored: StoredSquad(), entry: nil),
      ended: ended)
  }
}
