/// Japanese words about a command line that squad can't follow.
extension Japanese: UsageErrorWords {
  func cited(_ word: String) -> String { "「\(word)」" }

  func unknown(_ kind: UsageProblem.Kind, _ word: String) -> String {
    switch kind {
    case .option: "オプション\(word)はありません"
    case .command: "コマンド\(word)はありません"
    case .configCommand: "config のコマンド\(word)はありません"
    case .catalogue: "カタログ\(word)はありません"
    case .commandOrCatalogue: "\(word)というコマンドやカタログはありません"
    case .list: "リスト\(word)はありません"
    case .theme: "テーマ\(word)はありません"
    case .language: "言語\(word)には対応していません"
    }
  }

  func didYouMean(_ name: String) -> String { "\(name) のことですか？" }
  func available(_ names: [String]) -> String {
    "指定できるのは \(names.joined(separator: "、"))"
  }
  func see(_ command: String) -> String { "\(command) を参照" }

  func needs(_ operand: UsageProblem.Operand, _ name: String) -> String {
    switch operand {
    case .folder: "\(name) にはフォルダーが必要です"
    case .file: "\(name) にはファイルが必要です"
    case .level: "\(name) にはレベルが必要です"
    case .mode: "\(name) にはモードが必要です"
    case .name: "\(name) には名前が必要です"
    case .code: "\(name) にはコードが必要です"
    case .text: "\(name) には文字列が必要です"
    case .number: "\(name) には数値が必要です"
    case .time: "\(name) には時間が必要です"
    case .list: "\(name) にはリストが必要です (例: marvel)"
    case .id: "\(name) には ID が必要です (例: marvel/1009368)"
    case .recording: "\(name) には記録ファイルまたは tour が必要です"
    case .word(let words): "\(name) には \(either(words)) が必要です"
    }
  }

  var searchIsOptional: String { "省略するとすべての項目を表示" }
  func takesNoValue(_ option: String) -> String { "\(option) に値は指定できません" }

  func wrongValue(_ option: String, takes values: String, given: String?) -> String {
    guard let given else { return wrong(option, takes: values) }
    return "\(option) に\(given)は指定できません · 指定できるのは \(values)"
  }

  func noID(_ word: String, of command: String) -> String {
    "\(word)は ID ではありません (例: marvel/1009368)"
  }

  func unexpected(_ word: String) -> String { "余分な引数\(word)があります" }

  func takesOne(_ operand: UsageProblem.Operand, _ command: String) -> String {
    switch operand {
    case .list: "\(command) に指定できるリストは1つだけ"
    case .id: "\(command) に指定できる ID は1つだけ"
    case .recording: "\(command) に指定できる記録は1つだけ"
    case .word: "\(command) に指定できる語は1つだけ"
    default: "\(command) に指定できる引数は1つだけ"
    }
  }

  func takesNoArguments(_ command: String) -> String { "\(command) に引数は指定できません" }
  func foreignOption(_ option: String) -> String { "\(option) はこのコマンドでは使えません" }
  func conflict(_ option: String, with other: String) -> String {
    "\(option) と \(other) は同時に指定できません"
  }
  func option(_ option: String, needs other: String) -> String {
    "\(option) には \(other) が必要です"
  }
  var kioskTakesNoCommand: String { "--kiosk ではコマンドを使えません" }
  func notUTF8(_ argument: String) -> String { "\(argument)は UTF-8 ではありません" }
  func notARecording(_ path: String) -> String { "\(path)は squad の記録ファイルではありません" }
  func notACast(_ path: String) -> String { "\(path)は asciinema の記録ファイルではありません" }
  func notALog(_ path: String) -> String { "\(path)は squad のログファイルではありません" }
  func namesAnotherFile(_ option: String) -> String { "\(option) で別のファイルを指定" }
  func needsScreen(_ name: String) -> String { "\(name) には画面が必要です" }
  var unsetsAccessible: String { "環境変数 ACCESSIBLE の設定を解除してください" }
  var noPlace: String {
    "ssh のホスト名の後に指定できるのはリストまたは項目です (例: bitcoin/EUR)"
  }
  func unknownPlace(_ place: String) -> String { "\(place) というリストや項目はありません" }

  func number(from least: String, to most: String) -> String {
    "\(least) から \(most) までの数値"
  }
  func wholeNumber(from least: String) -> String { "\(least) 以上の整数" }
  var span: String { "1s から 24h までの時間 (例: 90s、5m、1h30m)" }
  func visitorName(longest: String) -> String {
    "1 から \(longest) 文字の印字可能な ASCII 文字 (空白は不可)"
  }

  var noTerminal: String { "squad には端末が必要です。SSH では ssh -t を使ってください" }
  var dumbTerminal: String {
    "squad にはカーソルを動かせる端末が必要です。TERM=dumb では使えません"
  }
  var noTerminfo: String {
    "squad はこの端末を使えません: TERM の terminfo エントリーがなく、一般的なものもインストール"
      + "されていません"
  }
}
