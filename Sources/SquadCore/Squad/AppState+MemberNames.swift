/// Distinguishing members of the same title.
extension AppState {
  /// Displayed name of a member: its title, with a distinction if another member has the same one.
  package func name(of member: Member) -> String {
    distinction(of: member).map { "\(member.title) · \($0)" } ?? member.title
  }

  /// Distinction of a member from others of the same title. Nil for a unique title, or before its
  /// detail is loaded.
  package func distinction(of member: Member) -> String? {
    guard squad.isNamesake(member), let loaded = details[member.id],
      loaded.value != nil || loaded.request == nil
    else { return nil }
    let catalogue = info(of: member.id.catalogue)?.title
    return squad.saved.distinction(of: member, catalogue: catalogue) {
      details[$0.id]?.value?.distinction ?? ""
    }
  }

  /// Text beside a member's name: the subtitle of its loaded row, else of its loaded detail, else
  /// the one stored when it joined.
  package func subtitle(of member: Member) -> String {
    let lists = info(of: member.id.catalogue)?.lists ?? []
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
    squad.saved.members.filter { squad.isNamesake($0) && details[$0.id] == nil }
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

  /// Distinction of a member from others of the same title: the subtitle of its detail; if that is
  /// empty or the same, its catalogue; within one catalogue, its id.
  ///
  /// - Parameters:
  ///   - member: one of the squad.
  ///   - catalogue: the title of the member's catalogue; nil if that isn't open.
  ///   - subtitle: the subtitle of a member's detail.
  package func distinction(
    of member: Member, catalogue: String?, subtitle: (Member) -> String
  ) -> String {
    let namesakes = members.filter { $0.id != member.id && $0.title == member.title }
    let own = subtitle(member)
    let isShared = namesakes.contains { subtitle($0) == own }
    let distinction = member.distinction(beside: isShared ? "" : own)
    guard distinction == member.id.path,
      !namesakes.contains(where: { $0.id.catalogue == member.id.catalogue })
    else { return distinction }
    return catalogue ?? distinction
  }
}

extension Member {
  /// Distinction from namesakes: `Bruce Wayne`, else `70`.
  fileprivate func distinction(beside subtitle: String) -> String {
    subtitle.isEmpty || subtitle == title ? id.path : subtitle
  }
}
