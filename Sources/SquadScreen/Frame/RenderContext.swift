import Basics
import SquadCore
import SquadWords
import TerminalKit

/// What drawing needs besides the state.
package struct RenderContext: Sendable {
  package var size: Size
  /// The theme in the hue of the open catalogue.
  var theme: Theme
  /// How many colours there are.
  package var colors: ColorDepth
  var ownThemes: [OwnTheme]
  var glyphs: Glyphs
  package var strings: Strings
  /// The keys as they are bound, which texts name too.
  package var keymap: Keymap { strings.keymap }
  /// Whether there are pictures at all.
  var showsPictures = true
  /// What a replay has pressed; nil where none is played.
  package var replayCap: String?
  /// Rows at the bottom that are kept free for what is drawn over the screen.
  package var coveredRows = 0

  package init(
    size: Size, theme: Theme = Theme(.neutral, .red, at: .indexed256),
    colors: ColorDepth = .indexed256, ownThemes: [OwnTheme] = [], glyphs: Glyphs = .unicode,
    strings: Strings = .init(),
    showsPictures: Bool = true
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
