import SquadCore
import TerminalKit

/// The whole screen: a pure function of the state and of what drawing needs besides it.
package struct AppView {
  /// Draws a frame. `measuring` only remembers what it computed for the frame before.
  package static func draw(_ state: AppState, _ measuring: Measuring) -> Frame {
    var context = measuring.context
    context.strings.now = state.now
    if ScreenLayout.isTooSmall(context.size) {
      var canvas = Canvas(context)
      TooSmallView.draw(on: &canvas)
      return canvas.frame
    }
    let layout = ScreenLayout(state, size: context.size)
    let detail = measuring.detailLayout(of: state, in: layout)
    var canvas = measuring.cache.draw(state, detail, layout, context)
    OverlayView.draw(state, layout, on: &canvas)
    return canvas.frame
  }

  /// Draws one frame without remembering anything.
  package static func draw(_ state: AppState, _ context: RenderContext) -> Frame {
    draw(state, Measuring(context))
  }
}
