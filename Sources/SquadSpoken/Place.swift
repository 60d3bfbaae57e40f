import PlainText
import SquadCore
import SquadScreen
import SquadWords

/// Somewhere to go, or something to do, by its name.
enum Place: Equatable {
  case list(ListInfo)
  case squad
  case found(PaletteRow)

  /// The best ones first: lists and the squad, then what the palette finds, in its order.
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
    let found = PaletteRows(matching: text, state, narrator.strings).rows.filter { row in
      switch row {
      case .command(let command): narrator.isSpoken(command)
      // They stand first, with their catalogues.
      case .list: false
      case .member, .entry: true
      }
    }
    return lists.map(Place.list) + squad + found.map(Place.found)
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
    case .list(let list), .found(.list(let list)):
      let catalogue = state.catalogues.first { $0.id == list.id.catalogue }
      return [catalogue?.title ?? "", strings.spokenAList(list.title)]
    case .squad: return [strings.squad]
    case .found(.member(let member)):
      let catalogue = state.catalogues.first { $0.id == member.id.catalogue }
      return [name(of: member, in: state), catalogue?.title ?? "", strings.inSquad]
    case .found(.entry(let entry)):
      let catalogue = state.catalogues.first { $0.id == entry.id.catalogue }
      return [entry.title, strings.text(ofSubtitle: entry.subtitle), catalogue?.title ?? ""]
    case .found(.command(let command)):
      return [strings.spokenCommand(strings.short(command))]
        + (keymap.shown(command).map { [strings.spokenName(of: $0)] } ?? [])
    }
  }
}
