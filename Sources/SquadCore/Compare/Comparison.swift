/// Full-screen comparison of the selected hero with a squad member.
package struct Comparison: Equatable, Sendable {
  /// The member chosen last; `right` is another one while the selected hero is this member.
  private(set) var chosen: EntryID
  /// The member at the right, never the selected hero.
  package internal(set) var right: Member
  /// Scroll position of the stats and facts; heroes that follow keep it.
  package internal(set) var scroll = OverlayScroll()

  init(_ member: Member) { (chosen, right) = (member.id, member) }

  /// Applies a verb to the comparison. `members` are the squad, as the strip shows it; `partners`
  /// those comparable with the hero, in squad order.
  mutating func reduce(_ verb: Verb, _ members: [Member], partners: [Member]) -> [Request] {
    switch verb {
    case .moved(.next), .scrolled(.hero(isLeft: true), down: true):
      return [.stepHero(forward: true)]
    case .moved(.previous), .scrolled(.hero(isLeft: true), down: false):
      return [.stepHero(forward: false)]
    case .focusMoved(.right), .scrolled(.hero(isLeft: false), down: true):
      return step(by: 1, among: partners)
    case .focusMoved(.left), .scrolled(.hero(isLeft: false), down: false):
      return step(by: -1, among: partners)
    case .pressed(.member(let index), _):
      guard members.indices.contains(index) else { return [] }
      let member = members[index]
      return partners.contains { $0.id == member.id } ? choose(member) : [.passOn]
    case .wentBack: return [.close]
    case .pressed(.tab, _), .chosen, .copied, .helpToggled: return [.passOn]
    case .moved, .focusMoved, .opened, .pressed, .scrolled, .fieldOpened, .typed, .fieldClosed:
      return []
    }
  }

  private mutating func step(by distance: Int, among partners: [Member]) -> [Request] {
    guard let index = partners.firstIndex(where: { $0.id == right.id }),
      partners.indices.contains(index + distance)
    else { return [] }
    return choose(partners[index + distance])
  }

  private mutating func choose(_ member: Member) -> [Request] {
    (chosen, right) = (member.id, member)
    return [.debouncePictures]
  }
}

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

  /// Selects the list's next or previous hero that has a partner.
  mutating func stepHero(forward: Bool) {
    guard let selectedID else { return }
    guard let row = openList.row(of: selectedID) else { return message = .leftIsElsewhere }
    let step = forward ? 1 : -1
    var target = row + step
    while let entry = openList.entry(at: target), !isComparable(entry.id) { target += step }
    guard openList.entry(at: target) != nil else { return }
    moveRow(to: .row(target))
    if detailOrigin == .strip { focus = .list }
  }

  /// `J` and `K`.
  mutating func scrollComparison(by lines: Int) {
    let verb = Verb.moved(lines > 0 ? .next : .previous)
    _ = comparison?.scroll.reduce(verb, in: viewport.comparison)
  }

  /// Updates the right side of an open comparison after the selection or the squad changed; closes
  /// it if no partner is left.
  mutating func fitComparison() {
    guard let partner = comparisonPartner else { return comparison = nil }
    if partner != comparison?.right { comparison?.right = partner }
  }
}

/// Partners of a comparison.
extension AppState {
  /// Members that the selected hero can be compared with, in squad order.
  package var comparableMembers: [Member] {
    let members = squad.expected.members
    guard !members.isEmpty, hasSelection, let selectedID, hasStats(selectedID) else { return [] }
    return members.filter { isPartner($0, of: selectedID) }
  }

  /// Partner of the selected hero: the member chosen last, or selected in the strip, else the first
  /// comparable one; nil without any.
  package var comparisonPartner: Member? {
    let members = comparableMembers
    let wanted = comparison?.chosen ?? squad.expectedMember?.id
    return members.first { $0.id == wanted } ?? members.first
  }

  /// Detail of the right member; nil until it is loaded.
  package var comparedDetail: Detail? {
    comparison.flatMap { details[$0.right.id]?.value }
  }

  /// Whether a hero of the list can be the left one.
  private func isComparable(_ id: EntryID) -> Bool {
    hasStats(id) && squad.expected.members.contains { isPartner($0, of: id) }
  }

  /// Stats are comparable within one catalogue only. A member counts as a partner until its detail
  /// turns out to have none.
  private func isPartner(_ member: Member, of id: EntryID) -> Bool {
    member.id != id && member.id.catalogue == id.catalogue
      && details[member.id]?.value?.hasStats != false
  }

  /// Whether an entry has stats; assumed until loaded in a comparison, or if its catalogue has any.
  private func hasStats(_ id: EntryID) -> Bool {
    if let detail = details[id]?.value { return detail.hasStats }
    return comparison != nil
      || details.entries.contains { other, loaded in
        other.catalogue == id.catalogue && loaded.value?.hasStats == true
      }
  }
}

extension Detail {
  /// Whether it or its template has stats.
  package var hasStats: Bool { !bars.isEmpty || !template.bars.isEmpty }
}

/// Actions of the comparison.
package enum CompareAction: Equatable, Sendable {
  /// `c`: opens it, or closes it.
  case toggled
}
