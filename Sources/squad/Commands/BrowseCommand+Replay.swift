import Basics
import SquadCore
import SquadInspector
import SquadLoop
import SquadRecording
import SquadRuntime
import SquadWords
import SystemKit
import TerminalKit

/// A recording in the browser's place.
extension BrowseCommand {
  /// Who watches a replay.
  enum Audience {
    /// Somebody who can take over.
    case user
    /// Nobody: what is drawn goes to a file. `began` is given what tells the time of the recording,
    /// in milliseconds.
    case cast(resize: (Size) -> Void, began: (@escaping () -> Int) -> Void)
    /// Whoever comes by. The session goes on unseen.
    case passersBy(BackgroundLoop)
  }

  /// How a replay ended, and where it was then.
  struct Played {
    let ending: ReplayEnding
    let place: String?
  }

  /// Plays a recording to its end, or until somebody takes over.
  ///
  /// Its keys mean what they meant when they were pressed, whatever they are bound to here.
  ///
  /// - Parameter world: one with the recording's squad, from which nothing reaches the disk.
  func play(
    _ replay: Replay, on terminal: Terminal, in world: World, _ environment: Environment,
    as audience: Audience = .user
  ) throws -> Played {
    let terminal = terminal.harmless
    let header = replay.recording.header
    let keymap = Keymap(recorded: replay.recording.keys).offered(inKiosk: settings.isKiosk)
    guard var state = state(in: world) else { return Played(ending: .over, place: nil) }
    adapt(&state, to: terminal.capabilities, in: world, environment)
    if case .passersBy(let session) = audience { state.theme = session.theme() }
    let queue = try ActionQueue<Action>()
    let runner = self.runner(on: terminal, in: world, queue, random: .seeded(header.seed))
    let playback = self.playback(of: replay, as: audience, in: world, runner)
    var ports = InspectorPorts(clock: {
      Int(header.start.seconds) * 1_000 + playback.now / 1_000
    })
    var clock: (() -> Int)?
    var perform: (WorldEffect) -> Void = runner.run
    if case .cast(_, let began) = audience {
      // A cast holds nothing that differs from run to run, nor which of two threads is the faster.
      perform = { effect in
        runner.run(effect)
        runner.settle(within: 10_000)
      }
      clock = { playback.now }
      ports.stopwatch = { playback.now }
      began { Int(Double(playback.now) / replay.speed) / 1_000 }
    }
    let begun = header.start.seconds
    let recorded = { Moment(seconds: begun + Int64(playback.now / 1_000_000)) }
    let loop = EventLoop(
      state: state, terminal: terminal, queue: queue,
      frontend: screen(on: terminal, in: world, clock: clock, keymap: keymap),
      // What comes live is as old as it is.
      clock: world.isOffline ? recorded : SystemTime.now,
      keyClock: { 0 }, timerClock: { playback.now }, ports: ports, perform: perform)
    let ending = loop.replay(playback, from: try start(at: target(of: header), in: world))
    runner.leave()
    return Played(ending: ending, place: loop.state.level.selected?.id.description)
  }

  private func playback(
    of replay: Replay, as audience: Audience, in world: World, _ runner: EffectRunner
  ) -> Playback {
    switch audience {
    case .user:
      Playback(
        replay.recording, speed: replay.speed, settle: { runner.settle(within: 1_000) },
        endNote: strings(in: world).replayOver)
    case .cast(let resize, _):
      Playback(
        replay.recording, speed: nil, settle: { runner.settle(within: 10_000) },
        resize: { resize(Size(columns: $0, rows: $1)) })
    case .passersBy(let session):
      // A service may take its time; the tour doesn't wait for it.
      Playback(
        replay.recording, speed: replay.speed, settle: { runner.settle(within: 200) },
        background: session)
    }
  }

  /// What the command line named, or the first row of the list that it named.
  private func target(of header: RecordingHeader) -> Target? {
    guard header.isOpened || header.entry == nil else { return nil }
    return Target(list: header.listID, entry: header.entry)
  }
}

/// Beside the session.
extension BrowseCommand {
  /// The file of `--record`; nil without that option.
  func recordingFile(_ environment: Environment) throws -> RecordingFile? {
    guard let path = settings.options.recordFile else { return nil }
    guard environment["ACCESSIBLE"] != "1" else {
      throw UsageError(.needsScreen("--record"))
    }
    do { return try RecordingFile(path: path) } catch {
      switch error {
      case .isSomethingElse:
        throw UsageError(.notARecording(path))
      case .refused(let error):
        throw CommandFailure { $0.unwritable(path, error.reason, option: "--record") }
      }
    }
  }

  func recorder(
    _ file: RecordingFile, _ start: Start, _ state: AppState, _ terminal: Terminal, in world: World,
    seed: UInt64
  ) -> Recorder {
    let theme = state.theme
    let header = RecordingHeader(
      program: Usage.version, size: terminal.size(), terminal: terminal.capabilities.name,
      colors: terminal.capabilities.colors, isASCII: glyphs(terminal.capabilities).isPlain,
      isOffline: state.isOffline, language: world.strings.language.rawValue,
      theme: theme.choice.name,
      accent: theme.accent, background: theme.preferences.background,
      listColumns: theme.preferences.listColumns, start: SystemTime.now(), seed: seed,
      list: start.list.description, entry: start.entry, isOpened: start.isFromCommandLine)
    return Recorder(
      file, header, members: start.stored.squad.members, lists: start.stored.lists,
      keys: settings.keymap.changes)
  }

  /// The tour for `--attract`, half as fast, after the grid of heroes; nil without that option.
  func attract(
    on terminal: Terminal, in world: World, _ environment: Environment, isScreen: Bool
  ) -> IdleReplay? {
    guard settings.attracts, isScreen, let tour = try? Recording.attract() else { return nil }
    var stage = world
    stage.namedFile = nil
    stage.board = nil
    let replay = Replay(tour, speed: 0.5)
    return IdleReplay { [self, stage] session in
      while true {
        var world = stage
        // Each round begins with the tour's own squad, whomever the one before recruited.
        world.repository = .replayed(tour)
        let played = try? play(
          replay, on: terminal, in: world, environment, as: .passersBy(session))
        guard let played else { return .takenOver }
        if played.ending != .over { return played.ending }
      }
    }
  }
}

extension Terminal {
  /// The same, but for what a replay must not do: copy, stop the program, turn the mouse on or off.
  fileprivate var harmless: Terminal {
    var terminal = self
    terminal.copy = { _ in }
    terminal.setMouse = { _ in }
    terminal.canSuspend = { false }
    return terminal
  }
}
