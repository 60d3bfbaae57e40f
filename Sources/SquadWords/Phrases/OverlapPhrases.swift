import SquadCore

/// What is said of the comics that a character shares with the squad.
extension Strings {
  /// `Thor and Hulk`
  package func both(_ first: String, _ second: String) -> String {
    say("\(first) and \(second)", "\(first) y \(second)", "\(first)・\(second)")
  }
  /// `3 comics`; where others may be missing, it is said of which comics that is true.
  package func sharedComics(_ number: String, isOne: Bool, _ coverage: OverlapCoverage) -> String {
    switch language {
    case .english:
      let noun = isOne ? "comic" : "comics"
      return switch coverage {
      case .whole: "\(number) \(noun)"
      case .bundled: "\(number) bundled \(noun)"
      case .saved: "\(number) known \(noun)"
      }
    case .spanish:
      let comics = self.comics(number, isOne: isOne)
      return switch coverage {
      case .whole: comics
      case .bundled: "\(comics) \(isOne ? "incluido" : "incluidos")"
      case .saved: "\(comics) \(isOne ? "conocido" : "conocidos")"
      }
    case .japanese:
      let comics = self.comics(number, isOne: isOne)
      return switch coverage {
      case .whole: comics
      case .bundled: "内蔵\(comics)"
      case .saved: "既知の\(comics)"
      }
    }
  }
  /// `With Thor and Hulk of your squad in 3 comics`, then the same in fewer words.
  package func overlap(_ names: String, in comics: String) -> [String] {
    say(
      [
        "With \(names) of your squad in \(comics)", "With \(names) in \(comics)",
        "\(comics) with your squad", "Squad: \(comics)",
      ],
      [
        "Con \(names) de tu equipo en \(comics)", "Con \(names) en \(comics)",
        "\(comics) con tu equipo", "Equipo: \(comics)", comics,
      ],
      [
        "チームの \(names) と\(comics)で共演", "\(names) と\(comics)で共演", "チームと\(comics)で共演",
        "チーム: \(comics)",
      ])
  }

  /// The row in a detail, the fullest first, for panes of any width: `With Thor and Hulk of your
  /// squad in 3 comics`.
  package func overlap(_ shared: SharedList) -> [String] {
    var names = shared.members.first?.title ?? ""
    if let second = shared.members.dropFirst().first { names = both(names, second.title) }
    return overlap(
      names,
      in: sharedComics(number(shared.count), isOne: shared.count == 1, shared.coverage))
  }
}
