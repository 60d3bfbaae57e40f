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

  func run(in world: World, _ environment: Environment) throws -> Int32 {
    let browser = BrowseCommand(place: nil, more: [], settings: settings, replay: replay)
    guard let path = replay.castFile else {
      guard environment["ACCESSIBLE"] != "1" else {
        throw UsageError(.needsScreen("squad replay"))
      }
      return try browser.run(in: world, environment)
    }
    return try writeCast(path, of: browser, in: world, environment)
  }

  private func writeCast(
    _ path: String, of browser: BrowseCommand, in world: World, _ environment: Environment
  ) throws -> Int32 {
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
      replay, on: terminal.terminal, in: world.replaying(replay.recording, asRecorded: true),
      environment,
      as: .cast(
        resize: { size in
          terminal.resize(to: size)
          cast.resized(to: size, at: elapsed())
        }, began: { elapsed = $0 }))
    try output.finish()
    return 0
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
