import Basics

/// Which details were shown last, which ones were evicted or are missing, and what is being
/// prefetched.
package struct DetailCacheState: Equatable, Sendable {
  /// Request for details that will be shown soon.
  package struct Prefetch: Equatable, Sendable {
    package let request: RequestID
    package let entries: [EntryID]
  }

  /// Shown details, most recent last.
  private(set) var order: [EntryID] = []
  /// The prefetch in flight.
  var prefetch: Prefetch?
  /// Whether a list came without all its details, or any was evicted: before that there is nothing
  /// to prefetch.
  private(set) var isPartial = false
  /// When services sent responses whose details were evicted or deferred. By catalogue and not by
  /// entry: there are few responses, however long a list grows.
  private var liveMoments: [CatalogueID: Set<Moment>] = [:]
  /// Entries without a detail on this machine.
  private var absent: Set<EntryID> = []

  /// Marks as shown now.
  mutating func touch(_ id: EntryID) {
    guard order.last != id else { return }
    order.removeAll { $0 == id }
    order.append(id)
    if order.count > DetailState.limit { order.removeFirst() }
  }

  mutating func noteEvicted(_ id: EntryID, _ detail: LoadedDetail) {
    isPartial = true
    if case .live(let moment) = detail.value?.freshness {
      liveMoments[id.catalogue, default: []].insert(moment)
    }
  }

  /// A detail read from this machine; live again where a service sent it in this run.
  func restoringFreshness(of detail: Detail) -> Detail {
    guard case .saved(let moment) = detail.freshness,
      liveMoments[detail.id.catalogue]?.contains(moment) == true
    else { return detail }
    var detail = detail
    detail.freshness = .live(moment)
    return detail
  }

  func isAbsent(_ id: EntryID) -> Bool { absent.contains(id) }

  /// Notes which entries a prefetch did not find.
  mutating func note(absent ids: some Sequence<EntryID>) {
    // A list without end must not fill this either.
    if absent.count > 4 * DetailState.limit { absent = [] }
    absent.formUnion(ids)
  }

  /// Notes a page: absent details may be on this machine now.
  package mutating func note(_ page: Page) {
    if !absent.isEmpty { absent = [] }
    if page.details.count < page.entries.count { isPartial = true }
    if page.deferredDetails != nil, case .live(let moment) = page.freshness,
      let catalogue = page.entries.first?.id.catalogue
    {
      liveMoments[catalogue, default: []].insert(moment)
    }
  }

  /// Equality of all but the order, which only decides what is evicted first.
  package static func == (left: DetailCacheState, right: DetailCacheState) -> Bool {
    left.prefetch == right.prefetch && left.isPartial == right.isPartial
      && left.liveMoments == right.liveMoments && left.absent == right.absent
  }
}
