import SquadCore

/// `squad recruit`: recruits all the named, or none where one is unknown or can't be stored.
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
    // Prints after everything is stored: a failing output undoes nothing.
    try Console.print(joined)
    return 0
  }
}
