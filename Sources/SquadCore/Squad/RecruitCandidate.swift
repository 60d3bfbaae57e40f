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

  /// A person named by a detail, of whom nothing else is loaded.
  init(_ item: FactItem) {
    (id, title, badge, subtitle) = (item.id, item.title, nil, item.subtitle)
    isRecruitable = true
  }

  /// Computed on demand: initials are needed only to join or leave.
  var member: Member { Member(id: id, title: title, badge: badge, subtitle: subtitle) }
}
