import Basics

/// All that squad knows and shows. Views draw it, reducers change it, nothing else holds state.
package struct AppState: Equatable, Sendable {
  package let catalogues: [CatalogueInfo]
  /// The lists that are good for a while only. Looked at after every action.
  let agingLists: [ListInfo]
  /// Each list's levels, root first; never empty.
  package var browsers: [ListID: [Level]]
  /// The list that is open.
  package var current: ListID { didSet { remember(current) } }
  /// The list of each catalogue that was open last.
  private(set) var lastOpen: [ListID] = []
  /// Few of them, see `detailLimit`.
  package var details: [EntryID: LoadedDetail] = [:]
  package var detailUse = DetailCacheState()
  package var squad = SquadState()
  package var focus = Focus.list
  package var overlay: Overlay?
  /// Stays until the next key.
  package var message: Message?
  package var showsTrace = false
  package var theme = ThemeState()
  package var hasStarted = false
  package var viewport = Viewport()
  /// What the clock said when the last keys came; nil before the first.
  package var now: Moment?
  /// When the network was last found missing; nil while it is there.
  package var networkLostAt: Moment?
  /// The detail that was shown when the rest began after which its service is asked.
  package var debouncedDetail: EntryID?
  package var pictures = PictureCache()
  /// The lists for which the clock is set.
  package var timed: [ListID] = []
  /// How far back charts look.
  package var chartSpan = ChartSpan.fortnight
  /// The terminal's size, in cells.
  package var screen = Size.zero
  /// Ids that live rows took the place of since the start, from old to new.
  package var aliases: [EntryID: EntryID] = [:]
  /// No network at all, by choice.
  package let isOffline: Bool
  /// How many requests were made; the next one takes the next number.
  package var requests = 0

  /// - Parameter catalogues: at least one, each with at least one list.
  package init?(catalogues: [CatalogueInfo], isOffline: Bool = false) {
    let lists = catalogues.flatMap(\.lists)
    guard let first = lists.first else { return nil }
    self.catalogues = catalogues
    agingLists = lists.filter { $0.refreshInterval != nil }
    self.isOffline = isOffline
    current = first.id
    lastOpen = [first.id]
    browsers = Dictionary(
      lists.map { ($0.id, [Level(source: .list($0.id), title: $0.title, sorts: $0.sorts)]) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The lists in the order in which `[` and `]` step through them.
  package var lists: [ListInfo] { catalogues.flatMap(\.lists) }

  /// The level whose rows the list pane shows.
  package var level: Level {
    get {
      browsers[current]?.last ?? Level(source: .list(current), title: "")
    }
    set {
      guard let depth = browsers[current]?.count, depth > 0 else { return }
      browsers[current]?[depth - 1] = newValue
    }
  }

  private mutating func remember(_ list: ListID) {
    lastOpen.removeAll { $0.catalogue == list.catalogue }
    lastOpen.append(list)
  }

  mutating func nextRequest() -> RequestID {
    requests += 1
    return RequestID(requests)
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

/// What the detail pane belongs to: the list's selection, or the strip's.
package enum DetailOrigin: Equatable, Sendable {
  case list, strip
}

/// What lies over the panes and takes the keys.
package enum Overlay: Equatable, Sendable {
  /// Help, scrolled down by so many lines.
  case help(top: Int)
  case confirmRemoval(Member)
  case link(Link)
  /// The themes to choose from, the chosen one in use; and the one before.
  case themes(before: ThemeChoice)
}

/// A detail that was asked for.
package enum LoadedDetail: Equatable, Sendable {
  case loading(RequestID)
  case loaded(Detail)
  /// Read anew; what was there stays on the screen meanwhile, and if it fails.
  case refreshing(RequestID, Detail)
  case failed(Failure, kept: Detail? = nil)

  package var value: Detail? {
    switch self {
    case .loading: nil
    case .loaded(let detail), .refreshing(_, let detail): detail
    case .failed(_, let kept): kept
    }
  }

  /// The request in flight, if there is one.
  package var request: RequestID? {
    switch self {
    case .loading(let id), .refreshing(let id, _): id
    case .loaded, .failed: nil
    }
  }
}

/// What the drawn screen measures; moving and scrolling have to know.
package struct Viewport: Equatable, Sendable {
  /// Rows of the list pane that show entries.
  package var listRows = 0
  /// Lines of the open overlay, and rows that show them.
  package var overlayLines = 0
  package var overlayRows = 0
  /// The shown detail, where it is loaded.
  package var detail: DetailMetrics?
  /// The room for a picture in the detail pane; nil where pictures have none.
  package var pictureBox: Size?
  /// The room for the picture of something that a detail names; nil where there is none.
  package var coverBox: Size?

  package init() {}
}
