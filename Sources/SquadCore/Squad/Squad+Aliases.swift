/// Replacing ids.
extension Squad {
  /// The same squad under replaced ids. A member that would occur twice stays at the earlier index;
  /// its journal is rebuilt without changes that have no effect any more.
  ///
  /// - Parameter canonical: returns the replacement of an id, or the same id.
  package func replacingIDs(_ canonical: (EntryID) -> EntryID) -> Squad {
    guard containsMember(where: { canonical($0.id) != $0.id }) else { return self }
    var ids: Set<EntryID> = []
    _ = containsMember { member in
      ids.insert(member.id)
      return false
    }
    guard Set(ids.map(canonical)).count == ids.count else { return merged(canonical) }
    return Squad(
      members: members.map { $0.replacingID(canonical) },
      done: done.map { $0.replacingID(canonical) },
      undone: undone.map { $0.replacingID(canonical) })
  }

  /// Whether a member of the squad or its journal satisfies a predicate.
  package func containsMember(where isSuch: (Member) -> Bool) -> Bool {
    members.contains(where: isSuch) || done.contains { isSuch($0.member) }
      || undone.contains { isSuch($0.member) }
  }

  /// The squad after two ids become one. Its journal is derived from the merged members before and
  /// after each change.
  private func merged(_ canonical: (EntryID) -> EntryID) -> Squad {
    func merged(_ members: [Member]) -> [Member] {
      var known: Set<EntryID> = []
      return members.map { $0.replacingID(canonical) }.filter { known.insert($0.id).inserted }
    }
    func changes(along states: [[Member]]) -> [SquadChange] {
      zip(states, states.dropFirst()).compactMap { SquadChange(from: $0, to: $1) }
    }
    let now = merged(members)
    return Squad(
      members: now, done: changes(along: states(.undo).map(merged).reversed() + [now]),
      undone: changes(along: [now] + states(.redo).map(merged)).reversed())
  }

  /// The members after each possible undo, or redo.
  private func states(_ step: SquadRequest) -> [[Member]] {
    var squad = self
    var states: [[Member]] = []
    while squad.perform(step) != .nothing { states.append(squad.members) }
    return states
  }
}

extension Member {
  /// The same member under a replaced id.
  package func replacingID(_ canonical: (EntryID) -> EntryID) -> Member {
    Member(id: canonical(id), title: title, badge: badge, subtitle: subtitle)
  }
}

extension SquadRequest {
  /// The same request about replaced ids.
  package func replacingID(_ canonical: (EntryID) -> EntryID) -> SquadRequest {
    switch self {
    case .recruit(let member): .recruit(member.replacingID(canonical))
    case .fire(let id): .fire(canonical(id))
    case .move(let id, let index): .move(canonical(id), to: index)
    case .undo, .redo: self
    }
  }
}

extension SquadChange {
  /// The same change about a replaced id.
  fileprivate func replacingID(_ canonical: (EntryID) -> EntryID) -> SquadChange {
    switch self {
    case .recruited(let member, let index): .recruited(member.replacingID(canonical), at: index)
    case .fired(let member, let index): .fired(member.replacingID(canonical), from: index)
    case .moved(let member, let from, let to):
      .moved(member.replacingID(canonical), from: from, to: to)
    }
  }

  /// The one change that turns some members into others; nil if they are the same.
  fileprivate init?(from old: [Member], to new: [Member]) {
    let known = (old: Set(old.map(\.id)), new: Set(new.map(\.id)))
    if let index = new.firstIndex(where: { !known.old.contains($0.id) }) {
      self = .recruited(new[index], at: index)
    } else if let index = old.firstIndex(where: { !known.new.contains($0.id) }) {
      self = .fired(old[index], from: index)
    } else {
      let differing = old.indices.filter { old[$0].id != new[$0].id }
      guard let first = differing.first, let last = differing.last else { return nil }
      self =
        old[first].id == new[last].id
        ? .moved(old[first], from: first, to: last) : .moved(old[last], from: last, to: first)
    }
  }
}
