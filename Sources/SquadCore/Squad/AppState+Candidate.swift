/// Candidates of squad keys, and whether the keys would have an effect.
extension AppState {
  /// The entry that Space and `x` act on.
  var candidate: RecruitCandidate? {
    switch focus {
    case .strip: squad.expectedMember.map { RecruitCandidate($0) }
    case .list, .search: openList.selected.map { RecruitCandidate($0) }
    case .detail: selectedPerson ?? shownCandidate
    }
  }

  /// The person under the detail's cursor, if they can join the squad; nil for other items, such as
  /// a film.
  var selectedPerson: RecruitCandidate? {
    guard let item = selectedItem else { return nil }
    if let detail = details[item.id]?.value {
      return detail.isRecruitable ? RecruitCandidate(detail) : nil
    }
    guard let list = info(of: item.id.catalogue)?.list(of: item.id) else { return nil }
    let rows = listStack[list.id, 0]?.entries
    if let entry = rows?.firstIndex(of: item.id).flatMap({ rows?[$0] }) {
      return entry.isRecruitable ? RecruitCandidate(entry) : nil
    }
    return list.recruit == nil ? nil : RecruitCandidate(item)
  }

  /// The entry in the detail pane, even while its detail is missing.
  private var shownCandidate: RecruitCandidate? {
    if let loadedDetail { return RecruitCandidate(loadedDetail) }
    guard let shown = shownDetail?.id else { return nil }
    if let entry = openList.selected, entry.id == shown { return RecruitCandidate(entry) }
    return squad.saved.index(of: shown).map { RecruitCandidate(squad.saved.members[$0]) }
  }

  /// Whether Space and `x` act on a member.
  package var isOnMember: Bool {
    candidate.map { squad.expected.contains($0.id) } ?? false
  }

  /// Whether Space recruits.
  package var canRecruit: Bool {
    candidate.map { $0.isRecruitable && !squad.expected.contains($0.id) } ?? false
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

/// Entry that a squad key acts on.
struct RecruitCandidate {
  let id: EntryID
  private let title: String
  private let badge: String?
  private let subtitle: String
  let isRecruitable: Bool

  init(_ member: Member) {
    (id, title, badge, subtitle) = (member.id, member.title, member.badge, member.subtitle)
    isRecruitable = true
  }

  init(_ entry: Entry) {
    (id, title, badge, subtitle) = (entry.id, entry.title, entry.badge, entry.subtitle)
    isRecruitable = entry.isRecruitable
  }

  init(_ detail: Detail) {
    (id, title, badge, subtitle) = (detail.id, detail.title, detail.badge, detail.rowSubtitle)
    isRecruitable = detail.isRecruitable
  }

  /// A person that a detail names, while nothing else about them is loaded.
  init(_ item: FactItem) {
    (id, title, badge, subtitle) = (item.id, item.title, nil, item.subtitle)
    isRecruitable = true
  }

  /// Computed on demand: initials are needed only to join or leave.
  var member: Member { Member(id: id, title: title, badge: badge, subtitle: subtitle) }
}
