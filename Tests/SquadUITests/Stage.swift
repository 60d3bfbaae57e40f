import Basics
import SquadCore
import SquadUI
import TerminalKit

/// A small world on which frames are drawn: the real reducer, keyboard and views, and a catalogue of
/// made-up people with wide, accented, long and hostile names.
struct Stage {
  private(set) var state: AppState
  var context: RenderContext
  private(set) var effects: [Effect] = []
  private var measuring = Measuring()
  private let keyboard = KeyInterpreter(keymap: .standard)

  init(
    _ columns: Int, _ rows: Int, glyphs: Glyphs = .unicode, squad: Squad = Squad(),
    catalogue: CatalogueInfo = Sample.catalogue, page: Page = Sample.page,
    now: Moment = Moment(seconds: 0)
  ) {
    context = RenderContext(
      size: Size(columns: columns, rows: rows), theme: GoldenFrame.theme, glyphs: glyphs,
      strings: Strings())
    state = AppState(catalogues: [catalogue])!
    measure()
    send(.clockRead(now))
    send(
      .started(
        Start(
          list: catalogue.lists[0].id, page: .success(page), stored: StoredSquad(squad: squad),
          entry: nil)))
    cachedPages(.success(page))
  }

  /// Presses keys, in the keys' own text syntax: `jj<enter>`.
  mutating func press(_ keys: String) {
    for key in Key.sequence(keys) ?? [] {
      if state.message != nil { send(.interrupted) }
      measure()
      for action in keyboard.actions(
        for: key, in: state, isTooSmall: ScreenLayout.isTooSmall(context.size),
        canSuspend: { true })
      { send(action) }
    }
    measure()
  }

  /// Puts the state into a condition that takes more than keys to come about.
  mutating func change(_ change: (inout AppState) -> Void) {
    change(&state)
    measure()
  }

  mutating func send(_ action: Action) { effects += reduce(&state, action) }

  /// Answers every page that was asked for and not answered yet.
  mutating func cachedPages(_ response: Result<Page, Failure>) {
    for case .loadPage(let id, _) in effects { send(.pageLoaded(id, response)) }
    effects.removeAll()
    measure()
  }

  /// Lets the squad's file say yes to everything that was asked of it.
  mutating func respondWithSquad() {
    let asked = effects
    effects.removeAll()
    for case .changeSquad(let id, let request) in asked {
      var squad = state.squad.saved
      let event = squad.perform(request)
      send(.squadResponded(id, .success(SquadOutcome(squad: squad, event: event))))
    }
  }

  mutating func resize(_ columns: Int, _ rows: Int) {
    context.size = Size(columns: columns, rows: rows)
    measure()
  }

  mutating func frame() -> Frame {
    measure()
    return AppView.draw(state, context, measuring: &measuring)
  }

  private mutating func measure() {
    let viewport = measuring.viewport(of: state, context)
    if viewport != state.viewport { send(.viewportChanged(viewport)) }
  }
}
