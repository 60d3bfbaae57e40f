import Basics

/// The program's whole state, composed of its features' states.
package struct AppState: Equatable, Sendable {
  package let catalogues: [CatalogueInfo]
  /// Lists with a refresh interval. Read in every turn.
  let agingLists: [ListInfo]
  package var browser: ListStack
  package var details = DetailState()
  package var squad = SquadState()
  package var focus = Focus.list
  package var overlay: Overlay?
  /// Takes the panes' place while it is open.
  package internal(set) var comparison: Comparison?
  /// What the open list's filter matches in other lists, where it matches nothing there.
  package internal(set) var elsewhere = HitsElsewhere()
  /// Stays until the next key.
  package var message: Message?
  /// What is said once nothing else is.
  var waitingNote: Message?
  package var theme = ThemeState()
  package var config = ConfigState()
  package var stripStyle = StripStyle.auto
  /// The list's columns beside the detail, where somebody chose them.
  package internal(set) var listColumns: Int?
  /// How lists were shown when squad was last left.
  var storedSettings: [ListSettings] = []
  /// Whether the next start is to begin where this run ends.
  package let remembersPlace: Bool
  package var hasStarted = false
  package var viewport = Viewport()
  /// The current turn's time; nil before the first.
  package var now: Moment?
  /// When the network was last lost; nil while it is there.
  package var networkLostAt: Moment?
  package var pictures = PictureState()
  package var overlap = OverlapState()
  /// Nil outside of a kiosk.
  package var visit: VisitState?
  package var mouse = MouseState()
  /// What a copied text passes.
  package var clipboard = ClipboardRoute.none
  package internal(set) var jumps = JumpState()
  /// Ids of the commands that the palette ran, the last one first.
  package internal(set) var recentCommands: [String] = []
  /// The terminal's size, in cells.
  package var screen = Size.zero
  /// Ids that live rows replaced in this run, from old to new.
  package var aliases: [EntryID: EntryID] = [:]
  /// Whether there is a board of who is recruited most on this host.
  package var hasBoard = false
  /// Whether what services answered is shared with other visitors for a while.
  package var sharesRequests = false
  /// Whether services are turned off.
  package let isOffline: Bool
  /// Number of requests so far, which is the last one's id.
  package var requests = 0

  /// - Parameters:
  ///   - catalogues: at least one, each with at least one list.
  ///   - remembersPlace: whether the next start is to begin where this run ends.
  ///   - pageSize: rows of a request to a service.
  package init?(
    catalogues: [CatalogueInfo], isOffline: Bool = false, remembersPlace: Bool = true,
    pageSize: Int = OpenList.standardPageSize
  ) {
    let lists = catalogues.flatMap(\.lists)
    guard let browser = ListStack(lists, pageSize: pageSize) else { return nil }
    self.catalogues = catalogues
    agingLists = lists.filter { $0.refreshInterval != nil }
    self.isOffline = isOffline
    self.remembersPlace = remembersPlace
    self.browser = browser
  }

  /// The lists in the order in which `[` and `]` step through them.
  package var lists: [ListInfo] { catalogues.flatMap(\.lists) }

  /// The level in the list pane. Inlined, so that reading a part of it copies that part alone; a
  /// `_read` allocates what it lends, and unoptimised code was seen to read that after its end.
  @inlinable package var level: OpenList {
    get { browser.level }
    _modify { yield &browser.level }
  }

  mutating func nextRequest() -> RequestID {
    requests += 1
    return RequestID(requests)
  }
}
