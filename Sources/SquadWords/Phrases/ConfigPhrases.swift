import SquadCore

/// What is said of the config and its mistakes. Names and values stand in `quoted`.
extension Strings {
  package var configMistakesTitle: String {
    say("Config mistakes", "Errores de configuración", "設定の誤り")
  }
  package var noConfigMistakes: String {
    say("No mistakes in the config", "La configuración no tiene errores", "設定に誤りはありません")
  }
  package var noConfig: String {
    say(
      "There is no config file · squad config example prints one",
      "No hay archivo de configuración · squad config example muestra uno",
      "設定ファイルがありません · squad config example で例を表示")
  }
  package func quoted(_ text: String) -> String { "\"\(text)\"" }
  /// ` · 2 more`, behind a mistake.
  package func moreMistakes(_ number: String, isOne: Bool) -> String {
    say(" · \(number) more", " · \(number) más", " · ほか\(number)件")
  }
  /// Behind a name: what it may have meant.
  package func meaning(_ name: String) -> String {
    say(", did you mean \(name)?", ", ¿quizá \(name)?", "。\(name) のことですか？")
  }
  package func unreadableConfig(_ reason: String) -> String {
    say("can't be read: \(reason)", "no se puede leer: \(reason)", "読み取れません: \(reason)")
  }
  package func tooLarge(kilobytes: String) -> String {
    say(
      "is larger than \(kilobytes) kB",
      "ocupa más de \(kilobytes) kB",
      "\(kilobytes) kB を超えています")
  }
  package var notUTF8: String {
    say("is not UTF-8 text", "no es texto UTF-8", "UTF-8 のテキストではありません")
  }
  package func syntax(_ reason: String) -> String {
    say(
      "\(reason); the rest is ignored",
      "\(reason); lo que sigue se ignora",
      "\(reason)。以降は無視します")
  }
  package func text(of reason: SyntaxReason) -> String {
    switch language {
    case .english:
      reason == .openingBrace ? "expected { at the start" : reason.rawValue
    case .spanish:
      switch reason {
      case .openingBrace: "falta { al principio"
      case .closingBrace: "falta }"
      case .closingBracket: "falta ]"
      case .comma: "falta una coma"
      case .key: "falta una clave"
      case .colon: "faltan dos puntos"
      case .value: "valor no válido"
      case .escape: "secuencia de escape no válida"
      case .controlCharacter: "carácter de control en una cadena"
      case .string: "cadena sin cerrar"
      case .comment: "comentario sin cerrar"
      case .depth: "demasiados niveles anidados"
      case .trailing: "sobran datos al final"
      case .object: "no es un objeto"
      }
    case .japanese:
      switch reason {
      case .openingBrace: "先頭に { がありません"
      case .closingBrace: "} がありません"
      case .closingBracket: "] がありません"
      case .comma: "カンマがありません"
      case .key: "名前がありません"
      case .colon: "コロンがありません"
      case .value: "値が正しくありません"
      case .escape: "エスケープが正しくありません"
      case .controlCharacter: "文字列に制御文字があります"
      case .string: "文字列が閉じていません"
      case .comment: "コメントが閉じていません"
      case .depth: "入れ子が深すぎます"
      case .trailing: "末尾に余分なデータがあります"
      case .object: "オブジェクトではありません"
      }
    }
  }
  package func unknownName(_ name: String) -> String {
    say("unknown \(name)", "\(name) desconocido", "\(name) は不明です")
  }
  package func retired(_ name: String, instead other: String) -> String {
    say(
      "\(name) no longer exists, use \(other)",
      "\(name) ya no existe; en su lugar, \(other)",
      "\(name) は廃止されました。代わりに \(other) を使ってください")
  }
  package func repeated(_ name: String) -> String {
    say(
      "\(name) appears twice; the first is used",
      "\(name) aparece dos veces, cuenta la primera",
      "\(name) が重複しています。最初のものを使います")
  }
  package func wrong(_ setting: String, takes values: String) -> String {
    say(
      "\(setting) must be \(values)",
      "\(setting) admite \(values)",
      "\(setting) に指定できるのは \(values)")
  }
  package func wrong(_ setting: String, value: String) -> String {
    say(
      "\(setting) can't be \(value)",
      "\(setting) no puede ser \(value)",
      "\(setting) に \(value) は指定できません")
  }
  package func reservedTheme(_ name: String) -> String {
    say(
      "\(name) is one of squad's themes, choose another name",
      "\(name) es un tema de squad, elegir otro nombre",
      "\(name) は squad のテーマ名です。別の名前にしてください")
  }
  package func wrongThemeName(_ name: String) -> String {
    say(
      "a theme can't be called \(name)",
      "un tema no puede llamarse \(name)",
      "\(name) はテーマ名に使えません")
  }
  /// After the file's name.
  package var exposesKeys: String {
    say(
      "contains keys but is readable by others · run chmod 600 on it",
      "contiene claves y otros pueden leerlo · chmod 600",
      "には API キーがあり、他の人も読めます · chmod 600")
  }

