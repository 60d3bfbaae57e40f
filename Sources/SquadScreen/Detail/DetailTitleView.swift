import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The detail pane's title, in the rule above it.
struct DetailTitleView: PartView {
  private let title: String?
  private let role: Role
  private let isMember: Bool
  /// Whether a refresh is in flight while this detail is shown.
  private let isRefreshing: Bool

  init(_ state: borrowing AppState, _ strings: Strings) {
    let shown = state.shownDetail
    if let shown, let name = state.shownTitle {
      title = strings.title(name, of: shown.id)
    } else {
      title = state.collapsedTitle(strings)
    }
    role = if case .detail = state.focus { .title } else { state.hasNoMatch ? .quiet : .strong }
    isMember = if let shown { state.squad.saved.contains(shown.id) } else { false }
    isRefreshing =
      if let shown, case .refreshing = state.details[shown.id] { true } else { false }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    guard let title else { return }
    // At the end of the rule, so that nothing moves when it appears.
    let pending = isRefreshing ? " \(canvas.glyphs.pending) " : ""
    let signs = PlainText.width(of: pending)
    let available = area.columns - 4 - (isMember ? 4 : 0) - signs
    let cut = canvas.glyphs.cut(title, to: available)
    let width = canvas.write(" \(cut) ", role, at: area.column + 1, area.row)
    guard area.columns > 8 else { return }
    var end = area.inset(right: 1)
    if !pending.isEmpty {
      canvas.writeRight(pending, .quiet, in: end, row: area.row)
      end = end.inset(right: signs)
    }
    guard isMember else { return }
    let star = canvas.glyphs.star
    let long = " \(star) \(canvas.strings.inSquad) "
    // At least two columns of the rule stay between the title and this.
    let isShort = width + PlainText.width(of: long) + 4 + signs > area.columns
    canvas.writeRight(isShort ? " \(star) " : long, .star, in: end, row: area.row)
  }
}

extension AppState {
  /// Whether the search matches nothing, so the detail is still the previous row's.
  var hasNoMatch: Bool { detailOrigin == .list && openList.hasNoMatch }

  /// Title of the row of entries without a rate.
  fileprivate func collapsedTitle(_ strings: Strings) -> String? {
    guard detailOrigin == .list, openList.isOnCollapsedRow else { return nil }
    return strings.unrated(openList.collapsedEntries.count)
  }

  /// Title of the shown detail, known before the detail is loaded.
  var shownTitle: String? {
    guard let shown = shownDetail else { return nil }
    if let detail = details[shown.id]?.value {
      // A currency's name says more than its code.
      return detail.quote == nil || detail.subtitle.isEmpty
        ? detail.title : "\(detail.title) · \(detail.subtitle)"
    }
    guard shown.id == selectedID else { return "" }
    return detailOrigin == .strip ? squad.selectedMember?.title : openList.selected?.title
  }
}

/// The entries without a rate, shown in the detail pane while their common row is selected.
struct CollapsedPaneView: PartView {
  private let entries: EntryList
  private let collapsed: CollapsedRows?

  init(_ openList: OpenList) {
    entries = openList.entries
    collapsed = openList.collapsedRows
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty, let collapsed else { return }
    let sharedEntries = collapsed.entries(of: entries)
    let content = area.inset(left: DetailLayout.margin, right: DetailLayout.margin)
    let names = content.rows(from: 1, count: content.rows - 1)
    var lines = Self.lines(
      sharedEntries.map { "\($0.title) \($0.subtitle)" }, columns: names.columns, canvas.glyphs)
    if lines.count > names.rows { lines = Self.codes(sharedEntries, in: names, canvas.glyphs) }
    for (offset, line) in lines.prefix(max(names.rows, 0)).enumerated() {
      canvas.write(line, .quiet, at: names.column, names.row + offset)
    }
  }

  /// Codes instead of names if those don't fit, with an ellipsis if not all codes fit.
  private static func codes(_ entries: [Entry], in area: Rect, _ glyphs: Glyphs) -> [String] {
    let codes = entries.map(\.title)
    var lines = lines(codes, columns: area.columns, glyphs)
    guard lines.count > area.rows else { return lines }
    var count = lines.isEmpty ? 0 : codes.count * (area.rows + 1) / lines.count
    while count > 0, lines.count > area.rows {
      lines = Self.lines(codes.prefix(count) + [glyphs.ellipsis], columns: area.columns, glyphs)
      count -= 1
    }
    return lines
  }

  /// Names side by side, each unbroken.
  private static func lines(_ names: [String], columns: Int, _ glyphs: Glyphs) -> [String] {
    var flow = LineFlow(indent: 0, columns: min(columns, DetailLayout.widest))
    for (index, name) in names.enumerated() {
      if index > 0 { flow.join(glyphs.separator) }
      flow.add(name, role: .quiet)
    }
    return flow.lines.map { line in line.runs.map(\.text).joined() }
  }
}
