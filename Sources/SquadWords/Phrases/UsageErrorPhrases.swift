/// What is said of a command line that squad can't follow. Words of the command line stand in
/// `cited`; names of options, commands and variables, and what is typed, stay as they are.
extension Strings {
  package func cited(_ word: String) -> String { say("\"\(word)\"", "«\(word)»", "「\(word)」") }
  package func unknown(_ kind: UsageProblem.Kind, _ word: String) -> String {
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
    case .catalogue:
      say("unknown catalogue \(word)", "catálogo desconocido \(word)", "カタログ\(word)はありません")
    case .commandOrCatalogue:
      say(
        "unknown command or catalogue \(word)",
        "comando o catálogo desconocido \(word)",
        "\(word)というコマンドやカタログはありません")
    case .list: say("unknown list \(word)", "lista desconocida \(word)", "リスト\(word)はありません")
    case .theme: say("unknown theme \(word)", "tema desconocido \(word)", "テーマ\(word)はありません")
    case .language:
      say("unknown language \(word)", "idioma desconocido \(word)", "言語\(word)には対応していません")
    }
  }
  /// Behind something unknown: the name that it may have meant.
  package func didYouMean(_ name: String) -> String {
    say("did you mean \(name)?", "¿quizá \(name)?", "\(name) のことですか？")
  }
  /// The same where none is near: all there are.
  package func available(_ names: [String]) -> String {
    say(
      "choose \(either(names))",
      "disponibles: \(names.joined(separator: ", "))",
      "指定できるのは \(names.joined(separator: "、"))")
  }
  /// Where to look: `see squad --help`.
  package func see(_ command: String) -> String {
    say("see \(command)", "ver \(command)", "\(command) を参照")
  }
  /// `--data needs a folder`, of an option or a command.
  package func needs(_ operand: UsageProblem.Operand, _ name: String) -> String {
    switch operand {
    case .folder:
      say("\(name) needs a folder", "\(name) necesita una carpeta", "\(name) にはフォルダーが必要です")
    case .file: say("\(name) needs a file", "\(name) necesita un archivo", "\(name) にはファイルが必要です")
    case .level: say("\(name) needs a level", "\(name) necesita un nivel", "\(name) にはレベルが必要です")
    case .mode: say("\(name) needs a mode", "\(name) necesita un modo", "\(name) にはモードが必要です")
    case .name: say("\(name) needs a name", "\(name) necesita un nombre", "\(name) には名前が必要です")
    case .code: say("\(name) needs a code", "\(name) necesita un código", "\(name) にはコードが必要です")
    case .text: say("\(name) needs some text", "\(name) necesita un texto", "\(name) には文字列が必要です")
    case .number: say("\(name) needs a number", "\(name) necesita un número", "\(name) には数値が必要です")
    case .time: say("\(name) needs a time", "\(name) necesita una duración", "\(name) には時間が必要です")
    case .list:
      say(
        "\(name) needs a list, such as marvel",
        "\(name) necesita una lista, como marvel",
        "\(name) にはリストが必要です (例: marvel)")
    case .id:
      say(
        "\(name) needs an id, such as marvel/1009368",
        "\(name) necesita un id, como marvel/1009368",
        "\(name) には ID が必要です (例: marvel/1009368)")
    case .recording:
      say(
        "\(name) needs a recording, or tour",
        "\(name) necesita una grabación, o tour",
        "\(name) には記録ファイルまたは tour が必要です")
    case .word(let words):
      say(
        "\(name) needs \(either(words))",
        "\(name) necesita \(either(words))",
        "\(name) には \(either(words)) が必要です")
    }
  }
  /// Behind `needs`, of `--search`.
  package var searchIsOptional: String {
    say(
      "leave it out to list every entry",
      "sin la opción se listan todas las entradas",
      "省略するとすべての項目を表示")
  }
  package func takesNoValue(_ option: String) -> String {
    say("\(option) takes no value", "\(option) no admite ningún valor", "\(option) に値は指定できません")
  }
  /// `--pictures takes auto, never or cells, not "all"`
  package func wrongValue(_ option: String, takes values: String, given: String?) -> String {
    switch language {
    case .english:
      return "\(option) takes \(values)\(given.map { ", not \($0)" } ?? "")"
    case .spanish:
      guard let given else { return wrong(option, takes: values) }
      return "\(option) no admite \(given), solo \(values)"
    case .japanese:
      guard let given else { return wrong(option, takes: values) }
      return "\(option) に\(given)は指定できません · 指定できるのは \(values)"
    }
  }
  package func noID(_ word: String, of command: String) -> String {
    say(
      "\(needs(.id, command)), not \(word)",
      "\(needs(.id, command)), y \(word) no lo es",
      "\(word)は ID ではありません (例: marvel/1009368)")
  }
  package func unexpected(_ word: String) -> String {
    say("unexpected argument \(word)", "argumento inesperado \(word)", "余分な引数\(word)があります")
  }
  package func takesOne(_ operand: UsageProblem.Operand, _ command: String) -> String {
    switch operand {
    case .list:
      say(
        "\(command) takes one list",
        "\(command) admite una sola lista",
        "\(command) に指定できるリストは1つだけ")
    case .id:
      say("\(command) takes one id", "\(command) admite un solo id", "\(command) に指定できる ID は1つだけ")
    case .recording:
      say(
        "\(command) takes one recording",
        "\(command) admite una sola grabación",
        "\(command) に指定できる記録は1つだけ")
    case .word:
      say(
        "\(command) takes one word",
        "\(command) admite una sola palabra",
        "\(command) に指定できる語は1つだけ")
    default:
      say(
        "\(command) takes one argument",
        "\(command) admite un solo argumento",
        "\(command) に指定できる引数は1つだけ")
    }
  }
  package func takesNoArguments(_ command: String) -> String {
    say(
      "\(command) takes no arguments",
      "\(command) no admite argumentos",
      "\(command) に引数は指定できません")
  }
  package func foreignOption(_ option: String) -> String {
    say(
      "\(option) can't be used with this command",
      "\(option) no se puede usar con este comando",
      "\(option) はこのコマンドでは使えません")
  }
  package func conflict(_ option: String, with other: String) -> String {
    say(
      "\(option) can't be used with \(other)",
      "\(option) no se puede usar con \(other)",
      "\(option) と \(other) は同時に指定できません")
  }
  package func option(_ option: String, needs other: String) -> String {
    say(
      "\(option) needs \(other)",
      "\(option) necesita \(other)",
      "\(option) には \(other) が必要です")
  }
  package var kioskTakesNoCommand: String {
    say("--kiosk opens the browser only", "--kiosk no admite comandos", "--kiosk ではコマンドを使えません")
  }
  package func notUTF8(_ argument: String) -> String {
    say("\(argument) is not UTF-8", "\(argument) no es UTF-8", "\(argument)は UTF-8 ではありません")
  }
  package func notARecording(_ path: String) -> String {
    say(
      "\(path) isn't a recording of squad",
      "\(path) no es una grabación de squad",
      "\(path)は squad の記録ファイルではありません")
  }
  package func notACast(_ path: String) -> String {
    say(
      "\(path) isn't an asciinema recording",
      "\(path) no es una grabación de asciinema",
      "\(path)は asciinema の記録ファイルではありません")
  }
  package func notALog(_ path: String) -> String {
    say(
      "\(path) isn't a log of squad",
      "\(path) no es un registro de squad",
      "\(path)は squad のログファイルではありません")
  }
  /// Which option names a file in place of one that can't be used.
  package func namesAnotherFile(_ option: String) -> String {
    say(
      "choose another file with \(option)",
      "\(option) indica otro archivo",
      "\(option) で別のファイルを指定")
  }
  package func needsScreen(_ name: String) -> String {
    say("\(name) needs a screen", "\(name) necesita una pantalla", "\(name) には画面が必要です")
  }
  /// Behind it: what gives a screen back.
  package var unsetsAccessible: String {
    say("unset ACCESSIBLE", "quitar ACCESSIBLE del entorno", "環境変数 ACCESSIBLE の設定を解除してください")
  }
  package var noPlace: String {
    say(
      "ssh takes a list or an entry after the host, such as bitcoin/EUR",
      "ssh admite una lista o una entrada tras el nombre del servidor, como bitcoin/EUR",
      "ssh のホスト名の後に指定できるのはリストまたは項目です (例: bitcoin/EUR)")
  }
  package func unknownPlace(_ place: String) -> String {
    say(
      "no such list or entry: \(place)",
      "no existe ninguna lista ni entrada \(place)",
      "\(place) というリストや項目はありません")
  }

  // The values that options take.
  package func number(from least: String, to most: String) -> String {
    say(
      "a number from \(least) to \(most)",
      "un número de \(least) a \(most)",
      "\(least) から \(most) までの数値")
  }
  package func wholeNumber(from least: String) -> String {
    say("a whole number, \(least) or more", "un entero, \(least) o más", "\(least) 以上の整数")
  }
  package var span: String {
    say(
      "a time from 1s to 24h, such as 90s, 5m or 1h30m",
      "una duración de 1s a 24h, como 90s, 5m o 1h30m",
      "1s から 24h までの時間 (例: 90s、5m、1h30m)")
  }
  package func visitorName(longest: String) -> String {
    say(
      "1 to \(longest) printable ASCII characters, no space",
      "de 1 a \(longest) caracteres ASCII imprimibles, sin espacios",
      "1 から \(longest) 文字の印字可能な ASCII 文字 (空白は不可)")
  }

  // Terminals: each a sentence that begins with squad's name.
  package var noTerminal: String {
    say(
      "squad needs a terminal; over SSH use ssh -t",
      "squad necesita un terminal; por SSH, usar ssh -t",
      "squad には端末が必要です。SSH では ssh -t を使ってください")
  }
  package var dumbTerminal: String {
    say(
      "squad needs a terminal that can move the cursor; TERM=dumb can't",
      "squad necesita un terminal que pueda mover el cursor; TERM=dumb no puede",
      "squad にはカーソルを動かせる端末が必要です。TERM=dumb では使えません")
  }
  package var noTerminfo: String {
    say(
      "squad can't use this terminal: no terminfo entry for TERM, and none of the usual ones is"
        + " installed",
      "squad no puede usar este terminal: no hay entrada de terminfo para TERM ni está instalada"
        + " ninguna de las habituales",
      "squad はこの端末を使えません: TERM の terminfo エントリーがなく、一般的なものもインストール"
        + "されていません")
  }
}
