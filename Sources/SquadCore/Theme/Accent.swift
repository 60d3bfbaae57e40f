/// Whether each catalogue has a colour of its own; the raw value is its name in the config.
package enum Accent: String, CaseIterable, Sendable {
  case own
  /// All of them have the same one.
  case one
}
