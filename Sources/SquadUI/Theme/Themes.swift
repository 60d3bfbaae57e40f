import SquadCore
import TerminalKit

/// The themes as one terminal can show them. Remembers the last one: a frame of the same theme costs
/// a comparison of two small values.
package final class Themes {
  private struct Choice: Equatable {
    let name: ThemeName
    let hue: Hue
  }

  private let colors: ColorDepth
  private var last: Choice?

  package init(colors: ColorDepth) { self.colors = colors }

  /// Lets the context have the theme that a state is drawn in.
  func apply(_ state: AppState, to context: inout RenderContext) {
    let choice = Choice(name: ThemeName(state.theme), hue: Hue(state))
    guard choice != last else { return }
    last = choice
    context.theme = Theme(choice.name, choice.hue, at: colors)
  }
}
