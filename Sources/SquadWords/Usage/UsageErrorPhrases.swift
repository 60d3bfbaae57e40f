import SquadCore

/// Usage errors: the mistake, then the advice. Words of the command line stand in
/// `cited`; names of options, commands and variables stay as they are typed.
extension Strings {
  /// `unknown option "--teem" · did you mean --theme?`
  package func text(of reason: UsageErrorReason) -> String {
    switch reason {
    case .unknown(let kind, let word, let nearest):
      "\(unknown(kind, cited(word))) · \(nearest.map(didYouMean) ?? see(Self.help))"
    case .unknownAmong(let names, let kind, let word):
      "\(unknown(kind, cited(word))) · \(available(names))"
    case .missing(let operand, let name):
      "\(needs(operand, name)) · \(see(operand == .id ? "squad list marvel" : Self.help))"
    case .ambiguous(let option, let names):
      "\(unknown(.option, cited(option))) · \(didYouMean(either(names)))"
    case .noValueTaken(let option):
      help(
        say(
          "\(option) takes no value",
          "\(option) no admite ningún valor",
          "\(option) に値は指定できません"))
    case .emptySearch:
      "\(needs(.text, "--search")) · "
        + say(
          "leave it out to list every entry",
          "sin la opción se listan todas las entradas",
          "省略するとすべての項目を表示します")
    case .wrongValue(let option, let expectation, let given):
      wrongValue(option, takes: text(of: expectation), given: given.map(cited))
    case .noID(let word, let command, let list):
      say(
        "\(needs(.id, command)), not \(cited(word))",
        "\(needs(.id, command)), y \(cited(word)) no lo es",
        "\(cited(word))は ID ではありません (例: marvel/1009368)") + " · \(see("squad list \(list)"))"
    case .unexpected(let word, let limit): text(unexpected: cited(word), limit)
    case .foreignOption(let option):
      help(
        say(
          "\(option) can't be used with this command",
          "\(option) no se puede usar con este comando",
          "\(option) はこのコマンドでは使えません"))
    case .conflict(let option, let other):
      help(
        say(
          "\(option) can't be used with \(other)",
          "\(option) no se puede usar con \(other)",
          "\(option) と \(other) は同時に指定できません"))
    case .optionNeeds(let needed, let option):
      help(
        say(
          "\(option) needs \(needed)",
          "\(option) necesita \(needed)",
          "\(option) には \(needed) が必要です"))
    case .kioskCommand:
      help(
        say(
          "--kiosk opens the browser only",
          "--kiosk no admite comandos",
          "--kiosk ではコマンドを使えません"))
    case .notUTF8(let argument):
      help(
        say(
          "\(cited(argument)) is not UTF-8",
          "\(cited(argument)) no es UTF-8",
          "\(cited(argument))は UTF-8 ではありません"))
    case .notARecording(let path):
      say(
        "\(cited(path)) isn't a recording of squad",
        "\(cited(path)) no es una grabación de squad",
        "\(cited(path))は squad の記録ファイルではありません") + " · \(choosesAnotherFile("--record"))"
    case .notACast(let path):
      say(
        "\(cited(path)) isn't an asciinema recording",
        "\(cited(path)) no es una grabación de asciinema",
        "\(cited(path))は asciinema の記録ファイルではありません") + " · \(choosesAnotherFile("--cast"))"
    case .notALog(let path):
      say(
        "\(cited(path)) isn't a log of squad",
        "\(cited(path)) no es un registro de squad",
        "\(cited(path))は squad のログファイルではありません") + " · \(choosesAnotherFile("--log"))"
    case .needsScreen(let name):
      say(
        "\(name) needs a screen · unset ACCESSIBLE",
        "\(name) necesita una pantalla · quita ACCESSIBLE del entorno",
        "\(name) には画面が必要です · 環境変数 ACCESSIBLE の設定を解除してください")
    case .noLocation:
      say(
        "ssh takes a list or an entry after the host, such as bitcoin/EUR",
        "ssh admite una lista o una entrada tras el nombre del servidor, como bitcoin/EUR",
        "ssh のホスト名の後に指定できるのはリストまたは項目です (例: bitcoin/EUR)")
    case .unknownLocation(let location, let nearest, let all):
      say(
        "no such list or entry: \(location)",
        "no existe ninguna lista ni entrada \(location)",
        "\(location) というリストや項目はありません") + " · \(nearest.map(didYouMean) ?? available(all))"
    case .noTerminal:
      say(
        "squad needs a terminal; over SSH use ssh -t",
        "squad necesita un terminal; por SSH, usa ssh -t",
        "squad には端末が必要です。SSH では ssh -t を使ってください")
    case .noControllingTerminal:
      say(
        "squad needs a terminal; use --filter in scripts",
        "squad necesita un terminal; en scripts, usa --filter",
        "squad には端末が必要です。スクリプトでは --filter を使ってください")
    case .dumbTerminal:
      say(
        "squad needs a terminal that can move the cursor; TERM=dumb can't",
        "squad necesita un terminal que pueda mover el cursor; TERM=dumb no puede",
        "squad にはカーソルを動かせる端末が必要です。TERM=dumb では使えません")
    case .noTerminfo:
      say(
        "squad can't use this terminal: no terminfo entry for TERM, and none of the usual ones is"
          + " installed",
        "squad no puede usar este terminal: no hay entrada de terminfo para TERM ni está instalada"
          + " ninguna de las habituales",
        "squad はこの端末を使えません: TERM の terminfo エントリーがなく、一般的なものもインストール"
          + "されていません")
    }
  }

