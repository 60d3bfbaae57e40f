import SquadCore

/// The comics that a character shares with the squad.
extension Strings {
  /// `Thor and Hulk`
  func both(_ first: String, _ second: String) -> String {
    say("\(first) and \(second)", "\(first) y \(second)", "\(first)、\(second)")
  }
  /// `3 comics`, or which ones were counted if others may be missing: `3 bundled comics`.
  func sharedComics(_ count: Int, _ coverage: OverlapCoverage) -> String {
    let comics = comics(count)
    return switch coverage {
    case .whole: comics
    case .bundled:
      say(
        self.count(count, "bundled comic", "bundled comics"),
        "\(comics) \(count == 1 ? "incluido" : "incluidos")", "内蔵\(comics)")
    case .saved:
      say(
        self.count(count, "known comic", "known comics"),
        "\(comics) \(count == 1 ? "conocido" : "conocidos")", "既知の\(comics)")
    }
  }

  private func films(_ count: Int) -> String {
    say(
      self.count(count, "film", "films"), self.count(count, "película", "películas"),
      "映画\(number(count))本")
  }

  /// The row in a detail, the fullest first, for panes of any width: `With Thor and Hulk of your
  /// squad in 3 comics`.
  package func overlap(_ shared: SharedList) -> [String] {
    var names = shared.members.first?.title ?? ""
    if let second = shared.members.dropFirst().first { names = both(names, second.title) }
    // Films are bundled and sent as a whole.
    let comics =
      shared.section == "films" ? films(shared.count) : sharedComics(shared.count, shared.coverage)
    return say(
      [
        "With \(names) of your squad in \(comics)", "With \(names) in \(comics)",
        "\(comics) with your squad", "Squad: \(comics)", comics,
      ],
      [
        "Con \(names) de tu equipo en \(comics)", "Con \(names) en \(comics)",
        "\(comics) con tu equipo", "Equipo: \(comics)", comics,
      ],
      [
        "チームの \(names) と\(comics)で共演", "\(names) と\(comics)で共演", "チームと\(comics)で共演",
        "チーム: \(comics)", comics,
      ])
  }
}
