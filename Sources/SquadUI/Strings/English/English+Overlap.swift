import SquadCore

/// English words about what is shared with the squad.
extension English: OverlapWords {
  func both(_ first: String, _ second: String) -> String { "\(first) and \(second)" }

  func sharedComics(_ number: String, isOne: Bool, _ coverage: OverlapCoverage) -> String {
    let noun = isOne ? "comic" : "comics"
    return switch coverage {
    case .whole: "\(number) \(noun)"
    case .bundled: "\(number) bundled \(noun)"
    case .saved: "\(number) known \(noun)"
    }
  }

  func overlap(_ names: String, in comics: String) -> [String] {
    [
      "With \(names) of your squad in \(comics)", "With \(names) in \(comics)",
      "\(comics) with your squad", "Squad: \(comics)",
    ]
  }
}
