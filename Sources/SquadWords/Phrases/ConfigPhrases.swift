import SquadCore

/// Mistakes in the config file. Names and values stand in `quoted`.
extension Strings {
  /// `config.json:3:3 unknown "theem", did you mean "theme"? · 2 more`
  package func text(of mistake: ConfigMistake, others: Int) -> String {
    text(of: mistake) + more(others)
  }

  /// ` · 2 more`; empty for none.
  package func more(_ others: Int) -> String {
    guard others > 0 else { return "" }
    return say(" · \(number(others)) more", " · \(number(others)) más", " · ほか\(number(others))件")
  }

  /// `config.json:3:3 unknown "theem", did you mean "theme"?`
  package func text(of mistake: ConfigMistake) -> String {
    let position = mistake.position.map { ":\($0.line):\($0.column)" } ?? ":"
    let concernsFile = mistake.problem == .exposesKeys
    return "\(mistake.file)\(concernsFile ? "" : position) \(text(of: mistake.problem))"
  }

  /// `Config mistakes`, the title of their overlay.
  package var configMistakesTitle: String {
    say("Config mistakes", "Errores de configuración", "設定の誤り")
  }

  private func text(of problem: ConfigError) -> String {
    switch problem {
    case .unreadable(let reason):
      say("can't be read: \(reason)", "no se puede leer: \(reason)", "読み取れません: \(reason)")
    case .tooLarge(let bytes):
      say(
        "is larger than \(number(bytes / 1_000)) kB",
        "ocupa más de \(number(bytes / 1_000)) kB",
        "\(number(bytes / 1_000)) kB を超えています")
    case .notUTF8: say("is not UTF-8 text", "no es texto UTF-8", "UTF-8 のテキストではありません")
    case .syntax(let reason):
      say(
        "\(text(ofSyntax: reason)); the rest is ignored",
        "\(text(ofSyntax: reason)); lo que sigue se ignora",
        "\(text(ofSyntax: reason))。以降は無視します")
    case .unknown(let name, let suggestion):
      say("unknown \(quoted(name))", "\(quoted(name)) desconocido", "\(quoted(name)) という項目はありません")
        + meaning(suggestion)
    case .retired(let name, let other):
      say(
        "\(quoted(name)) no longer exists; use \(quoted(other))",
        "\(quoted(name)) ya no existe; usa \(quoted(other))",
        "\(quoted(name)) は廃止されました。代わりに \(quoted(other)) を使ってください")
    case .repeated(let name):
      say(
        "\(quoted(name)) appears twice; the first is used",
        "\(quoted(name)) aparece dos veces; se usa la primera",
        "\(quoted(name)) が重複しています。最初のものを使います")
    case .wrong(let setting, let values): wrong(quoted(setting), takes: text(of: values))
    case .unknownValue(let setting, let value, let suggestion):
      say(
        "\(quoted(setting)) can't be \(quoted(value))",
        "\(quoted(setting)) no puede ser \(quoted(value))",
        "\(quoted(setting)) に \(quoted(value)) は指定できません") + meaning(suggestion)
    case .reservedTheme(let name):
      say(
        "\(quoted(name)) is one of squad's themes; choose another name",
        "\(quoted(name)) es un tema de squad; elige otro nombre",
        "\(quoted(name)) は squad のテーマ名です。別の名前にしてください")
    case .themeName(let name):
      say(
        "a theme can't be called \(quoted(name))",
        "un tema no puede llamarse \(quoted(name))",
        "\(quoted(name)) はテーマ名に使えません")
    case .catalogueName(let name):
      say(
        "a catalogue's id is 1 to 32 characters of a-z, 0-9 and -, none of squad's own:"
          + " \(quoted(name))",
        "el id de un catálogo tiene de 1 a 32 caracteres de a-z, 0-9 y -, y no es de squad:"
          + " \(quoted(name))",
        "カタログの ID は a-z、0-9、- からなる32文字までで、squad のものは使えません: \(quoted(name))")
    case .key(let key, let problem): text(of: problem, quoted(key))
    case .exposesKeys:
      say(
        "contains keys but is readable by others · run chmod 600 on it",
        "contiene claves y otros usuarios pueden leerlo · ejecuta chmod 600",
        "には API キーがあり、他のユーザーも読めます · chmod 600 を実行してください")
    }
  }

  private func text(of problem: ConfigError.KeyError, _ key: String) -> String {
    switch problem {
    case .unknown(let suggestion): unknownKey(key) + meaning(suggestion)
    case .notOne:
      say(
        "\(key) is not one key, such as \"j\", \"ctrl-d\" or \"f5\"",
        "\(key) no es una tecla, como \"j\", \"ctrl-d\" o \"f5\"",
        "\(key) は一つのキーではありません (例: \"j\"、\"ctrl-d\"、\"f5\")")
    case .fixed(let command):
      say(
        "\(key) can't be bound: it always means \(quoted(command))",
        "\(key) no se puede asignar: siempre es \(quoted(command))",
        "\(key) は変更できません。常に \(quoted(command)) です")
    case .same(let other):
      say(
        "\(key) can't be bound: terminals send it as \(quoted(other))",
        "\(key) no se puede asignar: los terminales envían \(quoted(other))",
        "\(key) は使えません。端末は \(quoted(other)) として送ります")
    case .escaped:
      say(
        "\(key) can't be bound: terminals send it as \"esc\" and what follows",
        "\(key) no se puede asignar: los terminales envían \"esc\" y lo que sigue",
        "\(key) は使えません。端末は \"esc\" と続くキーとして送ります")
    case .unsent:
      say(
        "\(key) can't be bound: terminals have no such key",
        "\(key) no se puede asignar: los terminales no tienen esa tecla",
        "\(key) は使えません。端末にこのキーはありません")
    case .taken(let command):
      say(
        "\(key) is already bound to \(quoted(command))",
        "\(key) ya está asignada a \(quoted(command))",
        "\(key) はすでに \(quoted(command)) に割り当て済みです")
    case .lost(let command, let other, let isLast):
      lost(key, quoted(command), quoted(other), isLast)
    }
  }

