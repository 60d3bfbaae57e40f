import SquadCore
import SquadWords

/// `squad roster`: the squad in its order.
struct RosterCommand {
  let isJSON: Bool

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    let stored = try dependencies.store.load()
    if let notice = stored.notice {
      Console.say(dependencies.strings.text(of: notice))
    } else {
      dependencies.sayIfUnwritable()
    }
    let members = stored.squad.members
    if isJSON {
      try Console.print(verbatim: JSON.list(members.map(row)).indented)
    } else {
      try Console.print(members.map { "\($0.id)\t\($0.title)" })
    }
    if members.isEmpty {
      Console.say(dependencies.strings.noMembers)
    }
    return .success
  }

  private func row(_ member: Member) -> JSON {
    .record([
      ("id", .text(member.id.description)), ("title", .text(member.title)),
    ])
  }
}
