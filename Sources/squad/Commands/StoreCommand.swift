import SquadConfig
import SquadCore
import SquadStorage
import SquadWords
import SystemKit

/// `squad store`: makes the tables of a server, and copies squads between stores.
struct StoreCommand {
  enum Action: Equatable {
    /// Makes or migrates the tables of the server in `SQUAD_STORE`.
    case makeTables
    /// Copies squads between folders and servers.
    case copy(from: String, to: String)
  }

  static let names = ["init", "copy"]

  let action: Action
  let options: Options

  func run() throws -> ExitStatus {
    let strings = Strings(Language(beforeConfig: options))
    let location = StorageLocation(options, KioskConfig())
    switch action {
    case .makeTables:
      guard let server = location.server else { throw CommandError { $0.noStore } }
      if options.isOffline { throw StorageError.server(.offline) }
      let isNew = try SquadTransfer.makeTables(at: server)
      try Console.print(isNew ? strings.madeTables : strings.tablesAreCurrent)
      return .success
    case .copy(let source, let target):
      for store in [source, target] where SquadTransfer.holdsPassword(store) {
        throw CommandError { $0.passwordInArguments }
      }
      if options.isOffline, [source, target].contains(where: SquadTransfer.isServer) {
        throw StorageError.server(.offline)
      }
      var hasLeft = false
      let copied: Int
      do {
        copied = try SquadTransfer(from: source, to: target, name: location.name).run { name in
          hasLeft = true
          Console.say(strings.leftSquad(name))
        }
      } catch SquadTransfer.Refusal.noSource {
        throw CommandError { $0.noSquads(at: source) }
      } catch SquadTransfer.Refusal.needsName {
        throw CommandError { $0.squadNeedsName }
      }
      try Console.print(strings.copied(squads: copied))
      return hasLeft ? .failure : .success
    }
  }
}
