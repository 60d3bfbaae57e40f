import Basics
import Foundation
import TerminalKit
import Testing

/// A terminal of pipes: a test sends keys and signals, and gets the frames.
package final class PipeTerminal {
  package let typing = Channel()
  /// The signals that the next read of the signal pipe reports.
  package var signals: [TerminalSignal] = []
  package let signalling = Channel()
  package var size: Size
  package var drew: (Frame) -> Void = { _ in }
  /// The bytes that a frame costs.
  package var cost: (Frame) -> Int = { _ in 0 }
  /// Whether a frame is only accepted when it is flushed, after `flushing`.
  package var isSlow = false
  package var flushing: () -> Void = {}
  /// Whether the system still holds output that it was given.
  package var isUnsent = false
  private var isPending = false

  package init(size: Size) { self.size = size }

  /// - Parameter escapeDelay: how long an escape waits for the rest of a key, in milliseconds.
  package func terminal(escapeDelay: Int) -> Terminal {
    Terminal(
      capabilities: TerminalCapabilities(colors: .indexed256, isUTF8: true, name: "test"),
      keyStrings: [], escapeDelay: escapeDelay, inputDescriptor: typing.output,
      outputDescriptor: signalling.input, signalDescriptor: signalling.output,
      size: { [self] in size },
      draw: { [self] frame in
        let cost = cost(frame)
        drew(frame)
        isPending = isSlow
        return cost
      },
      hasPendingOutput: { [self] in isPending },
      hasUnsentOutput: { [self] in isUnsent || isPending },
      flush: { [self] in
        flushing()
        isPending = false
      }, read: { [self] in typing.read() },
      signals: { [self] in
        _ = signalling.read()
        defer { signals = [] }
        return signals
      },
      redraw: {}, resized: { [self] in size }, canSuspend: { true }, suspend: {}, resume: {},
      close: {})
  }
}

extension Key {
  /// The keys of a text such as `jj<enter>`; fails the test if it names an unknown key.
  package static func pressed(_ text: String) -> [Key] {
    guard let keys = sequence(text) else {
      Issue.record("no keys: \(text)")
      return []
    }
    return keys
  }

  /// The bytes that a terminal sends for the key; empty for keys that no test presses.
  package var bytes: String {
    switch code {
    case .character(let scalar) where modifiers == .ctrl:
      Unicode.Scalar(scalar.value & 0x1F).map { String($0) } ?? ""
    case .character(let scalar): String(scalar)
    case .tab where modifiers == .shift: "\u{1B}[Z"
    case .enter: "\r"
    case .tab: "\t"
    case .escape: "\u{1B}"
    case .backspace: "\u{7F}"
    case .up: "\u{1B}[A"
    case .down: "\u{1B}[B"
    case .right: "\u{1B}[C"
    case .left: "\u{1B}[D"
    case .pageUp: "\u{1B}[5~"
    case .pageDown: "\u{1B}[6~"
    case .home: "\u{1B}[H"
    case .end: "\u{1B}[F"
    case .insert: "\u{1B}[2~"
    case .delete: "\u{1B}[3~"
    case .function(1): "\u{1B}OP"
    case .function(2): "\u{1B}OQ"
    case .function(12): "\u{1B}[24~"
    case .function: ""
    }
  }
}

/// A pipe whose reads never block.
package final class Channel: Sendable {
  package let output: Int32
  package let input: Int32

  package init() {
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

  package func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(input, bytes, bytes.count)
  }

  package func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(output, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : []
  }
}
