import Basics

/// All that squad knows and shows. Views draw it, reducers change it, nothing else holds state.
package struct AppState: Equatable, Sendable {
  package let catalogues: [CatalogueInfo]
  /// The lists that are good for a while only. Looked at after every action.
  let agingLists: [ListInfo]
  package var browser: BrowserState
  package var details = DetailState()
  package var squad = SquadState()
  package var focus = Focus.list
  package var overlay: Overlay?
  /// Stays until the next key.
  package var message: Message?
  package var showsTrace = false
  package var hasStarted = false
  package var viewport = Viewport()
  /// What the clock said when the last keys came; nil before the first.
  package var now: Moment?
  /// When the network was last found missing; nil while it is there.
  package var networkLostAt: Moment?
  package var pictures = PictureState()
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
    guard let browser = BrowserState(lists) else { return nil }
    self.catalogues = catalogues
    agingLists = lists.filter { $0.refreshInterval != nil }
    self.isOffline = isOffline
    self.browser = browser
  }

  /// The lists in the order in which `[` and `]` step through them.
  package var lists: [ListInfo] { catalogues.flatMap(\.lists) }

  /// The level in the list pane.
  package var level: Level {
    _read { yield browser.level }
    _modify { yield &browser.level }
  }

  mutating func nextRequest() -> RequestID {
    requests += 1
    return RequestID(requests)
  }
}
