import Basics

/// Which details were shown last, which were dropped to make room for others, and which are read
/// ahead of the cursor in their place.
package struct DetailCacheState: Equatable, Sendable {
  /// Details that are read from this machine before they are shown.
  package struct Ahead: Equatable, Sendable {
    package let request: RequestID
    package let entries: [EntryID]
  }

  /// The shown ones, the last one last.
  private(set) var order: [EntryID] = []
  /// What is read ahead now.
  var ahead: Ahead?
  /// Whether a list came without all its details, or any of them was dropped: until then nothing
  /// has to be read ahead.
  private(set) var isPartial = false
  /// When live responses came whose details were dropped, or left to be read. By catalogue and not
  /// by entry: there are few responses, however long a list grows.
  private var liveMoments: [CatalogueID: Set<Moment>] = [:]
  /// What this machine doesn't have.
  private var absent: Set<EntryID> = []

  /// Counts as shown now.
  mutating func touch(_ id: EntryID) {
    guard order.last != id else { return }
    order.removeAll { $0 == id }
    order.append(id)
    if order.count > AppState.detailLimit { order.removeFirst() }
  }

  mutating func drop(_ id: EntryID, _ detail: LoadedDetail) {
    isPartial = true
    if case .live(let moment) = detail.value?.freshness {
      liveMoments[id.catalogue, default: []].insert(moment)
    }
  }

  /// A detail that was read from this machine: where it is the one that a service had told this
  /// squad, it is as live as it was before it was dropped.
  func recalled(_ detail: Detail) -> Detail {
    guard case .saved(let moment) = detail.freshness,
      liveMoments[detail.id.catalogue]?.contains(moment) == true
    else { return detail }
    var detail = detail
    detail.freshness = .live(moment)
    return detail
  }

  func isAbsent(_ id: EntryID) -> Bool { absent.contains(id) }

  /// Remembers what reading ahead did not find.
  mutating func note(absent ids: some Sequence<EntryID>) {
    // A list without end must not fill this either.
    if absent.count > 4 * AppState.detailLimit { absent = [] }
    absent.formUnion(ids)
  }

  /// A list came: what was not here before may be here now.
  mutating func note(_ page: Page) {
    if !absent.isEmpty { absent = [] }
    if page.details.count < page.entries.count { isPartial = true }
    if page.deferredDetails != nil, case .live(let moment) = page.freshness,
      let catalogue = page.entries.first?.id.catalogue
    {
      liveMoments[catalogue, default: []].insert(moment)
    }
  }

  /// All but the order, which decides only what is dropped first and shows nowhere.
  package static func == (left: DetailCacheState, right: DetailCacheState) -> Bool {
    left.ahead == right.ahead && left.isPartial == right.isPartial
      && left.liveMoments == right.liveMoments && left.absent == right.absent
  }
}
