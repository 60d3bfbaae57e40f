import SquadCore

/// Spanish words about what is shared with the squad.
extension Spanish: OverlapWords {
  func both(_ first: String, _ second: String) -> String { "\(first) y \(second)" }

  func sharedComics(_ number: String, isOne: Bool, _ coverage: OverlapCoverage) -> String {
    let comics = self.comics(number, isOne: isOne)
    return switch coverage {
    case .whole: comics
    case .bundled: "\(comics) \(isOne ? "incluido" : "incluidos")"
    case .saved: "\(comics) \(isOne ? "conocido" : "conocidos")"
    }
  }

  func overlap(_ names: String, in comics: String) -> [String] {
    [
      "Con \(names) de tu equipo en \(comics)", "Con \(names) en \(comics)",
      "\(comics) con tu equipo", "Equipo: \(comics)", comics,
    ]
  }
}
