import SquadCore
import TerminalKit

/// The whole screen: a pure function of the state and of what drawing needs besides it.
package struct AppView {
  /// Draws a frame. `measuring` only remembers what it computed for the frame before.
  package static func draw(_ state: AppState, _ measuring: Measuring) -> Frame {
    var context = measuring.context
    context.strings.now = state.now
    var canvas = Canvas(context)
    if ScreenLayout.isTooSmall(context.size) {
      TooSmallView.draw(on: &canvas)
      return canvas.frame
    }
    let layout = ScreenLayout(state, size: context.size)
    TopBarView.draw(state, in: layout.topBar, on: &canvas)
    ListPaneView.draw(state, layout, on: &canvas)
    let detail = measuring.detailLayout(of: state, in: layout)
    DetailPaneView.draw(state, detail, layout, on: &canvas)
    StripView.draw(state, layout, on: &canvas)
    TraceView.draw(context.trace, in: layout.trace, on: &canvas)
    FooterView.draw(state, layout, on: &canvas)
    OverlayView.draw(state, on: &canvas)
    return canvas.frame
  }

  /// Draws one frame without remembering anything.
  package static func draw(_ state: AppState, _ context: RenderContext) -> Frame {
    draw(state, Measuring(context))
  }
}
