/// Comparing the selected hero with a member of the squad.
extension AppState {
  mutating func reduce(_ action: CompareAction) {
    switch action {
    case .toggled: toggleComparison()
    }
  }

  private mutating func toggleComparison() {
    if comparison != nil { return comparison = nil }
    guard hasSelection, let selectedID, hasStats(selectedID) else {
      return message = .nothingToCompare
    }
    guard let partner = comparisonPartner else { return message = .nobodyToCompare }
    comparison = Comparison(partner)
  }

  /// Selects the list's next hero, or the one before; passes over heroes without a partner.
  mutating func stepHero(forward: Bool) {
    guard let selectedID else { return }
    guard let row = level.row(of: selectedID) else { return message = .leftIsElsewhere }
    let step = forward ? 1 : -1
    var target = row + step
    while let entry = level.entry(at: target), !isComparable(entry.id) { target += step }
    guard level.entry(at: target) != nil else { return }
    moveRow(to: .row(target))
    if detailOrigin == .strip { focus = .list }
  }

  /// Keeps the comparison true to the selected hero and to the squad; closes it where there is
  /// nothing left to compare.
  mutating func fitComparison() {
    guard let comparison else { return }
    guard let partner = comparisonPartner else { return self.comparison = nil }
    if partner != comparison.right { self.comparison?.right = partner }
  }
}

/// Who can be compared with whom.
extension AppState {
  /// The members that the selected hero can be compared with, in their order.
  package var comparableMembers: [Member] {
    guard hasSelection, let selectedID, hasStats(selectedID) else { return [] }
    return squad.expected.members.filter { isPartner($0, of: selectedID) }
  }

  /// Whom the selected hero is compared with, or would be: the member that was chosen last or that
  /// the strip selects, else the first one; nil where there is nobody.
  package var comparisonPartner: Member? {
    let members = comparableMembers
    let wanted = comparison?.chosen ?? squad.expectedMember?.id
    return members.first { $0.id == wanted } ?? members.first
  }

  /// What that member is called on the screen.
  package var comparisonPartnerName: String? { comparisonPartner.map(name(of:)) }

  /// The detail of the member at the right, where it is loaded.
  package var comparedDetail: Detail? {
    comparison.flatMap { details[$0.right.id]?.value }
  }

  /// Whether a hero of the list can stand at the left.
  private func isComparable(_ id: EntryID) -> Bool {
    hasStats(id) && squad.expected.members.contains { isPartner($0, of: id) }
  }

  /// Stats mean the same within one catalogue only. A member counts until its detail says that it
  /// has none.
  private func isPartner(_ member: Member, of id: EntryID) -> Bool {
    member.id != id && member.id.catalogue == id.catalogue
      && details[member.id]?.value?.hasStats != false
  }

  /// Whether an entry has stats; before its detail is loaded, whether any of its catalogue has.
  private func hasStats(_ id: EntryID) -> Bool {
    if let detail = details[id]?.value { return detail.hasStats }
    return comparison != nil
      || details.entries.contains { other, loaded in
        other.catalogue == id.catalogue && loaded.value?.hasStats == true
      }
  }
}

extension Detail {
  /// Whether it has stats, or its kind has.
  package var hasStats: Bool { !bars.isEmpty || !template.bars.isEmpty }
}

/// Actions of the comparison.
package enum CompareAction: Equatable, Sendable {
  /// `c`: opens it, or closes it.
  case toggled
}
