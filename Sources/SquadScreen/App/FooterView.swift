import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The keys that work now, or the latest message.
struct FooterView: PartView {
  /// The content of the footer.
  private enum Content: Equatable {
    case question(about: String)
    /// Empty: an overlay shows its own keys.
    case nothing
    case message(ToastView, isSearching: Bool)
    case hints(FooterHints)
  }

  private let content: Content
  /// Width of the position text at the right, in columns.
  private let positionColumns: Int

  init(
    _ state: AppState, _ openList: OpenList, _ layout: ScreenLayout, positionColumns: Int,
    _ context: RenderContext
  ) {
    let strings = context.strings
    self.positionColumns = positionColumns
    if case .confirmRemoval(let member) = state.overlay,
      ConfirmLayout(state, member, layout, context) == nil
    {
      content = .question(about: state.name(of: member))
    } else if state.overlay != nil, state.message?.isUrgent != true {
      content = .nothing
    } else if let message = Self.message(of: state, layout, strings) {
      content = .message(message, isSearching: state.openField != nil)
    } else {
      content = .hints(FooterHints(state, openList, layout))
    }
  }

  /// The latest message, unless the strip shows the same problem for longer.
  private static func message(
    of state: AppState, _ layout: ScreenLayout, _ strings: Strings
  ) -> ToastView? {
    guard let message = state.message else { return nil }
    switch message {
    case .notSaved(let problem), .storage(.notSaving(let problem)):
      if problem == state.squad.problem, !layout.stripTitle.isEmpty { return nil }
    case .configMistakes(let first, let others):
      return ToastView(
        text: strings.text(of: first), tone: message.tone, tail: strings.more(others),
        shortTail: others > 0 ? " +\(strings.number(others))" : "")
    default: break
    }
    return ToastView(
      text: strings.text(of: message, name: state.name(of:)), tone: message.tone,
      name: message.member.map(state.name(of:)) ?? "")
  }

  /// The area of the position text at the right; nil if it doesn't fit.
  func position(in area: Rect, on canvas: Canvas) -> Rect? {
    let line = area.inset(left: 1, right: 1)
    let position = line.split(right: positionColumns).right
    let fits =
      switch content {
      case .question: false
      case .nothing: positionColumns <= line.columns
      // The next key clears a message, so its text has priority.
      case .message(let message, _):
        always(canvas, hasPalette: false).columns + positionColumns + message.columns + 6
          <= line.columns
      case .hints: always(canvas, hasPalette: false).columns + positionColumns + 12 <= line.columns
      }
    return fits ? position : nil
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    let line = area.inset(left: 1, right: 1)
    switch content {
    case .question(let name): drawQuestion(about: name, in: line, on: &canvas)
    case .nothing: break
    case .message, .hints: drawKeys(in: line, position(in: area, on: canvas), on: &canvas)
    }
  }

  private func drawKeys(in line: Rect, _ position: Rect?, on canvas: inout Canvas) {
    let available = line.columns - (position == nil ? 0 : positionColumns + 3)
    let always = always(canvas, hasPalette: namesPalette(canvas, available))
    var column = line.column
    switch content {
    case .message(let message, _):
      column +=
        message.draw(at: column, line.row, columns: available - always.columns - 3, on: &canvas) + 3
    case .hints(let possible):
      var free = available - always.columns
      for hint in Self.fitting(hints(possible.commands(canvas.strings), canvas), free) {
        guard hint.columns + 3 <= free else { break }
        free -= hint.columns + 3
        column += draw(hint, at: column, line.row, on: &canvas) + 3
      }
    case .question, .nothing: break
    }
    for hint in always.hints { column += draw(hint, at: column, line.row, on: &canvas) + 3 }
  }

  /// Draws the question; a long name is cut, the keys never are.
  private func drawQuestion(about name: String, in line: Rect, on canvas: inout Canvas) {
    let strings = canvas.strings
    let keys = ConfirmView.answers(strings)
    let spare =
      line.columns - PlainText.width(of: strings.shortConfirmRemoval(of: ""))
      - keys.reduce(0) { $0 + 1 + PlainText.width(of: $1.key) }
    let cut = canvas.glyphs.cut(name, to: max(spare, 1))
    var column = line.column
    column += canvas.write(strings.shortConfirmRemoval(of: cut), .strong, at: column, line.row)
    for key in keys {
      let width = canvas.write(key.key, key.role, at: column + 1, line.row)
      if let pressed = key.pressed {
        canvas.hit(pressed, in: Rect(column: column + 1, row: line.row, columns: width, rows: 1))
      }
      column += 1 + width
    }
    canvas.placeCursor(line.column, line.row)
  }

