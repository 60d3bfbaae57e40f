import PlainText
import SquadCore

/// Failures. The words that tell most come first, because a narrow line loses the last ones.
extension Strings {
  /// `unknown list "x" · see squad --help`: what failed, then advice where there is any.
  package func text(of failure: Failure) -> String {
    switch failure {
    case .unknownCatalogue(let name):
      say(
        "unknown catalogue \"\(name)\" · see squad --help",
        "catálogo desconocido «\(name)» · consulta squad --help",
        "カタログ「\(name)」はありません · squad --help を参照してください")
    case .unknownList(let name):
      say(
        "unknown list \"\(name)\" · see squad --help",
        "lista desconocida «\(name)» · consulta squad --help",
        "リスト「\(name)」はありません · squad --help を参照してください")
    case .unknownEntry(let id): text(missing: id, in: ListID(id.catalogue))
    case .unreadable(let location):
      say(
        "unreadable data (\(location))", "datos ilegibles (\(location))",
        "データを読み取れません (\(location))")
    case .service(let problem): text(of: problem)
    case .storage(let problem): text(of: problem)
    case .file(let problem, let name): text(of: problem, in: name)
    }
  }

  /// `no such entry: marvel/5 · see squad list marvel`
  ///
  /// `word` finds in the list what the id may have meant; nil if nothing does.
  package func text(missing id: EntryID, in list: ListID, searching word: String? = nil) -> String {
    guard !isForVisitors else { return noEntry(id) }
    return "\(noEntry(id)) · \(see("squad list \(list)\(word.map { " --search \($0)" } ?? "")"))"
  }

  /// `no such entry: marvel/1009369 · did you mean marvel/1009368 (Iron Man)?`
  package func text(missing id: EntryID, nearest: EntryID, _ title: String) -> String {
    "\(noEntry(id)) · \(didYouMean("\(nearest) (\(title))"))"
  }

  private func noEntry(_ id: EntryID) -> String {
    say("no such entry: \(id)", "no existe \(id)", "\(id) はありません")
  }

  /// `no network · no saved copy of marvel/5`: neither a service nor this machine has it.
  package func text(of failure: Failure, missing id: EntryID) -> String {
    text(of: failure) + " · "
      + say("no saved copy of \(id)", "no hay copia guardada de \(id)", "\(id) の保存データはありません")
  }

  /// `squad crashed · start it again; nothing saved was lost`, printed by the crash handler.
  package var crashed: String {
    say(
      "squad crashed · start it again; nothing saved was lost",
      "squad falló y se cerró · vuelve a iniciarlo; no se perdió nada de lo guardado",
      "squad が異常終了しました · もう一度起動してください。保存した内容は失われていません")
  }
}

/// Failures in one line.
extension Strings {
  /// `R to retry`; nil if no key retries.
  package var retry: String? {
    key(.refresh).map { say("\($0) to retry", "\($0) reintenta", "\($0) で再試行") }
  }

  /// `! service error (500) · R to retry`
  package func error(
    of failure: Failure, offersRetry: Bool, columns: Int, _ glyphs: Glyphs
  ) -> String {
    "! \(line(of: failure, offersRetry: offersRetry, columns: columns - 2, glyphs))"
  }

  /// A failure in at most `columns` columns, with the offer to retry if there is one. A file's name
  /// is cut first, because its tab has it, and then the end of the reason.
  package func line(
    of failure: Failure, offersRetry: Bool, columns: Int, _ glyphs: Glyphs
  ) -> String {
    var reason = text(of: failure)
    let offer = offersRetry ? retry.map { " · \($0)" } ?? "" : ""
    let available = columns - PlainText.width(of: offer)
    let excess = PlainText.width(of: reason) - available
    if case .file(_, let file) = failure, excess > 0 {
      let name = name(ofFile: file)
      reason.trimPrefix("\(name): ")
      if reason.hasPrefix(name) {
        let left = max(PlainText.width(of: name) - excess, Self.minimumReasonColumns)
        reason = glyphs.cut(name, to: left) + reason.dropFirst(name.count)
      }
    }
    // An offer alone doesn't say what to retry.
    let fits = available >= Self.minimumReasonColumns || PlainText.width(of: reason) <= available
    let cut = Self.cut(reason, columns: fits ? available : columns, glyphs)
    return fits ? cut + offer : cut
  }

  /// Drops the details after the colon if hardly any of them fit: the words before it say what
  /// happened.
  private static func cut(_ reason: String, columns: Int, _ glyphs: Glyphs) -> String {
    let cut = glyphs.cut(reason, to: columns)
    guard cut != reason, let colon = reason.firstRange(of: ": ") else { return cut }
    let head = String(reason[..<colon.lowerBound])
    let left = columns - PlainText.width(of: head)
    return (0..<minimumDetailColumns).contains(left) ? head : cut
  }

  /// The fewest columns of details that still tell something, with the colon before them.
  private static let minimumDetailColumns = 5

  /// The fewest columns of a reason that still tell something.
  private static let minimumReasonColumns = 10
}

/// Why a text isn't JSON or a record can't be read.
extension Strings {
  /// Keyed by the reader's reason.
  private static let syntaxReasons: [String: (spanish: String, japanese: String)] = [
    "missing { at the start": ("falta { al principio", "先頭に { がありません"),
    "missing }": ("falta }", "} がありません"),
    "missing ]": ("falta ]", "] がありません"),
    "missing comma": ("falta una coma", "カンマがありません"),
    "missing key": ("falta una clave", "キー名がありません"),
    "missing colon": ("faltan dos puntos", "コロンがありません"),
    "invalid value": ("valor no válido", "値が正しくありません"),
    "invalid escape": ("secuencia de escape no válida", "エスケープが正しくありません"),
    "control character in a string": ("carácter de control en una cadena", "文字列に制御文字があります"),
    "unterminated string": ("cadena sin cerrar", "文字列が閉じていません"),
    "unterminated comment": ("comentario sin cerrar", "コメントが閉じていません"),
    "nested too deeply": ("demasiados niveles anidados", "入れ子が深すぎます"),
    "trailing data": ("sobran datos al final", "末尾に余分なデータがあります"),
    "not an object": ("no es un objeto", "オブジェクトではありません"),
    "not an array": ("no es una matriz", "配列ではありません"),
    "longer than 16 MiB": ("ocupa más de 16 MiB", "16 MiB を超えています"),
  ]

  func text(ofSyntax reason: String) -> String {
    guard let words = Self.syntaxReasons[reason] else { return reason }
    // The reader names what is missing.
    let english = reason == "missing { at the start" ? "expected { at the start" : reason
    return say(english, words.spanish, words.japanese)
  }
}
