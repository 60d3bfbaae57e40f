import SquadCore
import SquadStorage
import SquadWords
import SystemKit

/// `squad board`: the entries that a kiosk's visitors recruited most today, in UTC.
struct BoardCommand {
  let limit: Int?
  let isJSON: Bool

  func run(in dependencies: AppDependencies) throws -> ExitStatus {
    let file = dependencies.visitorsFile
    guard dependencies.server != nil || !file.isMissing else {
      if isJSON { try Console.print(verbatim: JSON.list([]).indented) }
      Console.say(dependencies.strings.noBoardHere)
      return .success
    }
    if dependencies.server != nil, dependencies.isOffline {
      throw StorageError.server(.offline)
    }
    let board =
      dependencies.server.map { BoardRepository.postgres(at: $0, now: SystemTime.now) }
      ?? .sqlite(at: file, now: SystemTime.now) { [notices = dependencies.notices] in
        notices.add($0)
      }
    defer { board.close(AppDependencies.timeout) }
    let entries = try board.entries(
      of: dependencies.catalogues, limit: limit ?? BoardRepository.standardLimit)
    if isJSON {
      try Console.print(verbatim: JSON.list(entries.map(row)).indented)
    } else {
      try Console.print(entries.map { "\($0.count)\t\($0.id)\t\($0.title)" })
    }
    if entries.isEmpty, limit != 0 { Console.say(dependencies.strings.nobodyRecruited) }
    return .success
  }

  private func row(_ entry: BoardEntry) -> JSON {
    .record([
      ("count", .number("\(entry.count)")), ("id", .text(entry.id.description)),
      ("title", .text(entry.title)),
    ])
  }
}
