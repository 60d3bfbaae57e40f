import SquadCore

/// `squad roster`: the squad, in its order.
struct RosterCommand {
  let isJSON: Bool

  func run(in world: World) throws -> Int32 {
    let stored = try world.repository.load()
    if let notice = stored.notice { Console.say(world.strings.text(of: notice)) }
    if isJSON {
      try Console.print(verbatim: JSON.text(stored.squad.members.map(Row.init)))
    } else {
      for member in stored.squad.members { Console.print("\(member.id)\t\(member.title)") }
    }
    return 0
  }

  private struct Row: Encodable {
    let catalogue: String
    let id: String
    let title: String

    init(_ member: Member) {
      catalogue = member.id.catalogue.rawValue
      id = member.id.path
      title = member.title
    }
  }
}
