/// Whether catalogues have accents of their own; the raw value is its name in the squad's file and
/// in the config.
package enum AccentChoice: String, CaseIterable, Sendable {
  case own
  /// All catalogues share one.
  case one

  /// The choice to toggle to.
  package var other: AccentChoice { self == .own ? .one : .own }
}
