import PlainText
import SquadCore
import SquadWords
import TerminalKit

/// The whole screen: a pure function of the state and of what drawing needs besides it.
package struct AppView {
  /// Draws a frame. `layoutCache` only remembers what it computed for the frame before.
  package static func draw(_ state: AppState, _ layoutCache: LayoutCache) -> Frame {
    canvas(state, layoutCache).frame
  }

  /// The canvas with a frame on it, for more to be drawn over it.
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
    var canvas = layoutCache.cache.draw(state, detail, layout, context)
    OverlayView.draw(state, layout, layoutCache.paletteRows(of: state), on: &canvas)
    if let cap = context.replayCap { ReplayCapView.draw(cap, in: layout.footer, on: &canvas) }
    return canvas
  }

  /// What stands where on the screen, by drawing it once more: nothing is seen that isn't hit.
  package static func hits(_ state: AppState, _ layoutCache: LayoutCache) -> HitMap {
    var context = layoutCache.context
    context.strings.now = state.now
    guard !ScreenLayout.isTooSmall(context.size) else { return HitMap() }
    let layout = ScreenLayout(state, size: context.size)
    let detail = layoutCache.detailLayout(of: state, in: layout)
    var cache = FrameCache()
    var canvas = cache.draw(state, detail, layout, context, notesHits: true)
    OverlayView.draw(state, layout, layoutCache.paletteRows(of: state), on: &canvas)
    return canvas.hits ?? HitMap()
  }

  /// Draws one frame without remembering anything.
  static func draw(_ state: AppState, _ context: RenderContext) -> Frame {
    draw(state, LayoutCache(context))
  }
}

/// What a screen that is too small for squad says instead.
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
