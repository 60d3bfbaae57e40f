import NcursesTerminal
import SquadCore
import SquadLoop
import SquadRecording
import SquadRuntime
import SquadSpoken
import SquadWords
import SystemKit
import TerminalKit

/// The session, from the open terminal to its last action.
extension BrowseCommand {
  /// The terminal that was opened: a full screen, or lines.
  struct Screen {
    let terminal: Terminal
    /// What writes lines; nil on a full screen.
    let lines: LineTerminal?
  }

  /// What a session has for itself.
  struct Session {
    let screen: Screen
    /// Nil outside of a kiosk.
    let visit: Visit?
    /// Where it is recorded; nil: nowhere.
    let recording: RecordingFile?

    var terminal: Terminal { screen.terminal }
  }

  func openScreen(_ environment: Environment) throws -> Screen {
    let lines =
      environment["ACCESSIBLE"] == "1"
      ? try LineTerminal.open(settings.terminal(environment)) : nil
    let terminal = try lines?.terminal ?? NcursesTerminal.open(settings.terminal(environment))
    return Screen(terminal: settings.isKiosk ? terminal.unstoppable : terminal, lines: lines)
  }

  /// Plays the recording that comes first, if any, and then browses to the end.
  ///
  /// - Parameter start: nil where a recording tells it.
  func browse(
    _ session: Session, _ state: AppState, from start: Start?, in world: World,
    _ environment: Environment
  ) throws -> SessionOutcome {
    var target: Target?
    if let replay {
      let played = try play(
        replay, on: session.terminal,
        in: world.replaying(replay.recording, asRecorded: false), environment)
      if case .left(let reason) = played.ending { return SessionOutcome(ending: reason) }
      target = played.place.flatMap { try? self.target(at: $0, in: world) }
    }
    let queue = try ActionQueue<Action>()
    world.notices.listen { queue.post(.squad(.storageNoticed($0))) }
    let begun = try start ?? self.start(at: target, in: world)
    var state = state
    if session.screen.lines == nil {
      adapt(&state, to: session.terminal.capabilities, in: world, environment)
    }
    let seed = RandomSource.system.next()
    let runner = runner(
      on: session.terminal, in: world, queue, session.visit,
      random: session.recording == nil ? .system : .seeded(seed))
    let recorder = session.recording.map {
      self.recorder($0, begun, state, session.terminal, in: world, seed: seed)
    }
    let loop = loop(session.screen, state, queue, recorder, in: world, environment, runner)
    let ending = loop.run(begun) {
      runner.watchSquad()
      if let file = world.crashFiles?.takeNew() { queue.post(.crashFound(file)) }
    }
    var outcome = SessionOutcome(ending: ending, lost: recorder?.finish(within: World.timeout))
    outcome.unsaved = leave(runner, world)
    outcome.farewell = farewell(session, ending, loop.state, outcome.unsaved == nil, in: world)
    return outcome
  }

  private func loop(
    _ screen: Screen, _ state: AppState, _ queue: ActionQueue<Action>, _ recorder: Recorder?,
    in world: World, _ environment: Environment, _ runner: EffectRunner
  ) -> EventLoop {
    EventLoop(
      state: state, terminal: screen.terminal, queue: queue,
      frontend: screen.lines.map { spoken(on: $0, in: world) }
        ?? self.screen(on: screen.terminal, in: world),
      clock: SystemTime.now,
      ports: .system(
        in: world, logs: settings.options.logLevel == .debug, isKiosk: settings.isKiosk),
      recorder: recorder,
      idleReplay: attract(
        on: screen.terminal, in: world, environment, isScreen: screen.lines == nil),
      perform: runner.run)
  }

  private func spoken(on lines: LineTerminal, in world: World) -> Frontend {
    LineFrontend(terminal: lines.terminal, write: lines.write, strings: strings(in: world)).frontend
  }

  /// Ends what runs beside the loop; returns the changes that could not be saved in time.
  private func leave(_ runner: EffectRunner, _ world: World) -> UnsavedChanges? {
    runner.leave()
    world.storageEnd.begin()
    world.leaveNetwork()
    _ = runner.finish(within: world.storageEnd.remaining)
    return runner.unsaved
  }

  private func farewell(
    _ session: Session, _ ending: ExitReason, _ state: AppState, _ isSaved: Bool, in world: World
  ) -> String? {
    session.visit?.farewell(ending, state, isSaved: isSaved)?.line(
      strings(in: world), columns: session.terminal.size().columns,
      glyphs(session.terminal.capabilities))
  }
}
