import PlainText
import SquadCore
import SquadScreen
import SquadWords

/// A destination found by its name: a list, the squad, an entry or a command.
enum Destination: Equatable {
  case squad
  case found(PaletteRow)

  /// Lists and the squad first, then the palette's matches in its order.
  static func all(
    matching text: String, in state: AppState, _ narrator: Narrator
  ) -> [Destination] {
    let query = SearchQuery(text)
    guard !query.isEmpty else { return [] }
    func matches(_ title: String) -> Bool {
      query.rank(of: Searchable(title: title, aliases: [])) != nil
    }
    let lists = state.lists.filter { list in
      let catalogue = state.info(of: list.id.catalogue)
      let title = PaletteRow.list(list).title(narrator.strings, state)
      return matches("\(catalogue?.title ?? "") \(title)")
    }
    let squad: [Destination] = matches(narrator.strings.squad) ? [.squad] : []
    let found = PaletteRows(matching: text, state, narrator.strings).rows.filter { row in
      switch row {
      case .command(let command): narrator.isSpoken(command)
      // Lists come first, with their catalogues.
      case .list: false
      case .member, .entry, .group: true
      }
    }
    return lists.map { Destination.found(.list($0)) } + squad + found.map(Destination.found)
  }
}

extension Narrator {
  /// The number of destinations, and the first ten, numbered.
  func destinations(_ destinations: [Destination], matching text: String, in state: AppState)
    -> [Utterance]
  {
    guard !destinations.isEmpty else { return [.line(strings.spokenNowhere(text))] }
    let lines = destinations.prefix(SpokenViewport.page).enumerated().map { index, destination in
      strings.sentence([String(index + 1)] + texts(of: destination, in: state))
    }
    let head = strings.sentence([strings.spokenMatches(destinations.count, of: text)])
    return ([head] + lines).map { .line($0) }
  }

  private func texts(of destination: Destination, in state: AppState) -> [String] {
    func catalogue(_ id: CatalogueID) -> String { catalogues.first { $0.id == id }?.title ?? "" }
    switch destination {
    case .found(.list(let list)):
      let title = PaletteRow.list(list).title(strings, state)
      return [catalogue(list.id.catalogue), strings.spokenAList(title)]
    case .squad: return [strings.squad]
    case .found(.member(let member)):
      return [name(of: member, in: state), catalogue(member.id.catalogue), strings.inSquad]
    case .found(.entry(let entry)):
      return [
        entry.title, subtitle(entry.subtitle, of: entry.id, in: state),
        catalogue(entry.id.catalogue),
      ]
    case .found(.group(let group)): return [strings.showOnly(group)]
    case .found(.command(let command)):
      return [strings.spokenCommand(strings.short(command))]
        + (keymap.shown(command).map { [strings.spokenName(of: $0)] } ?? [])
    }
  }
}
