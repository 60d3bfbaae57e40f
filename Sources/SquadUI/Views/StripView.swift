import PlainText
import SquadCore
import TerminalKit

/// My squad: its members in order, and signs for those that do not fit.
struct StripView: PartView {
  private let members: [StripMember]
  private let selection: Int
  private let isFocused: Bool
  private let isCovered: Bool
  private let problem: StorageProblem?
  /// What the selected entry is called, where an empty strip says how it is filled.
  private let recruit: String?

  init(_ state: borrowing AppState, _ canvas: Canvas) {
    members = state.squad.saved.members.map { member in
      StripMember(
        member, named: state.name(of: member), state.details[member.id]?.value?.quote,
        at: state.now, canvas.strings, canvas.glyphs)
    }
    selection = state.squad.selection
    isFocused = state.focus == .strip && state.comparison == nil
    isCovered = state.overlay != nil
    problem = state.squad.problem
    recruit = members.isEmpty && problem == nil ? state.recruitNoun : nil
  }

  /// Its title and its members.
  static func area(in layout: ScreenLayout) -> Rect {
    let title = layout.stripTitle
    return Rect(
      column: title.column, row: title.row, columns: title.columns,
      rows: layout.strip.endRow - title.row)
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    let isShared = area.rows == 1
    let (title, below) = area.split(top: 1)
    canvas.rule(title)
    let used = drawTitle(in: title, on: &canvas)
    let line = isShared ? title.inset(left: used, right: 1) : below
    if isShared { canvas.fill(line, .text) }
    guard !members.isEmpty else { return }
    drawMembers(in: line.inset(left: isShared ? 0 : 1, right: 1), on: &canvas)
  }

  /// Draws the title into its rule and returns the columns up to its end.
  private func drawTitle(in area: Rect, on canvas: inout Canvas) -> Int {
    let strings = canvas.strings
    let digit = canvas.context.keymap.shown(.strip).map { strings.name(of: $0) + " " } ?? ""
    var column = area.column + 1
    column += canvas.write(" " + (members.isEmpty ? "" : digit), .quiet, at: column, area.row)
    column += canvas.write(strings.squad, isFocused ? .title : .strong, at: column, area.row)
    column += canvas.write(" \(Strings.number(members.count)) ", .quiet, at: column, area.row)
    if let recruit {
      let hint = "  \(strings.emptyStrip(recruit)) "
      if column + PlainText.width(of: hint) < area.endColumn {
        column += canvas.write(hint, .quiet, at: column, area.row)
      }
    }
    if let problem {
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

  private func drawMembers(in area: Rect, on canvas: inout Canvas) {
    let shown = Self.window(
      members.map { $0.columns + Self.gap }, around: selection, columns: area.columns)
    var column = area.column
    if shown.lowerBound > 0 {
      let sign = "\(canvas.glyphs.hiddenLeft)\(shown.lowerBound) "
      column += canvas.write(sign, .quiet, at: column, area.row)
    }
    for index in shown {
      let room = area.endColumn - column
      guard room > 4 else { break }
      column +=
        members[index].draw(
          isSelected: index == selection, isFocused: isFocused && !isCovered, at: column,
          area.row, columns: room, on: &canvas) + Self.gap
    }
    let hidden = members.count - shown.upperBound
    if hidden > 0 {
      let sign = "\(hidden)\(canvas.glyphs.hiddenRight)"
      canvas.writeRight(sign, .quiet, in: area, row: area.row)
    }
  }
}
