/// Overlaps of entries that were shown, and the search in flight.
package struct OverlapState: Equatable, Sendable {
  /// Result of a search, valid as long as the squad has the same other members of the entry's
  /// catalogue.
  private struct Found: Equatable {
    let members: [EntryID]
    let overlap: Overlap?
  }

  /// Search in flight.
  private struct Pending: Equatable {
    let id: RequestID
    let request: OverlapRequest
  }

  /// Results by entry.
  private var found: [EntryID: Found] = [:]
  private var pending: Pending?
  /// The shown entry during its debounce.
  var debounced: EntryID?

  /// Number of cached results at which the cache is emptied.
  static let limit = 256

  /// An entry's overlap with these members; nil if it is unknown. Allocates nothing.
  func result(of entry: EntryID, with members: some Sequence<EntryID>) -> Overlap?? {
    guard let found = found[entry], found.members.elementsEqual(members) else { return nil }
    return .some(found.overlap)
  }

  /// Whether the search for an entry's overlap is in flight.
  func isPending(_ entry: EntryID) -> Bool { pending?.request.entry == entry }

  /// Begins a search; returns the one in flight, which it replaces.
  mutating func begin(_ request: OverlapRequest, as id: RequestID) -> RequestID? {
    let old = pending?.id
    pending = Pending(id: id, request: request)
    return old
  }

  mutating func receive(_ overlap: Overlap?, to id: RequestID) {
    guard let pending, pending.id == id else { return }
    self.pending = nil
    if found.count >= Self.limit { found = [:] }
    found[pending.request.entry] = Found(members: pending.request.members, overlap: overlap)
  }

  /// Drops all results, because more rows are known now, also that of a search in flight, which may
  /// have begun before.
  mutating func forget() {
    if !found.isEmpty { found = [:] }
    pending = nil
  }
}

/// Actions of overlaps with the squad.
package enum OverlapAction: Equatable, Sendable {
  /// The shown entry's debounce timer fired.
  case debounced(EntryID)
  /// An entry's overlap with the squad; nil without one.
  case found(RequestID, Overlap?)
}

extension AppState {
  mutating func reduce(_ action: OverlapAction) -> [Effect] {
    switch action {
    case .debounced(let entry): return findOverlap(of: entry)
    case .found(let request, let found):
      overlap.receive(found, to: request)
      return []
    }
  }
}

/// Overlaps of the shown entry with the squad: searched once it has been shown for a while, never
/// between a key and its frame.
extension AppState {
  /// Time that an entry is shown before the search begins, in milliseconds.
  static let overlapDebounceInterval = 120

  /// Entries that the shown one shares with the squad; nil without any, or until they are known.
  package var shownOverlap: SharedList? {
    guard let detail = overlapDetail, let section = detail.sharedSection,
      case .some(.some(let overlap)) = overlap.result(of: detail.id, with: partners(of: detail.id))
    else { return nil }
    let members = overlap.members.compactMap { id in
      squad.saved.index(of: id).map { squad.saved.members[$0] }
    }
    guard members.count == overlap.members.count else { return nil }
    return SharedList(
      section: section.name, title: section.title, members: members, count: overlap.count,
      coverage: overlap.coverage)
  }

  /// Debounces the search if the shown entry's overlap is unknown.
  mutating func debounceOverlap() -> [Effect] {
    let wanted = wantedOverlap
    guard wanted != overlap.debounced else { return [] }
    overlap.debounced = wanted
    guard let wanted else { return [.loop(.cancelTimer(.overlap))] }
    return [
      .loop(
        .startTimer(
          .overlap, milliseconds: Self.overlapDebounceInterval, .overlap(.debounced(wanted))))
    ]
  }

  mutating func findOverlap(of entry: EntryID) -> [Effect] {
    guard overlap.debounced == entry else { return [] }
    overlap.debounced = nil
    guard wantedOverlap == entry, let section = overlapDetail?.sharedSection else { return [] }
    let request = OverlapRequest(
      entry: entry, section: section.name, members: Array(partners(of: entry)))
    let id = nextRequest()
    let cancelled = overlap.begin(request, as: id).map { [Effect.world(.cancel($0))] } ?? []
    return cancelled + [.world(.findOverlap(id, request))]
  }

  /// The shown entry, if its overlap is neither known nor being searched.
  private var wantedOverlap: EntryID? {
    guard let detail = overlapDetail, detail.sharedSection != nil,
      !overlap.isPending(detail.id), partners(of: detail.id).contains(where: { _ in true }),
      case .none = overlap.result(of: detail.id, with: partners(of: detail.id))
    else { return nil }
    return detail.id
  }

  /// The shown detail, if the squad has members and the pane can show an overlap.
  private var overlapDetail: Detail? {
    guard !squad.saved.members.isEmpty, comparison == nil, shownGrid == nil,
      shownDetail?.showsFullText == false
    else { return nil }
    return loadedDetail
  }

  /// The other members of an entry's catalogue.
  private func partners(of entry: EntryID) -> some Sequence<EntryID> {
    squad.saved.members.lazy.map(\.id).filter { $0.catalogue == entry.catalogue && $0 != entry }
  }
}

extension Detail {
  /// Its section for overlaps with the squad; nil if there is nothing in it.
  fileprivate var sharedSection: Section? {
    template.sharedSection.flatMap { name in sections.first { $0.name == name && $0.opens } }
  }
}