  private static let help = "squad --help"

  private func help(_ text: String) -> String { "\(text) · \(see(Self.help))" }

  /// A word of the command line.
  func cited(_ word: String) -> String { say("\"\(word)\"", "«\(word)»", "「\(word)」") }

  func see(_ command: String) -> String {
    say("see \(command)", "consulta \(command)", "\(command) を参照してください")
  }
  func didYouMean(_ name: String) -> String {
    say("did you mean \(name)?", "¿quisiste decir \(name)?", "\(name) のことですか？")
  }
  private func available(_ names: [String]) -> String {
    say(
      "choose \(either(names))",
      "disponibles: \(names.joined(separator: listSeparator))",
      "候補: \(names.joined(separator: listSeparator))")
  }

  private func unknown(_ kind: UsageErrorReason.Kind, _ word: String) -> String {
    switch kind {
    case .option:
      say("unknown option \(word)", "opción desconocida \(word)", "オプション\(word)はありません")
    case .command:
      say("unknown command \(word)", "comando desconocido \(word)", "コマンド\(word)はありません")
    case .configCommand:
      say(
        "unknown config command \(word)",
        "comando de config desconocido \(word)",
        "config のコマンド\(word)はありません")
    case .storeCommand:
      say(
        "unknown store command \(word)",
        "comando de store desconocido \(word)",
        "store のコマンド\(word)はありません")
    case .catalogue:
      say("unknown catalogue \(word)", "catálogo desconocido \(word)", "カタログ\(word)はありません")
    case .commandOrCatalogue:
      say(
        "unknown command or catalogue \(word)",
        "comando o catálogo desconocido \(word)",
        "\(word)というコマンドやカタログはありません")
    case .list: say("unknown list \(word)", "lista desconocida \(word)", "リスト\(word)はありません")
    case .sort: say("unknown sort \(word)", "orden desconocido \(word)", "並び順\(word)はありません")
    case .theme: say("unknown theme \(word)", "tema desconocido \(word)", "テーマ\(word)はありません")
    case .language:
      say("unknown language \(word)", "idioma desconocido \(word)", "言語\(word)には対応していません")
    }
  }

  /// `--data needs a folder`, for an option or a command.
  private func needs(_ operand: UsageErrorReason.Operand, _ name: String) -> String {
    let what =
      switch operand {
      case .store:
        say(
          "FROM and TO: folders or servers", "FROM y TO: carpetas o servidores",
          " FROM と TO (フォルダーかサーバー) が必要です")
      case .folder: say("a folder", "una carpeta", "フォルダーが必要です")
      case .file: say("a file", "un archivo", "ファイルが必要です")
      case .level: say("a level", "un nivel", "レベルが必要です")
      case .mode: say("a mode", "un modo", "モードが必要です")
      case .name: say("a name", "un nombre", "名前が必要です")
      case .code: say("a code", "un código", "コードが必要です")
      case .text: say("some text", "un texto", "文字列が必要です")
      case .number: say("a number", "un número", "数値が必要です")
      case .time: say("a time", "una duración", "時間が必要です")
      case .list:
        say("a list, such as marvel", "una lista, como marvel", "リストが必要です (例: marvel)")
      case .id:
        say(
          "an id, such as marvel/1009368", "un id, como marvel/1009368",
          " ID が必要です (例: marvel/1009368)")
      case .recording:
        say("a recording, or tour", "una grabación, o tour", "記録ファイルまたは tour が必要です")
      case .field: say("a field", "un campo", "フィールドが必要です")
      case .word(let words): say(either(words), either(words), " \(either(words)) が必要です")
      }
    return say("\(name) needs \(what)", "\(name) necesita \(what)", "\(name) には\(what)")
  }

