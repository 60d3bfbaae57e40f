import SquadWords

/// Version text and names of the command line.
enum Usage {
  static let version = "squad 0.1.0"
  /// squad's user agent.
  static let agent = "squad/0.1.0"

  static let commands = [
    "list", "show", "roster", "recruit", "fire", "glance", "replay", "board", "config", "help",
  ]
  /// Options that only some commands take.
  static let listOptions = ["--search", "--limit", "--json", "--speed", "--cast"]
  static let options = listOptions + HelpOption.allCases.map(\.rawValue)
}
