import SquadCore

/// What squad says of what an entry shares with the squad.
extension Strings {
  /// The row in a detail, the fullest first, for panes of any width: `With Thor and Hulk of your
  /// squad in 3 comics`.
  package func overlap(_ shared: SharedList) -> [String] {
    var names = shared.members.first?.title ?? ""
    if let second = shared.members.dropFirst().first { names = both(names, second.title) }
    return overlap(
      names,
      in: sharedComics(number(shared.count), isOne: shared.count == 1, shared.coverage))
  }
}
