import PlainText
import SquadCore
import TerminalKit

/// The list pane's last line: what failed, was left out, or is loading and how far it is.
struct ListStatusView: PartView {
  private let text: String
  private let role: Role
  /// Filled cells of the bar behind the text; nil: no bar.
  private let progress: Int?

  private static let barCells = 8
  /// A column free at each side.
  private static let indent = 1

  /// - Parameter area: empty where there is nothing to say.
  init(_ state: borrowing AppState, _ level: Level, in area: Rect, _ canvas: Canvas) {
    let columns = area.columns - Self.indent - 1
    if area.isEmpty {
      (text, role, progress) = ("", .quiet, nil)
    } else if case .failed(let failure) = level.phase {
      text = canvas.strings.error(
        of: failure, offersRetry: state.offersRetry(after: failure), columns: columns,
        canvas.glyphs)
      (role, progress) = (.error, nil)
    } else {
      let status = canvas.strings.status(of: level, canvas.glyphs)
      text = PlainText.prefix(status, columns: columns, ellipsis: canvas.glyphs.ellipsis).text
      role = .quiet
      let hasRoom = PlainText.width(of: text) + 1 + Self.barCells <= columns
      progress = hasRoom ? level.loadedPart(of: Self.barCells) : nil
    }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    let width = canvas.write(text, role, at: area.column + Self.indent, area.row)
    guard let progress else { return }
    let start = area.column + Self.indent + width + 1
    let full = String(repeating: canvas.glyphs.barFull, count: progress)
    let empty = String(repeating: canvas.glyphs.barEmpty, count: Self.barCells - progress)
    canvas.write(full, .quiet, at: start, area.row)
    canvas.write(empty, .track, at: start + progress, area.row)
  }
}

extension Level {
  /// How many of so many parts of the list have come while more of it is loading; nil where nothing
  /// is loading or nobody knows how much there is.
  func loadedPart(of parts: Int) -> Int? {
    if let progress, phase.isLoading, progress.total > 0 {
      return progress.done * parts / progress.total
    }
    guard case .loadingMore = phase, let total = expectedTotal, total > 0 else { return nil }
    return min((live?.nextOffset ?? 0) * parts / total, parts)
  }
}
