import SquadCore
import TerminalKit

/// The themes for one terminal. Caches the latest: a frame with the same theme costs a comparison
/// of two small values.
package final class Themes {
  /// Number of colours in the terminal's terminfo entry.
  private let colors: ColorDepth
  private var last: (look: ThemeLook, colors: ColorDepth)?

  /// - Parameter colors: as the terminal's terminfo entry has them.
  package init(colors: ColorDepth) { self.colors = colors }

  /// Sets the context's theme for a state, and the number of colours the terminal turned out to
  /// have.
  package func apply(_ state: AppState, to context: inout RenderContext) {
    let look = ThemeLook(state, of: state.shownTheme, own: context.ownThemes)
    let colors = state.theme.hasTrueColor ? .direct : colors
    if let last, last.look == look, last.colors == colors { return }
    last = (look, colors)
    context.colors = colors
    context.theme = Theme(look, at: colors)
  }
}
