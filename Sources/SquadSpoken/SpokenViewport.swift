import SquadCore

/// The metrics for moving without a screen: pages of ten rows, and a line per stop of a detail.
enum SpokenViewport {
  /// Rows of a page and of a listing.
  static let page = 10

  static func viewport(of state: AppState) -> Viewport {
    var viewport = Viewport()
    viewport.listRows = page
    if let detail = state.loadedDetail {
      let stops = detail.stops(state.details.chartSpan, shared: state.shownOverlap).indices
      viewport.detail = DetailMetrics(
        id: detail.id, lines: stops.count, rows: page,
        stops: stops.map { StopPosition(line: $0, column: 0) },
        showsFullText: state.shownDetail?.showsFullText == true)
    }
    return viewport
  }
}
