import PlainText

/// The text of `squad --help`: 80 columns at most, in every language.
package struct UsageText {
  private static let columns = 80

  private let strings: Strings

  /// The text in the language of `strings`.
  package init(_ strings: Strings) {
    self.strings = strings
  }

  /// The whole text, a line each, with empty lines between the paragraphs.
  package var lines: [String] {
    let forms = CommandForm.allCases.map { form in
      Row(syntax: form.syntax(strings.optionsPlaceholder), purpose: strings.purpose(of: form))
    }
    let options = HelpOption.allCases.map { option in
      Row(syntax: "  " + option.syntax, purpose: strings.purpose(of: option))
    }
    let paragraphs = [
      wrapped(strings.usageIntroduction), Self.table(forms, widest: 36),
      wrapped(strings.usageLists) + wrapped(strings.usageIDs),
      [strings.usageOptions] + Self.table(options, widest: 18),
      wrapped(strings.usageStatus) + wrapped(strings.usageKeys),
    ]
    return Array(paragraphs.joined(separator: [""]))
  }

  /// The part that is about one command.
  package func lines(of command: String) -> [String] {
    let forms = CommandForm.allCases.map { ($0.syntax(strings.optionsPlaceholder), $0) }
      .filter { $0.0.hasPrefix("squad \(command)") }
      .map { Row(syntax: $0.0, purpose: strings.purpose(of: $0.1)) }
    let options = wrapped(strings.usageOtherOptions)
    let more: [String] =
      switch command {
      case "list":
        [strings.usageOptions] + Self.openOptions([.output, .print0], strings) + [""]
          + wrapped(strings.usageLists) + options
      case "open":
        [strings.usageOptions] + Self.openOptions(OpenOption.allCases, strings) + [""]
          + wrapped(strings.usageOpenStatus) + options
      default: options
      }
    return Self.table(forms, widest: 36) + [""] + more
  }

  private static func openOptions(_ options: [OpenOption], _ strings: Strings) -> [String] {
    table(
      options.map { Row(syntax: "  " + $0.syntax, purpose: strings.purpose(of: $0)) }, widest: 24)
  }

  private struct Row {
    let syntax: String
    let purpose: String
  }

  /// Puts purposes in a column of their own; a syntax of more than `widest` columns has its purpose
  /// below.
  private static func table(_ rows: [Row], widest: Int) -> [String] {
    let widths = rows.map { PlainText.width(of: $0.syntax) }
    let column = (widths.filter { $0 <= widest }.max() ?? 0) + 2
    return zip(rows, widths).flatMap { row, width in
      let purpose = PlainText.wrapped(row.purpose, columns: columns - column)
      let isBeside = width + 2 <= column
      let firsts = isBeside ? [row.syntax] : [row.syntax, ""]
      let lefts = firsts + Array(repeating: "", count: max(purpose.count - 1, 0))
      let rights = (isBeside ? [] : [""]) + purpose
      return zip(lefts, rights).map { left, right in
        guard !right.isEmpty else { return left }
        let gap = String(repeating: " ", count: column - PlainText.width(of: left))
        return left + gap + right
      }
    }
  }

  private func wrapped(_ text: String) -> [String] {
    PlainText.wrapped(text, columns: Self.columns).map(String.init)
  }
}

extension Strings {
  fileprivate var usageIntroduction: String {
    say(
      "Browse catalogues in the terminal and keep a squad of your own.",
      "Explora catálogos en el terminal y forma tu propio equipo.",
      "端末でカタログを閲覧し、自分のチームを作るプログラムです。")
  }
  /// Stands for any options.
  var optionsPlaceholder: String { say("[options]", "[opciones]", "[オプション]") }
  fileprivate var usageLists: String {
    let names = ListNames.all.joined(separator: listSeparator)
    return say("Lists: \(names).", "Listas: \(names).", "リスト: \(names)")
  }
  var usageIDs: String {
    say(
      "squad list prints the ids that the other commands take, such as marvel/1009368.",
      "squad list muestra los id que usan los demás comandos, como marvel/1009368.",
      "他のコマンドに指定する ID は squad list で確認できます (例: marvel/1009368)。")
  }
  fileprivate var usageOtherOptions: String {
    say(
      "squad --help has the options of all commands.",
      "squad --help tiene las opciones comunes a todos los comandos.",
      "すべてのコマンドに共通のオプションは squad --help を参照してください。")
  }
  /// Above the options.
  var usageOptions: String { say("Options:", "Opciones:", "オプション:") }
  fileprivate var usageStatus: String {
    let (success, failure, usage) = (
      ExitStatus.success.rawValue, ExitStatus.failure.rawValue, ExitStatus.wrongUsage.rawValue
    )
    return say(
      "Exit status: \(success) on success, \(failure) on failure, \(usage) on incorrect usage.",
      "Código de salida: \(success) si todo va bien, \(failure) si algo falla, "
        + "\(usage) si el uso es incorrecto.",
      "終了ステータス: \(success) は成功、\(failure) は失敗、\(usage) は使い方の誤り。")
  }
  fileprivate var usageOpenStatus: String {
    let (none, failure, cancelled) = (
      ExitStatus.failure.rawValue, ExitStatus.wrongUsage.rawValue, ExitStatus.cancelled.rawValue
    )
    return say(
      "With --select and --filter: \(none) if nothing matches, \(failure) on failure, "
        + "\(cancelled) if cancelled.",
      "Con --select y --filter: \(none) si nada coincide, \(failure) si algo falla, "
        + "\(cancelled) si se cancela.",
      "--select と --filter では、\(none) は一致なし、\(failure) は失敗、\(cancelled) は中止。")
  }
  fileprivate var usageKeys: String {
    say(
      "In the browser, ? shows the keys and q quits.",
      "A pantalla completa, ? muestra las teclas y q sale.",
      "全画面では、? でキーの一覧を表示し、q で終了します。")
  }
}
