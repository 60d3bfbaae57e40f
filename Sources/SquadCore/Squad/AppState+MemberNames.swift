/// Distinguishing members of the same title.
extension AppState {
  /// Displayed name of a member: its title, with a distinction if another member has the same one.
  package func name(of member: Member) -> String {
    distinction(of: member).map { "\(member.title) · \($0)" } ?? member.title
  }

  /// Distinction of a member from others of the same title: the subtitle of its detail; if that is
  /// the same, its catalogue; within one catalogue, its id. Nil for a unique title, or before its
  /// detail is loaded.
  package func distinction(of member: Member) -> String? {
    guard squad.isNamesake(member), let loaded = details[member.id],
      loaded.value != nil || loaded.request == nil
    else { return nil }
    let subtitle = loaded.value?.subtitle ?? ""
    let isShared = squad.saved.members.contains { other in
      other.id != member.id && other.title == member.title
        && details[other.id]?.value?.subtitle == subtitle
    }
    let distinction = member.distinction(beside: isShared ? "" : subtitle)
    guard distinction == member.id.path, !hasNamesakeInCatalogue(member) else { return distinction }
    return catalogues.first { $0.id == member.id.catalogue }?.title ?? distinction
  }

  private func hasNamesakeInCatalogue(_ member: Member) -> Bool {
    squad.saved.members.contains { other in
      other.id != member.id && other.title == member.title
        && other.id.catalogue == member.id.catalogue
    }
  }

  /// Text beside a member's name: the subtitle of its loaded row, else of its loaded detail, else
  /// the one stored when it joined.
  package func subtitle(of member: Member) -> String {
    let lists = catalogues.first { $0.id == member.id.catalogue }?.lists ?? []
    for list in lists {
      guard let rows = listStack[list.id, 0]?.entries, let row = rows.firstIndex(of: member.id),
        let entry = rows[row]
      else { continue }
      return entry.subtitle
    }
    let known = details[member.id]?.value.map {
      $0.rowSubtitle.isEmpty ? $0.subtitle : $0.rowSubtitle
    }
    return known.flatMap { $0.isEmpty ? nil : $0 } ?? member.subtitle
  }

  /// Loads the details that distinguish members of the same title.
  mutating func loadNamesakes() -> [Effect] {
    guard !squad.namesakes.isEmpty else { return [] }
    return squad.saved.members.filter { squad.isNamesake($0) && details[$0.id] == nil }
      .map { load($0.id) }
  }
}

extension SquadState {
  /// Whether another member has the same title.
  package func isNamesake(_ member: Member) -> Bool { namesakes.contains(member.title) }
}

extension Squad {
  /// Titles of more than one member.
  var repeatedTitles: Set<String> {
    var seen: Set<String> = []
    return Set(members.lazy.map(\.title).filter { !seen.insert($0).inserted })
  }
}

extension Member {
  /// Distinction from namesakes: `Bruce Wayne`, else `70`.
  package func distinction(beside subtitle: String) -> String {
    subtitle.isEmpty || subtitle == title ? id.path : subtitle
  }
}
