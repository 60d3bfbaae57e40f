import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The footer in two cached parts: the key hints, and the position in the list at the right.
struct CachedFooter {
  private var keys = CachedView<FooterView>()
  private var position = CachedView<PositionView>()
  private var positionArea = Rect.zero

  /// Redraws the changed parts on a canvas that holds the previous frame.
  mutating func draw(
    _ state: AppState, _ openList: OpenList, _ layout: ScreenLayout, on canvas: inout Canvas
  ) {
    let text = Self.position(state, openList, canvas)
    let right = canvas.context.replayCap == nil ? 0 : ReplayCapView.columns - 1
    let footer = layout.footer.inset(right: right)
    let view = FooterView(
      state, openList, layout, positionColumns: PlainText.width(of: text), canvas.context)
    if keys.draw(view, in: footer, on: &canvas) {
      positionArea = view.position(in: footer, on: canvas) ?? .zero
      position = CachedView()
    }
    position.draw(PositionView(text: text), in: positionArea, on: &canvas)
  }

  /// The position in the list, or among the members to compare with.
  private static func position(
    _ state: AppState, _ openList: OpenList, _ canvas: Canvas
  ) -> String {
    guard let comparison = state.comparison else { return canvas.strings.position(of: openList) }
    let members = state.comparableMembers
    let row = (members.firstIndex { $0.id == comparison.right.id } ?? 0) + 1
    return canvas.strings.position(
      row, ofCompared: members.count,
      isShort: canvas.context.size.columns < CompareLayout.columnsForPosition)
  }
}

/// The position in the list: `12 of 312`. Uncoloured, since it changes with every key.
struct PositionView: PartView {
  let text: String

  func draw(in area: Rect, on canvas: inout Canvas) {
    guard !area.isEmpty else { return }
    canvas.write(text, .text, at: area.column, area.row)
  }
}
