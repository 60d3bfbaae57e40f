import SquadCore

extension Squad {
  /// Whether somebody is missing who was recruited last: the members are older than the journal.
  var lacksRecruit: Bool {
    var last: [EntryID: Bool] = [:]
    for change in done {
      switch change {
      case .recruited(let member, _): last[member.id] = true
      case .fired(let member, _): last[member.id] = false
      case .moved: break
      }
    }
    return last.contains { $0.value && !contains($0.key) }
  }

  /// Whether the changes of the journal lead to these members: each can be taken back where it was made.
  var followsFromJournal: Bool {
    var squad = self
    for change in done.reversed() {
      let stands =
        switch change {
        case .recruited(let member, let place): squad.index(of: member.id) == place
        case .fired(let member, let place):
          !squad.contains(member.id) && 0...squad.members.count ~= place
        case .moved(let member, let from, let to):
          squad.index(of: member.id) == to && squad.members.indices ~= from
        }
      guard stands else { return false }
      _ = squad.perform(.undo)
    }
    return true
  }
}
