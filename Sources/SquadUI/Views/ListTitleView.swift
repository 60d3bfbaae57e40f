import PlainText
import SquadCore
import TerminalKit

/// The list's title, with the way down to it, its count and its order.
struct ListTitleView: PartView {
  private let title: String
  private let crumbs: [String]
  private let catalogue: String
  private let sort: SortOrder?
  private let count: String?
  private let isFocused: Bool
  /// Whether the column between the panes begins at its end.
  private let hasSeparator: Bool

  init(_ state: AppState, _ level: Level, hasSeparator: Bool, _ strings: Strings) {
    title = level.title
    crumbs = level.crumbs
    catalogue = crumbs.isEmpty ? "" : state.catalogue?.title ?? ""
    sort = level.sort
    count = strings.count(of: level)
    isFocused = state.focus == .list || state.focus == .search
    self.hasSeparator = hasSeparator
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    if hasSeparator {
      canvas.fill(area.split(right: 1).right, with: canvas.glyphs.downTee, .rule)
    }
    let sort = sort.map { " \(canvas.strings.sort($0, canvas.glyphs)) " } ?? ""
    let count = count.map { " \($0)" } ?? ""
    let room = area.columns - 5 - PlainText.width(of: count)
    let sortColumns = PlainText.width(of: sort) + 1
    let path = ([catalogue] + crumbs).joined(separator: " \(canvas.glyphs.opens) ")
    let title = crumbs.isEmpty ? title : path
    let fits = PlainText.width(of: title) + sortColumns <= room
    let cut = PlainText.suffix(title, columns: room, ellipsis: canvas.glyphs.ellipsis).text
    var column = area.column + 1
    column += canvas.write(" ", .text, at: column, area.row)
    column += canvas.write(cut, isFocused ? .title : .strong, at: column, area.row)
    canvas.write(count + " ", .quiet, at: column, area.row)
    if !sort.isEmpty, fits {
      canvas.writeRight(sort, .quiet, in: area.inset(right: 2), row: area.row)
    }
  }
}
