import Basics
import SquadCore
import SquadLoop
import SquadWords
import TerminalKit

/// The line-by-line front end: at most one answer a turn of keys, in lines that are only ever added.
package final class LineFrontend {
  private let terminal: Terminal
  private let write: (String) -> Void
  private let strings: Strings
  private var input: LineInput
  private var writer: LineWriter
  /// The state at the end of the last turn; nil before the first.
  private var before: AppState?
  /// The turn's last key that acted.
  private var action: Action?
  /// What the turn's other keys said.
  private var asides: [Utterance] = []
  private var hadKeys = false
  /// What the squad's file answered in this turn.
  private var outcome: [Utterance] = []
  private var news: [News] = []
  private var awaited: Awaited?
  /// The last answer.
  private var last: [Utterance] = []

  /// - Parameter write: writes text to the terminal, without waiting.
  package init(
    terminal: Terminal, write: @escaping (String) -> Void, strings: Strings
  ) {
    self.terminal = terminal
    self.write = write
    self.strings = strings
    input = LineInput(strings.keymap)
    writer = LineWriter(isUTF8: terminal.capabilities.isUTF8)
  }

  /// What the loop sees of it.
  package var frontend: Frontend {
    Frontend(
      action: action, viewport: SpokenViewport.viewport, resize: { _ in },
      middleware: Middleware(where: { _, action in !action.isInput }) {
        [self] action, before, after, _ in
        saw(action, before, after)
      }, text: strings.text(of:), draw: draw)
  }

  private func narrator(in state: AppState) -> Narrator { Narrator(strings, in: state) }

  private func action(for event: InputEvent, in state: AppState) -> Action? {
    switch event {
    case .key(let key):
      hadKeys = true
      return take(
        input.meaning(
          of: key, in: state, narrator(in: state), canSuspend: terminal.canSuspend))
    case .paste(let text):
      hadKeys = true
      return take(input.meaning(ofPasted: text, in: state, narrator(in: state)))
    case .reply, .mouse: return nil
    }
  }

  private func take(_ meaning: LineInput.Meaning) -> Action {
    switch meaning {
    case .action(let action):
      self.action = action
      return action
    case .said(let said): asides += said
    case .saidBefore(let action, let said):
      asides += said
      return action
    case .again: asides += last
    }
    return .keyIgnored
  }

  /// Takes in an action that no key made.
  private func saw(_ action: Action, _ before: AppState, _ after: AppState) {
    let narrator = narrator(in: after)
    switch action {
    case .resumed: asides += last
    // Said after the next key it would be too late.
    case .visit(.idleNeared), .visit(.limitNeared):
      guard let message = after.message else { return }
      asides.append(.line(narrator.text(of: message, in: after)))
    case .squad(.responded):
      guard let message = after.message else { return }
      outcome.append(.line(narrator.text(of: message, in: after)))
    default:
      guard let news = narrator.news(of: action, from: before, to: after) else { return }
      // What is waited for is said as soon as it is there.
      if news.kind == .list || news.kind == .detail, awaited != nil { return }
      self.news.removeAll { $0.kind == news.kind }
      self.news.append(news)
    }
  }

  /// Says what the turn came to, and returns how many bytes that took.
  private func draw(_ state: AppState) -> Int {
    // While the terminal takes nothing, what is to be said of the keys is their end alone.
    guard state.hasStarted, !terminal.hasPendingOutput() else { return 0 }
    let narrator = narrator(in: state)
    var said: [Utterance] = []
    if let before {
      if hadKeys { said += takeNews() + answer(from: before, to: state, narrator) }
    } else {
      let answer = narrator.start(state)
      said = answer.utterances
      awaited = answer.awaited
    }
    if !hadKeys { said += asides }
    said += outcome + (hadKeys ? [] : fulfilment(in: state, narrator))
    (action, asides, outcome, hadKeys) = (nil, [], [], false)
    before = state
    guard !said.isEmpty else { return 0 }
    remember(said)
    let text = writer.text(of: said)
    write(text)
    return text.utf8.count
  }

  private func takeNews() -> [Utterance] {
    defer { news = [] }
    return news.map { .line($0.line) }
  }

  private func answer(
    from before: AppState, to state: AppState, _ narrator: Narrator
  ) -> [Utterance] {
    guard let action else { return narrator.declined(before, state).utterances + asides }
    let answer = narrator.answer(
      to: action, from: before, to: state, isAnswered: !outcome.isEmpty)
    awaited = answer.awaited
    return asides + answer.utterances
  }

  private func fulfilment(in state: AppState, _ narrator: Narrator) -> [Utterance] {
    guard let awaited, let answer = narrator.fulfilment(of: awaited, in: state) else { return [] }
    self.awaited = nil
    return answer.utterances
  }

  /// Remembers what Ctrl-L says again: whole lines and questions, not what was typed.
  private func remember(_ said: [Utterance]) {
    let whole = said.compactMap { utterance -> Utterance? in
      if case .typed(_, let line) = utterance { .prompt(line) } else { utterance }
    }
    last =
      whole.contains { if case .line = $0 { true } else { false } }
      ? whole
      : [whole.last]
        .compactMap(\.self)
  }
}
