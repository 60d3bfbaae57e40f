/// A colour of a drawn picture.
package enum DrawnColor: Hashable, Sendable {
  /// The terminal's own: where nothing is drawn, or the terminal has no colours to draw with.
  case standard
  /// An entry of xterm's palette, of the 240 that are the same for everyone.
  case indexed(UInt8)
  case rgb(UInt8, UInt8, UInt8)
}
