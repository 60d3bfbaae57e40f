import SquadCore
import TerminalKit

/// The themes as one terminal can show them. Remembers the last one: a frame of the same theme costs
/// a comparison of two small values.
package final class Themes {
  private let colors: ColorDepth
  private var last: ThemeLook?

  package init(colors: ColorDepth) { self.colors = colors }

  /// Lets the context have the theme that a state is drawn in.
  func apply(_ state: AppState, to context: inout RenderContext) {
    let look = ThemeLook(state, of: state.theme.choice, own: context.ownThemes)
    guard look != last else { return }
    last = look
    context.theme = Theme(look, at: colors)
  }
}
