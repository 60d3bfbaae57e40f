import SquadCore

/// `squad roster`: the squad in its order.
struct RosterCommand {
  let isJSON: Bool

  func run(in world: World) throws -> Int32 {
    let stored = try world.repository.load()
    if let notice = stored.notice {
      Console.say(world.strings.text(of: notice))
    } else {
      world.sayIfUnwritable()
    }
    let members = stored.squad.members
    if isJSON {
      try Console.print(verbatim: JSON.array(members.map(row)).text)
    } else {
      try Console.print(members.map { "\($0.id)\t\($0.title)" })
    }
    if members.isEmpty {
      Console.say(world.strings.noMembers)
    }
    return 0
  }

  private func row(_ member: Member) -> JSON {
    .object([
      ("id", .string(member.id.description)), ("title", .string(member.title)),
    ])
  }
}
