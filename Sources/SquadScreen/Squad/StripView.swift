import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The squad: its members in order, with arrows for hidden ones.
package struct StripView: PartView {
  private let title: StripTitleView
  private let members: [StripMember]
  /// Width of each member, in columns.
  private let widths: [Int]
  private let format: StripFormat
  /// Number of hidden members at each side.
  private let hiddenLeft: Int
  private let hiddenRight: Int
  /// Index of the selected member among the visible ones.
  private let selection: Int
  private let isMarked: Bool

  init(_ state: borrowing AppState, _ layout: ScreenLayout, _ canvas: Canvas) {
    title = StripTitleView(state, canvas)
    let all = state.squad.saved.members
    let columns = layout.strip.columns - (layout.stripSharesTitle ? title.columns : 0)
    let window = StripWindow(
      count: all.count, selection: state.squad.selection, columns: columns,
      lines: layout.stripSharesTitle ? 1 : layout.strip.rows
    ) { state.stripMember(all[$0], canvas) }
    format = window.format
    widths = window.widths
    hiddenLeft = window.indices.lowerBound
    hiddenRight = all.count - window.indices.upperBound
    selection = state.squad.selection - window.indices.lowerBound
    isMarked = state.focusedPane(in: layout) == .strip
    members =
      format == .line
      ? window.members
      : zip(window.members, window.indices).map { member, index in
        var member = member
        let subtitle = state.stripSubtitle(all[index])
        member.subtitle =
          state.isRecord(all[index].id) ? subtitle : canvas.strings.text(ofValue: subtitle)
        return member
      }
  }

  /// The area of the title and the members.
  package static func area(in layout: ScreenLayout) -> Rect {
    let title = layout.stripTitle
    return Rect(
      column: title.column, row: title.row, columns: title.columns,
      rows: layout.strip.endRow - title.row)
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.hit(.strip, in: area)
    let (rule, below) = area.split(top: 1)
    title.draw(in: rule, on: &canvas)
    guard below.isEmpty else { return drawMembers(in: below, on: &canvas) }
    // In one row with the title, a problem has priority over the members.
    guard !title.hasProblem, !members.isEmpty else { return }
    let line = rule.inset(left: title.columns)
    canvas.fill(line, .text)
    drawMembers(in: line, on: &canvas)
  }

  /// Number of slots that an empty squad shows where its first members will be.
  private static let slots = 3

  private func drawMembers(in area: Rect, on canvas: inout Canvas) {
    if members.isEmpty { return drawSlots(in: area, on: &canvas) }
    var column = area.column
    if hiddenLeft > 0 {
      canvas.write("\(canvas.glyphs.hiddenLeft)\(hiddenLeft)", .quiet, at: column, area.row)
      canvas.hit(
        .hiddenMember(hiddenLeft - 1),
        in: area.columns(from: 0, count: StripWindow.signColumns(hiddenLeft) - 1))
      column += StripWindow.signColumns(hiddenLeft)
    }
    let end = area.endColumn - StripWindow.signColumns(hiddenRight)
    for (index, member) in members.enumerated() {
      let columns = min(widths[index], end - column)
      let tile = Rect(column: column, row: area.row, columns: columns, rows: area.rows)
      canvas.hit(.member(hiddenLeft + index), in: tile)
      member.draw(
        format, isSelected: index == selection, isFocused: isMarked, in: tile, on: &canvas)
      column += columns + format.gap
    }
    if hiddenRight > 0 {
      let sign = "\(hiddenRight)\(canvas.glyphs.hiddenRight)"
      let line = area.split(top: 1).top
      let start = canvas.writeRight(sign, .quiet, in: line, row: area.row)
      canvas.hit(
        .hiddenMember(hiddenLeft + members.count), in: line.inset(left: start - line.column))
    }
  }
}

extension StripView {
  private func drawSlots(in area: Rect, on canvas: inout Canvas) {
    let slot = String(repeating: canvas.glyphs.bridge, count: MemberTile.columns)
    let width = MemberTile.columns + 2 + format.nameColumns.upperBound
    for index in 0..<Self.slots {
      let column = area.column + 1 + index * (width + format.gap)
      guard column + MemberTile.columns <= area.endColumn else { return }
      for row in 0..<area.rows { canvas.write(slot, .quiet, at: column, area.row + row) }
    }
  }
}

extension AppState {
  /// A member's subtitle, or what distinguishes it from a namesake.
  fileprivate func stripSubtitle(_ member: Member) -> String {
    let subtitle = subtitle(of: member)
    guard let distinction = distinction(of: member) else { return subtitle }
    let isShared = squad.saved.members.contains { other in
      other.id != member.id && other.title == member.title && self.subtitle(of: other) == subtitle
    }
    return subtitle.isEmpty || isShared ? distinction : subtitle
  }

  fileprivate func stripMember(_ member: Member, _ canvas: Canvas) -> StripMember {
    let quote = details[member.id]?.value?.quote
    return StripMember(
      member, distinction: distinction(of: member),
      StripPrice(quote, at: now, canvas.strings, canvas.glyphs), canvas.glyphs)
  }
}

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
    hint = recruit.flatMap { strings.emptyStrip($0) }
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
      canvas.write(cut, .error, at: column + 1, area.row)
    }
  }
}