  func unknownKey(_ key: String) -> String {
    say("unknown key \(key)", "tecla desconocida \(key)", "\(key) というキーはありません")
  }

  /// `"j" now means "open", no longer "next", which has no key left`
  private func lost(_ key: String, _ command: String, _ other: String, _ isLast: Bool) -> String {
    say(
      "\(key) now means \(other), no longer \(command)\(isLast ? ", which has no key left" : "")",
      "\(key) es ahora \(other) y ya no \(command)\(isLast ? ", que se queda sin tecla" : "")",
      "\(key) は \(command) ではなく \(other) になります"
        + (isLast ? "。\(command) のキーはなくなります" : ""))
  }

  func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func meaning(_ suggestion: String?) -> String {
    guard let name = suggestion.map(quoted) else { return "" }
    return say(", did you mean \(name)?", ", ¿quisiste decir \(name)?", "。\(name) のことですか？")
  }

  func wrong(_ setting: String, takes values: String) -> String {
    say(
      "\(setting) must be \(values)",
      "\(setting) admite \(values)",
      "\(setting) に指定できる値: \(values)")
  }

  private func text(of values: ConfigExpectation) -> String {
    switch values {
    case .flag: say("true or false", "true o false", "true または false")
    case .text: say("a quoted string", "un texto entre comillas", "引用符で囲んだ文字列")
    case .number(let range): wholeNumber(in: range)
    case .interval(let range):
      say(
        "seconds from \(number(range.lowerBound)) to \(number(range.upperBound)), or null",
        "de \(number(range.lowerBound)) a \(number(range.upperBound)) segundos, o null",
        "\(number(range.lowerBound)) から \(number(range.upperBound)) までの秒数、または null")
    case .span:
      say(
        "a time from 1s to 24h, such as \"90s\", \"5m\" or \"1h30m\"",
        "una duración de 1s a 24h, como \"90s\", \"5m\" o \"1h30m\"",
        "1s から 24h までの時間 (例: \"90s\"、\"5m\"、\"1h30m\")")
    case .choice(let choices): either(choices.map(quoted))
    case .object: say("an object in { }", "un objeto entre { }", "{ } で囲んだオブジェクト")
    case .keys:
      say(
        "a key in quotes, several in [ ], or null for none",
        "una tecla entre comillas, varias entre [ ], o null para ninguna",
        "引用符で囲んだキー、複数なら [ ]、なしなら null")
    case .color:
      say(
        "0 to 255, \"#rrggbb\", both in [ ], or \"default\"",
        "0 a 255, \"#rrggbb\", ambos entre [ ], o \"default\"",
        "0 から 255、\"#rrggbb\"、両方なら [ ]、または \"default\"")
    case .weight:
      say(
        "one or more of plain, bold, dim, italic, underline and reverse",
        "una o varias de plain, bold, dim, italic, underline y reverse",
        "plain、bold、dim、italic、underline、reverse の組み合わせ")
    case .addresses:
      say(
        "an address that begins with http:// or https://, or several in [ ]",
        "una dirección que empiece por http:// o https://, o varias entre [ ]",
        "http:// か https:// で始まるアドレス、複数なら [ ]")
    case .fields:
      say(
        "a field such as \"name\" or \"{first} {last}\", or several in [ ]",
        "un campo como \"name\" o \"{first} {last}\", o varios entre [ ]",
        "\"name\" や \"{first} {last}\" のようなフィールド、複数なら [ ]")
    case .recordPath:
      say(
        "a path such as \"items\" or \"a[].b\"", "una ruta como \"items\" o \"a[].b\"",
        "\"items\" や \"a[].b\" のようなパス")
    case .character:
      say("one character, or \"\\t\"", "un solo carácter, o \"\\t\"", "1文字または \"\\t\"")
    }
  }

  func wholeNumber(in range: ClosedRange<Int>) -> String {
    let (minimum, maximum) = (number(range.lowerBound), number(range.upperBound))
    return say(
      "a whole number from \(minimum) to \(maximum)",
      "un entero de \(minimum) a \(maximum)",
      "\(minimum) から \(maximum) までの整数")
  }

  /// `auto, never or cells`
  func either(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    let others = words.dropLast().joined(separator: listSeparator)
    return say(
      "\(others) or \(last)", "\(others) o \(last)",
      words.count == 2 ? "\(others) または \(last)" : "\(others)、または \(last)")
  }
}
