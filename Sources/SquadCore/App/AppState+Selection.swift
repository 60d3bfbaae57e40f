extension Detail {
  /// Leaves out the sections whose only entry is `owner`.
  func withoutSections(of owner: EntryID) -> Detail {
    var detail = self
    detail.sections.removeAll { section in
      section.opens && (section.stored ?? section.available) == 1
        && section.entries.map(\.id) == [owner]
    }
    return detail
  }
}

/// Derived values: the open catalogue, the selection and the shown detail.
extension AppState {
  /// The catalogue of the open list.
  package var catalogue: CatalogueInfo? { info(of: listStack.current.catalogue) }

  /// A catalogue by its id; nil for an unknown one.
  func info(of catalogue: CatalogueID) -> CatalogueInfo? {
    catalogues.first { $0.id == catalogue }
  }

  /// The list that an entry's id belongs to, else its catalogue's first; nil for an entry of an
  /// unknown catalogue.
  func list(holding entry: EntryID) -> ListInfo? {
    info(of: entry.catalogue)?.list(holding: entry)
  }

  /// Whether a catalogue's live service may get requests.
  package func isLive(_ catalogue: CatalogueID) -> Bool {
    !isOffline && catalogues.contains { $0.id == catalogue && $0.service.isLive }
  }

  /// Whether a catalogue is a user's file.
  package func isFile(_ catalogue: CatalogueID) -> Bool {
    catalogues.contains { $0.id == catalogue && $0.service == .file }
  }

  /// The pane whose selection the detail pane follows.
  package var detailOrigin: DetailOrigin {
    switch focus {
    case .strip, .detail(from: .strip): .strip
    case .list, .search, .detail(from: .list): .list
    }
  }

  /// Current or last selection of the list or the strip: the entry at which the detail pane starts.
  package var selectedID: EntryID? {
    switch detailOrigin {
    case .list: openList.selectedID
    case .strip: squad.selectedID
    }
  }

  /// Whether that entry is selected now. A filter without a match keeps the detail as it was.
  package var hasSelection: Bool { detailOrigin == .strip || openList.selected != nil }

  /// Details opened from the selection that the detail pane follows.
  package var detailPath: DetailPath {
    get { detailOrigin == .list ? openList.detail : squad.detail }
    set { if detailOrigin == .list { openList.detail = newValue } else { squad.detail = newValue } }
  }

  /// Entry and scroll position of the detail in the pane, loaded or not.
  package var shownDetail: DetailPosition? {
    guard let selectedID else { return nil }
    return comparison == nil ? detailPath.shown(for: selectedID) : DetailPosition(id: selectedID)
  }

  /// Content of the shown detail, without sections that lead only back to the list's owner; nil
  /// until it is loaded.
  package var loadedDetail: Detail? {
    guard let id = shownDetail?.id, let detail = details[id]?.value else { return nil }
    guard detailOrigin == .list, let owner = openList.source.owner else { return detail }
    return detail.withoutSections(of: owner)
  }

  /// Layout of the shown detail in its pane; nil while the measured detail is another one.
  var detailMetrics: DetailMetrics? {
    guard let metrics = viewport.detail, let shown = shownDetail, shown.id == metrics.id,
      shown.showsFullText == metrics.showsFullText
    else { return nil }
    return metrics
  }

  /// Stops of the shown detail in the pane's order; none in the view of its whole text.
  package var shownStops: [DetailItem] {
    guard let loadedDetail, let shownDetail, !shownDetail.showsFullText else { return [] }
    return loadedDetail.stops(
      details.chartSpan, more: detailMetrics?.hasMore == true, shared: shownOverlap)
  }

  /// Whether the catalogue's service is asked for pictures. Layouts then reserve room for them from
  /// the first frame on.
  package func sendsPictures(_ catalogue: CatalogueID) -> Bool {
    isLive(catalogue) && catalogues.contains { $0.id == catalogue && $0.sendsPictures }
  }
}
