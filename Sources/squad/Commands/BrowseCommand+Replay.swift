import Basics
import SquadCore
import SquadInspector
import SquadLoop
import SquadRecording
import SquadRuntime
import SquadWords
import SystemKit
import TerminalKit

/// Plays recordings in the browser.
extension BrowseCommand {
  /// The viewers of a replay.
  enum Audience {
    /// A user, who can take over.
    case user
    /// None: the output goes to a file. `began` receives the recording's clock, in milliseconds.
    case cast(resize: (Size) -> Void, began: (@escaping () -> Int) -> Void)
    /// Passers-by of an idle session, which continues unseen.
    case passersBy(BackgroundLoop)
  }

  /// Outcome of a replay, and the final state.
  struct Played {
    let ending: ReplayEnding
    let location: String?
  }

  /// Plays a recording to its end, or until the user takes over.
  ///
  /// Its keys keep the meaning they had when recorded, whatever they are bound to here.
  /// `dependencies` holds the recording's squad and writes nothing to disk.
  func play(
    _ replay: Replay, on terminal: Terminal, in dependencies: AppDependencies,
    as audience: Audience = .user
  ) throws -> Played {
    let terminal = terminal.harmless
    let header = replay.recording.header
    let keymap = Keymap(recorded: replay.recording.keys).offered(
      in: settings.isKiosk ? .kiosk : .browser)
    guard var state = state(in: dependencies) else { return Played(ending: .over, location: nil) }
    adapt(&state, to: terminal.capabilities, in: dependencies)
    if case .passersBy(let session) = audience { state.theme = session.theme() }
    let queue = try ActionQueue<Action>()
    let runner = self.runner(
      on: terminal, in: dependencies, queue, random: seededRandom(header.seed))
    let playback = self.playback(of: replay, as: audience, in: dependencies, runner)
    var ports = InspectorPorts()
    ports.clock = { Int(header.start.seconds) * 1_000 + playback.now / 1_000 }
    var clock: (() -> Int)?
    var perform: (WorldEffect) -> Void = runner.run
    if case .cast(_, let began) = audience {
      // A cast must be the same in every run, whatever the timing of threads.
      perform = { effect in
        runner.run(effect)
        runner.awaitResults(within: 10_000)
      }
      clock = { playback.now }
      ports.stopwatch = { playback.now }
      began { Int(Double(playback.now) / replay.speed) / 1_000 }
    }
    let begun = header.start.seconds
    let recorded = { Moment(seconds: begun + Int64(playback.now / 1_000_000)) }
    let loop = EventLoop(
      state: state, terminal: terminal, queue: queue,
      frontend: screenFrontend(on: terminal, in: dependencies, clock: clock, keymap: keymap),
      // Ages of live data need the real clock.
      clock: dependencies.isOffline ? recorded : SystemTime.now,
      keyClock: { 0 }, timerClock: { playback.now }, ports: ports, perform: perform)
    let ending = loop.replay(playback, from: try start(at: target(of: header), in: dependencies))
    runner.leave()
    return Played(ending: ending, location: loop.state.openList.selected?.id.description)
  }

  private func playback(
    of replay: Replay, as audience: Audience, in dependencies: AppDependencies,
    _ runner: EffectRunner
  ) -> Playback {
    switch audience {
    case .user:
      Playback(
        replay.recording, speed: replay.speed, awaitResults: { runner.awaitResults(within: 1_000) },
        endNote: strings(in: dependencies).replayOver)
    case .cast(let resize, _):
      Playback(
        replay.recording, speed: nil, awaitResults: { runner.awaitResults(within: 10_000) },
        resize: { resize(Size(columns: $0, rows: $1)) })
    case .passersBy(let session):
      // The tour doesn't wait for a slow service.
      Playback(
        replay.recording, speed: replay.speed, awaitResults: { runner.awaitResults(within: 200) },
        background: session)
    }
  }

  /// The entry named on the recorded command line, or the first row of its list.
  private func target(of header: RecordingHeader) -> Target? {
    guard header.isOpened || header.entry == nil else { return nil }
    return Target(list: header.listID, entry: header.entry)
  }
}

/// Recording a session, and the tour that plays while it is idle.
extension BrowseCommand {
  /// File of `--record`; nil without that option.
  func recordingFile() throws -> RecordingFile? {
    guard let path = settings.options.recordFile else { return nil }
    guard Environment["ACCESSIBLE"] != "1" else {
      throw UsageError(.needsScreen("--record"))
    }
    do { return try RecordingFile(path: path) } catch {
      switch error {
      case .isSomethingElse: throw UsageError(.notARecording(path))
      case .refused(let error):
        throw CommandError { $0.unwritable(path, error.reason, option: "--record") }
      }
    }
  }

  func recorder(
    _ file: RecordingFile, _ start: Start, _ state: AppState, _ terminal: Terminal,
    in dependencies: AppDependencies, seed: UInt64
  ) -> Recorder {
    let theme = state.theme
    let header = RecordingHeader(
      program: ProgramVersion.line, size: terminal.size(), terminal: terminal.capabilities.name,
      colors: terminal.capabilities.colors, isASCII: glyphs(terminal.capabilities).isPlain,
      isOffline: state.isOffline, language: dependencies.strings.language.rawValue,
      theme: theme.choice.name, accent: theme.accent, background: theme.preferences.background,
      listColumns: theme.preferences.listColumns, start: SystemTime.now(), seed: seed,
      list: start.list.description, entry: start.entry, isOpened: start.isFromCommandLine)
    return Recorder(
      file, header, members: start.stored.squad.members, lists: start.stored.lists,
      keys: settings.keymap.changes)
  }

  /// The tour of an idle screen, at half speed after a pause on the grid of heroes; nil without
  /// `--attract` and the kiosk's setting.
  func idleReplay(
    on terminal: Terminal, in dependencies: AppDependencies, isScreen: Bool
  ) -> IdleReplay? {
    guard settings.attracts, isScreen, let tour = try? Recording.attract() else { return nil }
    var stage = dependencies
    stage.namedFile = nil
    stage.board = nil
    let replay = Replay(recording: tour, speed: 0.5)
    return IdleReplay { [self, stage] session in
      while true {
        var dependencies = stage
        // Each round starts with the tour's own squad, whatever the last one recruited.
        dependencies.store = .replayed(tour)
        let played = try? play(replay, on: terminal, in: dependencies, as: .passersBy(session))
        guard let played else { return .takenOver }
        if played.ending != .over { return played.ending }
      }
    }
  }
}

extension Terminal {
  /// The terminal without what a replay must not do: copy, stop the program, switch the mouse.
  fileprivate var harmless: Terminal {
    var terminal = self
    terminal.copy = { _ in }
    terminal.setMouse = { _ in }
    terminal.canSuspend = { false }
    return terminal
  }
}
