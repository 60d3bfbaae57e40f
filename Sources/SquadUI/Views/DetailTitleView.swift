import PlainText
import SquadCore
import TerminalKit

/// The title of what the detail pane shows, in the rule above it.
struct DetailTitleView: PartView {
  private let title: String?
  private let isFocused: Bool

  init(_ state: AppState) {
    title = state.shownTitle
    isFocused = if case .detail = state.focus { true } else { false }
  }

  func draw(in area: Rect, on canvas: inout Canvas) {
    canvas.rule(area)
    guard let title else { return }
    let cut = PlainText.prefix(title, columns: area.columns - 4, ellipsis: canvas.glyphs.ellipsis)
    canvas.write(" ", .text, at: area.column + 1, area.row)
    let width = canvas.write(
      cut.text, isFocused ? .title : .strong, at: area.column + 2, area.row)
    canvas.write(" ", .text, at: area.column + 2 + width, area.row)
  }
}

extension AppState {
  /// The title of what the detail pane shows, known before its detail is.
  fileprivate var shownTitle: String? {
    guard let shown = shownDetail else { return nil }
    if let title = details[shown.id]?.value?.title { return title }
    guard shown.id == subject else { return "" }
    return detailOrigin == .strip ? squad.selectedMember?.title : level.selected?.title
  }
}
