/// Replacing ids of entries.
extension OpenList {
  /// Maps a placeholder to the live row of the same name, if that is certainly the only one: the
  /// row after the last live one may share the name.
  ///
  /// `page` is the service's last response, already in the list. `isSearch` tells whether it
  /// answers a search of the list, `isPlaceholder` whether an id is not the service's own.
  func matches(
    of placeholders: NameTable, in page: Page, isSearch: Bool, isPlaceholder: (EntryID) -> Bool
  ) -> [EntryID: EntryID] {
    // Only the order by name keeps rows of one name together.
    guard page.isLast || sort.map({ $0.key == "name" }) ?? true else { return [:] }
    var names = NameTable()
    func add(_ entry: Entry, isOpen: Bool) {
      let name = entry.foldedName
      guard placeholders.has(name) else { return }
      if isOpen || isPlaceholder(entry.id) {
        names.refuse(name)
      } else {
        names.add(entry.id, named: name)
      }
    }
    for (index, entry) in page.entries.enumerated() {
      add(entry, isOpen: index == page.entries.count - 1 && !page.isLast)
    }
    guard let live else { return placeholders.matches(in: names) }
    // Looks at the page's rows and the two before them: the previous page's last row was undecided,
    // and its namesake may precede it. Earlier rows were matched when they arrived.
    let startsOver = isSearch ? !names.isEmpty : page.isLast
    let first = startsOver ? 0 : isSearch ? live.count : max(0, live.count - page.entries.count - 2)
    for row in first..<live.count {
      guard let entry = sourceRows[row] else { break }
      let isBeyond = row == first && first > 0
      add(entry, isOpen: isBeyond || row == live.count - 1 && !live.isComplete)
    }
    return placeholders.matches(in: names)
  }

  /// Replaces ids. Drops rows whose new id exists already; the selected entry keeps its position on
  /// the screen.
  mutating func replaceIDs(_ ids: [EntryID: EntryID], rows: Int) {
    let canonical: (EntryID) -> EntryID = { ids[$0] ?? $0 }
    let selected = selected.map { canonical($0.id) }
    source = source.replacingID(canonical)
    pendingSelection = pendingSelection.map(canonical)
    older = older.map { OlderRows(ids: Set($0.ids.map(canonical)), freshness: $0.freshness) }
    if let opening { self.opening?.entry = canonical(opening.entry) }
    detail.replaceIDs(canonical)
    if let before = filter?.before { filter?.before = canonical(before) }
    guard let list = sourceRows.replacingIDs(ids) else { return }
    setRows(list)
    if let count = live?.count { live?.count = min(count, list.count) }
    stopOpeningIfReached()
    refilter(keeping: selected, rows: rows)
  }
}

extension DetailPath {
  mutating func replaceIDs(_ canonical: (EntryID) -> EntryID) {
    for index in positions.indices { positions[index].id = canonical(positions[index].id) }
  }
}
