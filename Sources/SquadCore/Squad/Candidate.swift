/// Who a squad key is about.
struct Candidate {
  let id: EntryID
  private let title: String
  private let badge: String?
  let isRecruitable: Bool

  init(_ member: Member) {
    (id, title, badge) = (member.id, member.title, member.badge)
    isRecruitable = true
  }

  init(_ entry: Entry) {
    (id, title, badge) = (entry.id, entry.title, entry.badge)
    isRecruitable = entry.isRecruitable
  }

  init(_ detail: Detail) {
    (id, title, badge) = (detail.id, detail.title, detail.badge)
    isRecruitable = detail.isRecruitable
  }

  /// Its initials are worked out only for who is about to join or leave.
  var member: Member { Member(id: id, title: title, badge: badge) }
}
