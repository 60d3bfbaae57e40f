/// Properties of a catalogue that are known before any of it is loaded.
package struct CatalogueInfo: Equatable, Sendable {
  /// Id of the catalogue, the first part of its entries' ids.
  package let id: CatalogueID
  /// Text of the tab.
  package let title: String
  /// Its lists, the first one behind the tab; never empty.
  package var lists: [ListInfo]
  /// Its live service or its file, or the reason that it has neither.
  package var service: ServiceInfo
  /// How its ids are spelled, for ids that a user types.
  package let idSpelling: IDSpelling
  /// Numbers used as ids for entries whose ids at the service aren't known; nil: none.
  package let placeholderIDs: ClosedRange<Int>?
  /// Whether its live service has pictures of its entries.
  package let sendsPictures: Bool
  /// Name of the user's file, `-` for standard input; nil for any other catalogue.
  package var file: String?

  /// By default without a live service, pictures and placeholders; `lists` has at least one list.
  package init(
    id: CatalogueID, title: String, lists: [ListInfo],
    service: ServiceInfo = .absent(reason: "no live service · showing what is here"),
    idSpelling: IDSpelling = .lowercase, placeholderIDs: ClosedRange<Int>? = nil,
    sendsPictures: Bool = false
  ) {
    self.id = id
    self.title = title
    self.lists = lists
    self.service = service
    self.idSpelling = idSpelling
    self.placeholderIDs = placeholderIDs
    self.sendsPictures = sendsPictures
  }

  /// The id for a path that a user typed, in any case unless ids are exact.
  package func id(spelled path: String) -> EntryID {
    switch idSpelling {
    case .lowercase: EntryID(id, path.lowercased())
    case .uppercase: EntryID(id, path.uppercased())
    case .exact: EntryID(id, path)
    }
  }

  /// The list whose name begins the entry's path, else the first one.
  package func list(holding entry: EntryID) -> ListInfo? {
    lists.first { !$0.id.name.isEmpty && entry.path.hasPrefix($0.id.name + "/") } ?? lists.first
  }

  /// The list that may have a row for the entry, by its id; nil for others, such as a comic.
  func list(of entry: EntryID) -> ListInfo? {
    lists.first { list in
      list.id.name.isEmpty ? !entry.path.contains("/") : entry.path.hasPrefix(list.id.name + "/")
    }
  }

  /// The right column of the list that a section's entries belong to; nil without one, and in a
  /// user's file, whose sections hold other records than its list.
  func column(of section: Section) -> ListColumn? {
    guard service != .file else { return nil }
    let entry = section.entries.first?.id
    let list = lists.first { list in
      list.title == section.title
        || entry?.path.hasPrefix(list.id.name + "/") == true && !list.id.name.isEmpty
    }
    return list?.column
  }

  /// Whether an id is a placeholder for an unknown one.
  package func isPlaceholder(_ id: EntryID) -> Bool {
    guard let placeholderIDs, let number = Int(id.path), id.catalogue == self.id else {
      return false
    }
    return placeholderIDs.contains(number)
  }
}

/// How a catalogue spells its ids.
package enum IDSpelling: Equatable, Sendable {
  case lowercase
  /// As currency codes are.
  case uppercase
  /// As written in a user's file.
  case exact
}

/// Whether a catalogue has a live service.
package enum ServiceInfo: Equatable, Sendable {
  /// - Parameter searches: whether it can search titles by prefix.
  case live(searches: Bool)
  /// No live service; with the reason, worded for the screen.
  case absent(reason: String)
  /// A user's file, which a refresh reads again.
  case file

  var isLive: Bool {
    if case .live = self { true } else { false }
  }
}

/// Properties of a list, known before any of it is loaded; a user's file brings its own with the
/// first page.
package struct ListInfo: Equatable, Sendable {
  /// Id of the list, by which other properties are found and replaced.
  package let id: ListID
  /// The list pane's title: `Characters`.
  package let title: String
  /// Noun for one of its entries, `character`; nil if none can join the squad.
  package let recruit: String?
  /// Supported sort orders, the initial one first; never empty.
  package let sorts: [SortOrder]
  /// The column at the rows' right edge; nil: unchanged subtitles.
  package let column: ListColumn?
  /// The entry selected on the very first start.
  package let firstSelection: EntryID?
  /// Number of bundled entries, for the tab to show before any are read.
  package let bundledCount: Int?
  /// Whether squad members come before all other rows, in squad order.
  package let putsMembersFirst: Bool
  /// Seconds until its rows are refreshed while they are on the screen or in the squad; nil:
  /// refreshed by hand only.
  package var refreshInterval: Int?

  /// By default none of its entries can join the squad, and only the user refreshes it. `sorts` has
  /// at least one order.
  package init(
    id: ListID, title: String, recruit: String? = nil, sorts: [SortOrder],
    column: ListColumn? = nil, firstSelection: EntryID? = nil, bundledCount: Int? = nil,
    putsMembersFirst: Bool = false, refreshInterval: Int? = nil
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

/// Reasons that a catalogue has no live service, in squad's own words; the raw value is the reason
/// of `ServiceInfo.absent`.
package enum ServiceAbsence: String, CaseIterable, Sendable {
  case none = "no live service · showing what is here"
  case marvel = "Marvel's API closed in 2025 · SQUAD_MARVEL_URL names another server"
  case superheroes = "no address for superheroes"
  case starWars = "no address for Star Wars"
  case bitcoin = "no address for bitcoin"
}

/// Kinds of entries that can join the squad; the raw value is `ListInfo.recruit`. Entries of the
/// user's own files are of the kind `entry` unless the config names another.
package enum EntryKind: String, CaseIterable, Sendable {
  case character, hero, person, currency, entry
}
