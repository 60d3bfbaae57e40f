import Basics
import Foundation
import SquadCore
import SquadUI
import TerminalKit

/// The real loop between a terminal, signals and an inbox that the test plays.
final class LoopStage {
  let typing = Channel()
  let signalling = Channel()
  let inbox = Channel()
  /// What the signal pipe tells when it is next read.
  var signals: [TerminalSignal] = []
  /// What the others did meanwhile.
  var responses: () -> [Action] = { [] }
  /// Called after each frame, with its number from 1 on.
  var drew: (Int) -> Void = { _ in }
  var perform: (Effect) -> Void = { _ in }
  private(set) var frames = 0

  func run(state: AppState? = nil, keyClock: (() -> Int)? = { 0 }) -> ExitReason {
    let runtime = Runtime(
      state: state ?? AppState(catalogues: [Sample.catalogue])!, terminal: terminal,
      inbox: ActionInbox(descriptor: inbox.output) { [self] in
        _ = inbox.read()
        return responses()
      },
      context: RenderContext(size: Size(columns: 100, rows: 30)),
      clock: { Moment(seconds: 0) }, keyClock: keyClock
    ) { [self] in perform($0) }
    return runtime.run(
      Start(list: Sample.list, page: .success(Sample.page), stored: StoredSquad(), entry: nil))
  }

  private var terminal: Terminal {
    Terminal(
      capabilities: TerminalCapabilities(colors: .indexed256, isUTF8: true, name: "test"),
      keyStrings: [], escapeDelay: 25, inputDescriptor: typing.output, outputDescriptor: -1,
      signalDescriptor: signalling.output, size: { Size(columns: 100, rows: 30) },
      draw: { [self] _ in
        frames += 1
        drew(frames)
        return .nothing
      },
      hasPendingOutput: { false }, flush: { .nothing }, read: { [self] in typing.read() },
      signals: { [self] in
        _ = signalling.read()
        return signals
      },
      redraw: {}, resized: { Size(columns: 100, rows: 30) }, canSuspend: { false }, suspend: {},
      resume: {}, close: {})
  }
}

/// A pipe that never blocks its reader.
final class Channel: Sendable {
  let output: Int32
  private let input: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    output = ends[0]
    input = ends[1]
  }

  deinit {
    close(output)
    close(input)
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(input, bytes, bytes.count)
  }

  func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(output, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }
}
