import SquadConfig
import SquadWords

/// `squad config`: checks the config, or prints an example.
struct ConfigCommand {
  enum Subcommand: String, CaseIterable {
    case check, example
  }

  let subcommand: Subcommand
  let options: Options

  func run(_ environment: Environment) throws -> Int32 {
    switch subcommand {
    case .example:
      try Console.print(verbatim: ConfigExample.text(lists: AppDependencies.listNames))
      return 0
    case .check: return try check(environment)
    }
  }

  private func check(_ environment: Environment) throws -> Int32 {
    let file = ConfigFile(options, environment)
    let loaded = file.load(lists: AppDependencies.listNames)
    let (config, state) = (loaded.config, loaded.state)
    let strings = Strings(Language(options, config, environment))
    guard let found = state.file else {
      try Console.print(strings.noConfig(at: file.path))
      return 0
    }
    if state.mistakes.isEmpty { try Console.print(strings.fineConfig(found)) }
    try Console.print((state.mistakes + loaded.notes).map { strings.text(of: $0) })
    return state.mistakes.allSatisfy(\.problem.isWarning) ? 0 : 1
  }
}
