import PlainText
import SquadCore
import TerminalKit

/// The list pane's last line: what failed, was left out, or is loading.
struct ListStatusView: PartView {
  private let text: String
  private let role: Role

  /// - Parameter area: empty where there is nothing to say.
  init(_ state: AppState, _ level: Level, in area: Rect, _ canvas: Canvas) {
    let columns = area.columns - 2
    if area.isEmpty {
      (text, role) = ("", .quiet)
    } else if case .failed(let failure) = level.phase {
      text = canvas.strings.line(
        of: failure, offersRetry: state.offersRetry(after: failure), columns: columns,
        canvas.glyphs)
      role = .error
    } else {
      let status = canvas.strings.status(of: level)
      text = PlainText.prefix(status, columns: columns, ellipsis: canvas.glyphs.ellipsis).text
      role = .quiet
    }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.write(text, role, at: area.column + 1, area.row)
  }
}
