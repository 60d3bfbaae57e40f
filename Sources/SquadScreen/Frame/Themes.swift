import SquadCore
import TerminalKit

/// The themes for one terminal. Caches the latest: a frame with the same theme costs a comparison
/// of two small values.
package final class Themes {
  /// Number of colours in the terminal's terminfo entry.
  private let colors: ColorDepth
  private var last: (appearance: ThemeAppearance, colors: ColorDepth)?

  /// - Parameter colors: as the terminal's terminfo entry has them.
  package init(colors: ColorDepth) { self.colors = colors }

  /// Sets the context's theme for a state, and the number of colours the terminal turned out to
  /// have.
  package func apply(_ state: AppState, to context: inout RenderContext) {
    let appearance = ThemeAppearance(state, of: state.shownTheme, own: context.ownThemes)
    let colors = state.theme.hasTrueColor ? .direct : colors
    if let last, last.appearance == appearance, last.colors == colors { return }
    last = (appearance, colors)
    context.colors = colors
    context.theme = Theme(appearance, at: colors)
  }
}
