import PlainText
import SquadCore
import TerminalKit

/// What stands in the place of rows where there are none.
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
    let columns = area.columns - 3
    var text = canvas.strings.nothingHere
    if let search {
      let line = canvas.strings.noMatch(search)
      // What to do is not parted in the middle.
      text = PlainText.width(of: line) > columns ? line.replacing(" · ", with: "\n") : line
    }
    for (index, line) in PlainText.wrapped(text, columns: columns).enumerated() {
      canvas.write(String(line), .quiet, at: area.column + 2, area.row + index)
      if index == area.rows - 1 { break }
    }
  }
}
