/// The environment variables that squad reads, for the manual; the raw value is the name.
enum EnvironmentVariable: String, CaseIterable, Sendable {
  case accessible = "ACCESSIBLE"
  case marvel = "SQUAD_MARVEL_URL"
  case marvelPublicKey = "SQUAD_MARVEL_PUBLIC_KEY"
  case marvelPrivateKey = "SQUAD_MARVEL_PRIVATE_KEY"
  case superheroes = "SQUAD_SUPERHEROES_URL"
  case starwars = "SQUAD_STARWARS_URL"
  case bitcoin = "SQUAD_BITCOIN_URL"
  case bitcoinHistory = "SQUAD_BITCOIN_HISTORY_URL"
  case proxy = "http_proxy"
  case secureProxy = "https_proxy"
  case anyProxy = "all_proxy"
  case noProxy = "no_proxy"
  case store = "SQUAD_STORE"
  case squadName = "SQUAD_NAME"
  case configHome = "XDG_CONFIG_HOME"
  case dataHome = "XDG_DATA_HOME"
  case home = "HOME"
  case noColor = "NO_COLOR"
  case colorTerm = "COLORTERM"
  case background = "COLORFGBG"
  case terminal = "TERM"
  case terminalProgram = "TERM_PROGRAM"
  case terminfo = "TERMINFO"
  case tmux = "TMUX"
  case screen = "STY"
  case escapeDelay = "ESCDELAY"
  case timeZone = "TZ"
  case allLocale = "LC_ALL"
  case messageLocale = "LC_MESSAGES"
  case language = "LANG"

  /// In English, as the manual.
  var purpose: String {
    switch self {
    case .accessible: "1 turns squad into a conversation for screen readers."
    case .marvel:
      "Addresses of servers that speak the Marvel Comics API, up to but not including /characters."
    case .marvelPublicKey, .marvelPrivateKey:
      "Sign requests to such a server. Never shown or logged."
    case .superheroes: "Addresses of the heroes' service, up to but not including /all.json."
    case .starwars:
      "Addresses of servers that speak SWAPI, up to but not including /films and /people."
    case .bitcoin: "Full addresses of Bitcoin's rate, with {currency} or {currency:lower} in them."
    case .bitcoinHistory: "Full addresses of Bitcoin's daily closes, likewise."
    case .proxy, .secureProxy, .anyProxy, .noProxy:
      "Proxies to the services, and hosts that need none. All but http_proxy also in capitals."
    case .store:
      "Address of a PostgreSQL server that keeps squads instead of a file: postgresql://host/database."
    case .squadName:
      "Name of the squad there, unless --as gives one; the database role's by default."
    case .configHome: "Folder of squad/config.json; ~/.config by default."
    case .dataHome: "Folder of squad/squad.sqlite3; ~/.local/share by default."
    case .home: "The home folder; the account's where it is unset."
    case .noColor: "Set to anything, turns colours off."
    case .colorTerm: "truecolor or 24bit: the terminal has all colours."
    case .background: "The terminal's colours, for terminals that don't report their background."
    case .terminal: "The terminal's name in terminfo."
    case .terminalProgram: "The terminal's own name, which tells what it can do beyond terminfo."
    case .terminfo: "Folder of terminfo entries that is searched first."
    case .tmux, .screen:
      "squad runs in tmux or screen, each of which passes on a copied link in its own way."
    case .escapeDelay: "Milliseconds to wait for the rest of a key's sequence after Escape."
    case .timeZone: "Time zone of the times on the screen."
    case .allLocale, .messageLocale, .language:
      "The language, by the first that is set, unless --language or the config names one."
    }
  }
}
