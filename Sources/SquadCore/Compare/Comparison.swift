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
