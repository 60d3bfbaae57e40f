/// What `--help` and `--version` print, and the names on the command line.
enum Usage {
  static let version = "squad 0.1.0"
  /// How squad names itself to servers.
  static let agent = "squad/0.1.0"

  static let commands = [
    "list", "show", "roster", "recruit", "fire", "glance", "replay", "board", "config", "help",
  ]
  /// The options that only some commands take.
  static let listOptions = ["--search", "--limit", "--json", "--speed", "--cast"]
  static let options =
    listOptions + [
      "--offline", "--data", "--config", "--log", "--log-level", "--color", "--theme", "--language",
      "--ascii", "--pictures", "--no-mouse", "--help", "--version",
    ] + Arguments.browserOptions

  /// - Parameter lists: the names of all lists, such as `starwars/people`.
  static func text(lists: [String]) -> String {
    """
    Browse catalogues in the terminal and keep a squad of your own.

    squad [options] [CATALOGUE[/ID]]   open the full-screen browser there
    squad list LIST [--search TEXT] [--limit N] [--json]
    squad show CATALOGUE/ID [--json]
    squad roster [--json]              list the members of the squad
    squad recruit CATALOGUE/ID…
    squad fire CATALOGUE/ID…
    squad glance                       print the squad in one line, from saved data
    squad replay FILE|tour [--speed X] [--cast OUT]
                                       play what --record wrote, or squad's own tour
    squad board [--limit N] [--json]   list who is recruited most in a kiosk today
    squad config check                 say what is wrong in the config
    squad config example               print a config with every setting
    squad help                         show this text

    Lists: \(lists.joined(separator: ", ")).
    squad list prints the ids that the other commands take, such as marvel/1009368.

    Options:
      --offline        never use the network
      --data DIR       keep the squad in DIR/squad.sqlite3
      --config FILE    read the config from FILE
      --log FILE       log requests, unreadable records and failures to FILE, which
                       becomes FILE.1 at 5 MB
      --log-level LEVEL
                       error, info (the default) or debug, which logs all actions
      --color MODE     auto, never, 16, 256 or truecolor
      --theme NAME     auto, dark, light, contrast, mono, terminal or your own
      --language CODE  en, es or ja; this help and usage errors stay English
      --ascii          draw in plain ASCII, also where ─ ▸ ★ ● take two columns
      --pictures MODE  auto, never or cells
      --no-mouse       leave the mouse to the terminal
      --record FILE    write the keys with their times to FILE
      --attract        play the tour after a minute without a key
      --kiosk          for strangers: reach nothing of the host, see the README
      --idle SPAN, --session-limit SPAN
                       end a kiosk's session without a key, or at all (5m, 30m)
      --visitors N     take no more visitors than N at once (60)
      --as NAME        keep the visitor's squad under NAME; empty: in memory
      --help, -h       show this text
      --version, -v    show the version

    Exit status: 0 on success, 1 on failure, 2 on incorrect usage.
    In the browser, ? shows the keys and q quits.
    """
  }
}
