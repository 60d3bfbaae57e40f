/// Derived values: what is open, selected and shown.
extension AppState {
  package var catalogue: CatalogueInfo? { catalogues.first { $0.id == browser.current.catalogue } }

  /// Whether a catalogue's live service may get requests.
  package func isLive(_ catalogue: CatalogueID) -> Bool {
    !isOffline && catalogues.contains { $0.id == catalogue && $0.service.isLive }
  }

  /// Whether the detail pane follows the strip.
  package var detailOrigin: DetailOrigin {
    switch focus {
    case .strip, .detail(from: .strip): .strip
    case .list, .search, .detail(from: .list): .list
    }
  }

  /// What the list or the strip selects, or selected last: the entry that the detail pane starts
  /// from.
  package var selectedID: EntryID? {
    switch detailOrigin {
    case .list: level.selectedID
    case .strip: squad.selectedID
    }
  }

  /// Whether that is selected now. Where a filter matches nothing, the detail stays as it was.
  package var hasSelection: Bool { detailOrigin == .strip || level.selected != nil }

  package var detailPath: DetailPath {
    get { detailOrigin == .list ? level.detail : squad.detail }
    set { if detailOrigin == .list { level.detail = newValue } else { squad.detail = newValue } }
  }

  /// The detail that the pane shows, or would show were it loaded.
  package var shownDetail: DetailPlace? {
    selectedID.map { comparison == nil ? detailPath.shown(for: $0) : DetailPlace(id: $0) }
  }

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
  package var shownStops: [DetailItem] {
    guard let loadedDetail, let shownDetail, !shownDetail.isWhole else { return [] }
    return loadedDetail.stops(
      details.chartSpan, more: detailMetrics?.hasMore == true, shared: shownOverlap)
  }

  /// Whether the service of a catalogue is asked for pictures: what it has then keeps their room,
  /// from the first frame on.
  package func sendsPictures(_ catalogue: CatalogueID) -> Bool {
    isLive(catalogue) && catalogues.contains { $0.id == catalogue && $0.sendsPictures }
  }
}
