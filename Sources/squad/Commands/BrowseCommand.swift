import CellPictures
import SquadConfig
import SquadCore
import SquadLoop
import SquadRuntime
import SquadScreen
import SquadWords
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
    let target = try target(in: world)
    guard isatty(0) == 1, isatty(1) == 1 else { throw UsageError(.noTerminal) }
    let visit = try settings.kiosk.map { try Visit($0, folder: settings.kioskFolder) }
    guard var state = state(in: world) else { return 1 }
    state.visit = visit?.state
    state.hasBoard = world.board != nil
    state.sharesRequests = world.requests.isShared
    let file = try recordingFile(environment)
    // Of a replay nothing is known yet where it will be left.
    let start = replay == nil ? try start(at: target, in: world) : nil
    let screen = try openScreen(environment)
    let session = Session(screen: screen, visit: visit, recording: file)
    let outcome: SessionOutcome
    do {
      defer { screen.terminal.close() }
      outcome = try browse(session, state, from: start, in: world, environment)
    }
    outcome.report(on: screen.terminal, world.strings)
    return outcome.status
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

  /// - Parameter keymap: nil: the user's.
  func screen(
    on terminal: Terminal, in world: World, clock: (() -> Int)? = nil, keymap: Keymap? = nil
  ) -> Display {
    let colors = terminal.capabilities.colors
    var strings = strings(in: world)
    strings.keymap = keymap ?? settings.keymap
    return .screen(
      on: terminal,
      RenderContext(
        size: terminal.size(), colors: colors, ownThemes: settings.config.themes,
        glyphs: glyphs(terminal.capabilities), strings: strings,
        showsPictures: showsPictures(in: colors)),
      themes: Themes(colors: colors),
      outputClock: clock ?? { MonotonicClock.microseconds },
      inputClock: clock ?? { MonotonicClock.microseconds })
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
