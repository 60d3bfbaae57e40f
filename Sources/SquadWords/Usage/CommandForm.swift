/// A way to call squad, as `squad --help` lists it.
package enum CommandForm: CaseIterable, Sendable {
  case browse, open, list, show, roster, recruit, fire, glance, replay, board
  case storeInit, storeCopy, configCheck, configExample, doctor, complete, help

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
    case .storeInit: "squad store init"
    case .storeCopy: "squad store copy FROM TO"
    case .configCheck: "squad config check"
    case .configExample: "squad config example"
    case .doctor: "squad doctor [--live] [--json]"
    case .complete: "squad complete WORD…"
    case .help: "squad help [COMMAND]"
    }
  }

  /// The word that names the command; nil for the browser.
  package var name: String? {
    let words = syntax("").split(separator: " ")
    return words.count > 1 && words[1].first?.isLowercase == true ? String(words[1]) : nil
  }

  /// Names of the options specific to this command, short ones included.
  package var options: [String] {
    let named = syntax("").split { "[]| ".contains($0) }.filter {
      $0.hasPrefix("-") && $0.count > 1
    }.map(String.init)
    return switch self {
    case .open: OpenOption.names
    case .list: named + [OpenOption.output.rawValue, OpenOption.print0.rawValue]
    default: named
    }
  }

  /// The placeholder of an option's value: `TEXT` of `--search TEXT`; nil for a flag.
  package func placeholder(of option: String) -> String? { syntax("").placeholder(after: option) }

  /// The names of the commands, each once.
  package static let names = allCases.compactMap(\.name).reduce(into: [String]()) { names, name in
    if !names.contains(name) { names.append(name) }
  }

  /// The options of a command, of all its forms.
  package static func options(of name: String) -> [String] {
    allCases.filter { $0.name == name }.flatMap(\.options)
  }
}

extension String {
  /// The word in capitals that stands after an option in this syntax; nil if none does.
  func placeholder(after option: String) -> String? {
    let words = split { "[]| ".contains($0) }
    guard let index = words.firstIndex(of: option[...]), index + 1 < words.count else { return nil }
    let word = words[index + 1].filter { $0 != "," || words[index + 1].contains("…") }
    return word.first?.isUppercase == true ? word : nil
  }
}

extension Strings {
  /// `add members to the squad`, the form's purpose in `squad --help`.
  package func purpose(of form: CommandForm) -> String {
    switch form {
    case .browse:
      say(
        "open the full-screen browser there",
        "abrir ahí el explorador a pantalla completa",
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
        "mostrar el equipo en una línea, con datos guardados",
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
    case .storeInit:
      say(
        "make or migrate the tables of the server in SQUAD_STORE",
        "crear o actualizar las tablas del servidor de SQUAD_STORE",
        "SQUAD_STORE にテーブルを作成または更新")
    case .storeCopy:
      say(
        "copy squads between folders and servers; can be run again",
        "copiar equipos entre carpetas y servidores; se puede repetir",
        "フォルダーとサーバーの間でチームをコピー (再実行可)")
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
    case .doctor:
      say(
        "examine what squad depends on; --live asks each service, too",
        "comprobar lo que squad necesita; --live consulta además cada servicio",
        "squad の動作環境を点検 (--live は各サービスにも問い合わせる)")
    case .complete:
      say(
        "print completions of the last WORD, for shells",
        "proponer cómo completar la última WORD, para shells",
        "最後の WORD の補完候補を表示 (シェル用)")
    case .help:
      say(
        "show this text, or a command's options",
        "mostrar esta ayuda, o las opciones de un comando",
        "このヘルプやコマンドのオプションを表示")
    }
  }
}
