import PlainText
import SquadCore

/// Somewhere to go, or something to do, by its name.
enum Place: Equatable {
  case list(ListInfo)
  case squad
  case entry(Entry)
  case command(Command)

  /// The best ones first: lists and the squad, then entries of what is loaded, then commands.
  static func all(
    matching text: String, in state: AppState, _ narrator: Narrator
  ) -> [Place] {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return [] }
    func matches(_ title: String) -> Bool {
      query.rank(of: Searchable(title: title, aliases: [])) != nil
    }
    let lists = state.lists.filter { list in
      let catalogue = state.catalogues.first { $0.id == list.id.catalogue }
      return matches("\(catalogue?.title ?? "") \(narrator.strings.text(ofTitle: list.title))")
    }
    let squad: [Place] = matches(narrator.strings.squad) ? [.squad] : []
    let commands = Command.allCases.filter { command in
      narrator.isSpoken(command) && matches(narrator.strings.spokenName(of: command))
    }
    return lists.map(Place.list) + squad + entries(matching: text, in: state)
      + commands.map(Place.command)
  }

  private static func entries(matching text: String, in state: AppState) -> [Place] {
    let query = SearchQuery(text)
    let found = state.lists.flatMap { list -> [Entry] in
      guard let entries = state.browser[list.id, 0]?.entries else { return [] }
      var filter = Filter(text: "", before: nil)
      filter.apply(text, to: entries)
      return filter.matches(of: entries)
    }
    let ranked = found.enumerated().sorted { left, right in
      let ranks = [left, right].map {
        query.rank(of: Searchable(title: $0.element.title, aliases: $0.element.aliases)) ?? .inside
      }
      return ranks[0] == ranks[1] ? left.offset < right.offset : ranks[0] < ranks[1]
    }
    return ranked.map { .entry($0.element) }
  }
}

extension Narrator {
  /// How many places there are, and the first ten with the numbers that choose them.
  func places(_ places: [Place], matching text: String, in state: AppState) -> [Utterance] {
    guard !places.isEmpty else { return [.line(strings.spokenNowhere(text))] }
    let lines = places.prefix(SpokenViewport.page).enumerated().map { index, place in
      strings.sentence([String(index + 1)] + words(of: place, in: state))
    }
    let head = strings.sentence([strings.spokenHits(places.count, of: text)])
    return ([head] + lines).map { .line($0) }
  }

  private func words(of place: Place, in state: AppState) -> [String] {
    switch place {
    case .list(let list):
      let catalogue = state.catalogues.first { $0.id == list.id.catalogue }
      return [catalogue?.title ?? "", strings.spokenAList(list.title)]
    case .squad: return [strings.squad]
    case .entry(let entry):
      let catalogue = state.catalogues.first { $0.id == entry.id.catalogue }
      return [entry.title, strings.text(ofValue: entry.subtitle), catalogue?.title ?? ""]
    case .command(let command):
      return [strings.spokenCommand(strings.spokenName(of: command))]
        + (keymap.shown(command).map { [strings.spokenName(of: $0)] } ?? [])
    }
  }
}
