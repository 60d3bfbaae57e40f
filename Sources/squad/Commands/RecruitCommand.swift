import SquadCore

/// `squad recruit`: all of the named, or none where one of them is unknown or can't be stored.
struct RecruitCommand {
  let ids: [String]

  func run(in world: World) throws -> Int32 {
    var members: [Member] = []
    for id in ids {
      let detail = try world.detail(id)
      guard detail.isRecruitable else {
        Console.say(world.strings.cannotJoin(id))
        return 1
      }
      members.append(
        Member(
          id: detail.id, title: detail.title, badge: detail.badge, subtitle: detail.rowSubtitle))
    }
    let joined = try world.perform(
      members.map { member in
        World.NamedChange(
          request: .recruit(member), done: world.strings.joined(member.title),
          needless: world.strings.alreadyMember(member.title))
      })
    // After all of it is stored: a result that can't be written undoes nothing.
    try Console.print(joined)
    return 0
  }
}
