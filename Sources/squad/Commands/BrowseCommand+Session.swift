import Basics
import CLibrary
import NcursesTerminal
import SquadCore
import SquadInspector
import SquadLoop
import SquadRecording
import SquadRuntime
import SquadSpoken
import SquadWords
import SystemKit
import TerminalKit

/// A session from the opened terminal to its last action.
extension BrowseCommand {
  /// Parts of one session.
  struct Session {
    let terminal: Terminal
    /// Writes lines; nil on a full screen.
    let lines: LineTerminal?
    /// Nil outside a kiosk.
    let kiosk: KioskSession?
    /// Nil where it isn't recorded.
    let recording: RecordingFile?
  }

  /// Opens the terminal for a full screen or for lines.
  func openSession(_ kiosk: KioskSession?, _ recording: RecordingFile?) throws -> Session {
    let lines = Environment["ACCESSIBLE"] == "1" ? try LineTerminal.open(settings.terminal) : nil
    let terminal = try lines?.terminal ?? NcursesTerminal.open(settings.terminal)
    return Session(
      terminal: settings.isKiosk ? terminal.unstoppable : terminal, lines: lines, kiosk: kiosk,
      recording: recording)
  }

  /// Plays the recording that comes first, if any, then browses to the end. `start` is nil where a
  /// recording determines it.
  func browse(
    _ session: Session, _ state: AppState, from start: Start?, in dependencies: AppDependencies
  ) throws -> SessionOutcome {
    var target: Target?
    if let replay {
      let played = try play(
        replay, on: session.terminal,
        in: dependencies.replaying(replay.recording, asRecorded: false))
      if case .left(let reason) = played.ending { return SessionOutcome(ending: reason) }
      target = played.location.flatMap { try? self.target(at: $0, in: dependencies) }
    }
    let queue = try ActionQueue<Action>()
    dependencies.notices.listen { queue.post(.squad(.storageNoticed($0))) }
    let begun = try start ?? self.start(at: target, in: dependencies)
    var state = state
    if session.lines == nil {
      adapt(&state, to: session.terminal.capabilities, in: dependencies)
    }
    let seed = UInt64.random(in: 0 ... .max)
    let runner = runner(
      on: session.terminal, in: dependencies, queue, session.kiosk,
      random: session.recording == nil ? nil : seededRandom(seed))
    let recorder = session.recording.map {
      self.recorder($0, begun, state, session.terminal, in: dependencies, seed: seed)
    }
    let loop = loop(session, state, queue, recorder, in: dependencies, runner)
    let ending = loop.run(begun) {
      runner.watchSquad()
      runner.loadSquad(for: state.theme.terminal)
      if picker == nil, let file = dependencies.crashFiles?.takeNew() {
        queue.post(.crashFound(file))
      }
    } ended: {
      // The loop handles no more results: from here on the runner collects failed changes.
      runner.leave()
    }
    var outcome = SessionOutcome(
      ending: ending, isPicker: picker != nil,
      lost: recorder?.finish(within: AppDependencies.timeout))
    (outcome.unsaved, outcome.notice) = leave(runner, dependencies)
    outcome.farewell = farewell(
      session, ending, loop.state, outcome.unsaved == nil, in: dependencies)
    return outcome
  }

  private func loop(
    _ session: Session, _ state: AppState, _ queue: ActionQueue<Action>,
    _ recorder: Recorder?, in dependencies: AppDependencies, _ runner: EffectRunner
  ) -> EventLoop {
    EventLoop(
      state: state, terminal: session.terminal, queue: queue,
      frontend: session.lines.map { lineFrontend(on: session.terminal, $0, in: dependencies) }
        ?? screenFrontend(on: session.terminal, in: dependencies), clock: SystemTime.now,
      ports: .system(
        in: dependencies, logs: settings.options.logLevel == .debug, isKiosk: settings.isKiosk),
      recorder: recorder,
      idleReplay: idleReplay(
        on: session.terminal, in: dependencies, isScreen: session.lines == nil),
      perform: runner.run)
  }

