/// How the squad's strip is shown where there is room for it; the raw value is its name in the
/// config.
package enum StripStyle: String, CaseIterable, Sendable {
  /// With as many lines as the screen's height allows.
  case auto
  /// One line a member, or two.
  case one, two
  case off
}
