import Basics
import SquadCore
import SquadUI
import TerminalKit
import TestSupport

/// The real loop between a terminal, signals and an inbox that the test plays.
final class LoopStage {
  let inbox = Channel()
  /// What the others did meanwhile.
  var responses: () -> [Action] = { [] }
  /// Called after each frame, with its number from 1 on.
  var drew: (Int) -> Void = { _ in }
  var perform: (WorldEffect) -> Void = { _ in }
  private(set) var frames = 0
  private let pipes = PipeTerminal(size: Size(columns: 100, rows: 30))

  var typing: Channel { pipes.typing }
  var signalling: Channel { pipes.signalling }
  var signals: [TerminalSignal] {
    get { pipes.signals }
    set { pipes.signals = newValue }
  }

  func run(state: AppState? = nil, keyClock: (() -> Int)? = { 0 }) -> ExitReason {
    pipes.drew = { [self] _ in
      frames += 1
      drew(frames)
    }
    let runtime = Runtime(
      state: state ?? AppState(catalogues: [Sample.catalogue])!,
      terminal: pipes.terminal(escapeDelay: 25),
      inbox: ActionInbox(descriptor: inbox.output) { [self] in
        _ = inbox.read()
        return responses()
      },
      context: RenderContext(size: pipes.size),
      clock: { Moment(seconds: 0) }, keyClock: keyClock
    ) { [self] in perform($0) }
    return runtime.run(
      Start(list: Sample.list, page: .success(Sample.page), stored: StoredSquad(), entry: nil))
  }
}
