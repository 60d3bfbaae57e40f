import SquadCore

/// What is said of the comics that a character shares with the squad.
protocol OverlapWords {
  /// `Thor and Hulk`
  func both(_ first: String, _ second: String) -> String
  /// `3 comics`; where others may be missing, it is said of which comics that is true.
  func sharedComics(_ number: String, isOne: Bool, _ coverage: OverlapCoverage) -> String
  /// `With Thor and Hulk of your squad in 3 comics`, then the same in fewer words.
  func overlap(_ names: String, in comics: String) -> [String]
}
