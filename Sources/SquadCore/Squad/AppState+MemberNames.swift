/// Distinguishing members of the same title.
extension AppState {
  /// What a member is called on the screen: its title; where another member has the same one, with
  /// what tells them apart.
  package func name(of member: Member) -> String {
    distinction(of: member).map { "\(member.title) · \($0)" } ?? member.title
  }

  /// What tells a member from another one of the same title: the subtitle of its detail; where that
  /// is the same, its catalogue, or its id where that is the same, too; nil where there is no such
  /// member, or nothing is known yet.
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

  /// What is known of a member beside its name: the subtitle of its row, else of its detail, as far
  /// as they are in memory, else the one that it joined with.
  package func subtitle(of member: Member) -> String {
    let lists = catalogues.first { $0.id == member.id.catalogue }?.lists ?? []
    for list in lists {
      guard let rows = browser[list.id, 0]?.entries, let row = rows.firstIndex(of: member.id),
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
  /// Titles that more than one member has.
  var repeatedTitles: Set<String> {
    var seen: Set<String> = []
    return Set(members.lazy.map(\.title).filter { !seen.insert($0).inserted })
  }
}

extension Entry {
  /// The member it would be in a squad.
  package var member: Member { Member(id: id, title: title, badge: badge, subtitle: subtitle) }
}

extension Member {
  /// `Bruce Wayne`, else `70`: what tells it from its namesakes.
  package func distinction(beside subtitle: String) -> String {
    subtitle.isEmpty || subtitle == title ? id.path : subtitle
  }
}

/// What can be recruited.
extension AppState {
  /// What the selected entry is called where it can join the squad, `character`; nil where it can't.
  /// Of a list without rows yet, what its rows will be.
  package var recruitNoun: String? {
    guard let entry = level.selected else { return info(of: browser.current)?.recruit }
    return entry.isRecruitable ? info(of: entry.id)?.recruit : nil
  }

  private func info(of list: ListID) -> ListInfo? { lists.first { $0.id == list } }

  /// The list that holds such entries by their name, else the first of their catalogue.
  private func info(of entry: EntryID) -> ListInfo? {
    let lists = catalogues.first { $0.id == entry.catalogue }?.lists ?? []
    return lists.first { !$0.id.name.isEmpty && entry.path.hasPrefix($0.id.name + "/") }
      ?? lists.first
  }
}
