/// Which keys would do something now, for who offers them.
extension AppState {
  /// Whether Space and `x` are about a member.
  package var isOnMember: Bool {
    candidate.map { squad.expected.contains($0.id) } ?? false
  }

  /// Whether Space recruits.
  package var canRecruit: Bool {
    candidate.map { $0.isRecruitable && !squad.expected.contains($0.id) } ?? false
  }

  /// Whether Enter opens what the detail's cursor stands on.
  package var opensStop: Bool {
    guard let index = shownDetail?.stop else { return false }
    let stops = shownStops
    guard stops.indices.contains(index) else { return false }
    return switch stops[index] {
    case .more, .item, .entry, .section, .link: true
    case .day: false
    }
  }

  /// Whether a longer, or a shorter, chart can be had.
  package func stretchesChart(longer: Bool) -> Bool {
    loadedDetail?.series != nil && chartSpan.stepped(longer: longer) != chartSpan
  }

  /// Whether the strip's member can change places with the next, or with the one before.
  package func canShift(forward: Bool) -> Bool {
    guard focus == .strip, let member = squad.selectedMember,
      let index = squad.expected.index(of: member.id)
    else { return false }
    return squad.expected.members.indices.contains(forward ? index + 1 : index - 1)
  }

  package var canUndo: Bool { !squad.expected.done.isEmpty }

  /// Whether Esc goes up a level.
  package var isDrilled: Bool { (browsers[current]?.count ?? 1) > 1 }
}
