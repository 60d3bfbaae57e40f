/// Whether catalogues have colours of their own; the raw value is its name in the squad's file and
/// in the config.
package enum AccentChoice: String, CaseIterable, Sendable {
  case own
  /// All of them have the same.
  case one

  package var other: AccentChoice { self == .own ? .one : .own }
}