  /// A key and what it does.
  private struct Hint {
    let keys: [Key]
    let key: String
    let text: String
    var rank = 0

    var columns: Int { PlainText.width(of: key) + 1 + PlainText.width(of: text) }
  }

  /// Drops the hints of the highest ranks until the rest fits or only rank 0 is left.
  private static func fitting(_ hints: [Hint], _ columns: Int) -> [Hint] {
    var hints = hints
    while hints.reduce(0, { $0 + $1.columns + 3 }) > columns,
      let highest = hints.indices.max(by: { hints[$0].rank < hints[$1].rank }),
      hints[highest].rank > 0
    {
      hints.remove(at: highest)
    }
    return hints
  }

  /// Whether to show the palette's key: if a message or the hints fit anyway, or on a wide screen.
  private func namesPalette(_ canvas: Canvas, _ available: Int) -> Bool {
    let always = always(canvas, hasPalette: true).columns
    switch content {
    case .question, .nothing: return false
    case .message(let message, let isSearching):
      return !isSearching && message.columns + 3 + always <= available
    case .hints(let possible):
      let hints = hints(possible.commands(canvas.strings), canvas)
      let isWide = canvas.context.size.columns >= 100 && !possible.isComparing
      return isWide || hints.reduce(always) { $0 + $1.columns + 3 } <= available
    }
  }

  /// The hints at the end of the footer in every state.
  private func always(_ canvas: Canvas, hasPalette: Bool) -> (hints: [Hint], columns: Int) {
    let hints = hints(FooterCommand.always(canvas.strings, hasPalette: hasPalette), canvas)
    return (hints, hints.reduce(-3) { $0 + $1.columns + 3 })
  }

  /// The hints for commands that have a key. In the search field, letters are input, not keys.
  private func hints(_ commands: [FooterCommand], _ canvas: Canvas) -> [Hint] {
    let keymap = canvas.strings.keymap
    return commands.compactMap { shown in
      let keys = shown.commands.compactMap { command in
        isSearching ? keymap.shownInField(command) : keymap.shown(command)
      }
      guard !keys.isEmpty else { return nil }
      let names = keys.map { canvas.strings.name(of: $0) }
      // `hjkl` joined, but `+ -` apart: side by side they would read as one symbol.
      let isWord = names.count > 2 && names.allSatisfy { $0.count == 1 }
      return Hint(
        keys: keys, key: names.joined(separator: isWord ? "" : " "), text: shown.text,
        rank: shown.rank)
    }
  }

  private var isSearching: Bool {
    switch content {
    case .message(_, let isSearching): isSearching
    case .hints(let hints): hints.isSearching
    case .question, .nothing: false
    }
  }

  /// Makes a hint clickable: the key with its label, or each of several keys by itself.
  private func recordKeys(of hint: Hint, at column: Int, _ row: Int, on canvas: inout Canvas) {
    guard hint.keys.count > 1 else {
      let cap = Rect(column: column, row: row, columns: hint.columns, rows: 1)
      return hint.keys.forEach { canvas.hit($0, in: cap) }
    }
    var column = column
    let separator = hint.key.contains(" ") ? 1 : 0
    for key in hint.keys {
      let width = PlainText.width(of: canvas.strings.name(of: key))
      canvas.hit(key, in: Rect(column: column, row: row, columns: width, rows: 1))
      column += width + separator
    }
  }

  private func draw(_ hint: Hint, at column: Int, _ row: Int, on canvas: inout Canvas) -> Int {
    if canvas.hits != nil { recordKeys(of: hint, at: column, row, on: &canvas) }
    let width = canvas.write(hint.key, .key, at: column, row)
    return width + canvas.write(" \(hint.text)", .quiet, at: column + width, row)
  }
}
