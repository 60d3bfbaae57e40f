import SquadCore
import SquadWords
import TerminalKit

/// Lays out the screen for a state and memoizes the latest results. Belongs to the main thread.
package final class LayoutCache {
  /// The inputs of drawing besides the state; changed when the terminal's size or the theme does.
  package var context: RenderContext
  private var layouts = RecentLayouts()
  var panes = CachedPanes()
  /// Nil while the palette is closed.
  private var palette: PaletteRowsCache?

  /// Begins without a layout.
  package init(_ context: RenderContext) { self.context = context }

  /// The detail laid out for its pane; computed again only if the text or the width changed.
  func detailLayout(of state: AppState, in screen: ScreenLayout) -> DetailLayout? {
    guard screen.grid == nil, state.comparison == nil, let detail = state.loadedDetail else {
      return nil
    }
    let showsFullText = state.shownDetail?.showsFullText == true
    let strings = context.strings.at(state.now)
    var space = DetailSpace(
      of: detail, sendsPictures: state.sendsPictures(detail.id.catalogue), in: screen, context)
    let chart =
      detail.series == nil
      ? nil : ChartOptions(state.details.chartSpan, inPaneOf: screen.detail.rows, space, context)
    if detail.hasStats, detail.id == state.selectedID, let partner = state.comparisonPartner {
      space.partner = state.name(of: partner)
      space.compareKey = DetailKey(.compare, context)
    }
    if detail.template.sharedSection != nil { space.overlap = state.shownOverlap }
    // Only prices show the day they are from, and only points in time their age.
    let today = detail.isPrice ? strings.localDay : nil
    let minute = detail.hasMoments ? state.now.map { $0.seconds / 60 } : nil
    return layouts.layout(of: detail) { layout in
      layout.detail.id == detail.id && layout.space == space
        && layout.showsFullText == showsFullText
        && layout.chart == chart && layout.today == today && layout.minute == minute
    } else: {
      var detail = strings.offeringWhole(strings.spelled(detail))
      // Reserves the line of the portrait's credit.
      if space.hasPortrait { detail.attribution = detail.attribution ?? "" }
      return DetailLayout(
        detail, space: space, showsFullText: showsFullText, chart: chart, today: today,
        minute: minute, strings: strings, context.glyphs)
    }
  }

  /// The rows of the palette; nil while it is closed, which also drops the cache.
  package func paletteRows(of state: AppState) -> PaletteRows? {
    guard case .palette(let open) = state.overlay else {
      palette = nil
      return nil
    }
    var cache = palette.take() ?? PaletteRowsCache()
    defer { palette = cache }
    return cache.rows(of: open, state, context.strings)
  }

  /// The screen metrics that moving and scrolling need. Lays out the detail and caches its layout.
  package func viewport(of state: AppState) -> Viewport {
    let screen = ScreenLayout(state, size: context.size, coveredRows: context.coveredRows)
    var viewport = Viewport()
    if state.comparison != nil {
      let parts = CompareLayout(state, screen, context)
      viewport.pictureBox = parts.pictureBox
      viewport.comparison = CompareView(state, parts, context.strings)
        .measure(rows: screen.comparison.rows - 1)
    } else if let shown = state.shownDetail, state.sendsPictures(shown.id.catalogue) {
      viewport.pictureBox = PictureBox.picture(in: screen, context)
      viewport.coverBox = PictureBox.cover(in: screen, context)
    }
    viewport.gridPane = screen.gridPane
    viewport.divider = screen.divider
    viewport.gridHasPictures = context.showsPictures
    viewport.showsPortraits = context.showsPortraits
    // On a single-pane screen the list and the detail take the same area in turn, so the hidden
    // list keeps its scroll position.
    let list = screen.list.isEmpty ? screen.detail : screen.list
    viewport.listRows = ListLayout(state.openList, in: list).shownEntries
    if let layout = detailLayout(of: state, in: screen) {
      let hasNotice = state.detailNotice(in: screen) != nil
      let rows = DetailPaneLayout(layout.detail, hasNotice: hasNotice, in: screen.detail).text
      viewport.detail = DetailMetrics(
        id: layout.detail.id, lines: layout.lines.count, rows: rows.rows,
        stops: layout.stops.map { StopPosition(line: $0.line, column: $0.markerColumn) },
        showsFullText: layout.showsFullText, hasMore: layout.hasMore)
    }
    if case .help(let help) = state.overlay {
      viewport.overlay = HelpView(state, help.filter, context).measure(over: screen)
    }
    if case .palette = state.overlay {
      viewport.overlay.rows = PaletteView.rows(over: screen, context.size)
    }
    if case .configMistakes = state.overlay {
      viewport.overlay = ConfigMistakesView(state, context).measure(over: screen)
    }
    return viewport
  }
}

/// The layouts of the latest details, newest first: the shown one, the previous one, and the one
/// that repeating the key would show. Without it a key takes 8 % longer.
struct RecentLayouts {
  private struct Entry {
    /// As the catalogue delivered it.
    let detail: Detail
    let layout: DetailLayout
  }

  private var entries: [Entry] = []
  private static let limit = 3

  /// The cached layout of a detail if one satisfies `isSame`, else a new one by `make`.
  mutating func layout(
    of detail: Detail, where isSame: (DetailLayout) -> Bool, else make: () -> DetailLayout
  ) -> DetailLayout {
    if let index = entries.firstIndex(where: { isSame($0.layout) && $0.detail == detail }) {
      let found = entries[index]
      if index > 0 {
        entries.remove(at: index)
        entries.insert(found, at: 0)
      }
      return found.layout
    }
    let made = make()
    if entries.count == Self.limit { entries.removeLast() }
    entries.insert(Entry(detail: detail, layout: made), at: 0)
    return made
  }
}
