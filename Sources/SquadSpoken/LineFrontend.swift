import Basics
import PlainText
import SquadCore
import SquadLoop
import SquadWords
import TerminalKit

/// The line-by-line front end: at most one reply per turn of keys, in lines that are only appended.
package final class LineFrontend {
  private let terminal: Terminal
  private let write: (String) -> Void
  private let strings: Strings
  private var input: LineInput
  private var writer: LineWriter
  /// The state at the end of the last turn; nil before the first.
  private var before: AppState?
  /// The action of the turn's last key that had one.
  private var action: Action?
  /// Utterances about the turn's other keys.
  private var asides: [Utterance] = []
  private var hadKeys = false
  /// Responses of the squad's file in this turn.
  private var outcome: [Utterance] = []
  private var news: [SpokenNews] = []
  private var awaited: Awaited?
  /// The last reply, which Ctrl-L repeats.
  private var last: [Utterance] = []

  /// `write` writes text to the terminal, without waiting.
  package init(terminal: Terminal, write: @escaping (String) -> Void, strings: Strings) {
    self.terminal = terminal
    self.write = write
    self.strings = strings
    input = LineInput(strings.keymap)
    writer = LineWriter(isUTF8: terminal.capabilities.isUTF8)
  }

  /// The interface for the loop.
  package var frontend: Frontend {
    var frontend = Frontend(
      action: action, viewport: SpokenViewport.viewport, resize: { _ in },
      middleware: Middleware(where: { !$0.isInput }, saw), text: strings.text(of:), draw: draw)
    frontend.preview = preview
    return frontend
  }

  private func narrator(in state: AppState) -> Narrator { Narrator(strings, in: state) }

  private func action(for event: InputEvent, in state: AppState) -> Action? {
    switch event {
    case .key(let key):
      hadKeys = true
      return take(
        input.meaning(of: key, in: state, narrator(in: state), canSuspend: terminal.canSuspend))
    case .paste(let text):
      hadKeys = true
      return take(input.meaning(ofPasted: text, in: state, narrator(in: state)))
    case .reply, .mouse: return nil
    }
  }

  /// The action of a key that isn't taken yet: a digit must not count twice.
  private func preview(_ event: InputEvent, in state: AppState) -> Action? {
    guard case .key(let key) = event else { return nil }
    var input = input
    let meaning = input.meaning(
      of: key, in: state, narrator(in: state), canSuspend: terminal.canSuspend)
    return if case .action(let action) = meaning { action } else { nil }
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

  /// Records news from an action that no key caused.
  private func saw(_ action: Action, _ before: AppState, _ after: AppState) {
    let narrator = narrator(in: after)
    switch action {
    case .resumed: asides += last
    // Said at once: after the next key it would be too late.
    case .visit(.idleNeared), .visit(.limitNeared):
      guard let message = after.message else { return }
      asides.append(.line(narrator.text(of: message, in: after)))
    case .squad(.responded):
      guard let message = after.message else { return }
      outcome.append(.line(narrator.text(of: message, in: after)))
    default:
      guard let news = narrator.news(of: action, from: before, to: after) else { return }
      // The awaited reply will say it.
      if news.kind == .list || news.kind == .detail, awaited != nil { return }
      self.news.removeAll { $0.kind == news.kind }
      self.news.append(news)
    }
  }

  /// Writes the turn's utterances, and returns the number of bytes.
  private func draw(_ state: AppState) -> Int {
    // While the terminal accepts no output, keys accumulate; only their outcome is said.
    guard state.hasStarted, !terminal.hasPendingOutput() else { return 0 }
    let narrator = narrator(in: state)
    var said: [Utterance] = []
    if let before {
      if hadKeys { said += takeNews() + reply(from: before, to: state, narrator) }
    } else {
      let reply = narrator.start(state)
      said = reply.utterances
      awaited = reply.awaited
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

  private func reply(
    from before: AppState, to state: AppState, _ narrator: Narrator
  ) -> [Utterance] {
    guard let action else { return narrator.declined(before, state).utterances + asides }
    let reply = narrator.reply(to: action, from: before, to: state, hasResponse: !outcome.isEmpty)
    awaited = reply.awaited
    return asides + reply.utterances
  }

  private func fulfilment(in state: AppState, _ narrator: Narrator) -> [Utterance] {
    guard let awaited, let reply = narrator.fulfilment(of: awaited, in: state) else { return [] }
    self.awaited = nil
    return reply.utterances
  }

  /// Stores whole lines and questions for Ctrl-L, without typed text.
  private func remember(_ said: [Utterance]) {
    let whole = said.compactMap { utterance -> Utterance? in
      if case .typed(_, let line) = utterance { .prompt(line) } else { utterance }
    }
    let hasLine = whole.contains { if case .line = $0 { true } else { false } }
    last = hasLine ? whole : whole.suffix(1)
  }
}

/// Writes utterances as text and line ends, without control sequences. A line ends in `\r\n`, because
/// the terminal is in raw mode.
struct LineWriter {
  /// Without UTF-8 every character outside ASCII becomes `?`.
  let isUTF8: Bool
  /// Whether the last line isn't ended yet.
  private(set) var isOpen = false

  init(isUTF8: Bool = true) { self.isUTF8 = isUTF8 }

  mutating func text(of utterances: [Utterance]) -> String {
    utterances.reduce(into: "") { $0 += text(of: $1) }
  }

  private mutating func text(of utterance: Utterance) -> String {
    let start = isOpen ? "\r\n" : ""
    switch utterance {
    case .line(let line):
      isOpen = false
      return start + clean(line) + "\r\n"
    case .prompt(let line):
      isOpen = true
      return start + typed(line) + (line.last.map(":?".contains) == true ? " " : "")
    case .typed(let text, let line):
      if isOpen { return typed(text) }
      isOpen = true
      return typed(line)
    }
  }

  /// Keeps the spaces at the ends, which cleaning drops.
  private func typed(_ text: String) -> String {
    let clean = clean(text)
    guard !clean.isEmpty else { return text.contains(" ") ? " " : "" }
    return (text.first == " " ? " " : "") + clean + (text.last == " " ? " " : "")
  }

  private func clean(_ line: String) -> String {
    let clean = PlainText.line(line)
    guard !isUTF8, clean.utf8.contains(where: { $0 >= 0x80 }) else { return clean }
    return String(String.UnicodeScalarView(clean.unicodeScalars.map { $0.isASCII ? $0 : "?" }))
  }
}
