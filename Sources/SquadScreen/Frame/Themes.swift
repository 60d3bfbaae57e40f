import SquadCore
import TerminalKit

/// The themes as one terminal can show them. Remembers the last one: a frame of the same theme costs
/// a comparison of two small values.
package final class Themes {
  /// How many colours the terminal's entry has.
  private let colors: ColorDepth
  private var last: (look: ThemeLook, colors: ColorDepth)?

  package init(colors: ColorDepth) { self.colors = colors }

  /// Lets the context have the theme that a state is drawn in, and the colours that it has turned out
  /// to have.
  package func apply(_ state: AppState, to context: inout RenderContext) {
    let look = ThemeLook(state, of: state.shownTheme, own: context.ownThemes)
    let colors = state.theme.hasTrueColor ? .direct : colors
    if let last, last.look == look, last.colors == colors { return }
    last = (look, colors)
    context.colors = colors
    context.theme = Theme(look, at: colors)
  }
}
