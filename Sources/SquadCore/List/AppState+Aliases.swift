import PlainText

/// Replaces placeholder ids by a service's own, once one of its rows matches by name.
extension AppState {
  /// The id that replaced this one in this run, or the same id.
  func canonical(_ id: EntryID) -> EntryID { aliases[id] ?? id }

  /// The squad with replaced ids; the file may not have them yet.
  func canonical(_ squad: Squad) -> Squad {
    aliases.isEmpty ? squad : squad.replacingIDs { canonical($0) }
  }

  /// Calls `receive` to apply a service's response. Then replaces a placeholder everywhere by the
  /// service's id, if exactly one of the service's rows has the placeholder's name.
  mutating func store(
    _ response: Result<Page, Failure>, replacingPlaceholdersAt depth: Int, of list: ListID,
    isSearch: Bool = false, _ receive: (inout AppState) -> Void
  ) -> [Effect] {
    let placeholders = placeholders(at: depth, of: list)
    let selected = listStack[list, depth]?.selected?.id
    receive(&self)
    guard !placeholders.isEmpty, case .success(let page) = response, page.coverage == .whole,
      let info = info(of: list.catalogue),
      let matches = listStack[list, depth]?.matches(
        of: placeholders, in: page, isSearch: isSearch, isPlaceholder: info.isPlaceholder),
      !matches.isEmpty
    else { return [] }
    replaceIDs(matches)
    if let selected, let id = matches[selected], listStack[list, depth]?.followsEnd == false {
      // The response may have replaced the selected placeholder's row.
      let rows = viewport.listRows
      listStack.update(list, depth) { level in
        level.cursor.follow(to: level.row(of: id), count: level.count, rows: rows)
      }
    }
    return [.world(.saveAliases(matches))]
  }

  /// Placeholders in a catalogue's own list and in the squad.
  private func placeholders(at depth: Int, of list: ListID) -> NameTable {
    var table = NameTable()
    guard let level = listStack[list, depth], case .list = level.source,
      let info = info(of: list.catalogue), info.placeholderIDs != nil
    else { return table }
    // Live rows have the service's own ids, unless they are being refreshed.
    let isRefresh = if case .refreshing = level.phase { true } else { false }
    level.sourceRows.forEach(from: isRefresh ? 0 : level.live?.count ?? 0) { _, entry in
      if info.isPlaceholder(entry.id) { table.add(entry.id, named: entry.foldedName) }
    }
    _ = squad.saved.containsMember { member in
      if info.isPlaceholder(member.id) {
        table.add(member.id, named: PlainText.foldedUTF8(PlainText.line(member.title)))
      }
      return false
    }
    return table
  }

  private mutating func replaceIDs(_ ids: [EntryID: EntryID]) {
    aliases.merge(ids) { _, new in new }
    let rows = viewport.listRows
    listStack.updateAll { $0.replaceIDs(ids, rows: rows) }
    jumps.replaceIDs(ids, rows: rows)
    // The row has all data; a response about the old id would match no entry.
    details.remove(ids.keys)
    squad.replaceIDs { ids[$0] ?? $0 }
    if case .confirmRemoval(let member) = overlay {
      overlay = .confirmRemoval(member.replacingID { ids[$0] ?? $0 })
    }
  }
}

extension SquadState {
  fileprivate mutating func replaceIDs(_ canonical: (EntryID) -> EntryID) {
    let selected = selectedMember.map { canonical($0.id) }
    let awaited = upcoming
    saved = saved.replacingIDs(canonical)
    select(selected.flatMap { saved.index(of: $0) } ?? selection)
    upcoming = awaited.map(canonical)
    for index in pending.indices {
      pending[index].request = pending[index].request.replacingID(canonical)
    }
    detail.replaceIDs(canonical)
  }
}

/// Entry ids by folded name. A name of two entries is ambiguous and maps to none.
struct NameTable {
  private var ids: [[UInt8]: EntryID?] = [:]

  var isEmpty: Bool { ids.isEmpty }

  /// `name` is folded, in UTF-8.
  mutating func add(_ id: EntryID, named name: [UInt8]) {
    if let known = ids[name], known != id { refuse(name) } else { ids[name] = id }
  }

  /// Marks a name as ambiguous.
  mutating func refuse(_ name: [UInt8]) { ids[name] = .some(nil) }

  func has(_ name: [UInt8]) -> Bool { ids[name] != nil }

  /// Maps these entries to those of the same name in another table.
  func matches(in other: NameTable) -> [EntryID: EntryID] {
    var found: [EntryID: EntryID] = [:]
    for case (let name, let id?) in ids {
      if let match = other.ids[name], let match, match != id { found[id] = match }
    }
    return found
  }
}

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
