import SquadWords

/// What `--version` prints, and the names on the command line.
enum Usage {
  static let version = "squad 0.1.0"
  /// How squad names itself to servers.
  static let agent = "squad/0.1.0"

  static let commands = [
    "list", "show", "roster", "recruit", "fire", "glance", "replay", "board", "config", "help",
  ]
  /// The options that only some commands take.
  static let listOptions = ["--search", "--limit", "--json", "--speed", "--cast"]
  static let options = listOptions + HelpOption.allCases.map(\.rawValue)
}
