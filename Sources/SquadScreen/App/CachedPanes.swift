import Basics
import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// Draws all panes of the screen. Keeps the previous frame and the inputs of its parts; a part with
/// equal input isn't redrawn. Without this, frames are the same and a key takes 22 % longer. Key
/// bindings, language and time zone must not change between its frames.
struct CachedPanes {
  /// The inputs that every part depends on.
  private struct Conditions: Equatable {
    let layout: ScreenLayout
    let size: Size
    let theme: Theme
    let glyphs: Glyphs
    let showsPictures: Bool
    /// The start of the current minute; relative days and times change at most once a minute.
    let minute: Int64?
  }

  private var conditions: Conditions?
  /// The previous frame without overlays.
  private var frame: Frame?
  private var topBar = CachedView<TopBarView>()
  private var list = CachedListPane()
  private var detailTitle = CachedView<DetailTitleView>()
  private var detail = CachedView<DetailPaneView>()
  private var collapsed = CachedView<CollapsedPaneView>()
  private var compareTitle = CachedView<CompareTitleView>()
  private var compare = CachedView<CompareView>()
  private var strip = CachedView<StripView>()
  private var footer = CachedFooter()

  /// Draws all panes and returns the canvas with them. `recordsHits` tells whether to record click
  /// targets; only an empty cache can do that, as it draws every part.
  mutating func draw(
    _ state: AppState, _ detailLayout: DetailLayout?, _ layout: ScreenLayout,
    _ context: RenderContext, recordsHits: Bool = false
  ) -> Canvas {
    let conditions = Conditions(
      layout: layout, size: context.size, theme: context.theme,
      glyphs: context.glyphs, showsPictures: context.showsPictures,
      minute: state.now.map { $0.seconds - ($0.seconds % 60 + 60) % 60 })
    if conditions != self.conditions {
      self = CachedPanes()
      self.conditions = conditions
    }
    // Moved out, so that drawing mutates it without a copy.
    var canvas = Canvas(context, over: frame.take(), recordsHits: recordsHits)
    let openList = state.openList
    topBar.draw(TopBarView(state, openList), in: layout.topBar, on: &canvas)
    if state.comparison == nil {
      list.draw(state, openList, layout, on: &canvas)
      canvas.hit(.detail, in: layout.detailTitle)
      canvas.hit(.detail, in: layout.detail)
      detailTitle.draw(DetailTitleView(state, canvas.strings), in: layout.detailTitle, on: &canvas)
      if state.detailOrigin == .list, openList.isOnCollapsedRow {
        detail = CachedView()
        collapsed.draw(CollapsedPaneView(openList), in: layout.detail, on: &canvas)
      } else {
        collapsed = CachedView()
        let pane = DetailPaneView(state, detailLayout, layout)
        detail.draw(pane, in: layout.detail, on: &canvas)
      }
    } else {
      drawComparison(state, layout, on: &canvas)
    }
    strip.draw(StripView(state, layout, canvas), in: StripView.area(in: layout), on: &canvas)
    footer.draw(state, openList, layout, on: &canvas)
    frame = canvas.frame
    return canvas
  }

  /// Draws the comparison in place of the panes. Opening it changes the layout, a cache condition.
  private mutating func drawComparison(
    _ state: AppState, _ layout: ScreenLayout, on canvas: inout Canvas
  ) {
    let (title, pane) = layout.comparison.split(top: 1)
    let halves = layout.comparison.split(left: layout.comparison.columns / 2)
    canvas.hit(.hero(isLeft: true), in: halves.left)
    canvas.hit(.hero(isLeft: false), in: halves.rest)
    let parts = CompareLayout(state, layout, canvas.context)
    let view = CompareView(state, parts, canvas.strings)
    compareTitle.draw(CompareTitleView(view), in: title, on: &canvas)
    compare.draw(view, in: pane, on: &canvas)
  }
}

/// The footer: the cached key hints, and the position in the list at the right.
private struct CachedFooter {
  private var keys = CachedView<FooterView>()
  private var positionArea = Rect.zero

  /// Redraws the footer on a canvas that holds the previous frame.
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
    }
    guard !positionArea.isEmpty else { return }
    // Uncoloured, since it changes with every key.
    canvas.fill(positionArea, .text)
    canvas.write(text, .text, at: positionArea.column, positionArea.row)
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
