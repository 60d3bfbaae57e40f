import PlainText
import SquadCore
import TerminalKit

/// The keys that work now, or what squad has just said; at the right, where in the list one is.
enum FooterView {
  static func draw(_ state: AppState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    let line = layout.footer.inset(left: 1, right: 1)
    if case .confirmRemoval(let member) = state.overlay {
      return drawQuestion(about: state.name(of: member), in: line, on: &canvas)
    }
    let position = canvas.strings.position(of: state)
    // What lies over the panes names its keys itself.
    guard state.overlay == nil else {
      canvas.writeRight(position, .dim, in: line, row: line.row)
      return
    }
    let always = hints(FooterCommand.always(canvas.strings), state, canvas)
    let alwaysColumns = always.reduce(-3) { $0 + $1.columns + 3 }
    var room = line.columns
    if alwaysColumns + PlainText.width(of: position) + 12 <= line.columns {
      canvas.writeRight(position, .dim, in: line, row: line.row)
      room -= PlainText.width(of: position) + 3
    }
    var column = line.column
    if let message = message(of: state, layout, canvas.strings) {
      let text = PlainText.prefix(
        message, columns: room - alwaysColumns - 3, ellipsis: canvas.glyphs.ellipsis
      ).text
      column += canvas.write(text, .message, at: column, line.row) + 3
    } else {
      var free = room - alwaysColumns
      for hint in hints(state.footerCommands(canvas.strings), state, canvas) {
        guard hint.columns + 3 <= free else { break }
        free -= hint.columns + 3
        column += draw(hint, at: column, line.row, on: &canvas) + 3
      }
    }
    for hint in always { column += draw(hint, at: column, line.row, on: &canvas) + 3 }
  }

  /// What squad has just said, unless the strip says the same for longer.
  private static func message(
    of state: AppState, _ layout: ScreenLayout, _ strings: Strings
  ) -> String? {
    guard let message = state.message else { return nil }
    switch message {
    case .notSaved(let problem), .storage(.notSaving(let problem)):
      if problem == state.squad.problem, !layout.stripTitle.isEmpty { return nil }
    default: break
    }
    return strings.text(of: message, name: state.name(of:))
  }

  private static func drawQuestion(about name: String, in line: Rect, on canvas: inout Canvas) {
    let whole = canvas.strings.confirmRemoval(of: name)
    let spare = line.columns - PlainText.width(of: whole) + PlainText.width(of: name)
    let cut = PlainText.prefix(
      name, columns: max(spare, 1), ellipsis: canvas.glyphs.ellipsis
    ).text
    let width = canvas.write(
      canvas.strings.confirmRemoval(of: cut), .message, at: line.column, line.row,
      columns: line.columns)
    canvas.placeCursor(line.column + min(width, line.columns - 1), line.row)
  }

  /// A key and what it does.
  private struct Hint {
    let key: String
    let text: String

    var columns: Int { PlainText.width(of: key) + 1 + PlainText.width(of: text) }
  }

  /// The hints for commands that have a key. In the search field letters are text.
  private static func hints(
    _ commands: [FooterCommand], _ state: AppState, _ canvas: Canvas
  ) -> [Hint] {
    let keymap = canvas.context.keymap
    return commands.compactMap { shown in
      let key =
        state.focus == .search
        ? keymap.keys(of: shown.command).first { $0.typed == nil } : keymap.shown(shown.command)
      return key.map { Hint(key: canvas.strings.name(of: $0), text: shown.text) }
    }
  }

  private static func draw(_ hint: Hint, at column: Int, _ row: Int, on canvas: inout Canvas) -> Int
  {
    let width = canvas.write(hint.key, .key, at: column, row)
    return width + canvas.write(" \(hint.text)", .dim, at: column + width, row)
  }
}

/// A command that the footer names, and what it does now.
struct FooterCommand {
  let command: Command
  let text: String

  init(_ command: Command, _ text: String) {
    self.command = command
    self.text = text
  }

  /// What stands there always, at the end.
  static func always(_ strings: Strings) -> [FooterCommand] {
    [Command.help, .quit].map { FooterCommand($0, strings.short($0)) }
  }
}

extension AppState {
  /// The commands that do something now, the most wanted first.
  func footerCommands(_ strings: Strings) -> [FooterCommand] {
    func named(_ command: Command, _ isPossible: Bool = true) -> [FooterCommand] {
      isPossible ? [FooterCommand(command, strings.short(command))] : []
    }
    let space: [FooterCommand] =
      isOnMember ? [FooterCommand(.recruit, strings.short(.fire))] : named(.recruit, canRecruit)
    switch focus {
    case .search:
      return [FooterCommand(.open, strings.keep), FooterCommand(.back, strings.clear)]
    case .list:
      // A copy of a level is not free.
      let level = level
      let back =
        level.filter != nil ? [FooterCommand(.back, strings.clear)] : named(.back, isDrilled)
      return named(.open, level.selected != nil) + space + back + named(.search)
        + named(.sort, level.sorts.count > 1) + named(.nextPane, subject != nil)
    case .strip:
      return named(.open) + space + named(.shiftLeft, canShift(forward: false))
        + named(.shiftRight, canShift(forward: true)) + named(.undo, canUndo)
    case .detail:
      return named(.open, opensStop) + named(.back)
        + named(.chartLonger, stretchesChart(longer: true))
        + named(.chartShorter, stretchesChart(longer: false)) + space + named(.nextPane)
    }
  }
}
