import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The whole screen, drawn as a pure function of the state and the rendering context.
package struct AppView {
  /// Draws a frame. `layoutCache` only memoizes what the previous frame computed.
  package static func draw(_ state: AppState, _ layoutCache: LayoutCache) -> Frame {
    canvas(state, layoutCache).frame
  }

  /// The canvas with a frame on it, for callers that draw more over it.
  package static func canvas(_ state: AppState, _ layoutCache: LayoutCache) -> Canvas {
    var context = layoutCache.context
    context.strings.now = state.now
    if ScreenLayout.isTooSmall(context.size) {
      var canvas = Canvas(context)
      TooSmallView.draw(on: &canvas)
      return canvas
    }
    let layout = ScreenLayout(state, size: context.size, coveredRows: context.coveredRows)
    let detail = layoutCache.detailLayout(of: state, in: layout)
    var canvas = layoutCache.panes.draw(state, detail, layout, context)
    // Called in every frame: it drops the rows of a closed palette, which retain whole lists.
    let paletteRows = layoutCache.paletteRows(of: state)
    if state.overlay != nil { OverlayView.draw(state, layout, paletteRows, on: &canvas) }
    if let cap = context.replayCap { ReplayCapView.draw(cap, in: layout.footer, on: &canvas) }
    return canvas
  }

  /// Maps cells to click targets by drawing the screen once more, so targets match what is visible.
  package static func hits(_ state: AppState, _ layoutCache: LayoutCache) -> HitMap {
    var context = layoutCache.context
    context.strings.now = state.now
    guard !ScreenLayout.isTooSmall(context.size) else { return HitMap() }
    let layout = ScreenLayout(state, size: context.size)
    let detail = layoutCache.detailLayout(of: state, in: layout)
    var panes = CachedPanes()
    var canvas = panes.draw(state, detail, layout, context, recordsHits: true)
    OverlayView.draw(state, layout, layoutCache.paletteRows(of: state), on: &canvas)
    return canvas.hits ?? HitMap()
  }
}

/// The message on a terminal below the minimum size.
enum TooSmallView {
  static func draw(on canvas: inout Canvas) {
    let size = canvas.context.size
    let minimum = ScreenLayout.minimum
    let text = canvas.strings.tooSmall(
      minimum: (minimum.columns, minimum.rows), actual: (size.columns, size.rows))
    let lines = PlainText.wrapped(text, columns: size.columns).prefix(size.rows)
    let top = (size.rows - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let left = (size.columns - PlainText.width(of: line)) / 2
      canvas.write(String(line), .text, at: left, top + index)
    }
  }
}
