/// Candidates of squad keys, and whether the keys would have an effect.
extension AppState {
  /// The entry that Space and `x` act on.
  var candidate: RecruitCandidate? {
    switch focus {
    case .strip: squad.expectedMember.map { .member($0) }
    case .list, .search: openList.selected.map { .entry($0) }
    case .detail: selectedPerson ?? shownCandidate
    }
  }

  /// The person under the detail's cursor, if they can join the squad; nil for other items, such as
  /// a film.
  var selectedPerson: RecruitCandidate? {
    guard let item = selectedItem else { return nil }
    if let detail = details[item.id]?.value {
      return detail.isRecruitable ? .detail(detail) : nil
    }
    guard let list = info(of: item.id.catalogue)?.list(of: item.id) else { return nil }
    let rows = listStack[list.id, 0]?.entries
    if let entry = rows?.firstIndex(of: item.id).flatMap({ rows?[$0] }) {
      return entry.isRecruitable ? .entry(entry) : nil
    }
    return list.recruit == nil ? nil : .item(item)
  }

  /// The entry in the detail pane, even while its detail is missing.
  private var shownCandidate: RecruitCandidate? {
    if let loadedDetail { return .detail(loadedDetail) }
    guard let shown = shownDetail?.id else { return nil }
    if let entry = openList.selected, entry.id == shown { return .entry(entry) }
    return squad.saved.index(of: shown).map { .member(squad.saved.members[$0]) }
  }

  /// True if Space fires the candidate, as `x` does; false if Space recruits it; nil if it does
  /// neither.
  package var firesCandidate: Bool? {
    guard let candidate else { return nil }
    if squad.expected.contains(candidate.id) { return true }
    return candidate.isRecruitable ? false : nil
  }

  /// Whether the strip's member can be swapped with the next or previous one.
  package func canShift(forward: Bool) -> Bool {
    guard focus == .strip, let member = squad.expectedMember,
      let index = squad.expected.index(of: member.id)
    else { return false }
    return squad.expected.members.indices.contains(forward ? index + 1 : index - 1)
  }

  /// Whether the squad has a change to undo, pending ones included.
  package var canUndo: Bool { !squad.expected.done.isEmpty }
  /// Whether the squad has an undone change to redo, pending ones included.
  package var canRedo: Bool { !squad.expected.undone.isEmpty }
}

/// Nouns of entries that can join the squad.
extension AppState {
  /// Noun for the selected entry, `character`; nil if it can't join the squad. In a list without
  /// rows yet, the noun for its future rows.
  package var recruitNoun: String? {
    guard let entry = openList.selected else {
      return lists.first { $0.id == listStack.current }?.recruit
    }
    return entry.isRecruitable ? list(holding: entry.id)?.recruit : nil
  }
}

/// Entry that a squad key acts on. Its texts are read only to join or leave.
enum RecruitCandidate {
  case member(Member)
  case entry(Entry)
  indirect case detail(Detail)
  /// A person that a detail names, while nothing else about them is loaded.
  case item(FactItem)

  var id: EntryID {
    switch self {
    case .member(let member): member.id
    case .entry(let entry): entry.id
    case .detail(let detail): detail.id
    case .item(let item): item.id
    }
  }

  var isRecruitable: Bool {
    switch self {
    case .member, .item: true
    case .entry(let entry): entry.isRecruitable
    case .detail(let detail): detail.isRecruitable
    }
  }

  var member: Member {
    switch self {
    case .member(let member): member
    case .entry(let entry):
      Member(id: entry.id, title: entry.title, badge: entry.badge, subtitle: entry.subtitle)
    case .detail(let detail):
      Member(id: detail.id, title: detail.title, badge: detail.badge, subtitle: detail.rowSubtitle)
    case .item(let item): Member(id: item.id, title: item.title, subtitle: item.subtitle)
    }
  }
}
