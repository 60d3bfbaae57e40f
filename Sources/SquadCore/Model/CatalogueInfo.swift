/// What is known of a catalogue before anything of it is loaded.
package struct CatalogueInfo: Equatable, Sendable {
  package let id: CatalogueID
  /// The tab's text.
  package let title: String
  /// Its lists, the first one behind the tab; never empty.
  package var lists: [ListInfo]
  package var service: ServiceInfo
  /// Whether its ids are written in capitals, such as currencies' codes; others are in small letters.
  package let idsAreCapitals: Bool
  /// The numbers that stand as ids for entries whose ids at the service aren't known; nil: none.
  package let placeholderIDs: ClosedRange<Int>?
  /// Whether its live service has pictures of its entries.
  package let sendsPictures: Bool

  package init(
    id: CatalogueID, title: String, lists: [ListInfo],
    service: ServiceInfo = .absent(reason: "no live service · showing what is here"),
    idsAreCapitals: Bool = false,
    placeholderIDs: ClosedRange<Int>? = nil,
    sendsPictures: Bool = false
  ) {
    self.id = id
    self.title = title
    self.lists = lists
    self.service = service
    self.idsAreCapitals = idsAreCapitals
    self.placeholderIDs = placeholderIDs
    self.sendsPictures = sendsPictures
  }

  /// The id with a path that a person spelled: case does not matter there.
  package func id(spelled path: String) -> EntryID {
    EntryID(id, idsAreCapitals ? path.uppercased() : path.lowercased())
  }

  /// The list that has such entries by their name, else the first one.
  package func list(holding entry: EntryID) -> ListInfo? {
    lists.first { !$0.id.name.isEmpty && entry.path.hasPrefix($0.id.name + "/") } ?? lists.first
  }

  /// The list that has an entry for a row, by its id; nil for what is no row, such as a comic.
  func list(of entry: EntryID) -> ListInfo? {
    lists.first { list in
      list.id.name.isEmpty
        ? !entry.path.contains("/") : entry.path.hasPrefix(list.id.name + "/")
    }
  }

  /// The right column of the list whose entries a section has; nil where there is no such list.
  func column(of section: Section) -> ListColumn? {
    let entry = section.entries.first?.id
    let list = lists.first { list in
      list.title == section.title
        || entry?.path.hasPrefix(list.id.name + "/") == true && !list.id.name.isEmpty
    }
    return list?.column
  }

  /// Whether an id only stands for one that isn't known.
  package func isPlaceholder(_ id: EntryID) -> Bool {
    guard let placeholderIDs, let number = Int(id.path), id.catalogue == self.id else {
      return false
    }
    return placeholderIDs.contains(number)
  }
}

/// Whether a catalogue has a live service.
package enum ServiceInfo: Equatable, Sendable {
  /// - Parameter searches: whether it can search for a prefix of titles.
  case live(searches: Bool)
  /// There is none, and why, in words for the screen.
  case absent(reason: String)

  var isLive: Bool {
    if case .live = self { true } else { false }
  }
}

/// What is known of a list before anything of it is loaded.
package struct ListInfo: Equatable, Sendable {
  package let id: ListID
  /// The list pane's title: `Characters`.
  package let title: String
  /// What one of its entries is called, `character`; nil where none can join the squad.
  package let recruit: String?
  /// Supported sort orders, the initial one first; never empty.
  package let sorts: [SortOrder]
  /// What stands at its rows' right edge; nil: their subtitles as they are.
  package let column: ListColumn?
  /// The entry selected on the very first start.
  package let firstSelection: EntryID?
  /// How many entries are bundled, for its tab to say before anything is read.
  package let bundledCount: Int?
  /// Whether members of the squad stand before all others, in the squad's order.
  package let putsMembersFirst: Bool
  /// Seconds after which its rows are refreshed while they are on the screen or in the squad; nil:
  /// only by hand.
  package var refreshInterval: Int?

  package init(
    id: ListID, title: String, recruit: String? = nil, sorts: [SortOrder],
    column: ListColumn? = nil,
    firstSelection: EntryID? = nil, bundledCount: Int? = nil, putsMembersFirst: Bool = false,
    refreshInterval: Int? = nil
  ) {
    self.id = id
    self.title = title
    self.recruit = recruit
    self.sorts = sorts
    self.column = column
    self.firstSelection = firstSelection
    self.bundledCount = bundledCount
    self.putsMembersFirst = putsMembersFirst
    self.refreshInterval = refreshInterval
  }
}
