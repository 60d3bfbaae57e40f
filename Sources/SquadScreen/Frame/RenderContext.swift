import Basics
import SquadCore
import SquadWords
import TerminalKit

/// The inputs of drawing besides the state.
package struct RenderContext: Sendable {
  /// The parts of a state that its theme depends on.
  private struct ThemeSource: Equatable {
    let theme: ThemeState
    let picker: ThemePicker?
    let catalogue: CatalogueID
  }

  /// The screen, in cells.
  package var size: Size
  /// The theme in the hue of the open catalogue.
  var theme: Theme
  /// The inputs that `theme` was last made from; nil before the first state.
  private var themeSource: ThemeSource?
  /// Whether the theme is that of the drawn state; otherwise it stays.
  package var followsTheme = false
  /// Number of colours available.
  package var colors: ColorDepth
  var ownThemes: [OwnTheme]
  var glyphs: Glyphs
  /// The texts in the user's language, with the key bindings, which they mention too.
  package var strings: Strings
  /// Whether pictures can be shown at all.
  var showsPictures = true
  /// Whether the user wants squad's own pictures.
  package var hasPortraits = false
  /// The key that a replay has pressed; nil if none is running.
  package var replayCap: String?
  /// Rows at the bottom reserved for drawing over the screen.
  package var coveredRows = 0

  /// `theme` is replaced before each frame where `followsTheme` is set.
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

  /// Takes a state's theme, and the number of colours that the terminal turned out to have. With
  /// the same theme it costs a comparison of two small values.
  package mutating func takeTheme(of state: AppState) {
    guard followsTheme else { return }
    let picker: ThemePicker? = if case .themes(let open) = state.overlay { open } else { nil }
    let source = ThemeSource(
      theme: state.theme, picker: picker, catalogue: state.listStack.current.catalogue)
    guard source != themeSource else { return }
    themeSource = source
    if state.theme.hasTrueColor { colors = .direct }
    theme = Theme(ThemeAppearance(state, of: state.shownTheme, own: ownThemes), at: colors)
  }
}

extension RenderContext {
  /// Whether squad's own pictures replace missing ones: their half blocks need 256 colours, which
  /// `mono` does without.
  var showsPortraits: Bool {
    showsPictures && hasPortraits && colors > .sixteen && !theme.isMono && !glyphs.isPlain
  }
}
