import CLibrary
import CellPictures
import SquadConfig
import SquadCore
import SquadLoop
import SquadRuntime
import SquadScreen
import SquadWords
import SystemKit
import TerminalKit

/// `squad`: the full-screen browser, or with `ACCESSIBLE=1` the same line by line.
struct BrowseCommand {
  let location: String?
  /// Superfluous arguments.
  let more: [String]
  let settings: BrowserSettings
  /// Recording to play before the session.
  var replay: Replay?
  /// Nil unless entries are chosen for a script.
  var picker: PickerState?
  /// Text to search for at first.
  var query: String?

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    try outcome(in: dependencies)?.status ?? .failure
  }

  /// Browses and reports what went wrong; nil without a list to browse.
  func outcome(in dependencies: AppDependencies) throws -> SessionOutcome? {
    let dependencies = picker == nil ? dependencies : dependencies.picking
    // Reports a misspelled location first, even without a terminal.
    let target = try target(in: dependencies)
    let terminal = settings.terminal
    guard terminal.input == .controlling || isatty(0) == 1,
      terminal.output == .controlling || isatty(1) == 1
    else { throw UsageError(.noTerminal) }
    let kiosk = try settings.kiosk.map { try KioskSession($0, folder: settings.kioskFolder) }
    guard var state = state(in: dependencies) else { return nil }
    state.picker = picker
    state.visit = kiosk?.state
    state.hasBoard = dependencies.board != nil
    state.sharesRequests = dependencies.requests.isShared
    let file = try recordingFile()
    // A replay's final location isn't known yet.
    let start = replay == nil ? try start(at: target, in: dependencies) : nil
    let session = try openSession(kiosk, file)
    let outcome: SessionOutcome
    do {
      defer { session.terminal.close() }
      outcome = try browse(session, state, from: start, in: dependencies)
    }
    outcome.report(on: session.terminal, dependencies.strings)
    return outcome
  }

  /// Initial state, but for the terminal's part.
  func state(in dependencies: AppDependencies) -> AppState? {
    var state = AppState(
      catalogues: settings.applied(to: dependencies.catalogues.map(\.info)),
      isOffline: dependencies.isOffline, remembersPlace: settings.config.remembersPlace,
      pageSize: settings.config.pageSize ?? OpenList.standardPageSize)
    state?.config = settings.configState
    state?.stripStyle = settings.config.strip
    state?.squad.isLoading = dependencies.store.loadsLate
    return state
  }

  /// Whether to show pictures. Faces aren't recognisable in one colour, so there only on request.
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

  /// The full screen. `keymap` is nil for the user's.
  func screenFrontend(
    on terminal: Terminal, in dependencies: AppDependencies, clock: (() -> Int)? = nil,
    keymap: Keymap? = nil
  ) -> Frontend {
    let colors = terminal.capabilities.colors
    var strings = strings(in: dependencies)
    strings.keymap = keymap ?? settings.keymap
    var context = RenderContext(
      size: terminal.size(), colors: colors, ownThemes: settings.config.themes,
      glyphs: glyphs(terminal.capabilities), strings: strings,
      showsPictures: showsPictures(in: colors))
    context.hasPortraits = settings.config.portraits == .on
    context.followsTheme = true
    return .screen(
      on: terminal, context,
      outputClock: clock ?? { MonotonicClock.microseconds },
      inputClock: clock ?? { MonotonicClock.microseconds })
  }

  func runner(
    on terminal: Terminal, in dependencies: AppDependencies, _ queue: ActionQueue<Action>,
    _ kiosk: KioskSession? = nil, random: (@Sendable () -> UInt64)? = nil
  ) -> EffectRunner {
    let style = PictureStyle(
      colors: terminal.capabilities.colors, isUTF8: !glyphs(terminal.capabilities).isPlain)
    return EffectRunner(
      catalogues: dependencies.catalogues.map { $0.logged(dependencies.log) },
      store: dependencies.store, pictures: dependencies.pictures(style), queue: queue,
      random: random, visitors: kiosk?.count, board: dependencies.board,
      memberDetail: dependencies.memberDetail, didLoad: dependencies.trimMemory)
  }

  func strings(in dependencies: AppDependencies) -> Strings {
    var strings = dependencies.strings
    strings.keymap = settings.keymap
    return strings
  }
}
