import Basics
import CLibrary
import NcursesTerminal
import SquadCore
import SquadRecording
import SquadWords
import SystemKit
import TerminalKit

/// `squad replay`: plays a recording in the browser, or writes what it shows to a file.
struct ReplayCommand {
  let replay: Replay
  let settings: BrowserSettings

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    let browser = BrowseCommand(location: nil, more: [], settings: settings, replay: replay)
    guard let path = replay.castFile else {
      guard Environment["ACCESSIBLE"] != "1" else {
        throw UsageError(.needsScreen("squad replay"))
      }
      return try browser.run(in: dependencies)
    }
    return try writeCast(path, of: browser, in: dependencies)
  }

  private func writeCast(
    _ path: String, of browser: BrowseCommand, in dependencies: AppDependencies
  ) throws -> ExitStatus {
    let output = try CastFile(path: path)
    let header = replay.recording.header
    var elapsed: () -> Int = { 0 }
    let cast = Cast(
      size: header.size, start: header.start, terminal: Self.terminal, title: "squad",
      write: output.write)
    let terminal = try CastTerminal(
      name: Self.terminal, size: header.size, colors: settings.options.colors ?? header.colors.mode
    ) { cast.output($0, at: elapsed()) }
    _ = try browser.play(
      replay, on: terminal.terminal, in: dependencies.replaying(replay.recording, asRecorded: true),
      as: .cast(
        resize: { size in
          terminal.resize(to: size)
          cast.resized(to: size, at: elapsed())
        }, began: { elapsed = $0 }))
    try output.finish()
    return .success
  }

  /// Terminal type that every asciicast player emulates.
  private static let terminal = "xterm-256color"
}

extension ColorDepth {
  /// Mode with as many colours; a cast has at most 256.
  fileprivate var mode: ColorMode {
    switch self {
    case .none: .never
    case .eight, .sixteen: .sixteen
    case .indexed256, .direct: .indexed256
    }
  }
}

/// File of a cast, new or in place of an older cast.
final class CastFile {
  private let path: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// First error of a write.
  private var failure: SystemError?

  /// Opens a file, truncating an older cast.
  init(path: String) throws {
    self.path = path
    // Non-blocking: opening a pipe without a reader fails.
    descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw Self.problem(path, .last) }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    try Self.empty(descriptor, at: path)
  }

  deinit { close(descriptor) }

  func write(_ text: String) {
    buffer += Array(text.utf8)
    if buffer.count >= 1 << 16 { flush() }
  }

  /// Throws where not everything was written.
  func finish() throws(CommandError) {
    flush()
    if let failure { throw Self.problem(path, failure) }
  }

  private func flush() {
    if failure == nil { failure = systemWriteAll(descriptor, buffer) }
    buffer = []
  }

  /// Truncates a cast; throws for any other file, such as the recording itself. What is no regular
  /// file needs nothing.
  private static func empty(_ descriptor: Int32, at path: String) throws {
    guard let facts = systemFacts(of: descriptor) else { throw problem(path, .last) }
    guard facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0 else { return }
    guard isCast(path, facts) else { throw UsageError(.notACast(path)) }
    guard ftruncate(descriptor, 0) == 0 else { throw problem(path, .last) }
  }

  private static func isCast(_ path: String, _ opened: stat) -> Bool {
    let reader = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard reader >= 0 else { return false }
    defer { systemClose(reader) }
    var beginning = [UInt8](repeating: 0, count: Cast.longestMark)
    guard let facts = systemFacts(of: reader), facts.st_dev == opened.st_dev,
      facts.st_ino == opened.st_ino
    else { return false }
    let count = systemRead(reader, &beginning)
    return count > 0 && Cast.begins(beginning.prefix(count))
  }

  private static func problem(_ path: String, _ error: SystemError) -> CommandError {
    CommandError { $0.unwritable(path, error.reason, option: "--cast") }
  }
}
