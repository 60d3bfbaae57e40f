import SquadCore

/// How the bitcoin catalogue spells days and changes.
enum BitcoinText {
  /// `▲ +1.2 % since 21 Apr 2026`
  static func change(_ change: Change) -> String {
    "\(change.text) since \(change.since.words)"
  }

  /// What stands where there is no close to count from.
  static let noClose = "no close known"
}
