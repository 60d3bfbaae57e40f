import SquadCore

/// The layouts of the latest details, newest first: the shown one, the previous one, and the one
/// that repeating the key would show. Without it a key takes 8 % longer.
struct RecentLayouts {
  private struct Entry {
    /// As the catalogue delivered it.
    let detail: Detail
    let layout: DetailLayout
  }

  private var entries: [Entry] = []
  private static let limit = 3

  /// The cached layout of a detail if one satisfies `isSame`, else a new one by `make`.
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
