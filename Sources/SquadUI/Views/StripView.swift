import PlainText
import SquadCore
import TerminalKit

/// My squad: its members in order, and signs for those that do not fit.
enum StripView {
  static func draw(_ state: AppState, _ layout: ScreenLayout, on canvas: inout Canvas) {
    guard !layout.stripTitle.isEmpty else { return }
    let members = state.squad.saved.members
    canvas.rule(layout.stripTitle)
    let used = drawTitle(state, in: layout.stripTitle, on: &canvas)
    let isShared = layout.strip == layout.stripTitle
    let line = isShared ? layout.strip.inset(left: used, right: 1) : layout.strip
    if isShared { canvas.fill(line, .text) }
    if members.isEmpty {
      if !isShared { return }
    } else {
      drawMembers(state, in: line.inset(left: isShared ? 0 : 1, right: 1), on: &canvas)
    }
  }

  /// Draws the title into its rule and returns the columns up to its end.
  private static func drawTitle(
    _ state: AppState, in area: Rect, on canvas: inout Canvas
  ) -> Int {
    let strings = canvas.strings
    let count = state.squad.saved.members.count
    let digit = canvas.context.keymap.shown(.strip).map { strings.name(of: $0) + " " } ?? ""
    let isFocused = state.focus == .strip
    var column = area.column + 1
    let hasDigit = count > 0
    column += canvas.write(" " + (hasDigit ? digit : ""), .dim, at: column, area.row)
    column += canvas.write(strings.squad, isFocused ? .accent : .heading, at: column, area.row)
    column += canvas.write(" \(Strings.number(count)) ", .dim, at: column, area.row)
    if count == 0, state.squad.problem == nil, let recruit = state.recruitNoun {
      let hint = "  \(strings.emptyStrip(recruit)) "
      if column + PlainText.width(of: hint) < area.endColumn {
        column += canvas.write(hint, .dim, at: column, area.row)
      }
    }
    if let problem = state.squad.problem {
      let text = " \(strings.text(ofUnsaved: problem)) "
      let room = area.endColumn - column - 2
      let cut = PlainText.prefix(text, columns: room, ellipsis: canvas.glyphs.ellipsis).text
      canvas.write(cut, .error, at: column + 1, area.row)
    }
    return column - area.column
  }

  /// The gap after a member.
  private static let gap = 3

  /// The members that fit, the selected one among them, beside the signs for those that do not.
  private static func window(
    _ widths: [Int], around selection: Int, columns: Int
  ) -> Range<Int> {
    var shown = 0..<0
    for first in 0..<max(min(selection + 1, widths.count), 1) {
      shown = first..<end(of: widths, from: first, columns: columns)
      if shown.contains(selection) { break }
    }
    return shown
  }

  /// The index after the last member that fits when `first` is the first one shown.
  private static func end(of widths: [Int], from first: Int, columns: Int) -> Int {
    var used = signColumns(first)
    var end = first
    while end < widths.count {
      let hidden = widths.count - end - 1
      guard used + widths[end] - gap + signColumns(hidden) <= columns || end == first else {
        break
      }
      used += widths[end]
      end += 1
    }
    return end
  }

  /// The width of a sign for so many hidden members, with a space.
  private static func signColumns(_ hidden: Int) -> Int {
    hidden == 0 ? 0 : String(hidden).count + 2
  }

  private static func drawMembers(_ state: AppState, in area: Rect, on canvas: inout Canvas) {
    let members = state.squad.saved.members.map { member in
      StripMember(
        member, named: state.name(of: member), state.details[member.id]?.value?.quote,
        at: state.now, canvas.strings, canvas.glyphs)
    }
    let shown = window(
      members.map { $0.columns + gap }, around: state.squad.selection, columns: area.columns)
    var column = area.column
    if shown.lowerBound > 0 {
      let sign = "\(canvas.glyphs.hiddenLeft)\(shown.lowerBound) "
      column += canvas.write(sign, .dim, at: column, area.row)
    }
    for index in shown {
      let room = area.endColumn - column
      guard room > 4 else { break }
      column +=
        members[index].draw(
          isSelected: index == state.squad.selection,
          isFocused: state.focus == .strip && state.overlay == nil, at: column, area.row,
          columns: room, on: &canvas) + gap
    }
    let hidden = members.count - shown.upperBound
    if hidden > 0 {
      let sign = "\(hidden)\(canvas.glyphs.hiddenRight)"
      canvas.writeRight(sign, .dim, in: area, row: area.row)
    }
  }
}
