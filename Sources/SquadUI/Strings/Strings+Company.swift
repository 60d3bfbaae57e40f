import SquadCore

/// What squad says of what an entry shares with the squad.
extension Strings {
  /// The row in a detail, the fullest first, for panes of any width: `With Thor and Hulk of your
  /// squad in 3 comics`.
  func company(_ shared: SharedList) -> [String] {
    let names = shared.members.map(\.title).joined(separator: " and ")
    let count = count(of: shared)
    return [
      "With \(names) of your squad in \(count)", "With \(names) in \(count)",
      "\(count) with your squad", "Squad: \(count)",
    ]
  }

  /// `3 comics`; where others may be missing, it is said of which comics that is true.
  private func count(of shared: SharedList) -> String {
    let number = Self.number(shared.count)
    let noun = noun(for: shared.section, isOne: shared.count == 1)
    switch shared.coverage {
    case .whole: return "\(number) \(noun)"
    case .bundled: return "\(number) bundled \(noun)"
    case .saved: return "\(number) known \(noun)"
    }
  }

  private func noun(for section: String, isOne: Bool) -> String {
    switch section {
    case "comics": isOne ? "comic" : "comics"
    case "films": isOne ? "film" : "films"
    default: section
    }
  }
}
