import SquadConfig
import SquadUI

/// `squad config`: says what is wrong in the config, or prints an example of one.
struct ConfigCommand {
  enum Subcommand: String, CaseIterable {
    case check, example
  }

  let subcommand: Subcommand
  /// `--config`; nil: the standard place.
  let path: String?

  func run(_ environment: Environment) throws -> Int32 {
    switch subcommand {
    case .example:
      try Console.print(verbatim: ConfigExample.text(lists: World.listNames))
      return 0
    case .check: return try check(environment)
    }
  }

  private func check(_ environment: Environment) throws -> Int32 {
    let file = ConfigFile(named: path) { environment[$0] }
    let state = file.load(lists: World.listNames).state
    guard let found = state.file else {
      let place = file.path.map { " at \($0)" } ?? ": neither XDG_CONFIG_HOME nor HOME is set"
      try Console.print("no config file\(place) · squad config example prints one")
      return 0
    }
    guard !state.mistakes.isEmpty else {
      try Console.print("\(found) is fine")
      return 0
    }
    let strings = Strings()
    try Console.print(state.mistakes.map { strings.text(of: $0) })
    return state.mistakes.allSatisfy(\.problem.isWarning) ? 0 : 1
  }
}
