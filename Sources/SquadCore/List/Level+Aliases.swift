/// Entries that a live row shows under another id.
extension Level {
  /// The ids of live rows that bear the names of placeholders: where it is sure that one row alone
  /// does. What comes after the last row that was told may bear its name too.
  ///
  /// - Parameters:
  ///   - page: what the service told just now, taken in already.
  ///   - isPlaceholder: whether an id is none of the service's own.
  func matches(
    of placeholders: NameTable, in page: Page, isPlaceholder: (EntryID) -> Bool
  ) -> [EntryID: EntryID] {
    // Rows of one name stand together in the order of their names alone.
    guard page.isLast || sort.map({ $0.key == "name" }) ?? true else { return [:] }
    var told = NameTable()
    func take(_ entry: Entry, isOpen: Bool) {
      let name = entry.foldedName
      guard placeholders.has(name) else { return }
      if isOpen || isPlaceholder(entry.id) {
        told.refuse(name)
      } else {
        told.add(entry.id, named: name)
      }
    }
    if let live {
      for row in 0..<live.count {
        guard let entry = sourceRows[row] else { break }
        take(entry, isOpen: row == live.count - 1 && !live.isComplete)
      }
    }
    for (index, entry) in page.entries.enumerated() {
      take(entry, isOpen: index == page.entries.count - 1 && !page.isLast)
    }
    return placeholders.matches(in: told)
  }

  /// Puts other ids in the place of some. A row whose new id is there already goes; the selected
  /// entry and its place on the screen stay put.
  mutating func replaceIDs(_ ids: [EntryID: EntryID], rows: Int) {
    let canonical: (EntryID) -> EntryID = { ids[$0] ?? $0 }
    let held = selected.map { canonical($0.id) }
    source = source.replacingID(canonical)
    wanted = wanted.map(canonical)
    older = older.map { OlderRows(ids: Set($0.ids.map(canonical)), freshness: $0.freshness) }
    detail.replaceIDs(canonical)
    if let before = filter?.before { filter?.before = canonical(before) }
    guard let list = sourceRows.replacingIDs(ids) else { return }
    take(list)
    if let told = live?.count { live?.count = min(told, list.count) }
    refilter(keeping: held, rows: rows)
  }
}

extension DetailPath {
  mutating func replaceIDs(_ canonical: (EntryID) -> EntryID) {
    for index in places.indices { places[index].id = canonical(places[index].id) }
  }
}
