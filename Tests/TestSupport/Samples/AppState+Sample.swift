import SquadCore

extension AppState {
  /// A state with all lists and details loaded, so that nothing happens but what a test does.
  package static func sample(
    _ characters: [Entry] = Entry.heroes, squad: Squad = Squad(), rows: Int = 10,
    catalogues: [CatalogueInfo] = .samples, isOffline: Bool = false
  ) throws -> AppState {
    guard var state = AppState(catalogues: catalogues, isOffline: isOffline) else {
      throw Failure.unreadable("samples")
    }
    state.hasStarted = true
    state.viewport.listRows = rows
    state.squad.saved = squad
    let lists: [ListID: [Entry]] = [
      .characters: characters, .films: [.aNewHope], .people: [.luke, .leia], .currencies: [.euro],
    ]
    for (list, entries) in lists {
      state.listStack[list, 0]?.fill(.sample(entries))
      for entry in entries { state.details[entry.id] = .loaded(.sample(entry)) }
    }
    for member in squad.members {
      state.details[member.id] =
        state.details[member.id]
        ?? .loaded(.sample(Entry(id: member.id, title: member.title, isRecruitable: true)))
    }
    return state
  }

  /// A state with a live service, which has already sent its characters' details. The list was read
  /// from this machine, and `fetched` of its rows are live.
  package static func live(
    _ characters: [Entry] = Entry.heroes, fetched: Int? = nil, of total: Int? = 200,
    isOffline: Bool = false
  ) throws -> AppState {
    var state = try sample(characters, catalogues: .liveSamples, isOffline: isOffline)
    for entry in characters { state.details[entry.id] = .loaded(.live(entry)) }
    guard let fetched else { return state }
    var prefix = LivePrefix(at: .sample)
    prefix.count = fetched
    prefix.nextOffset = fetched
    prefix.total = total
    prefix.end = fetched == total ? .whole : nil
    state.openList.live = prefix
    return state
  }

  /// Measures the shown detail: that many lines in that many rows, with a stop in each of these
  /// lines.
  package mutating func measure(_ id: EntryID, lines: Int, rows: Int, stops: [Int]) {
    viewport.detail = DetailMetrics(id: id, lines: lines, rows: rows, stopLines: stops)
  }

  /// Selects a row of the open list.
  package mutating func select(_ row: Int, top: Int = 0) {
    openList.cursor = Cursor(row: row, top: top)
  }
}
