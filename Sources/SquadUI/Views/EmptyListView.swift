import PlainText
import SquadCore
import TerminalKit

/// What stands in the place of rows where there are none: what it is, and what to do about it.
struct EmptyListView: PartView {
  private let isLoaded: Bool
  /// What was searched for and not found; nil without a search.
  private let search: String?

  init(_ level: Level) {
    isLoaded = level.phase == .loaded
    search = level.filter.flatMap { $0.query.isEmpty ? nil : $0.text }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard area.rows > 0, isLoaded || search != nil else { return }
    let columns = area.columns - 4
    let strings = canvas.strings
    let title = search.map(strings.noMatch) ?? strings.nothingHere
    let advice = search == nil ? "" : strings.clearsSearch
    let lines =
      PlainText.wrapped(title, columns: columns).map { (String($0), Role.strong) }
      + PlainText.wrapped(advice, columns: columns).map { (String($0), Role.quiet) }
    let top = area.row + max((area.rows - lines.count) / 2, 0)
    for (index, line) in lines.prefix(area.rows).enumerated() {
      let left = area.column + max((area.columns - PlainText.width(of: line.0)) / 2, 0)
      canvas.write(line.0, line.1, at: left, top + index)
    }
  }
}
