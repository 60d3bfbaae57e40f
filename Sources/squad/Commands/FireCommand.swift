import SquadCore

/// `squad fire`: all of the named, or none where one of them is unknown.
struct FireCommand {
  let ids: [String]

  func run(in world: World) throws -> Int32 {
    let stored = try world.repository.load()
    world.tell(stored.notice)
    let squad = stored.squad
    var fired: [(id: EntryID, title: String)] = []
    for text in ids {
      // A member can leave even when its catalogue does not know it any more.
      if let id = world.id(text), let index = squad.index(of: id) {
        fired.append((id, squad.members[index].title))
      } else {
        let detail = try world.detail(text)
        fired.append((detail.id, detail.title))
      }
    }
    for (id, title) in fired {
      let outcome = try world.repository.perform(.fire(id))
      world.tell(outcome.notice)
      switch outcome.event {
      case .did: Console.print("\(title) left")
      case .undid, .redid, .nothing: Console.say("\(title) is not in the squad")
      }
    }
    return 0
  }
}
