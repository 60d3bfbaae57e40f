import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The strip's title in its rule: the number of members, how to recruit the first one, and why
/// changes aren't being saved.
struct StripTitleView: PartView {
  private let digit: String
  private let name: String
  private let count: String
  /// How to recruit the first member.
  private let hint: String?
  /// The problem in ever shorter texts; empty while changes are being saved.
  private let problem: [String]
  private let isFocused: Bool

  init(_ state: borrowing AppState, _ canvas: Canvas) {
    let strings = canvas.strings
    let count = state.squad.saved.members.count
    let key = count == 0 ? nil : strings.keymap.shown(.strip)
    digit = key.map { strings.name(of: $0) + " " } ?? ""
    name = strings.squad
    self.count =
      state.squad.isLoading
      ? "" : strings.number(count) + (state.squad.isConfirming ? " \(strings.confirming)" : "")
    let recruit =
      count == 0 && state.squad.problem == nil && !state.squad.isLoading ? state.recruitNoun : nil
    hint = recruit.flatMap(strings.emptyStrip)
    let isLost = state.squad.hasLostChange
    problem = state.squad.problem.map { strings.forms(ofUnsaved: $0, isLost: isLost) } ?? []
    isFocused = state.focus == .strip
  }

  /// Width up to the count, with a column of the rule before it.
  var columns: Int { 4 + PlainText.width(of: digit + name + count) }

  var hasProblem: Bool { !problem.isEmpty }

  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    var column = area.column + 1
    column += canvas.write(" " + digit, .quiet, at: column, area.row)
    column += canvas.write(name, isFocused ? .title : .strong, at: column, area.row)
    column += canvas.write(" \(count) ", .quiet, at: column, area.row)
    if let hint, column + PlainText.width(of: hint) + 3 < area.endColumn {
      canvas.write("  \(hint) ", .quiet, at: column, area.row)
    }
    let available = area.endColumn - column - 2
    let fitting = problem.first { PlainText.width(of: $0) + 2 <= available }
    if let problem = fitting ?? problem.last {
      let cut = canvas.glyphs.cut(" \(problem) ", to: available)
      canvas.write(cut.text, .error, at: column + 1, area.row)
    }
  }
}