  /// `--pictures takes auto, never or cells, not "all"`
  private func wrongValue(_ option: String, takes values: String, given: String?) -> String {
    say(
      "\(option) takes \(values)\(given.map { ", not \($0)" } ?? "")",
      given.map { "\(option) no admite \($0), solo \(values)" } ?? wrong(option, takes: values),
      given.map { "\(option) に\($0)は指定できません · 指定できる値: \(values)" }
        ?? wrong(option, takes: values))
  }

  private func text(of expectation: UsageErrorReason.Expectation) -> String {
    switch expectation {
    case .choice(let names): either(names)
    case .number(let minimum, let maximum):
      say(
        "a number from \(minimum) to \(maximum)",
        "un número de \(minimum) a \(maximum)",
        "\(minimum) から \(maximum) までの数値")
    case .wholeNumber(let range): wholeNumber(in: range)
    case .wholeNumberFrom(let minimum):
      say(
        "a whole number, \(number(minimum)) or more",
        "un entero, \(number(minimum)) o más",
        "\(number(minimum)) 以上の整数")
    case .span:
      say(
        "a time from 1s to 24h, such as 90s, 5m or 1h30m",
        "una duración de 1s a 24h, como 90s, 5m o 1h30m",
        "1s から 24h までの時間 (例: 90s、5m、1h30m)")
    case .visitorName(let longest):
      say(
        "1 to \(number(longest)) printable ASCII characters, no space",
        "de 1 a \(number(longest)) caracteres ASCII imprimibles, sin espacios",
        "1から\(number(longest))文字の印字可能な ASCII 文字 (空白は不可)")
    case .character:
      say("one character, or \\t", "un solo carácter, o \\t", "1文字または \\t")
    case .tabName(let longest):
      say(
        "1 to \(number(longest)) characters of a-z, 0-9 and -, except squad's own names",
        "de 1 a \(number(longest)) caracteres de a-z, 0-9 y -, salvo los nombres de squad",
        "a-z、0-9、- からなる1から\(number(longest))文字 (squad の名前を除く)")
    case .path:
      say(
        "a path such as items or a[].b", "una ruta como items o a[].b",
        "items や a[].b のようなパス")
    case .field:
      say(
        "a field such as name, a.b or '{first} {last}'",
        "un campo como name, a.b o '{first} {last}'",
        "name、a.b、'{first} {last}' のようなフィールド")
    }
  }

  private func text(unexpected word: String, _ limit: UsageErrorReason.Limit) -> String {
    let text = say(
      "unexpected argument \(word)", "argumento inesperado \(word)", "余分な引数\(word)があります")
    return switch limit {
    case .one(let operand, let command): "\(text) · \(takesOne(operand, command))"
    case .none(let command):
      "\(text) · "
        + say(
          "\(command) takes no arguments",
          "\(command) no admite argumentos",
          "\(command) に引数は指定できません")
    case .maximum(let limit, let command):
      "\(text) · "
        + say(
          "\(command) takes \(number(limit)) files at most",
          "\(command) admite \(number(limit)) archivos como máximo",
          "\(command) に指定できるファイルは\(number(limit))個までです")
    case .location: help(text)
    }
  }

  private func takesOne(_ operand: UsageErrorReason.Operand, _ command: String) -> String {
    let what =
      switch operand {
      case .list: say("one list", "una sola lista", "リスト")
      case .id: say("one id", "un solo id", " ID ")
      case .recording: say("one recording", "una sola grabación", "記録")
      case .word: say("one word", "una sola palabra", "語")
      default: say("one argument", "un solo argumento", "引数")
      }
    return say(
      "\(command) takes \(what)", "\(command) admite \(what)", "\(command) に指定できる\(what)は一つだけです")
  }
}
