import Basics
import SquadCore
import SquadWords
import TerminalKit

/// The inputs of drawing besides the state.
package struct RenderContext: Sendable {
  /// The screen, in cells.
  package var size: Size
  /// The theme in the hue of the open catalogue.
  var theme: Theme
  /// Number of colours available.
  package var colors: ColorDepth
  var ownThemes: [OwnTheme]
  var glyphs: Glyphs
  /// The texts in the user's language, with the key bindings that they mention.
  package var strings: Strings
  /// The key bindings, which texts mention too.
  package var keymap: Keymap { strings.keymap }
  /// Whether pictures can be shown at all.
  var showsPictures = true
  /// Whether the user wants squad's own pictures.
  package var hasPortraits = false
  /// The key that a replay has pressed; nil if none is running.
  package var replayCap: String?
  /// Rows at the bottom reserved for drawing over the screen.
  package var coveredRows = 0

  /// `theme` is replaced before each frame where `Themes` are used.
  package init(
    size: Size, theme: Theme = Theme(.neutral, .red, at: .indexed256),
    colors: ColorDepth = .indexed256, ownThemes: [OwnTheme] = [], glyphs: Glyphs = .unicode,
    strings: Strings = .init(), showsPictures: Bool = true
  ) {
    self.size = size
    self.theme = theme
    self.colors = colors
    self.ownThemes = ownThemes
    self.glyphs = glyphs
    self.strings = strings
    self.showsPictures = showsPictures
  }
}

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