  /// Takes the session's terminal: the one of `lines` would let Ctrl-Z stop a kiosk.
  private func lineFrontend(
    on terminal: Terminal, _ lines: LineTerminal, in dependencies: AppDependencies
  ) -> Frontend {
    LineFrontend(terminal: terminal, write: lines.write, strings: strings(in: dependencies))
      .frontend
  }

  /// Ends everything but the loop. Returns changes that weren't saved in time, and a notice if only
  /// the last saves found that the squad's file is damaged.
  private func leave(
    _ runner: EffectRunner, _ dependencies: AppDependencies
  ) -> (UnsavedChanges?, StorageNotice?) {
    dependencies.storageEnd.begin()
    dependencies.leaveNetwork()
    // A write that hasn't finished would block this call.
    let isDone = runner.finishWrites(within: dependencies.storageEnd.remaining)
    return (runner.unsaved, isDone ? dependencies.store.takeNotice() : nil)
  }

  private func farewell(
    _ session: Session, _ ending: ExitReason, _ state: AppState, _ isSaved: Bool,
    in dependencies: AppDependencies
  ) -> String? {
    session.kiosk?.farewell(ending, state, isSaved: isSaved)?.line(
      strings(in: dependencies), columns: session.terminal.size().columns,
      glyphs(session.terminal.capabilities))
  }
}

/// Outcome of a browser session, with messages for after the screen is restored.
struct SessionOutcome {
  let ending: ExitReason
  /// Whether it was to choose entries.
  var isPicker = false
  /// Changes of the squad that aren't on disk.
  var unsaved: UnsavedChanges?
  /// Notice about the squad's file that the screen didn't show.
  var notice: StorageNotice?
  /// Error that left the recording incomplete.
  var lost: SystemError?
  /// Last line for a visitor.
  var farewell: String?

  /// The entries to print.
  var chosen: [EntryID] { if case .chosen(let ids) = ending { ids } else { [] } }

  /// Exit status of the process.
  var status: ExitStatus {
    if isPicker, ending == .quit { return .cancelled }
    return (unsaved != nil || lost != nil) && ending.status == .success ? .failure : ending.status
  }

  func report(on terminal: Terminal, _ strings: Strings) {
    if let lost { Console.say(strings.missingFromRecording(lost.reason)) }
    if let unsaved { Console.say(strings.text(of: unsaved)) }
    if let notice { Console.say(strings.text(of: notice)) }
    if let farewell { terminal.writeLast(farewell) }
  }
}

extension InspectorPorts {
  /// Ports of the inspector: the crash file, the log, and exports into the working folder.
  /// `isKiosk` writes no exports, and keeps less history.
  static func system(in dependencies: AppDependencies, logs: Bool, isKiosk: Bool) -> InspectorPorts
  {
    if let files = dependencies.crashFiles {
      CrashHandlers.keepLines(in: files.folder, at: files.path(stamp: stamp))
    }
    let log = dependencies.log
    var ports = InspectorPorts()
    ports.willReduce = CrashHandlers.record
    if logs { ports.didReduce = { log(.acted($0.label, microseconds: $0.microseconds)) } }
    if isKiosk {
      ports.bytesOfStates = 500_000
    } else {
      ports.export = { name, text in Result { () throws(SystemError) in try export(name, text) } }
    }
    return ports
  }

  /// Day, second of the day in UTC, and process: `20261122-43473-4711`.
  private static var stamp: String {
    let now = SystemTime.now()
    let day = now.day.iso.filter { $0 != "-" }
    return "\(day)-\(String(now.secondOfDay).zeroPadded(to: 5))-\(getpid())"
  }

  /// Writes a new file into the working folder, numbered where the name is taken; returns its name.
  private static func export(_ name: String, _ text: String) throws(SystemError) -> String {
    var (file, number) = (name, 1)
    var descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    while descriptor < 0, errno == EEXIST, number < 1_000 {
      number += 1
      file = "\(name.dropLast(".jsonl".count))-\(number).jsonl"
      descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { throw SystemError.last }
    defer { close(descriptor) }
    if let error = systemWriteAll(descriptor, Array(text.utf8)) { throw error }
    return file
  }
}
