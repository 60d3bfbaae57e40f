/// Why a text isn't JSON or a record can't be read; the raw value is the reader's reason.
enum SyntaxReason: String, CaseIterable {
  case openingBrace = "missing { at the start"
  case closingBrace = "missing }"
  case closingBracket = "missing ]"
  case comma = "missing comma"
  case key = "missing key"
  case colon = "missing colon"
  case value = "invalid value"
  case escape = "invalid escape"
  case controlCharacter = "control character in a string"
  case string = "unterminated string"
  case comment = "unterminated comment"
  case depth = "nested too deeply"
  case trailing = "trailing data"
  case object = "not an object"
  case array = "not an array"
  case length = "longer than 16 MiB"
}

extension Strings {
  func text(ofSyntax reason: String) -> String {
    SyntaxReason(rawValue: reason).map(text) ?? reason
  }

  private func text(of reason: SyntaxReason) -> String {
    let english = reason.rawValue
    return switch reason {
    case .openingBrace: say("expected { at the start", "falta { al principio", "先頭に { がありません")
    case .closingBrace: say(english, "falta }", "} がありません")
    case .closingBracket: say(english, "falta ]", "] がありません")
    case .comma: say(english, "falta una coma", "カンマがありません")
    case .key: say(english, "falta una clave", "キー名がありません")
    case .colon: say(english, "faltan dos puntos", "コロンがありません")
    case .value: say(english, "valor no válido", "値が正しくありません")
    case .escape: say(english, "secuencia de escape no válida", "エスケープが正しくありません")
    case .controlCharacter:
      say(english, "carácter de control en una cadena", "文字列に制御文字があります")
    case .string: say(english, "cadena sin cerrar", "文字列が閉じていません")
    case .comment: say(english, "comentario sin cerrar", "コメントが閉じていません")
    case .depth: say(english, "demasiados niveles anidados", "入れ子が深すぎます")
    case .trailing: say(english, "sobran datos al final", "末尾に余分なデータがあります")
    case .object: say(english, "no es un objeto", "オブジェクトではありません")
    case .array: say(english, "no es una matriz", "配列ではありません")
    case .length: say(english, "ocupa más de 16 MiB", "16 MiB を超えています")
    }
  }
}
