import PlainText
import SquadCore
import TerminalKit

/// The strip's title in its rule: how many members there are, how the first one joins, and why
/// changes are not being saved.
struct StripTitleView: PartView {
  private let digit: String
  private let name: String
  private let count: String
  /// How an empty strip is filled.
  private let hint: String?
  private let problem: String?
  private let isFocused: Bool

  init(_ state: borrowing AppState, _ canvas: Canvas) {
    let strings = canvas.strings
    let count = state.squad.saved.members.count
    let key = count == 0 ? nil : canvas.context.keymap.shown(.strip)
    digit = key.map { strings.name(of: $0) + " " } ?? ""
    name = strings.squad
    self.count = strings.number(count)
    let recruit = count == 0 && state.squad.problem == nil ? state.recruitNoun : nil
    hint = recruit.flatMap(strings.emptyStrip)
    problem = state.squad.problem.map(strings.text(ofUnsaved:))
    isFocused = state.focus == .strip
  }

  /// Up to the count, with a column of the rule before it.
  var columns: Int { 4 + PlainText.width(of: digit + name + count) }

  var hasProblem: Bool { problem != nil }

  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    var column = area.column + 1
    column += canvas.write(" " + digit, .quiet, at: column, area.row)
    column += canvas.write(name, isFocused ? .title : .strong, at: column, area.row)
    column += canvas.write(" \(count) ", .quiet, at: column, area.row)
    if let hint, column + PlainText.width(of: hint) + 3 < area.endColumn {
      canvas.write("  \(hint) ", .quiet, at: column, area.row)
    }
    if let problem {
      let cut = PlainText.prefix(
        " \(problem) ", columns: area.endColumn - column - 2, ellipsis: canvas.glyphs.ellipsis)
      canvas.write(cut.text, .error, at: column + 1, area.row)
    }
  }
}
