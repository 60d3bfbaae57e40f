import Basics

/// Bookkeeping of the detail cache: recently shown, evicted and missing entries, and the prefetch
/// in flight.
package struct DetailCacheState: Equatable, Sendable {
  /// Request for details that will be shown soon.
  package struct Prefetch: Equatable, Sendable {
    /// Id that the response repeats.
    package let request: RequestID
    /// Entries whose details are read; the response lacks those without stored details.
    package let entries: [EntryID]
  }

  /// Shown details, most recent last.
  private(set) var order: [EntryID] = []
  /// The prefetch in flight.
  var prefetch: Prefetch?
  /// Whether a list came without all of its details, or any was evicted; until then there is
  /// nothing to prefetch.
  private(set) var isPartial = false
  /// Times of service responses whose details were evicted or deferred. Kept by catalogue, not by
  /// entry: responses are few, however long a list grows.
  private var liveMoments: [CatalogueID: Set<Moment>] = [:]
  /// Entries known to have no detail in saved or bundled data.
  private var absent: Set<EntryID> = []

  /// Marks a detail as the most recently shown.
  mutating func touch(_ id: EntryID) {
    guard order.last != id else { return }
    order.removeAll { $0 == id }
    order.append(id)
    if order.count > DetailState.limit { order.removeFirst() }
  }

  mutating func recordEviction(of id: EntryID, _ detail: LoadedDetail) {
    isPartial = true
    if case .live(let moment) = detail.value?.freshness {
      liveMoments[id.catalogue, default: []].insert(moment)
    }
  }

  /// A detail from saved data, marked live again if a service sent it in this run.
  func restoringFreshness(of detail: Detail) -> Detail {
    guard case .saved(let moment) = detail.freshness,
      liveMoments[detail.id.catalogue]?.contains(moment) == true
    else { return detail }
    var detail = detail
    detail.freshness = .live(moment)
    return detail
  }

  func isAbsent(_ id: EntryID) -> Bool { absent.contains(id) }

  /// Records the entries that a prefetch did not find.
  mutating func recordAbsent(_ ids: some Sequence<EntryID>) {
    // Bounded, because a list may be endless.
    if absent.count > 4 * DetailState.limit { absent = [] }
    absent.formUnion(ids)
  }

  /// Handles a new page: details that were absent may be stored by now.
  package mutating func receive(_ page: Page) {
    if !absent.isEmpty { absent = [] }
    if page.details.count < page.count { isPartial = true }
    if page.deferredDetails != nil, case .live(let moment) = page.freshness,
      let catalogue = page.rows[0]?.id.catalogue
    {
      liveMoments[catalogue, default: []].insert(moment)
    }
  }

  /// Ignores `order`, which only decides what is evicted first.
  package static func == (left: DetailCacheState, right: DetailCacheState) -> Bool {
    left.prefetch == right.prefetch && left.isPartial == right.isPartial
      && left.liveMoments == right.liveMoments && left.absent == right.absent
  }
}
