/// What follows from the state and is stored nowhere.
extension AppState {
  package var catalogue: CatalogueInfo? { catalogues.first { $0.id == browser.current.catalogue } }

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
    viewport.detail.flatMap { $0.id == shownDetail?.id ? $0 : nil }
  }
}
