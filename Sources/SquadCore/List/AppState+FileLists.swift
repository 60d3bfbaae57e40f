/// The lists about a user's file, and the choices in them.
extension AppState {
  /// Facts about the user's open file; nil in another catalogue, and before its first rows.
  package var openFile: FileFacts? { listStack[listStack.current, 0]?.file }

  /// Opens a list about the open file, below its records.
  mutating func open(_ list: FileList) -> [Effect] {
    let current = listStack.current
    guard openFile != nil else { return explain(.noFile) }
    comparison = nil
    closeSearch()
    let effects = openRoot(of: current)
    push(list)
    return effects
  }

  private mutating func push(_ list: FileList) {
    let crumbs = list.crumbs
    let source = ListSource.file(listStack.current.catalogue, list)
    listStack.push(OpenList(source: source, crumbs: crumbs, title: crumbs.last ?? ""))
    openList.grid = GridState()
  }

  /// Handles Enter on a row of a list about the file; nil in a list without choices.
  mutating func choose(in list: FileList) -> [Effect]? {
    let name = openList.selected.map { $0.id.fileListRow?.name ?? "" }
    switch (list, name) {
    case (.unreadable, _), (.group, _): return nil
    case (_, nil): return []
    case (.fields, let name?): push(.roles(of: name))
    case (.roles(let field), let name?): return [change(.role(of: field, name))]
    case (.records, let name?): return [change(.records(at: name))]
    }
    return []
  }

  private func change(_ change: FileChange) -> Effect {
    .world(.changeFile(listStack.current, change))
  }

  /// Reads a list's file again from its beginning, in the way that the user chose.
  mutating func reread(_ list: ListID) -> [Effect] {
    let (current, former) = (listStack.current, focus)
    if current == list { closeSearch() }
    let closed = openRoot(of: list)
    details.remove(details.entries.keys.filter { $0.catalogue == list.catalogue })
    openList.sortIndex = 0
    openList.isReversed = false
    (openList.orderWhenRead, openList.orderBefore) = (nil, nil)
    openList.defersFirstOrder = false
    openList.isComplete = false
    let effects = closed + reloadList()
    if current != list {
      // The user has gone to another list meanwhile.
      listStack.open(current)
      focus = former
    }
    return effects
  }

  /// Handles the facts about the file that a page brings: drops or reloads details that may have
  /// changed, and says until the first key what was guessed about the file.
  mutating func receiveFile(of page: Page, at depth: Int, of list: ListID) -> [Effect] {
    guard let file = page.file else { return [] }
    let former = listStack[list, depth]?.file
    let isFirst = former == nil
    // The marked ids may now belong to other records, or to none.
    if let former, !file.hasSameIDs(as: former) { picker?.marks.removeAll(of: list.catalogue) }
    var effects: [Effect] = []
    let shown = shownDetail?.id
    let isReread = !isFirst && page.offset == 0
    let old = details.entries.keys.filter { id in
      guard id.catalogue == list.catalogue else { return false }
      // A member's kept record gives way to its row, which may be among the new ones.
      if case .saved? = details[id]?.value?.freshness { return true }
      return isReread
    }
    details.remove(old.filter { $0 != shown })
    if let shown, old.contains(shown) {
      // The shown detail stays on the screen until it is read again.
      effects = [load(shown)]
    } else if !isReread, let shown, case .failed = details[shown] {
      // The file may be back, unchanged.
      effects = [load(shown)]
    }
    guard list == listStack.current, depth == listStack.depth else { return effects }
    let isNews = isFirst || page.file?.missing != nil
    if case .fileOpened = message { message = nil } else if !isNews { return effects }
    sayOpened(page)
    return effects
  }

  /// Says what was guessed about a file, unless another message is shown.
  mutating func sayOpened(_ page: Page) {
    guard picker == nil, message == nil, let file = page.file else { return }
    message = .fileOpened(file, rows: page.isLast ? page.offset + page.entries.count : nil)
  }
}

extension FileFacts {
  /// Whether both readings give a record the same id.
  fileprivate func hasSameIDs(as other: FileFacts) -> Bool {
    (id, records) == (other.id, other.records)
      && (id != nil || isKeyed || title == other.title)
  }
}

extension EntryID {
  /// The id of a row in a list about a file. It begins with a `%`, which ids of records escape.
  package init(_ catalogue: CatalogueID, row name: String, of list: FileList) {
    self.init(catalogue, "%/\(list.name)/\(name)")
  }

  /// The list about a file that has this row, and the row's name; nil for a record's id.
  package var fileListRow: (list: Substring, name: String)? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "%" ? (parts[1], String(parts[2])) : nil
  }
}

extension FileList {
  fileprivate var name: String {
    switch self {
    case .fields: "fields"
    case .roles: "roles"
    case .records: "records"
    case .unreadable: "unreadable"
    case .group: "group"
    }
  }
}
