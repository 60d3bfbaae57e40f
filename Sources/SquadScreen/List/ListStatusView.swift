import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The list pane's last row: a failure, unreadable records, or loading with its progress.
struct ListStatusView: PartView {
  private let text: String
  private let role: Role
  private let bar: ProgressBar?

  /// Columns left blank at each side.
  private static let indent = 1

  init(_ state: borrowing AppState, _ openList: OpenList, in area: Rect, _ canvas: Canvas) {
    let columns = area.columns - Self.indent - 1
    // `EmptyListView` says in place of the rows that the file is being read.
    let isSaid =
      openList.filter == nil && openList.unreadable == 0
      && state.fileBeingRead(for: openList) != nil
    if isSaid {
      (text, role, bar) = ("", .quiet, nil)
    } else if let failure = openList.shownFailure {
      text = canvas.strings.error(
        of: failure, offersRetry: state.offersRetry(after: failure), columns: columns,
        canvas.glyphs)
      (role, bar) = (.error, nil)
    } else {
      let status = canvas.strings.status(of: openList, columns: columns, canvas.glyphs)
      text = canvas.glyphs.cut(status, to: columns).text
      role = .quiet
      let available = columns - PlainText.width(of: text) - 1
      bar = openList.phase.isLoading ? ProgressBar(openList.fetchStatus, columns: available) : nil
    }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    let width = canvas.write(text, role, at: area.column + Self.indent, area.row)
    guard let bar else { return }
    let start = area.column + Self.indent + width + 1
    canvas.write(bar.full(canvas.glyphs), .quiet, at: start, area.row)
    canvas.write(bar.empty(canvas.glyphs), .track, at: start + bar.fullColumns, area.row)
  }
}
