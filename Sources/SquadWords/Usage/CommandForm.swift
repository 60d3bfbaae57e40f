/// A way to call squad, as `squad --help` lists it.
package enum CommandForm: CaseIterable, Sendable {
  case browse, open, list, show, roster, recruit, fire, glance, replay, board
  case configCheck, configExample, help

  /// The command line, with the placeholder for any options: `[options]`.
  func syntax(_ options: String) -> String {
    switch self {
    case .browse: "squad \(options) [CATALOGUE[/ID]]"
    case .open: "squad open FILE…|- [--select|--filter TEXT|--explain]"
    case .list: "squad list LIST [--search TEXT] [--sort FIELD] [--limit N] [--json|-o FORMAT]"
    case .show: "squad show CATALOGUE/ID…|- [--json]"
    case .roster: "squad roster [--json]"
    case .recruit: "squad recruit CATALOGUE/ID…"
    case .fire: "squad fire CATALOGUE/ID…"
    case .glance: "squad glance"
    case .replay: "squad replay FILE|tour [--speed X] [--cast OUT]"
    case .board: "squad board [--limit N] [--json]"
    case .configCheck: "squad config check"
    case .configExample: "squad config example"
    case .help: "squad help"
    }
  }
}

extension Strings {
  func purpose(of form: CommandForm) -> String {
    switch form {
    case .browse:
      say(
        "open the full-screen browser there",
        "explorar desde ahí a pantalla completa",
        "その場所を全画面で開く")
    case .open:
      say(
        "browse your own JSON, CSV or lines, or print what you choose or what matches TEXT;"
          + " squad help open has the options",
        "explorar tus archivos JSON, CSV o de líneas, o mostrar lo elegido o lo que coincide con"
          + " TEXT; las opciones están en squad help open",
        "自分のデータファイルを開く (JSON、CSV、行)。選んだものや TEXT に一致するものの出力も可能。"
          + "オプションは squad help open を参照")
    case .list:
      say(
        "print a list or a section (marvel/1009368/comics), or what matches TEXT;"
          + " --sort -FIELD reverses the order",
        "mostrar una lista o una sección (marvel/1009368/comics), o lo que coincide con TEXT;"
          + " --sort -FIELD invierte el orden",
        "リストや項目のセクション (marvel/1009368/comics)、または TEXT に一致する項目を表示。"
          + "--sort -FIELD は逆順")
    case .show:
      say(
        "print entries; - reads their ids from standard input",
        "mostrar entradas; con - se leen los id de la entrada estándar",
        "指定した項目を表示。- を指定すると ID を標準入力から読む")
    case .roster:
      say("list the members of the squad", "mostrar los miembros del equipo", "チームのメンバーを表示")
    case .recruit:
      say("add members to the squad", "reclutar miembros para el equipo", "チームにスカウト")
    case .fire: say("fire members from the squad", "despedir miembros del equipo", "チームから外す")
    case .glance:
      say(
        "print the squad in one line, from saved data",
        "mostrar el equipo en una línea, sin red",
        "チームを保存済みデータから1行で表示")
    case .replay:
      say(
        "play what --record wrote, or squad's own tour",
        "reproducir lo que grabó --record, o el tour",
        "--record の記録、または付属のツアーを再生")
    case .board:
      say(
        "list who is recruited most in a kiosk today",
        "mostrar los más reclutados hoy en un quiosco",
        "キオスクの今日のスカウト数ランキングを表示")
    case .configCheck:
      say(
        "report mistakes in the config",
        "mostrar los errores de la configuración",
        "設定の誤りを表示")
    case .configExample:
      say(
        "print a config with every setting",
        "mostrar un ejemplo con todos los ajustes",
        "すべての設定を含む例を表示")
    case .help: say("show this text", "mostrar esta ayuda", "このヘルプを表示")
    }
  }
}
