/// An option that `squad --help` explains; the raw value is its name. Options of a single command
/// stand in its `CommandForm`.
package enum HelpOption: String, CaseIterable, Sendable {
  case offline = "--offline"
  case data = "--data"
  case config = "--config"
  case log = "--log"
  case logLevel = "--log-level"
  case color = "--color"
  case theme = "--theme"
  case language = "--language"
  case ascii = "--ascii"
  case pictures = "--pictures"
  case noMouse = "--no-mouse"
  case record = "--record"
  case attract = "--attract"
  case kiosk = "--kiosk"
  case idle = "--idle"
  case sessionLimit = "--session-limit"
  case visitors = "--visitors"
  case visitorName = "--as"
  case help = "--help"
  case version = "--version"

  /// The option with a placeholder for its value. Placeholders are the same in every language,
  /// because errors, the manual and the config name them, too.
  var syntax: String {
    switch self {
    case .data: "\(rawValue) DIR"
    case .config, .log, .record: "\(rawValue) FILE"
    case .logLevel: "\(rawValue) LEVEL"
    case .color, .pictures: "\(rawValue) MODE"
    case .theme, .visitorName: "\(rawValue) NAME"
    case .language: "\(rawValue) CODE"
    case .idle, .sessionLimit: "\(rawValue) SPAN"
    case .visitors: "\(rawValue) N"
    case .help: "\(rawValue), -h"
    case .version: "\(rawValue), -v"
    case .offline, .ascii, .noMouse, .attract, .kiosk: rawValue
    }
  }
}

extension HelpOption {
  /// The placeholder of its value; nil for a flag.
  package var placeholder: String? { syntax.placeholder(after: rawValue) }
}

extension Strings {
  /// `never use the network`, the option's purpose in `squad --help`.
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
        "draw in plain ASCII, useful where ─ ▸ ★ ● take two columns",
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
        "run for untrusted visitors, isolated from the host (see the manual)",
        "atender a desconocidos sin darles acceso al servidor (véase el manual)",
        "不特定の訪問者のために、ホストから隔離して動かす (マニュアルを参照)")
    case .idle:
      say(
        "end a kiosk session after SPAN without a key (5m)",
        "cerrar la sesión de un quiosco tras SPAN de inactividad (5m)",
        "キー入力が SPAN の間なければキオスクのセッションを終了 (5m)")
    case .sessionLimit:
      say(
        "end a kiosk session after SPAN, even an active one (30m)",
        "cerrar la sesión de un quiosco tras SPAN, aunque esté activa (30m)",
        "SPAN が過ぎたら必ずキオスクのセッションを終了 (30m)")
    case .visitors:
      say(
        "admit at most N visitors at a time (60)",
        "admitir como máximo N visitantes a la vez (60)",
        "同時に利用できる訪問者を N 人までに制限 (60)")
    case .visitorName:
      say(
        "with --kiosk, save the visitor's squad under NAME (in memory if empty); with SQUAD_STORE"
          + " or store copy, use the squad NAME",
        "con --kiosk, guardar el equipo del visitante como NAME (vacío: en memoria);"
          + " con SQUAD_STORE o store copy, usar el equipo NAME",
        "--kiosk では訪問者のチームを NAME として保存 (空ならメモリー上のみ)、"
          + "SQUAD_STORE や store copy では NAME のチームを使う")
    case .help: say("show this text", "mostrar esta ayuda", "このヘルプを表示")
    case .version: say("show the version", "mostrar la versión", "バージョンを表示")
    }
  }
}
