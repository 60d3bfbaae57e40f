/// Comparing the selected hero with a member of the squad.
extension AppState {
  mutating func toggleComparison() {
    guard overlay == nil else { return }
    if comparison != nil { return comparison = nil }
    guard hasSelection, let subject, hasStats(subject) else {
      return message = .nothingToCompare
    }
    guard let partner = comparisonPartner else { return message = .nobodyToCompare }
    comparison = Comparison(chosen: partner.id, right: partner)
  }

  /// Moves to the next or the previous hero of the list.
  mutating func moveCompared(_ motion: Motion) {
    guard motion == .next || motion == .previous, let subject else { return }
    guard let row = level.row(of: subject) else { return message = .leftIsElsewhere }
    let step = motion == .next ? 1 : -1
    var target = row + step
    // Whoever has nobody to be compared with is passed over.
    while let entry = level.entry(at: target), !isComparable(entry.id) { target += step }
    guard level.entry(at: target) != nil else { return }
    let start = level.cursor.row
    let rows = viewport.listRows
    level.cursor.select(target - step, count: level.count, rows: rows)
    level.cursor.move(motion, count: level.count, rows: rows)
    level.noteChoice()
    if mayGrow { level.noteMove(from: start) }
    if detailOrigin == .strip { focus = .list }
  }

  /// Chooses the next or the previous member, for `l` and `h`.
  mutating func chooseCompared(_ motion: FocusMotion) {
    guard motion == .right || motion == .left, let comparison else { return }
    let members = comparableMembers
    guard let index = members.firstIndex(where: { $0.id == comparison.right.id }) else { return }
    let target = motion == .right ? index + 1 : index - 1
    guard members.indices.contains(target) else { return }
    compare(with: members[target])
  }

  /// Puts a member to the right.
  mutating func compare(with member: Member) {
    comparison = Comparison(chosen: member.id, right: member)
    pictures.restartDebounce()
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
    guard hasSelection, let subject, hasStats(subject) else { return [] }
    return squad.expected.members.filter { isPartner($0, of: subject) }
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
