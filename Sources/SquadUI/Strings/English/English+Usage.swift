/// English words of `squad --help`.
extension English: UsageWords {
  var usageIntroduction: String {
    "Browse catalogues in the terminal and keep a squad of your own."
  }
  var optionsPlaceholder: String { "[options]" }

  func purpose(of form: CommandForm) -> String {
    switch form {
    case .browse: "open the full-screen browser there"
    case .list: "print a list, or what matches TEXT"
    case .show: "print an entry"
    case .roster: "list the members of the squad"
    case .recruit: "add members to the squad"
    case .fire: "fire members from the squad"
    case .glance: "print the squad in one line, from saved data"
    case .replay: "play what --record wrote, or squad's own tour"
    case .board: "list who is recruited most in a kiosk today"
    case .configCheck: "say what is wrong in the config"
    case .configExample: "print a config with every setting"
    case .help: "show this text"
    }
  }

  func usageLists(_ names: String) -> String { "Lists: \(names)." }
  var usageIDs: String {
    "squad list prints the ids that the other commands take, such as marvel/1009368."
  }
  var usageOptions: String { "Options:" }

  func purpose(of option: HelpOption) -> String {
    switch option {
    case .offline: "never use the network"
    case .data: "keep the squad in DIR/squad.sqlite3"
    case .config: "read the config from FILE"
    case .log:
      "log requests, unreadable records and failures to FILE, which becomes FILE.1 at 5 MB"
    case .logLevel: "error, info (the default) or debug, which logs all actions"
    case .color: "auto, never, 16, 256 or truecolor"
    case .theme: "auto, dark, light, contrast, mono, terminal or your own"
    case .language: "en, es or ja"
    case .ascii: "draw in plain ASCII, also where ─ ▸ ★ ● take two columns"
    case .pictures: "auto, never or cells"
    case .noMouse: "leave the mouse to the terminal"
    case .record: "record keystrokes and their timing to FILE"
    case .attract: "play the tour after a minute without a key"
    case .kiosk: "run for untrusted visitors, isolated from the host (see the README)"
    case .idle: "end a kiosk session after SPAN without a key (5m)"
    case .sessionLimit: "end a kiosk session after SPAN, even an active one (30m)"
    case .visitors: "admit at most N visitors at a time (60)"
    case .visitorName: "save the visitor's squad under NAME; if empty, keep it in memory"
    case .help: "show this text"
    case .version: "show the version"
    }
  }

  var usageStatus: String {
    "Exit status: 0 on success, 1 on failure, 2 on incorrect usage."
  }
  var usageKeys: String { "In the browser, ? shows the keys and q quits." }
}
