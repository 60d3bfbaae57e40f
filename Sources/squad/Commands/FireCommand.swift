import SquadCore

/// `squad fire`: fires all the named, or none where one is unknown or can't be stored.
struct FireCommand {
  let ids: [String]

  func run(in world: World) throws -> Int32 {
    let stored = try world.repository.load()
    world.report(stored.notice)
    let squad = stored.squad
    var fired: [(id: EntryID, title: String)] = []
    for text in ids {
      // A member can leave even after its catalogue has dropped it.
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
    // A failed save has thrown above; without changes the notice still matters.
    if case .notSaving = stored.notice, let notice = stored.notice {
      Console.say(world.strings.text(of: notice))
    } else {
      world.sayIfUnwritable()
    }
    // Prints after everything is stored: a failing output undoes nothing.
    try Console.print(left)
    return 0
  }
}
