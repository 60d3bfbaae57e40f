import SquadCore

/// `squad fire`: all of the named, or none where one of them is unknown or can't be stored.
struct FireCommand {
  let ids: [String]

  func run(in world: World) throws -> Int32 {
    let stored = try world.repository.load()
    world.report(stored.notice)
    let squad = stored.squad
    var fired: [(id: EntryID, title: String)] = []
    for text in ids {
      // A member can leave even when its catalogue does not know it any more.
      let named = (world.id(text)?.description ?? text).lowercased()
      if let member = squad.members.first(where: { $0.id.description.lowercased() == named }) {
        fired.append((member.id, member.title))
      } else {
        let detail = try world.detail(text)
        fired.append((detail.id, detail.title))
      }
    }
    let left = try world.perform(
      fired.map { id, title in
        World.NamedChange(
          request: .fire(id), done: world.strings.fired(title),
          needless: world.strings.notAMember(title))
      })
    // What could not be saved has failed above; where nothing had to be, it is still worth a word.
    if case .notSaving = stored.notice, let notice = stored.notice {
      Console.say(world.strings.text(of: notice))
    } else {
      world.sayIfUnwritable()
    }
    // After all of it is stored: a result that can't be written undoes nothing.
    try Console.print(left)
    return 0
  }
}
