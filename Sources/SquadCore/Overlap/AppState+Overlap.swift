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
