/// What follows from the state and is stored nowhere.
extension AppState {
  package var catalogue: CatalogueInfo? { catalogues.first { $0.id == current.catalogue } }

  /// Whether a catalogue's live service may be asked.
  package func isLive(_ catalogue: CatalogueID) -> Bool {
    guard !isOffline, let info = catalogues.first(where: { $0.id == catalogue }) else {
      return false
    }
    if case .live = info.service { return true } else { return false }
  }

  /// Whether the detail pane follows the strip.
  package var detailOrigin: DetailOrigin {
    switch focus {
    case .strip, .detail(from: .strip): .strip
    case .list, .search, .detail(from: .list): .list
    }
  }

  /// What the list or the strip selects: the entry that the detail pane starts from.
  package var subject: EntryID? {
    switch detailOrigin {
    case .list: level.selected?.id
    case .strip: squad.selectedMember?.id
    }
  }

  package var detailPath: DetailPath {
    get { detailOrigin == .list ? level.detail : squad.detail }
    set { if detailOrigin == .list { level.detail = newValue } else { squad.detail = newValue } }
  }

  /// The detail that the pane shows, or would show were it loaded.
  package var shownDetail: DetailPlace? { subject.map { detailPath.shown(for: $0) } }

  /// The shown detail's content, where it is loaded.
  package var loadedDetail: Detail? { shownDetail.flatMap { details[$0.id]?.value } }

  /// How the shown detail lies in its pane; nil while what was measured is another one.
  var detailMetrics: DetailMetrics? {
    viewport.detail.flatMap { metrics in
      shownDetail.map { $0.id == metrics.id && $0.isWhole == metrics.isWhole } == true
        ? metrics : nil
    }
  }

  /// The stops of the shown detail, as the pane has them.
  var shownStops: [Stop] {
    guard let loadedDetail, let shownDetail, !shownDetail.isWhole else { return [] }
    return loadedDetail.stops(chartSpan, more: detailMetrics?.hasMore == true)
  }

  /// Whether the service of a catalogue is asked for pictures: what it has then keeps their room,
  /// from the first frame on.
  package func sendsPictures(_ catalogue: CatalogueID) -> Bool {
    isLive(catalogue) && catalogues.contains { $0.id == catalogue && $0.sendsPictures }
  }

  /// What Space and `x` are about.
  var candidate: Candidate? {
    switch focus {
    case .strip: squad.selectedMember.map { Candidate($0) }
    case .list, .search: level.selected.map { Candidate($0) }
    case .detail: shownCandidate
    }
  }

  /// Who the detail pane shows, even while the detail itself is missing.
  private var shownCandidate: Candidate? {
    if let loadedDetail { return Candidate(loadedDetail) }
    guard let shown = shownDetail?.id else { return nil }
    if let entry = level.selected, entry.id == shown { return Candidate(entry) }
    return squad.saved.index(of: shown).map { Candidate(squad.saved.members[$0]) }
  }
}

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
