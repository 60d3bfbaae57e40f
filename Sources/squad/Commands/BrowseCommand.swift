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

  func run(in world: World, _ environment: Environment) throws -> Int32 {
    // What is misspelled is said first, without a terminal too.
    let target = try target(in: world)
    guard isatty(0) == 1, isatty(1) == 1 else {
      throw UsageError("squad needs a terminal; over SSH use ssh -t")
    }
    guard
      var state = AppState(
        catalogues: settings.applied(to: world.catalogues.map(\.info)),
        isOffline: settings.options.isOffline, remembersPlace: settings.config.remembersPlace,
        pageSize: settings.config.pageSize ?? Level.standardPageSize)
    else { return 1 }
    state.config = settings.configState
    state.stripStyle = settings.config.strip
    let queue = try ActionQueue<Action>()
    world.notices.listen { queue.post(.squad(.storageNoticed($0))) }
    let start = try start(at: target, in: world)
    let lines =
      environment["ACCESSIBLE"] == "1"
      ? try LineTerminal.open(settings.terminal(environment)) : nil
    let terminal = try lines?.terminal ?? NcursesTerminal.open(settings.terminal(environment))
    var unsaved: UnsavedChanges?
    // Once the screen is back as it was.
    defer { if let unsaved { Console.say(world.strings.text(of: unsaved)) } }
    defer { terminal.close() }
    if lines == nil { adapt(&state, to: terminal.capabilities, in: world, environment) }
    let runner = runner(on: terminal, in: world, queue)
    let ending = Runtime(
      state: state, terminal: terminal, queue: queue,
      display: lines.map { spoken(on: $0, in: world) } ?? screen(on: terminal, in: world),
      clock: SystemTime.now,
      ports: .system(in: world, logs: settings.options.logLevel == .debug), perform: runner.run
    ).run(start) {
      if let file = world.crashFiles.takeNew() { queue.post(.crashFound(file)) }
    }
    runner.leave()
    world.storageEnd.begin()
    world.leaveNetwork()
    _ = runner.finish(within: world.storageEnd.remaining)
    unsaved = runner.unsaved
    return unsaved != nil && ending.status == 0 ? 1 : ending.status
  }

  /// Nobody recognises a face in one colour, so that only who asks for it gets one.
  private func showsPictures(in colors: ColorDepth) -> Bool {
    switch settings.pictures {
    case .never: false
    case .cells: true
    case .auto: colors > .sixteen
    }
  }

  private func glyphs(_ terminal: TerminalCapabilities) -> Glyphs {
    settings.options.isASCII || !terminal.isUTF8 ? .ascii : .unicode
  }

  private func screen(on terminal: Terminal, in world: World) -> Display {
    let colors = terminal.capabilities.colors
    return .screen(
      on: terminal,
      RenderContext(
        size: terminal.size(), colors: colors, ownThemes: settings.config.themes,
        glyphs: glyphs(terminal.capabilities), strings: strings(in: world),
        showsPictures: showsPictures(in: colors)),
      themes: Themes(colors: colors))
  }

  private func spoken(on lines: LineTerminal, in world: World) -> Display {
    LineDisplay(terminal: lines.terminal, write: lines.write, strings: strings(in: world)).display
  }

  private func runner(
    on terminal: Terminal, in world: World, _ queue: ActionQueue<Action>
  ) -> EffectRunner {
    let style = PictureStyle(
      colors: terminal.capabilities.colors.pictureColors,
      isUTF8: !glyphs(terminal.capabilities).isPlain)
    return EffectRunner(
      catalogues: world.catalogues.map { $0.logged(world.log) }, repository: world.repository,
      pictures: world.pictures(style), queue: queue, didLoad: world.trimMemory)
  }

  /// Takes in what the screen's terminal can do.
  private func adapt(
    _ state: inout AppState, to terminal: TerminalCapabilities, in world: World,
    _ environment: Environment
  ) {
    state.theme = theme(terminal, in: world, environment)
    state.mouse = MouseState(
      isPossible: terminal.takesMouse, isOn: settings.usesMouse(environment))
    state.clipboard = clipboard(terminal, environment)
  }

  private func strings(in world: World) -> Strings {
    var strings = world.strings
    strings.keymap = settings.config.keymap
    return strings
  }

  /// Where to begin: a list, and an entry of it or below it.
  private struct Target {
    let list: ListID
    let entry: EntryID?
  }

  private func target(in world: World) throws -> Target? {
    guard let place else { return nil }
    let target = try target(at: place, in: world)
    if let word = more.first {
      throw UsageError("unexpected argument \(quoted(word)) · see squad --help")
    }
    return target
  }

  private func target(at place: String, in world: World) throws -> Target {
    if let list = world.list(named: place) { return Target(list: list.id, entry: nil) }
    guard EntryID(parsing: place) != nil else { throw world.unknownWord(place) }
    let id = try world.detail(place, isInterruptible: true).id
    guard let list = listHolding(id, in: world) else { throw Failure.unknownEntry(id) }
    return Target(list: list.id, entry: id)
  }

  /// The list that holds such entries by their name, else the first of their catalogue.
  private func listHolding(_ entry: EntryID, in world: World) -> ListInfo? {
    (try? world.catalogue(entry.catalogue))?.info.list(holding: entry)
  }

  /// Reads what the first paint needs.
  private func start(at target: Target?, in world: World) throws -> Start {
    var stored = load(world.repository)
    if !settings.config.remembersPlace { (stored.place, stored.lists) = (nil, []) }
    if stored.notice == nil { stored.notice = world.unwritable().map { .notSaving($0) } }
    let lists = world.catalogues.flatMap(\.info.lists)
    guard let first = lists.first else { throw Failure.unknownCatalogue("") }
    let left = stored.place.flatMap { listHolding($0, in: world) }
    let list = lists.first { $0.id == target?.list } ?? left ?? first
    let entry = target.map(\.entry) ?? stored.place ?? list.firstSelection
    let catalogue = try world.catalogue(list.id.catalogue)
    let settings = stored.lists.first { $0.list == list.id }
    let order = settings.map { $0.order(of: list.sorts) } ?? list.sorts.first
    let request = PageRequest(source: .list(list.id), limit: 50, sort: order)
    let page: Result<Page, Failure>
    do { page = .success(try catalogue.firstPage(through: entry, request)) } catch {
      page = .failure(error)
    }
    let isFromCommandLine = target?.entry != nil
    return Start(
      list: list.id, page: page,
      detail: selectedDetail(entry, isFromCommandLine: isFromCommandLine, in: page, of: catalogue),
      stored: stored,
      entry: entry, isFromCommandLine: isFromCommandLine)
  }

  /// The detail of what the first paint selects, where it is not in the page already: without it
  /// that paint would be half a screen.
  private func selectedDetail(
    _ entry: EntryID?, isFromCommandLine: Bool, in page: Result<Page, Failure>,
    of catalogue: Catalogue
  ) -> Detail? {
    let page = try? page.get()
    let row = page?.entries.first { $0.id == entry }?.id
    guard let id = row ?? (isFromCommandLine ? entry : page?.entries.first?.id),
      page?.details.contains(where: { $0.id == id }) != true
    else { return nil }
    // What can't be read is asked for as any other detail.
    return try? catalogue.detail(id)
  }

  /// The squad, or an empty one and the reason why it cannot be read.
  private func load(_ repository: SquadRepository) -> StoredSquad {
    do { return try repository.load() } catch {
      return StoredSquad(notice: .notSaving(StorageProblem(error)))
    }
  }

  /// What decides which theme is shown.
  private func theme(
    _ terminal: TerminalCapabilities, in world: World, _ environment: Environment
  ) -> ThemeState {
    let name = [environment["TERM"], environment["TERM_PROGRAM"]].compactMap { $0 }
      .joined(separator: " ")
    // Without them the theme is found out or chosen again.
    var preferences = (try? world.repository.preferences(name)) ?? TerminalPreferences()
    if !settings.config.remembersPlace {
      (preferences.theme, preferences.accent, preferences.listColumns) = (nil, nil, nil)
    }
    return ThemeState(
      choice: settings.options.theme, configured: settings.config.theme,
      own: settings.config.themes.map(\.name), accent: settings.config.accent, terminal: name,
      preferences: preferences,
      fallback: environment["COLORFGBG"].flatMap(Background.init(colorFGBG:)),
      colorsOff: colorsOff(terminal, environment), takesQuery: terminal.takesQueries)
  }

  /// Why there are no colours; nil where there are some.
  private func colorsOff(
    _ terminal: TerminalCapabilities, _ environment: Environment
  ) -> String? {
    guard terminal.colors == .none else { return nil }
    if let reason = settings.colorsOff(environment) { return reason }
    return "TERM=\(terminal.name)"
  }

  /// What a copied text passes on its way.
  private func clipboard(
    _ terminal: TerminalCapabilities, _ environment: Environment
  ) -> ClipboardRoute {
    guard terminal.takesClipboard else { return .none }
    return switch settings.terminal(environment).multiplexer {
    case nil: .direct
    case .tmux: .tmux
    case .screen: .screen
    }
  }
}
