import Basics
import SquadCore
import SystemKit
import TerminalKit
import TestSupport

@testable import SquadLoop
@testable import SquadSpoken
@testable import SquadWords

/// The real loop with spoken lines instead of a screen.
package final class SpokenStage {
  private let queue = (try? ActionQueue<Action>())!
  private let pipes = PipeTerminal(size: Size(columns: 80, rows: 24))
  private let loop: EventLoop
  private var effects: [WorldEffect] = []
  private let recorder = Recorder()

  package init(
    _ catalogues: [CatalogueInfo] = [Sample.catalogue], page: Page = Sample.page,
    squad: Squad = Squad(), now: Moment = Moment(seconds: 0), isOffline: Bool = false,
    language: Language = .english, visit: VisitState? = nil, hasBoard: Bool = false,
    keymap: Keymap = .standard, picker: PickerState? = nil, isSquadLoading: Bool = false
  ) {
    let terminal = pipes.terminal(escapeDelay: 0)
    let mode: Keymap.Mode = picker != nil ? .picker : hasBoard ? .kiosk : .browser
    let frontend = LineFrontend(
      terminal: terminal, write: { [recorder] in recorder.text += $0 },
      strings: Strings(language, keymap: keymap.offered(in: mode)))
    var perform: (WorldEffect) -> Void = { _ in }
    var state = AppState(catalogues: catalogues, isOffline: isOffline)!
    state.visit = visit
    state.picker = picker
    state.hasBoard = hasBoard
    state.squad.isLoading = isSquadLoading
    loop = EventLoop(
      state: state, terminal: terminal,
      queue: queue, frontend: frontend.frontend, clock: { now }, keyClock: { 0 }
    ) { perform($0) }
    perform = { [unowned self] in effects.append($0) }
    loop.open(
      Start(
        list: catalogues[0].lists[0].id, page: .success(page), stored: StoredSquad(squad: squad),
        entry: nil))
    for case .loadPage(let id, _) in takeEffects() {
      queue.post(.list(.pageLoaded(id, .success(page))))
      _ = loop.step()
    }
    effects.removeAll { if case .loadPage = $0 { true } else { false } }
  }

  package var state: AppState { loop.state }

  /// Text spoken since the last call, without `\r`.
  package var said: String {
    defer { recorder.text = "" }
    return String(String.UnicodeScalarView(recorder.text.unicodeScalars.filter { $0 != "\r" }))
  }

  /// Presses keys, each in a turn of its own; returns the spoken text.
  @discardableResult
  package func press(_ keys: String) -> String {
    _ = said
    for key in Key.pressed(keys) {
      pipes.typing.write(key.bytes)
      for _ in 0..<(key == .escape ? 2 : 1) { _ = loop.step() }
    }
    return said
  }

  /// Pastes text in brackets; returns the spoken text.
  package func paste(_ text: String) -> String {
    _ = said
    pipes.typing.write("\u{1B}[200~\(text)\u{1B}[201~")
    _ = loop.step()
    return said
  }

  /// Presses several keys before a turn begins; returns the spoken text.
  package func pressAtOnce(_ keys: String) -> String {
    _ = said
    pipes.typing.write(Key.pressed(keys).map(\.bytes).joined())
    _ = loop.step()
    return said
  }

  /// Posts an action, and takes the turn for which it wakes the loop; returns the spoken text.
  package func send(_ action: Action) -> String {
    queue.post(action)
    _ = loop.step()
    return said
  }

  /// Responds to all requests to the squad's file; returns the spoken text.
  package func respondWithSquad() -> String {
    var said = ""
    for case .changeSquad(let id, let request) in takeEffects() {
      var squad = state.squad.saved
      let event = squad.perform(request)
      said += send(.squad(.responded(id, .success(SquadOutcome(squad: squad, event: event)))))
    }
    return said
  }

  package func takeEffects() -> [WorldEffect] {
    defer { effects = [] }
    return effects
  }

  private final class Recorder {
    var text = ""
  }
}
