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
  /// What the redux line says; nil before the first action.
  package var trace: Trace?
  /// What a replay has pressed; nil where none is played.
  package var replayCap: String?
  /// Rows at the bottom that are kept free for what is drawn over the screen.
  package var coveredRows = 0

  package init(
    size: Size, theme: Theme = Theme(.neutral, .red, at: .indexed256),
    colors: ColorDepth = .indexed256, ownThemes: [OwnTheme] = [], glyphs: Glyphs = .unicode,
    strings: Strings = .init(),
    showsPictures: Bool = true, trace: Trace? = nil
  ) {
    self.size = size
    self.theme = theme
    self.colors = colors
    self.ownThemes = ownThemes
    self.glyphs = glyphs
    self.strings = strings
    self.showsPictures = showsPictures
    self.trace = trace
  }
}

/// The last action as the redux line tells it.
package struct Trace: Equatable, Sendable {
  var action: String
  /// Names of the parts of the state that changed.
  var changes: [String]
  /// How long the reducer took; nil where that isn't measured.
  var microseconds: Int?
  /// What the last frames took on the wire, oldest first.
  package var frames: [Int]

  package init(action: String, changes: [String], microseconds: Int?, frames: [Int] = []) {
    self.action = action
    self.changes = changes
    self.microseconds = microseconds
    self.frames = frames
  }
}
