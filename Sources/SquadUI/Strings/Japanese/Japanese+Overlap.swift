import SquadCore

/// Japanese words about what is shared with the squad.
extension Japanese: OverlapWords {
  func both(_ first: String, _ second: String) -> String { "\(first)・\(second)" }

  func sharedComics(_ number: String, isOne: Bool, _ coverage: OverlapCoverage) -> String {
    let comics = self.comics(number, isOne: isOne)
    return switch coverage {
    case .whole: comics
    case .bundled: "内蔵\(comics)"
    case .saved: "既知の\(comics)"
    }
  }

  func overlap(_ names: String, in comics: String) -> [String] {
    [
      "チームの \(names) と\(comics)で共演", "\(names) と\(comics)で共演", "チームと\(comics)で共演",
      "チーム: \(comics)",
    ]
  }
}
