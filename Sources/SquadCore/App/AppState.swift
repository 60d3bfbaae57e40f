import Basics

/// The program's whole state, composed of its features' states.
package struct AppState: Equatable, Sendable {
  package private(set) var catalogues: [CatalogueInfo]
  /// Lists with a refresh interval, stored because every turn reads them.
  let agingLists: [ListInfo]
  /// The open lists of all catalogues, each a stack of levels; not the program, `BrowseCommand`.
  package var browser: ListStack
  package var details = DetailState()
  package var squad = SquadState()
  package var focus = Focus.list
  package var overlay: Overlay?
  /// Replaces the panes while it is open.
  package internal(set) var comparison: Comparison?
  /// Matches of the open list's filter in other lists, while it has none in its own.
  package internal(set) var elsewhere = MatchesElsewhere()
  /// Shown until the next key.
  package var message: Message?
  /// Note of the terminal, held back until no other message is shown.
  var waitingNote: Message?
  package var theme = ThemeState()
  package var config = ConfigState()
  package var stripStyle = StripStyle.auto
  /// Columns of the list beside the detail; nil until the user moves the divider.
  package internal(set) var listColumns: Int?
  /// Settings of the lists as last saved.
  var storedSettings: [ListSettings] = []
  /// Whether the next start reopens the place where this run ends.
  package let remembersPlace: Bool
  package var hasStarted = false
  package var viewport = Viewport()
  /// The current turn's time; nil before the first.
  package var now: Moment?
  /// When the network was last lost; nil while it is available.
  package var networkLostAt: Moment?
  package var pictures = PictureState()
  package var overlap = OverlapState()
  /// Nil unless entries are chosen for a script.
  package var picker: PickerState?
  /// Nil outside of a kiosk.
  package var visit: VisitState?
  package var mouse = MouseState()
  /// Route of a copied text to the terminal's clipboard.
  package var clipboard = ClipboardRoute.none
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

  /// - Parameters:
  ///   - catalogues: at least one, each with at least one list.
  ///   - remembersPlace: whether the next start reopens the place where this run ends.
  ///   - pageSize: rows per request to a service.
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

  /// The level in the list pane. Inlined, so that reading a part copies only that part; a `_read`
  /// accessor allocates, and debug builds were seen to read the yielded value after its end.
  @inlinable package var level: OpenList {
    get { browser.level }
    _modify { yield &browser.level }
  }

  /// Replaces the properties of a list by those that its first rows brought.
  mutating func describe(_ list: ListInfo) {
    for catalogue in catalogues.indices {
      for place in catalogues[catalogue].lists.indices
      where catalogues[catalogue].lists[place].id == list.id {
        catalogues[catalogue].lists[place] = list
      }
    }
  }

  mutating func nextRequest() -> RequestID {
    requests += 1
    return RequestID(requests)
  }
}
