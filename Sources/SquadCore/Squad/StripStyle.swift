/// Style of the squad's strip, if there is room for it; the raw value is its name in the config.
package enum StripStyle: String, CaseIterable, Sendable {
  /// As many lines as the screen's height allows.
  case auto
  /// One or two lines per member.
  case one, two
  case off
}
