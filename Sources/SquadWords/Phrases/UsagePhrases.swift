/// What `squad --help` says. What is typed, and placeholders in capitals, stay as they are.
extension Strings {
  package var usageIntroduction: String {
    say(
      "Browse catalogues in the terminal and keep a squad of your own.",
      "Explora catálogos en el terminal y forma tu propio equipo.",
      "端末でカタログを閲覧し、自分のチームを作るプログラムです。")
  }
  /// For any options: `[options]`.
  package var optionsPlaceholder: String { say("[options]", "[opciones]", "[オプション]") }
  package func purpose(of form: CommandForm) -> String {
    switch form {
    case .browse:
      say(
        "open the full-screen browser there",
        "explorar desde ahí a pantalla completa",
        "その場所を全画面で開く")
    case .list:
      say(
        "print a list, or what matches TEXT",
        "mostrar una lista, o lo que coincide con TEXT",
        "リスト、または TEXT に一致する項目を表示")
    case .show: say("print an entry", "mostrar una entrada", "項目を表示")
    case .roster:
      say("list the members of the squad", "mostrar los miembros del equipo", "チームのメンバーを表示")
    case .recruit: say("add members to the squad", "reclutar miembros para el equipo", "チームにスカウト")
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
      say("say what is wrong in the config", "mostrar los errores de configuración", "設定の誤りを表示")
    case .configExample:
      say(
        "print a config with every setting",
        "mostrar un ejemplo con todos los ajustes",
        "すべての設定を含む例を表示")
    case .help: say("show this text", "mostrar esta ayuda", "このヘルプを表示")
    }
  }
  /// The names of all lists.
  package func usageLists(_ names: String) -> String {
    say("Lists: \(names).", "Listas: \(names).", "リスト: \(names)")
  }
  /// Where ids come from.
  package var usageIDs: String {
    say(
      "squad list prints the ids that the other commands take, such as marvel/1009368.",
      "squad list muestra los id que usan los demás comandos, como marvel/1009368.",
      "他のコマンドに指定する ID は squad list で確認できます (例: marvel/1009368)。")
  }
  /// Above the options.
  package var usageOptions: String { say("Options:", "Opciones:", "オプション:") }
  package func purpose(of option: HelpOption) -> String {
    switch option {
    case .offline: say("never use the network", "no usar nunca la red", "ネットワークを一切使わない")
    case .data:
      say(
        "keep the squad in DIR/squad.sqlite3",
        "guardar el equipo en DIR/squad.sqlite3",
        "チームを DIR/squad.sqlite3 に保存")
    case .config:
      say("read the config from FILE", "leer la configuración desde FILE", "設定を FILE から読み込む")
    case .log:
      say(
        "log requests, unreadable records and failures to FILE, which becomes FILE.1 at 5 MB",
        "registrar en FILE las peticiones, los datos ilegibles y los fallos; al llegar a 5 MB"
          + " pasa a ser FILE.1",
        "リクエスト、読み取れないデータ、失敗を FILE に記録 (5 MB で FILE.1 に改名)")
    case .logLevel:
      say(
        "error, info (the default) or debug, which logs all actions",
        "error, info (por defecto) o debug, que registra cada acción",
        "error、info (既定)、debug (全アクションも記録)")
    case .color:
      say(
        "auto, never, 16, 256 or truecolor",
        "auto, never, 16, 256 o truecolor",
        "auto、never、16、256、truecolor")
    case .theme:
      say(
        "auto, dark, light, contrast, mono, terminal or your own",
        "auto, dark, light, contrast, mono, terminal o uno propio",
        "auto、dark、light、contrast、mono、terminal、自作のテーマ")
    case .language: say("en, es or ja", "en, es o ja", "en、es、ja")
    case .ascii:
      say(
        "draw in plain ASCII, also where ─ ▸ ★ ● take two columns",
        "dibujar solo con ASCII, útil si ─ ▸ ★ ● ocupan dos columnas",
        "ASCII のみで描画 (─ ▸ ★ ● が全角幅になる端末向け)")
    case .pictures: say("auto, never or cells", "auto, never o cells", "auto、never、cells")
    case .noMouse:
      say("leave the mouse to the terminal", "dejar el ratón al terminal", "マウス操作を端末に任せる")
    case .record:
      say(
        "record keystrokes and their timing to FILE",
        "guardar en FILE las teclas y cuándo se pulsan",
        "キー入力を時刻とともに FILE に記録")
    case .attract:
      say(
        "play the tour after a minute without a key",
        "reproducir el tour tras un minuto sin pulsar teclas",
        "キー入力が1分間なければツアーを再生")
    case .kiosk:
      say(
        "run for untrusted visitors, isolated from the host (see the README)",
        "para desconocidos: sin acceso al servidor; ver el README",
        "訪問者向け: ホストには一切触れさせない (README を参照)")
    case .idle:
      say(
        "end a kiosk session after SPAN without a key (5m)",
        "cerrar la sesión de un quiosco tras SPAN de inactividad (5m)",
        "キー入力が SPAN の間なければキオスクのセッションを終了 (5m)")
    case .sessionLimit:
      say(
        "end a kiosk session after SPAN, even an active one (30m)",
        "cerrar la sesión de un quiosco tras SPAN en todo caso (30m)",
        "SPAN が過ぎたら必ずキオスクのセッションを終了 (30m)")
    case .visitors:
      say(
        "admit at most N visitors at a time (60)",
        "admitir como máximo N visitantes a la vez (60)",
        "同時に利用できる訪問者を N 人までに制限 (60)")
    case .visitorName:
      say(
        "save the visitor's squad under NAME; if empty, keep it in memory",
        "guardar el equipo del visitante como NAME; vacío: en memoria",
        "訪問者のチームを NAME として保存 (空ならメモリー上のみ)")
    case .help: say("show this text", "mostrar esta ayuda", "このヘルプを表示")
    case .version: say("show the version", "mostrar la versión", "バージョンを表示")
    }
  }
  /// What the exit status means.
  package var usageStatus: String {
    say(
      "Exit status: 0 on success, 1 on failure, 2 on incorrect usage.",
      "Código de salida: 0 si todo va bien, 1 si algo falla, 2 si el uso es incorrecto.",
      "終了ステータス: 0 は成功、1 は失敗、2 は使い方の誤り。")
  }
  /// The keys that show all others, and the way out.
  package var usageKeys: String {
    say(
      "In the browser, ? shows the keys and q quits.",
      "A pantalla completa, ? muestra las teclas y q sale.",
      "全画面では、? でキーの一覧を表示し、q で終了します。")
  }
}
