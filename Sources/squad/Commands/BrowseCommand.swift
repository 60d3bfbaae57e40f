import CellPictures
import NcursesTerminal
import SquadConfig
import SquadCore
import SquadRuntime
import SquadUI
import SystemKit
import TerminalKit

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `squad`: the full-screen browser, or with `ACCESSIBLE=1` the same line by line.
struct BrowseCommand {
  let place: String?
  /// What follows it, where nothing should.
  let more: [String]
  let settings: BrowserSettings
  /// Played before the session.
  var replay: Replay?

  func run(in world: World, _ environment: Environment) throws -> Int32 {
    // What is misspelled is said first, without a terminal too.
    var target = try target(in: world)
    guard isatty(0) == 1, isatty(1) == 1 else {
      throw UsageError(.noTerminal)
    }
    let visit = try settings.kiosk.map { kiosk in
      try Visit(kiosk, folder: settings.kioskFolder)
    }
    guard var state = state(in: world) else { return 1 }
    state.visit = visit?.state
    state.hasBoard = world.board != nil
    state.sharesRequests = world.requests != nil
    let queue = try ActionQueue<Action>()
    let file = try recordingFile(environment)
    // Of a replay nothing is known yet where it will be left.
    let start = replay == nil ? try start(at: target, in: world) : nil
    let lines =
      environment["ACCESSIBLE"] == "1"
      ? try LineTerminal.open(settings.terminal(environment)) : nil
    var terminal = try lines?.terminal ?? NcursesTerminal.open(settings.terminal(environment))
    if settings.isKiosk { terminal = terminal.unstoppable }
    var unsaved: UnsavedChanges?
    // Once the screen is back as it was.
    var farewell: String?
    defer { if let farewell { terminal.writeLast(farewell) } }
    var lost: SystemError?
    defer {
      if let lost { Console.say(world.strings.missingFromRecording(lost.reason)) }
      if let unsaved { Console.say(world.strings.text(of: unsaved)) }
    }
    defer { terminal.close() }
    if let replay {
      let played = try play(
        replay, on: terminal, in: world.replaying(replay.recording, asRecorded: false),
        environment)
      if case .left(let reason) = played.ending { return reason.status }
      target = played.place.flatMap { try? self.target(at: $0, in: world) }
    }
    world.notices.listen { queue.post(.squad(.storageNoticed($0))) }
    let begun = try start ?? self.start(at: target, in: world)
    if lines == nil { adapt(&state, to: terminal.capabilities, in: world, environment) }
    let seed = RandomSource.system.next()
    let runner = runner(
      on: terminal, in: world, queue, visit, random: file == nil ? .system : .seeded(seed))
    let recorder = file.map {
      self.recorder($0, begun, state, terminal, in: world, seed: seed)
    }
    let runtime = Runtime(
      state: state, terminal: terminal, queue: queue,
      display: lines.map { spoken(on: $0, in: world) } ?? screen(on: terminal, in: world),
      clock: SystemTime.now,
      ports: .system(
        in: world, logs: settings.options.logLevel == .debug, isKiosk: settings.isKiosk),
      recorder: recorder,
      attract: attract(on: terminal, in: world, environment, isScreen: lines == nil),
      perform: runner.run)
    let ending = runtime.run(begun) {
      // In a kiosk old ones are deleted all the same; what crashed is no visitor's business.
      guard let file = world.crashFiles?.takeNew(), !settings.isKiosk else { return }
      queue.post(.crashFound(file))
    }
    lost = recorder?.finish(within: World.timeout)
    runner.leave()
    world.storageEnd.begin()
    world.leaveNetwork()
    _ = runner.finish(within: world.storageEnd.remaining)
    unsaved = runner.unsaved
    farewell = visit?.farewell(ending, runtime.state, isSaved: unsaved == nil)?.line(
      strings(in: world), columns: terminal.size().columns, glyphs(terminal.capabilities))
    return (unsaved != nil || lost != nil) && ending.status == 0 ? 1 : ending.status
  }

  /// What the session begins with, but for the terminal's part.
  func state(in world: World) -> AppState? {
    var state = AppState(
      catalogues: settings.applied(to: world.catalogues.map(\.info)), isOffline: world.isOffline,
      remembersPlace: settings.config.remembersPlace,
      pageSize: settings.config.pageSize ?? Level.standardPageSize)
    state?.config = settings.configState
    state?.stripStyle = settings.config.strip
    return state
  }

  /// Nobody recognises a face in one colour, so that only who asks for it gets one.
  private func showsPictures(in colors: ColorDepth) -> Bool {
    switch settings.pictures {
    case .never: false
    case .cells: true
    case .auto: colors > .sixteen
    }
  }

  func glyphs(_ terminal: TerminalCapabilities) -> Glyphs {
    settings.options.isASCII || !terminal.isUTF8 ? .ascii : .unicode
  }

  func screen(
    on terminal: Terminal, in world: World, clock: (() -> Int)? = nil
  ) -> Display {
    let colors = terminal.capabilities.colors
    return .screen(
      on: terminal,
      RenderContext(
        size: terminal.size(), colors: colors, ownThemes: settings.config.themes,
        glyphs: glyphs(terminal.capabilities), strings: strings(in: world),
        showsPictures: showsPictures(in: colors)),
      themes: Themes(colors: colors),
      outputClock: clock ?? { MonotonicClock.microseconds },
      inputClock: clock ?? { MonotonicClock.microseconds })
  }

  private func spoken(on lines: LineTerminal, in world: World) -> Display {
    LineDisplay(terminal: lines.terminal, write: lines.write, strings: strings(in: world)).display
  }

  func runner(
    on terminal: Terminal, in world: World, _ queue: ActionQueue<Action>, _ visit: Visit? = nil,
    random: RandomSource = .system
  ) -> EffectRunner {
    let style = PictureStyle(
      colors: terminal.capabilities.colors.pictureColors,
      isUTF8: !glyphs(terminal.capabilities).isPlain)
    return EffectRunner(
      catalogues: world.catalogues.map { $0.logged(world.log) }, repository: world.repository,
      pictures: world.pictures(style), queue: queue, random: random,
      visitors: visit?.count ?? .none, board: world.board, didLoad: world.trimMemory)
  }

  func strings(in world: World) -> Strings {
    var strings = world.strings
    strings.keymap = settings.keymap
    return strings
  }
}
