import SquadCore

extension AppState {
  /// squad with all its lists and details there, so that only what a test asks for happens.
  package static func sample(
    _ characters: [Entry] = Entry.heroes, squad: Squad = Squad(), rows: Int = 10
  ) throws -> AppState {
    guard var state = AppState(catalogues: .samples) else { throw Failure.unreadable("samples") }
    state.viewport.listRows = rows
    state.squad.saved = squad
    let lists: [ListID: [Entry]] = [
      .characters: characters, .films: [.aNewHope], .people: [.luke, .leia], .currencies: [.euro],
    ]
    for (list, entries) in lists {
      state.browsers[list]?[0].fill(.sample(entries))
      for entry in entries { state.details[entry.id] = .loaded(.sample(entry)) }
    }
    for member in squad.members {
      state.details[member.id] =
        state.details[member.id]
        ?? .loaded(.sample(Entry(id: member.id, title: member.title, isRecruitable: true)))
    }
    return state
  }

  /// The pane measures the shown detail: so many lines in so many rows, a stop in each of these.
  package mutating func measure(_ id: EntryID, lines: Int, rows: Int, stops: [Int]) {
    viewport.detail = DetailMetrics(id: id, lines: lines, rows: rows, stopLines: stops)
  }

  /// Selects a row of the open list.
  package mutating func select(_ row: Int, top: Int = 0) {
    level.cursor = Cursor(row: row, top: top)
  }
}
