import Basics

/// The program's whole state, composed of its features' states.
package struct AppState: Equatable, Sendable {
  /// In the order of their tabs; at least one.
  package private(set) var catalogues: [CatalogueInfo]
  /// Lists with a refresh interval, stored because every turn reads them.
  let agingLists: [ListInfo]
  /// The lists of all catalogues, each with its open levels.
  package var listStack: ListStack
  /// Details loaded and being loaded, by entry.
  package var details = DetailState()
  /// The squad on disk, with its pending changes and its selection.
  package var squad = SquadState()
  /// The pane that keys act on, unless an overlay is open.
  package var focus = Focus.list
  /// The box over the panes; nil if none is open.
  package var overlay: Overlay?
  /// Replaces the panes while it is open.
  package internal(set) var comparison: Comparison?
  /// Number of rows that are searched before a search's first frame: with 250,000 of a million it
  /// comes in 4 ms instead of 11. Nil for all, as in line mode, which says each result once.
  package var searchSlice: Int?
  /// Whether the open list's filter has rows left to search.
  var isSearchPartial = false
  /// Matches of the open list's filter in other lists, while it has none in its own.
  package internal(set) var elsewhere = MatchesElsewhere()
  /// Shown until the next key.
  package var message: Message?
  /// Note of the terminal, held back until no other message is shown.
  var waitingNote: Message?
  /// The theme, and everything that it depends on.
  package var theme = ThemeState()
  /// The config's path and mistakes; both empty without a config.
  package var config = ConfigState()
  /// Lines per member of the strip, by the config.
  package var stripStyle = StripStyle.auto
  /// Columns of the list beside the detail; nil until the user moves the divider.
  package internal(set) var listColumns: Int?
  /// Settings of the lists as last saved.
  var storedSettings: [ListSettings] = []
  /// Whether the next start reopens the place where this run ends.
  package let remembersPlace: Bool
  /// Whether the data of the first paint was received; settings aren't saved before.
  package var hasStarted = false
  /// The screen's measurements, renewed by the store in each turn.
  package var viewport = Viewport()
  /// The current turn's time; nil before the first.
  package var now: Moment?
  /// When the network was last lost; nil while it is available.
  package var networkLostAt: Moment?
  /// Rendered pictures, and the requests in flight.
  package var pictures = PictureState()
  /// Overlaps of shown entries with the squad.
  package var overlap = OverlapState()
  /// Nil unless entries are chosen for a script.
  package var picker: PickerState?
  /// Nil outside of a kiosk.
  package var visit: VisitState?
  /// Whether the mouse is on, and its last press.
  package var mouse = MouseState()
  /// Route of a copied text to the terminal's clipboard.
  package var clipboard = ClipboardRoute.none
  /// Locations that jumps left, for going back.
  package internal(set) var jumps = JumpState()
  /// Ids of the commands run from the palette, most recent first.
  package internal(set) var recentCommands: [String] = []
  /// The terminal's size, in cells.
  package var screen = Size.zero
  /// Ids that live rows replaced in this run, from old to new.
  package var aliases: [EntryID: EntryID] = [:]
  /// Whether this host keeps a board of its most recruited entries.
  package var hasBoard = false
  /// Whether services' responses are shared with other visitors for a while.
  package var sharesRequests = false
  /// Whether services are turned off.
  package let isOffline: Bool
  /// Number of requests so far; also the id of the last one.
  package var requests = 0

  /// `catalogues` has at least one, each with at least one list. `remembersPlace` tells whether the
  /// next start reopens the place where this run ends. `pageSize` is the number of rows per request
  /// to a service.
  package init?(
    catalogues: [CatalogueInfo], isOffline: Bool = false, remembersPlace: Bool = true,
    pageSize: Int = OpenList.standardPageSize
  ) {
    let lists = catalogues.flatMap(\.lists)
    guard let listStack = ListStack(lists, pageSize: pageSize) else { return nil }
    self.catalogues = catalogues
    agingLists = lists.filter { $0.refreshInterval != nil }
    self.isOffline = isOffline
    self.remembersPlace = remembersPlace
    self.listStack = listStack
  }

  /// The lists in the order in which `[` and `]` step through them.
  package var lists: [ListInfo] { catalogues.flatMap(\.lists) }

  /// The list in the list pane. Inlined, so reading a property copies only that property. A `_read`
  /// accessor allocates, and debug builds read the yielded value after its lifetime.
  @inlinable package var openList: OpenList {
    get { listStack.openList }
    _modify { yield &listStack.openList }
  }

  /// Updates a list's properties from its first rows.
  mutating func describe(_ list: ListInfo) {
    for catalogue in catalogues.indices {
      for index in catalogues[catalogue].lists.indices
      where catalogues[catalogue].lists[index].id == list.id {
        catalogues[catalogue].lists[index] = list
      }
    }
  }

  mutating func nextRequest() -> RequestID {
    requests += 1
    return RequestID(requests)
  }

  /// Says why an action has no effect.
  mutating func explain(_ reason: Message) -> [Effect] {
    message = reason
    return []
  }
}

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
  package func info(of catalogue: CatalogueID) -> CatalogueInfo? {
    catalogues.first { $0.id == catalogue }
  }

  /// The list that an entry's id belongs to, else its catalogue's first; nil for an entry of an
  /// unknown catalogue.
  func list(holding entry: EntryID) -> ListInfo? {
    info(of: entry.catalogue)?.list(holding: entry)
  }

  /// Whether a catalogue's live service may get requests.
  package func isLive(_ catalogue: CatalogueID) -> Bool {
    !isOffline && info(of: catalogue)?.service.isLive == true
  }

  /// Whether a catalogue is a user's file.
  package func isFile(_ catalogue: CatalogueID) -> Bool {
    info(of: catalogue)?.service == .file
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
    isLive(catalogue) && info(of: catalogue)?.sendsPictures == true
  }
}

/// The pane that keys act on.
package enum Focus: Equatable, Sendable {
  case list
  /// The list, with the search field open above it.
  case search
  case strip
  case detail(from: DetailOrigin)
}

/// The pane whose selection the detail pane shows.
package enum DetailOrigin: Equatable, Sendable {
  case list, strip
}