  package func unknownKey(_ key: String) -> String {
    say("unknown key \(key)", "tecla desconocida \(key)", "キー \(key) は不明です")
  }
  package func notOneKey(_ key: String) -> String {
    say(
      "\(key) is not one key, such as \"j\", \"ctrl-d\" or \"f5\"",
      "\(key) no es una tecla, como \"j\", \"ctrl-d\" o \"f5\"",
      "\(key) は一つのキーではありません (例: \"j\"、\"ctrl-d\"、\"f5\")")
  }
  package func fixedKey(_ key: String, means command: String) -> String {
    say(
      "\(key) can't be bound, it always means \(command)",
      "\(key) no se puede asignar, siempre es \(command)",
      "\(key) は変更できません。常に \(command) です")
  }
  package func sameKey(_ key: String, as other: String) -> String {
    say(
      "\(key) can't be bound, terminals send it as \(other)",
      "\(key) no se puede asignar, los terminales envían \(other)",
      "\(key) は使えません。端末は \(other) として送ります")
  }
  package func escapedKey(_ key: String) -> String {
    say(
      "\(key) can't be bound, terminals send it as \"esc\" and what follows",
      "\(key) no se puede asignar, los terminales envían \"esc\" y lo que sigue",
      "\(key) は使えません。端末は \"esc\" と続くキーとして送ります")
  }
  package func unsentKey(_ key: String) -> String {
    say(
      "\(key) can't be bound, terminals have no such key",
      "\(key) no se puede asignar, los terminales no tienen esa tecla",
      "\(key) は使えません。端末にこのキーはありません")
  }
  package func takenKey(_ key: String, by command: String) -> String {
    say(
      "\(key) is already bound to \(command)",
      "\(key) ya está asignada a \(command)",
      "\(key) はすでに \(command) に割り当て済みです")
  }

  /// - Parameter isLast: whether the command has no other key.
  package func lostKey(_ key: String, by command: String, to other: String, isLast: Bool) -> String
  {
    say(
      "\(key) now means \(other), no longer \(command)\(isLast ? ", which has no key left" : "")",
      "\(key) es ahora \(other) y ya no \(command)\(isLast ? ", que queda sin tecla" : "")",
      "\(key) は \(command) ではなく \(other) になります"
        + (isLast ? "。\(command) のキーはなくなります" : ""))
  }
  package var takesFlag: String { say("true or false", "true o false", "true または false") }
  package var takesText: String { say("a quoted string", "un texto entre comillas", "引用符で囲んだ文字列") }
  /// A span of time.
  package var takesSpan: String {
    say(
      "a time from 1s to 24h, such as \"90s\", \"5m\" or \"1h30m\"",
      "una duración de 1s a 24h, como \"90s\", \"5m\" o \"1h30m\"",
      "1s から 24h までの時間（\"90s\"、\"5m\"、\"1h30m\" など）")
  }
  package func takesNumber(from least: String, to most: String) -> String {
    say(
      "a whole number from \(least) to \(most)",
      "un entero de \(least) a \(most)",
      "\(least) から \(most) までの整数")
  }
  package func takesInterval(from least: String, to most: String) -> String {
    say(
      "seconds from \(least) to \(most), or null",
      "de \(least) a \(most) segundos, o null",
      "\(least) から \(most) までの秒数、または null")
  }
  /// `"auto", "never" or "cells"`, of words in quotes.
  package func either(_ words: [String]) -> String {
    switch language {
    case .english:
      guard let last = words.last, words.count > 1 else { return words.first ?? "" }
      return words.dropLast().joined(separator: ", ") + " or \(last)"
    case .spanish:
      guard let last = words.last, words.count > 1 else { return words.first ?? "" }
      return words.dropLast().joined(separator: ", ") + " o \(last)"
    case .japanese:
      guard let last = words.last, words.count > 1 else { return words.first ?? "" }
      let others = words.dropLast().joined(separator: "、")
      return words.count == 2 ? "\(others) または \(last)" : "\(others)、または \(last)"
    }
  }
  package var takesObject: String { say("an object in { }", "ajustes entre { }", "{ } で囲んだ設定") }
  package var takesKeys: String {
    say(
      "a key in quotes, several in [ ], or null for none",
      "una tecla entre comillas, varias entre [ ], o null para ninguna",
      "引用符で囲んだキー、[ ] で複数、なしは null")
  }
  package var takesColor: String {
    say(
      "0 to 255, \"#rrggbb\", both in [ ], or \"default\"",
      "0 a 255, \"#rrggbb\", ambos entre [ ], o \"default\"",
      "0 から 255、\"#rrggbb\"、[ ] で両方、または \"default\"")
  }
  package var takesWeight: String {
    say(
      "words among plain, bold, dim, italic, underline and reverse",
      "palabras de plain, bold, dim, italic, underline y reverse",
      "plain、bold、dim、italic、underline、reverse の組み合わせ")
  }
  package var takesAddresses: String {
    say(
      "an address that begins with http:// or https://, or several in [ ]",
      "una dirección que empiece por http:// o https://, o varias entre [ ]",
      "http:// か https:// で始まるアドレス、[ ] で複数")
  }
}
