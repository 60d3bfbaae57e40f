/// Colour of a cell's foreground or background, independent of what the terminal can show.
package enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case standard
  /// An entry of the terminal's palette: 0–15 are the user's, 16–255 xterm's cube and greys.
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)
}
